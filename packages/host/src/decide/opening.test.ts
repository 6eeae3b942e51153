import { saveSeries } from '../series/save.ts';
import { GAMES, type GameId } from '@sixfold/engine';
import type { TableRecord } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { granted } from '../contract/errors.ts';
import { BOT, device, HOUSE, ME, OPEN, person, spectator, Trial, whyNot } from '../hosting/hosting.fixture.ts';
import type { DeviceWish } from './opening.ts';
import { StoreError } from '../hosting/store.ts';
import { Series } from '../series/series.ts';

describe('opening', () => {
  test('a table with open seats gathers people and shows nothing of the game', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bea' }] });
    await trial.watch(ada, table);
    const terms = { game: 'cards', options: {}, games: 1, starter: 0 };
    expect(ada.table).toMatchObject({ table, terms, you: 0, stage: 'gathering', isPublic: false, rematch: null });
    expect(ada.table.seats).toMatchObject([
      { kind: 'person', name: 'Ada', isHere: true, isHost: true },
      { kind: 'open', name: 'Bea', isHere: false, isHost: false },
    ]);
    expect(ada.count('game')).toBe(0);
  });

  test('one without open seats begins at once', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    await trial.seat([ada], { bots: 1 });
    expect(ada.table.stage).toBe('playing');
    expect(ada.game).toMatchObject({ round: 0, ply: 0, from: 0, plies: [], view: { seat: 0 } });
  });

  test('options that are left out are filled in', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { game: 'board', options: {} });
    await trial.watch(ada, table);
    expect(ada.table.terms.options).toEqual({ startSymbols: 'any', partners: false });
  });

  test('nobody’s name is in the log', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bea' }, BOT] });
    expect(trial.store.log(table)).toMatchObject([
      { type: 'opened', seats: [{ person: 'guest-Ada' }, { invite: expect.any(String) }, { bot: 'random' }] },
    ]);
    expect(JSON.stringify(trial.store.log(table))).not.toMatch(/"Ada|Bea|Robo/);
  });

  test.each<[string, object, object]>([
    ['an unknown game', { game: 'chess' as GameId }, { code: 'unknown-game', game: 'chess' }],
    ['an unknown option', { options: { speed: 1 } }, { code: 'unknown-option' }],
    ['no series', { games: 0 }, { code: 'bad-series' }],
    ['too many seats', { seats: [ME, OPEN, OPEN, OPEN, OPEN] }, { code: 'bad-players' }],
    ['no seat of one’s own', { seats: [OPEN, OPEN] }, { code: 'bad-seats' }],
    ['two seats of one’s own', { seats: [ME, ME] }, { code: 'bad-seats' }],
    ['a seat for somebody else', { seats: [ME, { kind: 'person', person: 'guest-Bo' }] }, { code: 'bad-seats' }],
    ['an unknown bot', { seats: [ME, { kind: 'bot', name: 'x', bot: 'hal' }] }, { code: 'no-such-bot' }],
  ])('%s is refused', async (_, wishes, error) => {
    const trial = new Trial();
    expect(await whyNot(trial.open(person('Ada'), wishes))).toMatchObject(error);
    expect(trial.store.size).toBe(0);
  });

  test('nobody without a name opens one, but a device does', async () => {
    const trial = new Trial();
    expect(await whyNot(trial.open(spectator()))).toEqual({ code: 'no-name' });
    const seats: DeviceWish[] = [{ kind: 'person', person: 'guest-Ada' }, BOT];
    const table = await trial.tables.open(
      { kind: 'device' },
      { terms: { game: 'dice', options: {}, games: 1, starter: 0 }, seats, isPublic: false },
      'chosen',
    );
    expect(trial.fold(table)).toMatchObject({ stage: 'playing', opened: { seed: 'chosen', host: '' } });
  });

  test('what cannot be stored is not there', async () => {
    const trial = new Trial();
    trial.store.failure = new StoreError('full', 'no room');
    expect(await whyNot(trial.open(person('Ada')))).toEqual({ code: 'not-stored', why: 'full' });
    expect([trial.store.size, trial.changed]).toEqual([0, []]);
  });
});

describe('a game that was begun elsewhere', () => {
  const local = (): TableRecord => {
    const terms = { game: 'dice', options: {}, games: 2, starter: 1 } as const;
    const start = { terms, players: 2, seed: 'known', luck: 2, ruleset: GAMES.dice.card.ruleset } as const;
    const series = granted(Series.open(GAMES.dice, start));
    granted(series.play('roll'));
    const record = saveSeries(series);
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }) as const);
    return { ...record, config: { ...record.config, seats } };
  };

  test('goes on with its terms and with luck that nobody knows', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.open(ada, { game: 'dice', record: local() });
    await trial.watch(ada, table);
    await trial.ask(bo, 'sit', { table, seat: 1, invite: ada.table.invite! });
    await trial.watch(bo, table);
    expect(bo.table.begun).toEqual({ round: 0, ply: 1, by: 'Ada' });
    expect(bo.table.terms).toMatchObject({ games: 2, starter: 1 });
    expect(bo.game).toMatchObject({ ply: 1, from: 0, plies: [{ seat: 1, move: { type: 'roll' } }] });
    const { begun, seed } = trial.fold(table).opened;
    expect(begun).toEqual({ rounds: [['roll']], takenBack: 0, seed: 'known' });
    expect(seed).not.toBe('known');
    expect(JSON.stringify(trial.store.log(table))).not.toMatch(/"Ada|"Bo/);
  });

  test('F7 keeps to the edition of luck that it was begun with; a new one has the newest', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const { luck: _, ...first } = local();
    const editions = [{ record: first }, { record: local() }, {}].map(async (wish) => {
      const table = await trial.open(ada, { game: 'dice', ...wish });
      return [trial.fold(table).opened.luck, saveSeries(trial.fold(table).series).luck];
    });
    expect(await Promise.all(editions)).toEqual([
      [1, undefined],
      [2, 2],
      [2, 2],
    ]);
  });

  test('shows that it was marked', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const record = { ...local(), takenBack: 3 };
    const table = await trial.open(ada, { game: 'dice', seats: [ME, BOT], record });
    await trial.watch(ada, table);
    expect(ada.game.backs).toBe(3);
  });

  test('is for those who are invited', async () => {
    const opening = new Trial().open(person('Ada'), { game: 'dice', isPublic: true, record: local() });
    expect(await whyNot(opening)).toEqual({ code: 'bad-record', why: 'public' });
  });

  const config = (changes: object): TableRecord => {
    const record = local();
    return { ...record, config: { ...record.config, ...changes } };
  };

  test.each<[string, TableRecord, object]>([
    ['another game', config({ game: 'cards' }), { code: 'other-game' }],
    ['other seats', config({ seats: [1, 2, 3] }), { code: 'bad-seats' }],
    ['no configuration', { ...local(), config: null as never }, { code: 'bad-seats' }],
    ['a deal of which nothing was played', { ...local(), games: [[]] }, { code: 'bad-record', why: 'not-begun' }],
    ['an illegal move', { ...local(), games: [['fly']] }, { code: 'unknown-move' }],
    ['luck of an edition to come', { ...local(), luck: 3 as never }, { code: 'malformed', what: 'luck' }],
    ['luck that was made fresh before', { ...local(), fresh: { game: 0, ply: 0, seed: 'x' } }, { code: 'malformed' }],
  ])('%s is refused', async (_, record, error) => {
    const trial = new Trial();
    expect(await whyNot(trial.open(person('Ada'), { game: 'dice', record }))).toMatchObject(error);
    expect(trial.store.size).toBe(0);
  });

  test('one that is over is refused', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo], { game: 'dice' });
    while (ada.game.result === null) await trial.move([ada, bo], table);
    const record = saveSeries(trial.fold(table).series);
    expect(await whyNot(trial.open(ada, { game: 'dice', record }))).toEqual({ code: 'series-over' });
  });
});

describe('a rematch', () => {
  async function finish(bots = 0) {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo], { game: 'dice', bots });
    const finished = async (): Promise<void> => {
      while (ada.game.result === null) await trial.move([ada, bo], table);
    };
    return { trial, ada, bo, table, finished };
  }

  test('has the same people at it and the start one seat on; asked twice, it is the same table', async () => {
    const { trial, ada, bo, table, finished } = await finish(1);
    expect(await trial.refused(ada, 'rematch', { table })).toEqual({ code: 'game-not-over' });
    await finished();
    const answers = await Promise.all([bo, ada].map((one) => trial.ask(one, 'rematch', { table })));
    const [again, other] = answers.map((answer) => answer.table);
    expect(again).toBe(other);
    expect(ada.table.rematch).toEqual({ table: again, by: 1 });
    expect(trial.store.size).toBe(2);
    await trial.watch(bo, again!);
    expect(bo.table.seats.map(({ kind, name, isHost }) => [kind, name, isHost])).toEqual([
      ['open', 'Ada', false],
      ['person', 'Bo', true],
      ['bot', 'Robo', false],
    ]);
    const { ranks } = ada.game.result!;
    const evening = ranks.map((rank) => Number(rank === 1));
    expect(bo.table).toMatchObject({ stage: 'gathering', terms: { starter: 1 }, evening });
    expect(await trial.refused(person('Eve'), 'sit', { table: again!, seat: 0 })).toMatchObject({
      code: 'seat-not-open',
    });
    await trial.ask(ada, 'sit', { table: again! });
    expect([bo.table.stage, bo.table.seats[0]!.kind]).toEqual(['playing', 'person']);
    expect(await trial.refused(person('Eve'), 'rematch', { table })).toEqual({ code: 'no-seat' });
  });

  test('is one act: where it cannot be stored there is neither table, and it can be asked for again', async () => {
    const { trial, ada, table, finished } = await finish();
    await finished();
    const log = trial.store.log(table);
    trial.store.failure = new StoreError('full', 'no room');
    expect(await trial.refused(ada, 'rematch', { table })).toEqual({ code: 'not-stored', why: 'full' });
    expect([trial.store.size, trial.store.log(table), ada.table.rematch]).toEqual([1, log, null]);
    trial.store.failure = null;
    const { table: again } = await trial.ask(ada, 'rematch', { table });
    expect(trial.store.log(table).at(-1)).toEqual({ at: trial.time, type: 'rematched', table: again, by: 0 });
    expect(trial.store.log(again)).toHaveLength(1);
  });

  test('is the same table also after a restart, and for two hosts at once', async () => {
    const { trial, ada, bo, table, finished } = await finish();
    await finished();
    const other = new Trial({}, trial.store);
    await other.watch(bo, table);
    const [one, two] = await Promise.all([trial.ask(ada, 'rematch', { table }), other.ask(bo, 'rematch', { table })]);
    expect(one).toEqual(two);
    expect(trial.store.size).toBe(2);
    const { table: again } = await other.ask(bo, 'rematch', { table });
    trial.restart();
    expect(await trial.ask(ada, 'rematch', { table })).toEqual({ table: again });
    expect(trial.store.size).toBe(2);
  });

  test('leaves a seat open, with a new invite, where nobody sat', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bea' }] });
    await trial.ask(HOUSE, 'close', { table });
    const { table: again } = await trial.ask(ada, 'rematch', { table });
    await trial.watch(ada, again);
    expect(ada.table).toMatchObject({ stage: 'gathering', seats: [{}, { kind: 'open', name: 'Bea' }] });
    expect(ada.table.seats[1]!.invite).not.toBe(trial.fold(table).seats[1]!.invite);
  });

  test('at a device needs nobody’s name', async () => {
    const [trial, screen] = [new Trial(), device()];
    const table = await trial.share(screen, 2, { game: 'dice' });
    while (screen.game.result === null) await trial.move([screen], table);
    const { table: again } = await trial.ask(screen, 'rematch', { table });
    expect(trial.fold(again)).toMatchObject({ stage: 'playing', opened: { host: '', terms: { starter: 1 } } });
  });
});
