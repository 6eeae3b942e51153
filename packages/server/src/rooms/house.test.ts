import { GAMES } from '@sixfold/engine';
import { Table, type TableRecord } from '@sixfold/table';
import { describe, expect, test, vi } from 'vitest';
import { StoreError } from '../store/store.ts';
import { ME, OPEN, person, settled, Trial, Witness } from './trial.ts';

const TERMS = { game: 'cards', options: {}, games: 1, starter: 0 };
const stranger = (): Witness => new Witness(null);

describe('opening', () => {
  test('a table with open seats gathers people and shows nothing of the game', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bo' }] });
    await trial.ask(ada, 'watch', { table, seen: null });
    expect(ada.table).toMatchObject({
      table,
      terms: TERMS,
      you: 0,
      stage: 'gathering',
      isPublic: false,
      rematch: null,
    });
    expect(ada.table.seats).toMatchObject([
      { kind: 'person', name: 'Ada', isHere: true, isHost: true },
      { kind: 'open', name: 'Bo', isHere: false, isHost: false },
    ]);
    expect(ada.count('game')).toBe(0);
  });

  test('one without open seats begins at once', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    await trial.seat([ada], { bots: 1 });
    expect(ada.table.stage).toBe('playing');
    expect(ada.game).toMatchObject({ game: 0, ply: 0, from: 0, plies: [], view: { seat: 0 } });
  });

  test('options that are left out are filled in', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { game: 'board', options: {} });
    await trial.ask(ada, 'watch', { table, seen: null });
    expect(ada.table.terms.options).toEqual({ startSymbols: 'any', partners: false });
  });

  test.each([
    ['an unknown game', { terms: { ...TERMS, game: 'chess' } }, { code: 'unknown-game', game: 'chess' }],
    ['an unknown option', { terms: { ...TERMS, options: { speed: 1 } } }, { code: 'unknown-option' }],
    ['no series', { terms: { ...TERMS, games: 0 } }, { code: 'bad-series' }],
    ['too many seats', { seats: [ME, OPEN, OPEN, OPEN, OPEN] }, { code: 'bad-players' }],
    ['no seat of one’s own', { seats: [OPEN, OPEN] }, { code: 'bad-seats' }],
    ['two seats of one’s own', { seats: [ME, ME] }, { code: 'bad-seats' }],
    ['an unknown bot', { seats: [ME, { kind: 'bot', name: 'x', bot: 'hal' } as const] }, { code: 'no-such-bot' }],
  ])('%s is refused', async (_, wish, error) => {
    const trial = new Trial();
    const ask = { terms: TERMS, seats: [ME, OPEN], isPublic: false, ...wish };
    expect(await trial.refused(person('Ada'), 'open', ask)).toMatchObject(error);
    expect(trial.store.tables.size).toBe(0);
  });

  test('nobody without a name opens one', async () => {
    const ask = { terms: TERMS, seats: [ME, OPEN], isPublic: false };
    expect(await new Trial().refused(stranger(), 'open', ask)).toEqual({ code: 'no-name' });
  });

  test('nobody opens more than so many in an hour', async () => {
    const trial = new Trial({ limits: { tablesPerGuest: 2, watchedPerVisitor: 1, idle: 1 } });
    const ada = person('Ada');
    await trial.open(ada);
    await trial.open(ada);
    const ask = { terms: TERMS, seats: [ME, OPEN], isPublic: false };
    expect(await trial.refused(ada, 'open', ask)).toEqual({ code: 'too-many', what: 'tables', most: 2 });
    expect(await trial.refused(person('Bo'), 'open', ask)).toBeNull();
    trial.time += 3_600_000;
    expect(await trial.refused(ada, 'open', ask)).toBeNull();
  });

  test('what cannot be stored is not there', async () => {
    const trial = new Trial();
    trial.store.failure = new StoreError('full', 'no room');
    const ask = { terms: TERMS, seats: [ME, OPEN], isPublic: false };
    expect(await trial.refused(person('Ada'), 'open', ask)).toEqual({ code: 'not-stored', why: 'full' });
  });
});

describe('taking a game online', () => {
  const local = (): TableRecord => {
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }));
    const table = Table.open(GAMES.dice, { game: 'dice', seats, games: 2, starter: 1 }, 'known');
    if (!table.ok) throw new Error('no table');
    table.value.play(1, { type: 'roll' });
    return table.value.save();
  };
  const ask = (record: unknown): never =>
    ({ terms: { ...TERMS, game: 'dice' }, seats: [ME, OPEN], isPublic: true, record }) as never;

  test('it goes on there with its terms and with luck that nobody knows', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const { table } = (await trial.ask(ada, 'open', ask(local()))) as { table: string };
    await trial.ask(bo, 'sit', { table, seat: 1 });
    await trial.ask(bo, 'watch', { table, seen: null });
    expect(bo.table.terms).toMatchObject({ games: 2, starter: 1 });
    expect(bo.game).toMatchObject({ ply: 1, from: 0, plies: [{ seat: 1, move: { type: 'roll' } }] });
    const { begun, seed } = trial.store.tables.get(table)!.table;
    expect(begun!.fresh).toEqual({ game: 0, ply: 1, seed });
    expect(JSON.stringify(begun)).not.toMatch(/Ada|Bo/);
  });

  test.each([
    ['another game', { ...local(), config: { ...local().config, game: 'cards' } }, { code: 'other-game' }],
    ['other seats', { ...local(), config: { ...local().config, seats: [1, 2, 3] } }, { code: 'bad-seats' }],
    ['no configuration', { ...local(), config: null }, { code: 'other-game' }],
    ['an illegal move', { ...local(), games: [['fly']] }, { code: 'ruleset-changed' }],
    ['luck that was made fresh before', { ...local(), fresh: { game: 0, ply: 0, seed: 'x' } }, { code: 'malformed' }],
  ])('%s is refused', async (_, record, error) => {
    expect(await new Trial().refused(person('Ada'), 'open', ask(record))).toMatchObject(error);
  });
});

describe('watching', () => {
  test('whoever comes is told what they have not seen', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    for (let ply = 0; ply < 4; ply++) await trial.move([ada, bo], table);
    const told = async (seen: { game: number; ply: number; backs: number } | null): Promise<unknown> => {
      const again = person('Ada');
      await trial.ask(again, 'watch', { table, seen });
      return [again.game.from, again.game.plies.length];
    };
    expect(await told(null)).toEqual([0, 4]);
    expect(await told({ game: 0, ply: 3, backs: 0 })).toEqual([3, 1]);
    expect(await told({ game: 0, ply: 4, backs: 0 })).toEqual([4, 0]);
    expect(await told({ game: 0, ply: 5, backs: 0 })).toEqual([0, 4]);
    expect(await told({ game: 0, ply: 2, backs: 1 })).toEqual([0, 4]);
    expect(await told({ game: 1, ply: 2, backs: 0 })).toEqual([0, 4]);
  });

  test('afterwards only what is new is told, to everybody in their way', async () => {
    const [trial, ada, bo, eve] = [new Trial(), person('Ada'), person('Bo'), stranger()];
    const table = await trial.seat([ada, bo]);
    await trial.ask(eve, 'watch', { table, seen: null });
    await trial.move([ada, bo], table);
    await trial.move([ada, bo], table);
    for (const [one, seat] of [[ada, 0] as const, [bo, 1] as const, [eve, null] as const]) {
      expect(one.game).toMatchObject({ ply: 2, from: 1, plies: [{ ply: 1 }], view: { seat } });
    }
    expect(ada.lines.at(-1)).not.toBe(eve.lines.at(-1));
  });

  test('two tabs of a person hear the same, and who has left hears nothing', async () => {
    const [trial, ada, bo, tab] = [new Trial(), person('Ada'), person('Bo'), person('Ada')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(tab, 'watch', { table, seen: null });
    await trial.ask(bo, 'unwatch', { table });
    const before = bo.lines.length;
    await trial.move([ada], table);
    expect(tab.lines.at(-1)).toBe(ada.lines.at(-1));
    expect(bo.lines.length).toBe(before);
  });

  test('who leaves while the table is being looked for is not waited for', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.seat([person('Bo')], { bots: 1 });
    const watching = trial.ask(ada, 'watch', { table, seen: null });
    trial.rooms.leave(ada);
    await watching;
    expect(ada.lines).toEqual([]);
  });

  test('what somebody asked for who has gone in the meantime is not told to them', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada], { bots: 1, isPublic: true });
    trial.rooms.leave(bo);
    await trial.ask(bo, 'watch', { table, seen: null });
    await trial.ask(bo, 'lobby', { isWanted: true });
    await trial.move([ada], table);
    expect(bo.lines).toEqual([]);
  });

  test('a person is here until the last tab is gone; changes are told together and once', async () => {
    const [trial, ada, bo, tab] = [new Trial(), person('Ada'), person('Bo'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(tab, 'watch', { table, seen: null });
    await trial.pass(1000);
    expect(ada.table.seats[1]!.isHere).toBe(true);
    const before = ada.count('table');
    trial.rooms.leave(bo);
    await trial.pass(1000);
    expect(ada.count('table')).toBe(before);
    trial.rooms.leave(tab);
    for (const _ of [1, 2]) await trial.ask(stranger(), 'watch', { table, seen: null });
    await trial.pass(1000);
    expect(ada.count('table')).toBe(before + 1);
    expect([ada.table.seats[1]!.isHere, ada.table.spectators]).toEqual([false, 2]);
  });

  test('there is no table of that name, nor too many', async () => {
    const trial = new Trial({ limits: { tablesPerGuest: 9, watchedPerVisitor: 1, idle: 1 } });
    const ada = person('Ada');
    expect(await trial.refused(ada, 'watch', { table: 'none', seen: null })).toEqual({ code: 'no-such-table' });
    const [first, second] = [await trial.open(ada), await trial.open(ada)];
    expect(await trial.refused(ada, 'watch', { table: first, seen: null })).toBeNull();
    expect(await trial.refused(ada, 'watch', { table: first, seen: null })).toBeNull();
    const error = { code: 'too-many', what: 'watched', most: 1 };
    expect(await trial.refused(ada, 'watch', { table: second, seen: null })).toEqual(error);
    await trial.ask(ada, 'unwatch', { table: first });
    expect(await trial.refused(ada, 'watch', { table: second, seen: null })).toBeNull();
  });
});

describe('lists', () => {
  test('the lobby shows public tables and is told of changes, at most once a second', async () => {
    const [trial, ada, eve] = [new Trial(), person('Ada'), stranger()];
    await trial.open(ada);
    await trial.ask(eve, 'lobby', { isWanted: true });
    expect(eve.lobby).toEqual([]);
    const table = await trial.open(ada, { isPublic: true });
    await trial.pass(0);
    expect(eve.lobby).toMatchObject([
      { table, stage: 'gathering', turn: null, you: null, seats: [{ name: 'Ada' }, {}] },
    ]);
    await trial.ask(ada, 'fill', { table, seat: 1, bot: 'random' });
    await trial.open(ada, { isPublic: true });
    await trial.pass(999);
    expect(eve.count('lobby')).toBe(2);
    await trial.pass(1);
    expect(eve.lobby.map(({ stage }) => stage).sort()).toEqual(['gathering', 'playing']);
    await trial.ask(eve, 'lobby', { isWanted: false });
    await trial.open(ada, { isPublic: true });
    await trial.pass(5000);
    expect(eve.count('lobby')).toBe(3);
  });

  test('one’s own tables tell whose turn it is', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([bo, ada]);
    const other = await trial.open(ada);
    const { tables } = await trial.rooms.handle(ada, 'mine', {});
    expect(tables.map((line) => [line.table, line.stage, line.turn, line.you])).toEqual(
      expect.arrayContaining([
        [table, 'playing', 0, 1],
        [other, 'gathering', null, 0],
      ]),
    );
    expect(tables[0]!.touched).toBe(new Date(trial.time).toISOString());
    expect(await trial.refused(stranger(), 'mine', {})).toEqual({ code: 'no-name' });
  });
});

describe('in the course of time', () => {
  test('tables that nobody touches are closed and stay to be seen', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.move([ada, bo], table);
    await trial.pass(3_600_000);
    expect(ada.table.stage).toBe('closed');
    const error = { code: 'not-playing', stage: 'closed' };
    expect(await trial.refused(bo, 'move', trial.nextMove(bo, table))).toEqual(error);
    const eve = stranger();
    await trial.ask(eve, 'watch', { table, seen: null });
    expect(eve.game.ply).toBe(1);
  });

  test('after a restart everything is as it was', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    for (let ply = 0; ply < 3; ply++) await trial.move([ada, bo], table);
    trial.restart();
    const again = person('Ada');
    await trial.ask(again, 'watch', { table, seen: { game: 0, ply: 2, backs: 0 } });
    expect(again.game).toEqual(ada.game);
  });

  test('what somebody else changed in the store is told anew', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.move([ada, bo], table);
    const { entries } = trial.store.tables.get(table)!;
    await trial.move([ada, bo], table);
    trial.store.changeFromOutside(table, { stage: 'closed' }, entries.slice(0, 1));
    await settled();
    expect(ada.table.stage).toBe('closed');
    expect(ada.game).toMatchObject({ ply: 1, from: 0 });
  });

  test('also to who was just about to look', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.move([ada, bo], table);
    trial.restart();
    const { store } = trial;
    const found = await store.readTable(table);
    vi.spyOn(store, 'readTable').mockImplementationOnce(async () => {
      store.changeFromOutside(table, {}, []);
      return found;
    });
    const eve = stranger();
    await trial.ask(eve, 'watch', { table, seen: null });
    await settled();
    expect(eve.game).toMatchObject({ ply: 0, from: 0 });
  });

  test('a house that closes finishes what it stores and takes nothing more', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    trial.store.gate = gate;
    const moving = trial.ask(ada, 'move', trial.nextMove(ada, table));
    await settled();
    let isClosed = false;
    const closing = trial.rooms.close().then(() => (isClosed = true));
    expect(await trial.refused(bo, 'mine', {})).toEqual({ code: 'shutting-down' });
    await settled();
    expect(isClosed).toBe(false);
    open();
    expect(await moving).toEqual({ game: 0, ply: 1 });
    await closing;
    expect(trial.store.tables.get(table)!.entries).toHaveLength(1);
  });
});
