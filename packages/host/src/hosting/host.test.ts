import { saveSeries } from '../series/save.ts';
import { FastChance, GAMES, type Game, type MoveObject } from '@sixfold/engine';
import type { Seen, TableRecord } from '@sixfold/protocol';
import { describe, expect, test, vi } from 'vitest';
import { granted } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { parseTerms } from '../series/config.ts';
import { Series } from '../series/series.ts';
import { BOT, ME, OPEN, person, settled, spectator, Trial, whyNot } from './hosting.fixture.ts';
import { StoreError } from './store.ts';

const SCORE: MoveObject & { jokers: object } = { type: 'score', jokers: {} };

async function begin(wishes: Parameters<Trial['seat']>[1] = {}) {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const table = await trial.seat([ada, bo], wishes);
  const play = async (plies: number): Promise<void> => {
    for (let ply = 0; ply < plies; ply++) await trial.move([ada, bo], table);
  };
  return { trial, ada, bo, table, play };
}

describe('watching', () => {
  test('whoever comes is told what they have not seen', async () => {
    const { trial, table, play } = await begin();
    await play(4);
    const told = async (seen: Seen | null): Promise<unknown> => {
      const again = person('Ada');
      await trial.watch(again, table, seen);
      return [again.game.from, again.game.plies.length];
    };
    expect(await told(null)).toEqual([0, 4]);
    expect(await told({ round: 0, ply: 3, backs: 0 })).toEqual([3, 1]);
    expect(await told({ round: 0, ply: 4, backs: 0 })).toEqual([4, 0]);
    expect(await told({ round: 0, ply: 5, backs: 0 })).toEqual([0, 4]);
    expect(await told({ round: 0, ply: 2, backs: 1 })).toEqual([0, 4]);
    expect(await told({ round: 1, ply: 2, backs: 0 })).toEqual([0, 4]);
  });

  test('afterwards only what is new is told, to everybody in their way', async () => {
    const { trial, ada, bo, table, play } = await begin();
    const eve = spectator();
    await trial.watch(eve, table);
    await play(2);
    for (const [one, seat] of [[ada, 0] as const, [bo, 1] as const, [eve, null] as const]) {
      expect(one.game).toMatchObject({ ply: 2, from: 1, plies: [{ ply: 1 }], view: { seat } });
    }
    expect(ada.lines.at(-1)).not.toBe(eve.lines.at(-1));
  });

  test('two tabs of a person are sent the same object, and who has left hears nothing', async () => {
    const { trial, ada, bo, table } = await begin();
    const tab = person('Ada');
    await trial.watch(tab, table);
    trial.tables.unwatch(bo, table);
    const before = bo.heard.length;
    await trial.move([ada], table);
    expect(tab.heard.at(-1)).toBe(ada.heard.at(-1));
    expect(bo.heard.length).toBe(before);
  });

  test('who leaves while the table is being looked for is not waited for', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.seat([person('Bo')], { bots: 1 });
    const watching = trial.watch(ada, table);
    trial.tables.leave(ada);
    await watching;
    expect(ada.heard).toEqual([]);
  });

  test('who came while somebody was away is told that they are back', async () => {
    const { trial, ada, bo, table } = await begin();
    const eve = spectator();
    await trial.watch(eve, table);
    await trial.pass(1000);
    trial.tables.leave(bo);
    await trial.watch(eve, table);
    expect(eve.table.seats[1]!.isHere).toBe(false);
    await trial.watch(bo, table);
    await trial.pass(1000);
    expect(eve.table.seats[1]!.isHere).toBe(true);
    expect(ada.table.seats[1]!.isHere).toBe(true);
  });

  test('a person is here until the last tab is gone; changes are told together and once', async () => {
    const { trial, ada, bo, table } = await begin();
    const tab = person('Bo');
    await trial.watch(tab, table);
    await trial.pass(1000);
    expect(ada.table.seats[1]!.isHere).toBe(true);
    const before = ada.count('table');
    trial.tables.leave(bo);
    await trial.pass(1000);
    expect(ada.count('table')).toBe(before);
    trial.tables.leave(tab);
    for (const _ of [1, 2]) await trial.watch(spectator(), table);
    await trial.pass(1000);
    expect(ada.count('table')).toBe(before + 1);
    expect([ada.table.seats[1]!.isHere, ada.table.spectators]).toEqual([false, 2]);
  });

  test('there is no table of that name, nor too many', async () => {
    const [trial, ada] = [new Trial({ mostWatched: 1 }), person('Ada')];
    expect(await whyNot(trial.watch(ada, 'none'))).toEqual({ code: 'no-such-table' });
    const [first, second] = [await trial.open(ada), await trial.open(ada)];
    expect(await whyNot(trial.watch(ada, first))).toBeNull();
    expect(await whyNot(trial.watch(ada, first))).toBeNull();
    expect(await whyNot(trial.watch(ada, second))).toEqual({ code: 'too-many', what: 'watched', most: 1 });
    trial.tables.unwatch(ada, first);
    expect(await whyNot(trial.watch(ada, second))).toBeNull();
  });
});

describe('names', () => {
  test('are joined when they are told, and a new one shows at once', async () => {
    const { trial, ada } = await begin();
    trial.store.people.set('guest-Bo', 'Beau');
    for (const one of ['guest-Bo', 'guest-Ada']) trial.tables.renamed(one);
    await settled();
    expect(ada.table.seats[1]!.name).toBe('Beau');
    trial.store.people.set('guest-Bo', 'Bo');
  });

  test('that a seat was kept for go when it is taken', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bea' }, OPEN], isPublic: true });
    await trial.watch(ada, table);
    const name = (): string => ada.table.seats[1]!.name;
    expect(name()).toBe('Bea');
    await trial.ask(bo, 'sit', { table, seat: 1 });
    expect(name()).toBe('Bo');
    await trial.ask(ada, 'clear', { table, seat: 1 });
    expect(name()).toBe('');
    await trial.ask(ada, 'fill', { table, seat: 1, bot: 'random' });
    expect(name()).toBe('random');
  });
});

describe('a table with a long past', () => {
  /** A series of dice that goes on after so many plies. */
  function long(plies: number): TableRecord {
    const game: Game = GAMES.dice;
    const terms = granted(parseTerms(game.card, { game: 'dice', games: 100, starter: 0 }, 2));
    const series = granted(Series.open(game, { terms, players: 2, seed: 'long', luck: 2, ruleset: game.card.ruleset }));
    const chance = new FastChance(1);
    for (let ply = 0; ply < plies; ply++) {
      if (series.turn === null) granted(series.nextRound());
      const { position } = series.match;
      granted(series.play(game.makeNotation(position, position.randomMove(chance))));
    }
    return saveSeries(series);
  }

  test('is opened and read in slices, between which others have their turn', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { game: 'dice', seats: [ME, BOT], record: long(1000) });
    expect(trial.pauses).toBe(5);
    trial.restart();
    await trial.watch(ada, table);
    expect(trial.pauses).toBe(11);
    expect(ada.game.ply).toBeGreaterThan(0);
  });

  test('one of a few moves is read at once', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    await trial.watch(ada, await trial.open(ada, { game: 'dice', seats: [ME, BOT], record: long(20) }));
    expect(trial.pauses).toBe(0);
  });
});

describe('after a restart', () => {
  test('everything is as it was', async () => {
    const { trial, ada, table, play } = await begin();
    await play(3);
    trial.restart();
    const again = person('Ada');
    await trial.watch(again, table, { round: 0, ply: 2, backs: 0 });
    expect(again.game).toEqual(ada.game);
  });

  test('what was asked of the others is still being asked', async () => {
    const { trial, ada, bo, table, play } = await begin({ game: 'dice' });
    await play(1);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    trial.restart();
    const again = person('Bo');
    await trial.watch(again, table);
    expect(again.table.offer).toEqual(bo.table.offer);
    expect(again.table.offer).toMatchObject({ kind: 'take-back', ply: 0, by: 0, agreed: [] });
    await trial.agree(again, table);
    expect(again.game).toMatchObject({ ply: 0, backs: 1 });
  });
});

describe('whoever comes while they are to be replaced', () => {
  test('ends that for good: it is in the log', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo, person('Cy')]);
    trial.tables.leave(ada);
    trial.away.set('guest-Ada', 120_000);
    await trial.ask(bo, 'offer', { table, offer: { kind: 'replace', seat: 0 } });
    expect(bo.table.offer).toMatchObject({ kind: 'replace', seat: 0 });
    await trial.watch(spectator(), table);
    expect(bo.table.offer).not.toBeNull();
    await trial.watch(person('Ada'), table);
    expect(trial.store.log(table).at(-1)).toEqual({ at: trial.time, type: 'declined', by: 0 });
    expect(bo.table.offer).toBeNull();
    trial.restart();
    const again = person('Bo');
    await trial.watch(again, table);
    expect(again.table.offer).toBeNull();
  });

  test('another offer is not ended by it', async () => {
    const { trial, ada, bo, table, play } = await begin({ game: 'dice' });
    await play(1);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    await trial.watch(person('Ada'), table);
    expect(bo.table.offer).not.toBeNull();
  });
});

describe('two hosts on one store', () => {
  async function pair() {
    const { trial, ada, bo, table } = await begin({ game: 'dice' });
    const other = new Trial({}, trial.store);
    const guest = person('Ada');
    await other.watch(guest, table);
    return { trial, other, ada, bo, guest, table };
  }

  test('whoever comes second hears how far the table is by now, and everybody there sees it', async () => {
    const { trial, other, guest, ada, table } = await pair();
    const move = other.nextMove(guest, table);
    await trial.move([ada], table);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
    const late = { ...move, move: SCORE };
    expect(await other.refused(guest, 'resign', { table })).toEqual({ code: 'moved-on', round: 0, ply: 1 });
    await settled();
    expect([guest.game.ply, guest.table.offer]).toEqual([1, ada.table.offer]);
    expect(await other.refused(guest, 'move', late)).toEqual({ code: 'moved-on', round: 0, ply: 1 });
    expect(await other.refused(guest, 'move', move)).toBeNull();
  });

  test('a move that is asked again at the other host, which has not heard of it, was made', async () => {
    const { trial, other, guest, ada, table } = await pair();
    const move = other.nextMove(guest, table);
    await trial.ask(ada, 'move', move);
    expect(await other.refused(guest, 'move', move)).toBeNull();
    await settled();
    expect([guest.game.ply, trial.fold(table).series.ply]).toEqual([1, 1]);
  });

  test('whoever comes from the other one, and has seen more than this one has heard of, goes on from there', async () => {
    const { trial, other, guest, ada, table } = await pair();
    await trial.move([ada], table);
    expect(await other.refused(guest, 'move', trial.nextMove(ada, table))).toBeNull();
    await trial.watch(ada, table, { round: 0, ply: 2, backs: 0 });
    expect(ada.game.ply).toBe(2);
  });

  test('one who is told of the other’s writing reads only the rest', async () => {
    const { trial, other, guest, ada, table } = await pair();
    await trial.move([ada], table);
    const { length } = trial.store.log(table);
    trial.store.readings.length = 0;
    trial.store.tell({ table });
    await settled();
    expect(guest.game).toMatchObject({ ply: 1, from: 0, plies: [{ ply: 0 }] });
    expect(new Set(trial.store.readings)).toEqual(new Set([length - 1, length]));
    expect(await other.refused(guest, 'move', other.nextMove(guest, table))).toBeNull();
  });

  test('those who look are told what is new alone, and nothing of the table where that is as it was', async () => {
    const { trial, guest, ada, bo, table } = await pair();
    await trial.move([ada, bo], table);
    trial.store.tell({ table });
    await settled();
    const tables = guest.count('table');
    await trial.move([ada, bo], table);
    trial.store.tell({ table });
    await settled();
    expect(guest.game).toMatchObject({ ply: 2, from: 1, plies: [{ ply: 1 }] });
    expect(guest.count('table')).toBe(tables);
  });

  test('whoever comes just after something was written elsewhere hides it from nobody', async () => {
    const { trial, other, guest, ada, bo, table } = await pair();
    await trial.move([ada, bo], table);
    await trial.ask(bo, 'offer', { table, offer: { kind: 'take-back', ply: 0 } }).catch(() => undefined);
    const newcomer = person('Bo');
    const comes = other.watch(newcomer, table);
    trial.store.tell({ table });
    await comes;
    await settled();
    expect(guest.game).toMatchObject({ ply: 1, plies: [{ ply: 0 }] });
    expect(guest.table.offer).toEqual(ada.table.offer);
  });

  test('somebody who sits down elsewhere is seen here with the right eyes', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.open(ada, { isPublic: true });
    const other = new Trial({}, trial.store);
    const tab = person('Bo');
    await other.watch(tab, table);
    await trial.ask(bo, 'sit', { table, seat: 1 });
    other.store.tell({ table });
    await settled();
    expect([tab.table.you, tab.game.view.seat, tab.table.seats[1]!.name]).toEqual([1, 1, 'Bo']);
  });
});

describe('a store that was restored', () => {
  const closed: TableEvent = { at: 1_000_000, type: 'closed' };

  test('is told anew', async () => {
    const { trial, ada, table, play } = await begin();
    await play(1);
    const log = trial.store.log(table);
    await play(1);
    trial.store.replace(table, [...log, closed]);
    await settled();
    expect(ada.table.stage).toBe('closed');
    expect(ada.game).toMatchObject({ ply: 1, from: 0 });
  });

  test('also to who was just about to look', async () => {
    const { trial, table, play } = await begin();
    const log = trial.store.log(table);
    await play(1);
    trial.restart();
    const { store } = trial;
    const found = await store.read(table, 0);
    vi.spyOn(store, 'read').mockImplementationOnce(async () => {
      store.replace(table, log);
      return found;
    });
    const eve = spectator();
    await trial.watch(eve, table);
    await settled();
    expect(eve.game).toMatchObject({ ply: 0, from: 0 });
  });

  test('and may lack a table', async () => {
    const { trial, ada, table } = await begin();
    trial.store.replace(table, []);
    await settled();
    expect(await trial.refused(ada, 'resign', { table })).toEqual({ code: 'no-such-table' });
  });
});

test('a failure that nobody thought of is not told, and the table goes on', async () => {
  const { trial, ada, bo, table } = await begin();
  const move = trial.nextMove(ada, table);
  trial.store.failure = new Error('secret');
  expect(await trial.refused(ada, 'move', move)).toEqual({ code: 'internal' });
  trial.store.failure = null;
  expect(await trial.refused(ada, 'move', move)).toBeNull();
  expect(bo.game.ply).toBe(1);
});

test('what is stored by a later version is refused, and nothing is written to it', async () => {
  const { trial, ada, table } = await begin();
  trial.store.replace(table, [...trial.store.log(table), { at: 1, type: 'flew' } as never]);
  await settled();
  const error = { code: 'newer-format', format: 'flew', newest: 'events' };
  expect(await trial.refused(ada, 'resign', { table })).toEqual(error);
});

test('tables that close finish what they store', async () => {
  const { trial, ada, table } = await begin();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  trial.store.gate = gate;
  const moving = trial.ask(ada, 'move', trial.nextMove(ada, table));
  await settled();
  let isClosed = false;
  const closing = trial.tables.close().then(() => (isClosed = true));
  await settled();
  expect(isClosed).toBe(false);
  open();
  expect(await moving).toEqual({ round: 0, ply: 1 });
  await closing;
  expect(trial.store.log(table).at(-1)).toMatchObject({ type: 'moved' });
});

test('requests follow one another: what was asked first is decided first, also where the disk is slow', async () => {
  const { trial, ada, bo, table } = await begin({ game: 'dice' });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  trial.store.gate = gate;
  const asked = [
    trial.refused(ada, 'move', trial.nextMove(ada, table)),
    trial.refused(bo, 'resign', { table }),
    trial.refused(ada, 'move', { table, round: 0, ply: 1, move: SCORE }),
  ];
  open();
  expect(await Promise.all(asked)).toEqual([null, null, { code: 'not-playing', stage: 'over' }]);
  expect(trial.store.log(table).map(({ type }) => type)).toEqual(['opened', 'sat', 'moved', 'gave-up']);
});

test('a disk that fails once is no reason to lose a reader', async () => {
  const { trial, ada, bo, table } = await begin();
  trial.store.failure = new StoreError('failed', 'gone');
  expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toEqual({ code: 'not-stored', why: 'failed' });
  trial.store.failure = null;
  await trial.move([ada], table);
  expect([ada.game.ply, bo.game.ply]).toEqual([1, 1]);
});

test('what another host wrote while somebody came is told to all who were here, not only to them', async () => {
  const [ada, bo, late] = [person('Ada'), person('Bo'), spectator()];
  let meanwhile = async (): Promise<void> => {};
  const here = new Trial({ downtime: async () => (await meanwhile(), []) });
  const there = new Trial({}, here.store);
  const tempo = { kind: 'live', bank: 3_600_000, gain: 0, cap: null, onTime: 'bot' } as const;
  const table = await here.seat([ada, bo], { game: 'dice', tempo });
  const { ply } = ada.game;
  meanwhile = async () => {
    meanwhile = async () => {};
    await there.move([ada, bo], table);
    here.tables.host(table).refresh('grown');
  };
  await here.watch(late, table);
  await settled();
  expect([ada, bo, late].map(({ game }) => game.ply)).toEqual([ply + 1, ply + 1, ply + 1]);
  for (const { game } of [ada, bo]) expect([game.from, game.plies.length]).toEqual([ply, 1]);
});
