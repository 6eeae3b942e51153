import { FastChance, GAMES } from '@sixfold/engine';
import { granted, Table, type Append, type TableEvent } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import { FallbackStore } from './fallback.ts';
import { addUp, makeSoloResults, playedGames, type Figures } from './figures.ts';
import { foreignGame } from './import.ts';
import { MemoryDisk } from './memory.fixture.ts';
import { finished, FOREIGN, readTranscript } from './stage.fixture.ts';

const ADA = { kind: 'person', name: 'Ada' } as const;
const BOT = { kind: 'bot', name: '', bot: 'greedy' } as const;

/** The first event of a table at which a person and a bot sit. */
function opening(id: string, person: string, at = 0): Append {
  const event: TableEvent = {
    at,
    type: 'opened',
    version: 1,
    ruleset: GAMES.dice.card.ruleset,
    seed: 'seed',
    host: '',
    isPublic: false,
    terms: { game: 'dice', options: { startRule: 'rolled' }, games: 1, starter: 0 },
    seats: [
      { kind: 'person', person },
      { kind: 'bot', bot: 'greedy' },
    ],
  };
  const table = granted(Table.fold(id, GAMES.dice, [event]));
  return { from: 0, events: [event], table, isListed: true, labels: ['', 'Robo'] };
}

/** What happens next there. */
function then(table: Table, event: TableEvent = { at: table.length, type: 'moved', move: 'roll' }): Append {
  const from = table.length;
  table.apply(event);
  return { from, events: [event], table, isListed: false };
}

/** A table that goes from its first event to its last one, in one append. */
function whole(id: string, person: string): Append {
  const { table, events, ...rest } = opening(id, person);
  const moves: TableEvent[] = [];
  for (const chance = new FastChance(1); table.series.turn !== null;) {
    const { series } = table;
    const position = series.game.resample(series.match.view(series.turn), chance);
    const move = series.match.read(series.turn!, series.game.makeMove(position, position.randomMove(chance)));
    moves.push(...then(table, { at: table.length, type: 'moved', move: granted(move) }).events);
  }
  return { ...rest, table, events: [...events, ...moves] };
}

const open = (): { disk: MemoryDisk; store: FallbackStore; reports: boolean[] } => {
  const disk = new MemoryDisk();
  const reports: boolean[] = [];
  return { disk, reports, store: new FallbackStore(disk.tab(), (isSo) => void reports.push(isSo)) };
};

describe('the tables of a device', () => {
  test('are listed with those who play there, last played first', async () => {
    const { store } = open();
    const [ada] = await store.meet(['Ada']);
    for (const [id, day] of Object.entries({ a: 2, b: 3, c: 1 })) await store.append([opening(id, ada!, day)]);
    const tables = await store.listTables();
    expect(tables.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(tables[0]).toMatchObject({ round: 0, ply: 0, isOver: false, updated: '1970-01-01T00:00:00.003Z' });
    expect(tables[0]!.config).toMatchObject({ game: 'dice', seats: [ADA, { ...BOT, name: 'Robo' }] });
    expect(await store.names('a')).toEqual(['Ada', 'Robo']);
  });

  test('have every event once: of two who write the same, one is too late', async () => {
    const { store } = open();
    const first = opening('a', 'x');
    expect(await store.append([first])).toBe(true);
    const second = then(first.table);
    expect(await store.append([second])).toBe(true);
    expect(await store.append([second])).toBe(false);
    expect(await store.read('a', 0)).toEqual([...first.events, ...second.events]);
    expect(await store.read('a', 1)).toEqual(second.events);
  });

  test('leave their finished games to the history, which a take-back reopens', async () => {
    const { store } = open();
    const [ada] = await store.meet(['Ada']);
    const played = whole('a', ada!);
    await store.append([played]);
    const transcript = played.table.series.transcript(0);
    expect(await store.readGame('a-0')).toMatchObject({ past: { id: 'a-0', seats: [ADA, {}] }, transcript });
    expect(await store.listTables()).toMatchObject([{ isOver: true }]);
    await store.append([then(played.table, { at: 1, type: 'took-back', ply: 0 })]);
    expect([await store.listGames(), await store.readGame('a-0')]).toEqual([[], null]);
    expect(await store.listTables()).toMatchObject([{ isOver: false, ply: 0 }]);
  });

  test('can be removed; what was finished there stays', async () => {
    const { store } = open();
    await store.append([whole('a', 'x')]);
    await store.removeTable('a');
    expect([await store.listTables(), await store.read('a', 0)]).toEqual([[], []]);
    expect(await store.listGames()).toHaveLength(1);
  });
});

describe('a disk that is refused or full', () => {
  test('is made up for by memory, and reported', async () => {
    const { disk, store, reports } = open();
    disk.isFull = true;
    const [ada] = await store.meet(['Ada']);
    const played = whole('a', ada!);
    expect(await store.append([played])).toBe(true);
    expect(reports.at(-1)).toBe(false);
    expect(await store.read('a', 0)).toEqual(played.events);
    expect(await store.read('a', 5)).toEqual(played.events.slice(5));
    expect(await store.names('a')).toEqual(['Ada', 'Robo']);
    expect(await store.listTables()).toMatchObject([{ id: 'a', isOver: true, config: { seats: [ADA, {}] } }]);
    expect(await store.listGames()).toMatchObject([{ id: 'a-0' }]);
    expect(await store.readGame('a-0')).not.toBeNull();
    await store.append([then(played.table, { at: 1, type: 'took-back', ply: 0 })]);
    expect(await store.listGames()).toEqual([]);
    await store.removeTable('a');
    expect(await store.read('a', 0)).toEqual([]);
  });

  test('gets everything once it works again', async () => {
    const { disk, store, reports } = open();
    const first = opening('a', 'x');
    await store.append([first]);
    disk.isFull = true;
    const [ada] = await store.meet(['Ada']);
    await store.append([then(first.table)]);
    await store.append([whole('b', ada!)]);
    await store.addGame(finished('c-0', [ADA]));
    expect((await store.listGames()).map(({ id }) => id).toSorted()).toEqual(['b-0', 'c-0']);
    disk.isFull = false;
    expect(await store.append([then(first.table, { at: 9, type: 'moved', move: 'roll' })])).toBe(true);
    expect(reports.at(-1)).toBe(true);
    expect(disk.logs.get('a')).toHaveLength(3);
    expect(disk.logs.get('b')).toEqual(await store.read('b', 0));
    expect([...disk.games.keys()].toSorted()).toEqual(['b-0', 'c-0']);
    expect(disk.games.get('b-0')!.past.seats).toMatchObject([ADA, {}]);
    expect([...disk.people.values()]).toContain('Ada');
  });

  test('that can still be read lists how far a table has come meanwhile', async () => {
    const { disk, store } = open();
    const [ada] = await store.meet(['Ada']);
    const first = opening('a', ada!);
    await store.append([first]);
    disk.isFull = true;
    await store.append([then(first.table)]);
    disk.isFull = false;
    expect(await store.listTables()).toMatchObject([{ ply: 1, config: { seats: [ADA, {}] } }]);
  });

  test('does not let memory hide what another tab has stored', async () => {
    const { disk, store } = open();
    const [first, theirs] = [opening('a', 'x'), opening('a', 'x')];
    await store.append([first]);
    disk.isFull = true;
    await store.append([then(first.table)]);
    disk.isFull = false;
    const stored = then(theirs.table, { at: 77, type: 'moved', move: 'roll' });
    await disk.tab().append([stored]);
    expect(await store.append([then(first.table, { at: 9, type: 'closed' })])).toBe(false);
    expect(await store.read('a', 1)).toEqual(stored.events);
  });
});

describe('statistics', () => {
  const result = (ranks: number[], points: number[]): object => ({
    result: { ranks, points, tracks: points.map((point) => [point, 9, 9, 9, 9, 9]), instant: null },
  });
  const games = [
    finished('1', [ADA, BOT], result([1, 2], [4, 3])),
    finished('2', [ADA, BOT], result([2, 1], [7, 8])),
    finished('3', [ADA, { ...ADA, name: 'Bo' }], result([1, 1], [4, 4])),
    finished('4', [ADA, BOT], { ...result([1, 2], [18, 0]), isMarked: true }),
    finished('5', [ADA, BOT], { ...result([1, 2], [18, 0]), isImported: true }),
    finished('6', [ADA], result([1], [5])),
    finished('7', [ADA], result([1], [6])),
    finished('8', [ADA, BOT], { ...result([1, 2], [9, 0]), game: 'dice' }),
  ].map(({ past }) => past);

  test('count games, wins and the weakest colour of every person, but no marked or foreign games', () => {
    const figures = (name: string): Figures => addUp(playedGames(games).filter((one) => one.name === name));
    expect(figures('Ada')).toEqual({ games: 6, wins: 3, resigned: 0, best: 9, mean: 35 / 6 });
    expect(figures('Bo')).toEqual({ games: 1, wins: 1, resigned: 0, best: 4, mean: 4 });
  });

  test('tell the strongest bot from people, and nothing of people who were elsewhere', () => {
    const bots = ['club', 'master', 'greedy'].map((bot) => ({ kind: 'bot', name: '', bot }) as const);
    const told = playedGames(
      [
        finished('1', [ADA, ...bots]),
        finished('2', [ADA, BOT]),
        finished('3', [ADA, { ...ADA, name: 'Bo' }], { you: 1 }),
      ].map(({ past }) => past),
    );
    expect(told.map(({ name, against }) => [name, against])).toEqual([
      ['Ada', 'master'],
      ['Ada', 'greedy'],
      ['Bo', null],
    ]);
  });

  test('tell how many games somebody gave up, which say nothing of how far colours came', () => {
    const bo = { ...ADA, name: 'Bo' };
    const givenUp = [
      finished('1', [ADA, bo], { ...result([1, 2], [1, 0]), resigned: [1] }),
      finished('2', [ADA, bo], result([1, 2], [6, 5])),
      finished('3', [ADA, { ...BOT, name: 'Bo' }, BOT], { ...result([2, 3, 1], [8, 0, 9]), resigned: [1] }),
    ].map(({ past }) => past);
    const figures = (name: string, some = givenUp): Figures =>
      addUp(playedGames(some).filter((one) => one.name === name));
    expect(figures('Ada')).toEqual({ games: 3, wins: 2, resigned: 0, best: 8, mean: 7 });
    expect(figures('Bo')).toEqual({ games: 3, wins: 0, resigned: 2, best: 5, mean: 5 });
    expect(figures('Ada', givenUp.slice(0, 1))).toMatchObject({ best: null, mean: null });
  });

  test('list solo games by result', () => {
    const results = makeSoloResults(games, games[0]!.game);
    expect(results.map(({ id, points }) => [id, points])).toEqual([
      ['7', 6],
      ['6', 5],
    ]);
    expect(makeSoloResults(games, 'dice')).toEqual([]);
  });
});

test('an imported game has as many nameless seats as players', () => {
  const transcript = readTranscript(FOREIGN[0]![1]);
  const { past } = foreignGame(transcript, 'id', '2025-01-01', []);
  expect(past).toMatchObject({ id: 'id', isImported: true, isMarked: false });
  expect(past.seats).toHaveLength(transcript.players);
  expect(past.seats.every(({ kind, name }) => kind === 'person' && name === '')).toBe(true);
});
