import { saveSeries } from '../series/save.ts';
import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import { LuckCheck, Partner, type FairInfo, type LuckVerdict } from '@sixfold/engine/fair';
import { verifyTranscript } from '@sixfold/engine/verify';
import { mergeUpdate, type GameUpdate, type TableMessage } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { Series } from '../series/series.ts';
import { granted } from '../contract/errors.ts';
import type { ProgramMark } from '../log/events.ts';
import { parseTerms } from '../series/config.ts';
import { FAIR } from '../table/fair.ts';
import { chooseMove, spectator, Trial, Witness, BOT, ME, OPEN } from './hosting.fixture.ts';

const numbers = new FastChance(7);
const number = (): string => Array.from({ length: 8 }, () => numbers.next().toString(16).padStart(8, '0')).join('');

/** A person whose client has its part in the luck, and checks all that it hears. */
class Player extends Witness {
  readonly partner = new Partner(number);
  readonly verdicts: LuckVerdict[] = [];
  readonly queue: (() => Promise<unknown>)[] = [];
  isSilent = false;
  private check: LuckCheck | null = null;
  private known: GameUpdate | null = null;
  private readonly trial: Trial;

  constructor(name: string, trial: Trial) {
    super({ kind: 'person', id: `guest-${name}` });
    this.trial = trial;
  }

  override send(message: TableMessage): void {
    super.send(message);
    if (message[0] === 'game') return this.hear(message[1]);
    const { table, you, fair } = message[1];
    const part = fair && you !== null && !this.isSilent ? this.partner.answer(fair, you) : null;
    if (part?.says === 'pledge') this.queue.push(() => this.trial.ask(this, 'pledge', { table, ...part }));
    if (part?.says === 'reveal') this.queue.push(() => this.trial.ask(this, 'reveal', { table, ...part }));
  }

  private hear(update: GameUpdate): void {
    this.check ??= new LuckCheck(GAMES[update.view.game]);
    // As it comes over a wire.
    this.known = mergeUpdate(this.known, JSON.parse(JSON.stringify(update)) as GameUpdate);
    this.verdicts.push(this.check.hear(this.table.fair!, this.known!));
  }
}

class FairTrial extends Trial {
  readonly ada: Player = new Player('Ada', this);
  readonly bo: Player = new Player('Bo', this);

  constructor() {
    super({ fair: FAIR });
  }

  /** Has all that people want to say be said, and what is due happen. */
  async talk(people: readonly Player[] = [this.ada, this.bo]): Promise<void> {
    for (let round = 0; round < 4; round++) {
      for (const one of people) for (const say of one.queue.splice(0)) await say();
      await this.pass(0);
    }
  }
}

const types = (trial: Trial, table: string): string[] => trial.store.log(table).map(({ type }) => type);
const GAME_IDS: readonly GameId[] = ['board', 'board3d', 'cards', 'dice', 'stones'];

describe('a round', () => {
  test('is dealt once all have pledged and opened, and not before', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    expect(ada.count('game')).toBe(0);
    expect(ada.table.fair).toMatchObject({ round: 0, from: 0, pledges: [null, null], isClosed: false, numbers: null });
    await trial.talk();
    expect(types(trial, table)).toEqual('opened sat pledged pledged pledges-closed revealed revealed dealt'.split(' '));
    expect(ada.count('game')).toBe(1);
    const { numbers: opened } = ada.table.fair!;
    expect(opened).toEqual([ada.partner.numberOf(ada.table.fair!, 0), bo.partner.numberOf(ada.table.fair!, 1)]);
  });

  test('has nothing to move, look at, give up or ask for before', async () => {
    const trial = new FairTrial();
    const { ada } = trial;
    const table = await trial.seat([ada, trial.bo], { game: 'dice' });
    const not = { code: 'not-playing', stage: 'dealing' };
    expect(await trial.refused(ada, 'move', { table, round: 0, ply: 0, move: { type: 'roll' } })).toEqual(not);
    expect(await trial.refused(ada, 'moves', { table })).toEqual(not);
    expect(await trial.refused(ada, 'resign', { table })).toEqual(not);
    expect(await trial.refused(ada, 'offer', { table, offer: { kind: 'end' } })).toEqual(not);
    expect(await trial.refused(ada, 'look', { table, round: 0, ply: 0 })).toMatchObject({ code: 'not-playing' });
    expect(trial.fold(table)).toMatchObject({ turn: null, botToMove: null, waitsFor: null });
  });

  test('waits five seconds for pledges, and ten for numbers', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    bo.isSilent = true;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    await trial.talk();
    await trial.pass(4999);
    expect(types(trial, table).at(-1)).toBe('pledged');
    ada.isSilent = true;
    await trial.pass(1);
    await trial.talk();
    expect(types(trial, table).at(-1)).toBe('pledges-closed');
    await trial.pass(4999);
    expect(ada.count('game')).toBe(0);
    await trial.pass(1);
    expect(types(trial, table).at(-1)).toBe('dealt');
    expect(ada.table.fair).toMatchObject({ pledges: [expect.any(String), null], numbers: [null, null] });
    expect(ada.count('game')).toBe(1);
  });

  test('is dealt after five seconds where nobody takes part', async () => {
    const trial = new FairTrial();
    const table = await trial.open(trial.ada, { game: 'dice', seats: [ME, BOT] });
    await trial.pass(0);
    await trial.ask(trial.ada, 'arrive', { table });
    expect(types(trial, table)).toEqual(['opened']);
    await trial.pass(5000);
    await trial.ask(trial.ada, 'arrive', { table });
    expect(types(trial, table).slice(0, 3)).toEqual(['opened', 'pledges-closed', 'dealt']);
  });

  test('waits once for a program that knows of no pledges, and never for one that has said so', async () => {
    const trial = new FairTrial();
    const { ada } = trial;
    const begin = async (mark: ProgramMark): Promise<string> => {
      const bot = new Witness({ kind: 'person', id: 'guest-Bo', isProgram: true, ...mark });
      const table = await trial.seat([ada, bot], { game: 'dice', games: 2 });
      await trial.talk([ada]);
      return table;
    };
    const unaware = await begin({});
    expect(types(trial, unaware)).not.toContain('dealt');
    await trial.pass(5000);
    await trial.talk([ada]);
    expect(types(trial, unaware)).toContain('dealt');
    await trial.ask(ada, 'resign', { table: unaware });
    await trial.ask(ada, 'next', { table: unaware, round: 0 });
    await trial.talk([ada]);
    expect(types(trial, unaware).slice(-4)).toEqual(['pledged', 'pledges-closed', 'revealed', 'dealt']);
    expect(types(trial, await begin({ hasNoPart: true }))).toContain('dealt');
  });

  test('does not wait for bots', async () => {
    const trial = new FairTrial();
    const table = await trial.seat([trial.ada], { game: 'dice', bots: 1 });
    await trial.talk([trial.ada]);
    expect(types(trial, table)).toContain('dealt');
  });

  test('drops what somebody pledged who went before', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.open(ada, { game: 'dice', seats: [ME, OPEN, OPEN], isPublic: true });
    await trial.watch(ada, table);
    await trial.watch(bo, table);
    await trial.ask(bo, 'sit', { table, seat: 1 });
    await trial.talk();
    expect(ada.table.fair!.pledges).toEqual([expect.any(String), expect.any(String), null]);
    await trial.ask(bo, 'clear', { table, seat: 1 });
    expect(ada.table.fair!.pledges).toEqual([expect.any(String), null, null]);
    expect(ada.table.stage).toBe('gathering');
  });

  test('goes on after a restart from where it was', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    for (const one of [ada, bo]) for (const say of one.queue.splice(0)) await say();
    await trial.pass(0);
    expect(types(trial, table).at(-1)).toBe('pledges-closed');
    const { root } = ada.table.fair!;
    trial.restart();
    for (const one of [ada, bo]) await trial.watch(one, table);
    expect(ada.table.fair!.root).toBe(root);
    await trial.talk();
    expect(types(trial, table).at(-1)).toBe('dealt');
    expect(ada.table.fair!.numbers).not.toContain(null);
  });
});

describe('nobody', () => {
  const PLEDGE = 'ab'.repeat(32);

  test('pledges for another seat, or without one', async () => {
    const trial = new FairTrial();
    const table = await trial.seat([trial.ada, trial.bo], { game: 'dice' });
    expect(await trial.refused(spectator(), 'pledge', { table, round: 0, pledge: PLEDGE })).toEqual({
      code: 'no-seat',
    });
    await trial.ask(trial.bo, 'pledge', { table, round: 0, pledge: PLEDGE });
    expect(trial.ada.table.fair!.pledges).toEqual([null, PLEDGE]);
  });

  test('pledges what is no hash, for another round, too late, or without end', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    const malformed = { code: 'malformed', what: 'pledge' };
    for (const pledge of ['', 'ab', 'AB'.repeat(32), 'ab'.repeat(1000)]) {
      expect(await trial.refused(bo, 'pledge', { table, round: 0, pledge })).toEqual(malformed);
    }
    expect(await trial.refused(bo, 'pledge', { table, round: 1, pledge: PLEDGE })).toMatchObject({ code: 'moved-on' });
    for (let tries = 0; tries < 16; tries++) await trial.ask(bo, 'pledge', { table, round: 0, pledge: number() });
    expect(await trial.refused(bo, 'pledge', { table, round: 0, pledge: number() })).toEqual(malformed);
    await trial.pass(5000);
    expect(await trial.refused(ada, 'pledge', { table, round: 0, pledge: PLEDGE })).toMatchObject({ code: 'moved-on' });
  });

  test('opens another number than they pledged, or before all have pledged', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    await bo.queue.shift()!();
    const own = bo.partner.numberOf(bo.table.fair!, 1)!;
    const malformed = { code: 'malformed', what: 'number' };
    expect(await trial.refused(bo, 'reveal', { table, round: 0, number: own })).toEqual(malformed);
    await trial.pass(5000);
    expect(await trial.refused(bo, 'reveal', { table, round: 0, number: PLEDGE })).toEqual(malformed);
    expect(await trial.refused(ada, 'reveal', { table, round: 0, number: own })).toEqual(malformed);
    expect(await trial.refused(bo, 'reveal', { table, round: 0, number: own })).toBeNull();
    expect(await trial.refused(bo, 'reveal', { table, round: 0, number: own })).toMatchObject({ code: 'moved-on' });
  });

  test('hears a secret before its time', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const eve = spectator();
    const table = await trial.seat([ada, bo], { game: 'cards' });
    await trial.watch(eve, table);
    await trial.talk();
    await trial.move([ada, bo], table);
    const [opened] = trial.store.log(table);
    const before = eve.lines.filter((line) => line.includes('"numbers":null')).join('');
    for (const secret of [ada, bo].map((one, seat) => one.partner.numberOf(ada.table.fair!, seat)!)) {
      expect(before).not.toContain(secret);
    }
    const { luck } = trial.fold(table).series.match;
    expect(luck.usedFrom!(0)).toContain('pile 0');
    const hidden = FAIR.commit(GAMES.cards.card, { ...trial.fold(table).series.start });
    expect(hidden.open(0, ['pile 0'], false)).toBeNull();
    expect(opened?.type === 'opened' && eve.lines.join('').includes(opened.seed)).toBe(false);
  });
});

async function playOn(trial: FairTrial, table: string, people: readonly Player[], plies: number): Promise<void> {
  for (let ply = 0; ply < plies && people[0]!.game.result === null; ply++) await trial.move(people, table);
}

describe('whoever checks the luck', () => {
  test.each(GAME_IDS)('of %s finds it as it was committed to, and the transcript verifies', async (game) => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game, starter: null, games: 2 });
    await trial.talk();
    await playOn(trial, table, [ada, bo], 2000);
    expect(new Set(ada.verdicts)).toEqual(new Set(['checked']));
    const { transcript } = await trial.ask(ada, 'transcript', { table, round: 0 });
    expect(transcript).toMatchObject({ luck: 2, fair: { round: 0, from: 0, starter: 'drawn' } });
    expect(verifyTranscript(transcript, true)).toMatchObject({ ok: true });
    await trial.ask(bo, 'next', { table, round: 0 });
    expect(ada.table.fair).toMatchObject({ round: 1, numbers: null, isDrawn: false });
    await trial.talk();
    await playOn(trial, table, [ada, bo], 2000);
    expect(new Set([...ada.verdicts, ...bo.verdicts])).toEqual(new Set(['checked']));
    const next = await trial.ask(ada, 'transcript', { table, round: 1 });
    expect(verifyTranscript(next.transcript, true)).toMatchObject({ ok: true });
    expect(next.transcript.seed).not.toBe(transcript.seed);
  });

  test.each(['dice', 'stones'] as const)('of %s meets the same luck after a take-back', async (game) => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game });
    await trial.talk();
    await playOn(trial, table, [ada, bo], 1);
    const { plies } = ada.game;
    await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    await trial.agree(bo, table);
    await trial.ask(ada, 'move', { table, round: 0, ply: 0, move: plies[0]!.move });
    expect(ada.game.plies.at(-1)!.events).toEqual(plies[0]!.events);
    expect(new Set(ada.verdicts)).toEqual(new Set(['checked']));
  });

  test('who comes late can check all of it that is open', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'stones' });
    await trial.talk();
    await playOn(trial, table, [ada, bo], 30);
    const cy = new Player('Cy', trial);
    await trial.watch(cy, table);
    await playOn(trial, table, [ada, bo], 3);
    expect(new Set(cy.verdicts)).toEqual(new Set(['checked']));
  });

  test('of a seat that was replaced goes on with its number', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice', bots: 1 });
    await trial.talk();
    trial.away.set('guest-Bo', 200_000);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'replace', seat: 1 } });
    await playOn(trial, table, [ada, bo], 5);
    expect(ada.table.fair!.numbers![1]).toEqual(expect.any(String));
    expect(new Set(ada.verdicts)).toEqual(new Set(['checked']));
  });
});

describe('a rematch', () => {
  test('is fair with numbers of its own', async () => {
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.seat([ada, bo], { game: 'dice' });
    await trial.talk();
    await trial.ask(ada, 'resign', { table });
    const { table: again } = await trial.ask(ada, 'rematch', { table });
    expect(trial.store.log(again)[0]).toMatchObject({ isFair: true });
  });
});

describe('a game that was begun elsewhere', () => {
  test.each(GAME_IDS)('%s is fair from there on, says so, and verifies', async (game) => {
    const { card } = GAMES[game];
    const terms = granted(parseTerms(card, { game, starter: 0 }, 2));
    const start = { terms, players: 2, seed: 'known', luck: 2, ruleset: card.ruleset } as const;
    const series = granted(Series.open(GAMES[game], start));
    for (let ply = 0; ply < 5; ply++) {
      const { turn } = series;
      granted(series.play(granted(series.match.read(turn!, chooseMove(series.match.view(turn))))));
    }
    const trial = new FairTrial();
    const { ada, bo } = trial;
    const table = await trial.open(ada, { game, record: saveSeries(series), seats: [ME, OPEN] });
    await trial.watch(ada, table);
    const { invite } = ada.table.seats[1]!;
    await trial.watch(bo, table);
    await trial.ask(bo, 'sit', { table, ...(invite !== undefined && { invite }) });
    expect(ada.count('game')).toBe(0);
    await trial.talk();
    expect(ada.table.fair).toMatchObject({ from: 5, numbers: [expect.any(String), expect.any(String)] });
    await playOn(trial, table, [ada, bo], 2000);
    expect([...new Set(ada.verdicts)]).toEqual([card.hidden ? 'later' : 'checked']);
    const { transcript } = await trial.ask(ada, 'transcript', { table, round: 0 });
    expect(transcript.fair).toMatchObject({ from: 5, starter: 'named' });
    expect(verifyTranscript(transcript, true)).toMatchObject({ ok: true });
  });

  test('under the first edition it is not', async () => {
    const { card } = GAMES.dice;
    const terms = granted(parseTerms(card, { game: 'dice', starter: 0 }, 2));
    const series = granted(
      Series.open(GAMES.dice, { terms, players: 2, seed: 'known', luck: 1, ruleset: card.ruleset }),
    );
    granted(series.play('roll'));
    const trial = new FairTrial();
    const table = await trial.open(trial.ada, { game: 'dice', record: saveSeries(series), seats: [ME, OPEN] });
    await trial.watch(trial.ada, table);
    expect(trial.ada.table.fair).toBeUndefined();
  });
});

test('a server that tells other luck than it committed to is found out', async () => {
  const trial = new FairTrial();
  const { ada, bo } = trial;
  const table = await trial.seat([ada, bo], { game: 'dice' });
  await trial.talk();
  await playOn(trial, table, [ada, bo], 1);
  const fair: FairInfo = ada.table.fair!;
  const { game } = ada;
  const whole = { ...game, plies: game.plies };
  const verdict = (info: FairInfo, told: unknown): LuckVerdict =>
    new LuckCheck(GAMES.dice).hear(info, {
      ...whole,
      luck: [trial.fold(table).series.openedFrom(0)!],
      ...(told as object),
    });
  expect(verdict(fair, {})).toBe('checked');
  expect(verdict({ ...fair, root: 'ab'.repeat(32) }, {})).toBe('wrong');
  expect(verdict({ ...fair, numbers: [number(), fair.numbers![1]!] }, {})).toBe('wrong');
  const [ply] = game.plies;
  const loaded = { ...ply!, events: [{ type: 'roll', seat: 0, pieces: ['R', 'R', 'R', 'R'] }] };
  expect(verdict(fair, { plies: [loaded] })).toBe('wrong');
  expect(verdict(fair, { luck: [] })).toBe('later');
});
