import type { Tempo } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { person, spectator, Trial, type Witness } from '../hosting/hosting.fixture.ts';
import { StoreError } from '../hosting/store.ts';
import type { Tools } from '../hosting/tools.ts';
import type { Span } from '../tempo/spans.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const LIVE: Tempo = { kind: 'live', bank: 10 * MINUTE, gain: 10 * SECOND, cap: null, onTime: 'lost' };
const DAYS: Tempo = { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' };

async function begin(tempo: Tempo, count = 2, wishes: Partial<Tools> = {}, games = 1) {
  const trial = new Trial(wishes);
  const people = ['Ada', 'Bo', 'Cy'].slice(0, count).map(person);
  const table = await trial.seat(people, { tempo, games });
  const [ada, bo] = people as [Witness, Witness];
  const log = (): string[] => trial.store.log(table).map(({ type }) => type);
  /** What each seat had left when something last happened. */
  const left = (): readonly number[] => ada.game.clock!.left;
  const move = async (after: number): Promise<void> => ((trial.time += after), await trial.move(people, table));
  return { trial, table, people, ada, bo, log, left, move };
}

/** A table hears when Ada, or somebody else, is on holiday. */
const tell = (trial: Trial, table: string, plan: Span | null, who = 'guest-Ada'): Promise<unknown> =>
  trial.tables.ask({ kind: 'house' }, 'holiday', { table, person: who, plan });

describe('a live game', () => {
  test('tells everybody, spectators too, whose time is running and when it is out', async () => {
    const { trial, table, ada, bo, move } = await begin(LIVE);
    const eve = spectator();
    await trial.watch(eve, table);
    const since = trial.time;
    const clock = { since, left: [600_000, 600_000], running: 0, isPaused: false, holidays: [], out: since + 600_000 };
    expect([ada, bo, eve].map(({ game }) => game.clock)).toEqual([clock, clock, clock]);
    expect(ada.table.tempo).toEqual(LIVE);
    await move(MINUTE);
    const passed = { since: since + MINUTE, left: [550_000, 600_000], running: 1, out: since + 11 * MINUTE };
    expect([ada, bo, eve].map(({ game }) => game.clock)).toMatchObject([passed, passed, passed]);
  });

  test('is lost when time is out, which the host looks at by itself', async () => {
    const { trial, table, ada, bo, log, move } = await begin(LIVE);
    await move(MINUTE);
    await trial.pass(10 * MINUTE - 1);
    expect(ada.table.stage).toBe('playing');
    await trial.pass(1);
    expect(log().slice(-2)).toEqual(['timed-out', 'gave-up']);
    expect(ada.table.stage).toBe('over');
    expect(ada.game).toMatchObject({ isOver: true, result: { ranks: [1, 2] }, clock: { running: null, out: null } });
    expect(bo.table.news.slice(-2)).toMatchObject([
      { what: 'timed-out', seat: 1, name: 'Bo' },
      { what: 'resigned', seat: 1 },
    ]);
    expect(await trial.refused(bo, 'move', trial.nextMove(bo, table))).toEqual({ code: 'not-playing', stage: 'over' });
    const { transcript } = await trial.ask(ada, 'transcript', { table, round: 0 });
    expect(transcript.stopped).toEqual({ reason: 'time', seat: 1 });
  });

  test('of three is played on by a bot for whoever lost on time', async () => {
    const { trial, ada, log } = await begin(LIVE, 3);
    trial.thinker = { think: () => new Promise(() => {}) };
    await trial.pass(10 * MINUTE);
    expect(log().slice(-2)).toEqual(['timed-out', 'gave-up']);
    expect(ada.table.seats[0]).toMatchObject({ kind: 'bot', hasResigned: true });
    expect(ada.game.clock).toMatchObject({ running: null });
  });

  test('takes no move that comes too late, also where no timer has told', async () => {
    const { trial, table, ada, log } = await begin(LIVE, 2, { later: () => {} });
    trial.time += 10 * MINUTE;
    expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toEqual({
      code: 'not-playing',
      stage: 'over',
    });
    expect(log().at(-1)).toBe('gave-up');
  });

  test('is lost while nobody looks, also after a restart', async () => {
    const { trial, table, people, log } = await begin(LIVE);
    for (const one of people) trial.tables.leave(one);
    trial.timers.length = 0;
    trial.restart();
    await trial.tables.lookAtClock(table);
    expect(log()).not.toContain('timed-out');
    await trial.pass(10 * MINUTE);
    expect(log().slice(-2)).toEqual(['timed-out', 'gave-up']);
  });

  test('loses one game of a series, and the next begins with the whole bank', async () => {
    const { trial, table, ada, left } = await begin(LIVE, 2, {}, 2);
    await trial.pass(10 * MINUTE);
    expect([ada.table.stage, ada.game.result?.ranks, left()]).toEqual(['playing', [2, 1], [0, 600_000]]);
    await trial.ask(ada, 'next', { table, round: 0 });
    expect([left(), ada.game.clock?.running]).toEqual([[600_000, 600_000], 1]);
  });

  test('has the same tempo again', async () => {
    const { trial, table, ada } = await begin(LIVE);
    await trial.pass(10 * MINUTE);
    const { table: again } = await trial.ask(ada, 'rematch', { table });
    expect(trial.fold(again).opened.tempo).toEqual(LIVE);
  });

  test('does not count the time of bots', async () => {
    const trial = new Trial();
    trial.thinker = { think: () => new Promise(() => {}) };
    const ada = person('Ada');
    await trial.seat([ada], { bots: 1, starter: 1, tempo: LIVE });
    await trial.pass(HOUR);
    expect(ada.game.clock).toMatchObject({ running: null, left: [600_000, 600_000], out: null });
  });
});

describe('a pause', () => {
  test('stops the clock once all agree, until one of them goes on', async () => {
    const { trial, table, ada, bo, left, log } = await begin(LIVE);
    await trial.pass(MINUTE);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'pause' } });
    expect(ada.game.clock?.isPaused).toBe(false);
    await trial.agree(bo, table);
    expect([ada.game.clock?.isPaused, left()]).toEqual([true, [540_000, 600_000]]);
    await trial.pass(HOUR);
    await trial.ask(bo, 'resume', { table });
    await trial.ask(bo, 'resume', { table });
    expect(log().filter((type) => type === 'resumed')).toHaveLength(1);
    expect(ada.game.clock).toMatchObject({ isPaused: false, out: trial.time + 540_000 });
  });

  test('needs a clock', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    const error = { code: 'malformed', what: 'a table without a clock' };
    expect(await trial.refused(ada, 'offer', { table, offer: { kind: 'pause' } })).toEqual(error);
    expect(await trial.refused(ada, 'resume', { table })).toEqual(error);
    expect(await trial.refused(ada, 'give', { table, seat: 1, ms: 1 })).toEqual(error);
    expect([ada.game, ada.table]).not.toMatchObject([{ clock: {} }, { tempo: {} }]);
  });
});

test('another may give more time, not oneself, and not without measure', async () => {
  const { trial, table, ada, bo, left } = await begin(LIVE);
  await trial.ask(bo, 'give', { table, seat: 0, ms: MINUTE });
  expect([left(), ada.game.clock?.out]).toEqual([[660_000, 600_000], trial.time + 660_000]);
  const own = { code: 'bad-seat', seat: 0, players: 2 };
  expect(await trial.refused(ada, 'give', { table, seat: 0, ms: MINUTE })).toEqual(own);
  expect(await trial.refused(spectator(), 'give', { table, seat: 0, ms: MINUTE })).toEqual({ code: 'no-seat' });
  for (const ms of [0, 0.5, LIVE.bank + 1]) {
    expect(await trial.refused(bo, 'give', { table, seat: 0, ms })).toEqual({ code: 'malformed', what: 'ms' });
  }
});

describe('a game over days', () => {
  test('goes over a restart, a night without a server and a week, and then a bot plays on', async () => {
    const downtime: { from: number; until: number }[] = [];
    const { trial, table, people, ada, left, move } = await begin(DAYS, 2, { downtime: async () => downtime });
    await move(DAY);
    await move(DAY);
    expect(left()).toEqual([3 * DAY, 3 * DAY]);
    for (const one of people) trial.tables.leave(one);
    trial.time += 2 * DAY;
    downtime.push({ from: trial.time - 12 * HOUR, until: trial.time });
    trial.timers.length = 0;
    trial.restart();
    for (const one of people) await trial.watch(one, table);
    expect([left()[0], ada.game.clock?.out]).toEqual([1.5 * DAY, trial.time + 1.5 * DAY]);
    trial.thinker = { think: () => new Promise(() => {}) };
    for (let hour = 1; hour < 36; hour++) await trial.pass(HOUR);
    expect(ada.table.seats[0]!.kind).toBe('person');
    await trial.pass(HOUR);
    expect(ada.table).toMatchObject({
      stage: 'playing',
      you: null,
      kept: 0,
      seats: [{ kind: 'bot', bot: 'club' }, {}],
    });
    await trial.pass(3 * DAY);
    await trial.ask(ada, 'sit', { table });
    expect([left()[0], ada.game.clock?.running]).toEqual([DAY, 0]);
    await move(HOUR);
    expect(left()[0]).toBe(2 * DAY - HOUR);
  });

  test('replaces nobody before their time is out', async () => {
    const { trial, table, ada, bo } = await begin(DAYS);
    trial.tables.leave(ada);
    trial.away.set('guest-Ada', DAY);
    await trial.pass(DAY);
    const refused = { code: 'is-here', seat: 0, wait: 2 * DAY };
    expect(await trial.refused(bo, 'offer', { table, offer: { kind: 'replace', seat: 0 } })).toEqual(refused);
    expect(bo.table.seats[0]).toMatchObject({ isHere: false });
    expect(bo.table.seats[0]).not.toHaveProperty('replaceIn');
  });

  test('waits for whoever is on holiday, which everybody sees', async () => {
    const { trial, table, bo } = await begin(DAYS);
    const start = trial.time;
    await tell(trial, table, { from: start + DAY, until: start + 11 * DAY });
    const holiday = { seat: 0, from: start + DAY, until: start + 11 * DAY };
    expect(bo.game.clock).toMatchObject({ holidays: [holiday], out: start + 13 * DAY });
    await trial.pass(12 * DAY);
    expect(bo.table.seats[0]!.kind).toBe('person');
    await trial.pass(DAY);
    expect(bo.table.seats[0]!.kind).toBe('bot');
  });

  test('is told of a holiday once, and that it is over, however often it is told', async () => {
    const { trial, table, log, bo } = await begin(DAYS);
    const plan = { from: trial.time + DAY, until: trial.time + 9 * DAY };
    await tell(trial, table, plan);
    await tell(trial, table, plan);
    await trial.pass(2 * DAY);
    await tell(trial, table, plan);
    expect(log().filter((type) => type === 'holiday')).toHaveLength(1);
    await tell(trial, table, null);
    await tell(trial, table, null);
    expect(log().filter((type) => type === 'holiday')).toHaveLength(2);
    expect(bo.game.clock).toMatchObject({ holidays: [], out: trial.time + 2 * DAY });
  });

  test('does not care for the holidays of those who do not sit there, and a live game for nobody’s', async () => {
    const { trial, table, log } = await begin(DAYS);
    const plan = { from: trial.time, until: trial.time + DAY };
    await tell(trial, table, plan, 'guest-Eve');
    expect(log()).not.toContain('holiday');
    const live = await begin(LIVE);
    await tell(live.trial, live.table, plan);
    expect(live.log()).not.toContain('holiday');
  });

  test('what is being asked is still asked when somebody plans a holiday or gives time', async () => {
    const { trial, table, ada, bo } = await begin(DAYS);
    await trial.ask(bo, 'offer', { table, offer: { kind: 'pause' } });
    await tell(trial, table, { from: trial.time, until: trial.time + DAY });
    await trial.ask(bo, 'give', { table, seat: 0, ms: MINUTE });
    await trial.agree(ada, table);
    expect(ada.game.clock?.isPaused).toBe(true);
  });

  test('a night without a server is left out once, however often it is told', async () => {
    const downtime = [{ from: 0, until: 1 }];
    const { trial, table, log, ada } = await begin(DAYS, 2, { downtime: async () => downtime });
    downtime.push({ from: trial.time, until: trial.time + DAY });
    trial.time += DAY;
    for (let count = 0; count < 3; count++) await trial.watch(ada, table);
    expect(log().filter((type) => type === 'down')).toHaveLength(1);
    expect(ada.game.clock).toMatchObject({ since: trial.time, left: [3 * DAY, 3 * DAY] });
  });
});

test('of two hosts that see a time run out one tells it', async () => {
  const { trial, table, ada, log } = await begin(LIVE);
  const other = new Trial({}, trial.store);
  other.time = trial.time;
  const eve = spectator();
  await other.watch(eve, table);
  trial.time = other.time += 10 * MINUTE;
  await Promise.all([trial.pass(0), other.pass(0)]);
  await Promise.all([trial.pass(0), other.pass(0)]);
  expect(log().filter((type) => type === 'timed-out')).toHaveLength(1);
  expect([ada.table.stage, eve.table.stage]).toEqual(['over', 'over']);
});

test('what cannot be stored when time is out is tried again', async () => {
  const { trial, ada, log } = await begin(LIVE);
  trial.store.failure = new StoreError('full', 'no room');
  await trial.pass(10 * MINUTE);
  expect(log()).not.toContain('timed-out');
  trial.store.failure = null;
  await trial.pass(10 * SECOND);
  expect([log().at(-1), ada.table.stage]).toEqual(['gave-up', 'over']);
});

test('a tempo that nobody can play by is refused', async () => {
  const trial = new Trial();
  const odd: Partial<Tempo>[] = [{ bank: 0 }, { bank: 0.5 }, { gain: -1 }, { cap: 1 }, { bank: 1e15 }];
  for (const wish of odd) {
    const opened = trial.open(person('Ada'), { tempo: { ...LIVE, ...wish } });
    await expect(opened).rejects.toMatchObject({ error: { code: 'malformed', what: 'tempo' } });
  }
});
