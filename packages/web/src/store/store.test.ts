import { describe, expect, test } from 'vitest';
import { GAMES } from '@sixfold/engine';
import { Table } from '@sixfold/table';
import { FallbackStore } from './fallback.ts';
import { makeFigures, makeSoloResults } from './figures.ts';
import { foreignGame } from './import.ts';
import { MemoryStore } from './memory.ts';
import { finished, readTranscript, FOREIGN } from './stage.fixture.ts';
import type { StoredTable } from './store.ts';

const ADA = { kind: 'person', name: 'Ada' } as const;
const BOT = { kind: 'bot', name: '', bot: 'greedy' } as const;

function table(id: string, revision = 0, updated = '2025-01-01'): StoredTable {
  const opened = Table.open(GAMES.dice, { game: 'dice', seats: [ADA, BOT] }, 'seed');
  if (!opened.ok) throw new Error(opened.error.code);
  return { id, revision, record: opened.value.save(), updated, isOver: false };
}

/** A disk that can be filled up. */
class SmallDisk extends MemoryStore {
  isFull = false;

  private check(): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
  }
  override async readTable(id: string): ReturnType<MemoryStore['readTable']> {
    this.check();
    return await super.readTable(id);
  }
  override async writeTable(...args: Parameters<MemoryStore['writeTable']>): ReturnType<MemoryStore['writeTable']> {
    this.check();
    return await super.writeTable(...args);
  }
  override async listTables(): ReturnType<MemoryStore['listTables']> {
    this.check();
    return await super.listTables();
  }
  override async addGame(...args: Parameters<MemoryStore['addGame']>): Promise<void> {
    this.check();
    await super.addGame(...args);
  }
}

describe('writing a table', () => {
  test('must build on the version that lies there', async () => {
    const store = new MemoryStore();
    expect(await store.writeTable(table('a'), null)).toBe('stored');
    expect(await store.writeTable(table('a', 0), null)).toBe('stale');
    expect(await store.writeTable(table('a', 1), null)).toBe('stored');
    expect(await store.readTable('a')).toMatchObject({ revision: 2 });
  });

  test('that another tab has removed brings it back', async () => {
    const store = new MemoryStore();
    await store.writeTable(table('a'), null);
    await store.removeTable('a');
    expect(await store.writeTable(table('a', 1), null)).toBe('stored');
  });

  test('lists have the last played first', async () => {
    const store = new MemoryStore();
    for (const [id, day] of [
      ['a', '2025-01-02'],
      ['b', '2025-01-03'],
      ['c', '2025-01-01'],
    ] as const) {
      await store.writeTable(table(id, 0, day), null);
    }
    expect((await store.listTables()).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('a disk that is refused or full', () => {
  const open = (): { disk: SmallDisk; store: FallbackStore; reports: boolean[] } => {
    const disk = new SmallDisk();
    const reports: boolean[] = [];
    return { disk, reports, store: new FallbackStore(disk, (isSo) => void reports.push(isSo)) };
  };

  test('is made up for by memory, and reported', async () => {
    const { disk, store, reports } = open();
    disk.isFull = true;
    expect(await store.writeTable(table('a'), null)).toBe('kept');
    expect(await store.writeTable(table('a'), finished('a-0', [ADA, BOT]))).toBe('kept');
    expect(reports.at(-1)).toBe(false);
    expect(await store.readTable('a')).toMatchObject({ id: 'a', revision: 0 });
    expect(await store.listTables()).toHaveLength(1);
    expect(await store.listGames()).toMatchObject([{ id: 'a-0' }]);
    expect(await store.readGame('a-0')).not.toBeNull();
    await store.removeTable('a');
    expect(await store.readTable('a')).toBeNull();
  });

  test('gets everything once it works again', async () => {
    const { disk, store, reports } = open();
    disk.isFull = true;
    await store.writeTable(table('a'), finished('a-0', [ADA, BOT]));
    await store.addGame(finished('b-0', [ADA]));
    disk.isFull = false;
    expect(await store.writeTable(table('a'), finished('a-0', [ADA, BOT]))).toBe('stored');
    expect(reports.at(-1)).toBe(true);
    expect((await disk.listGames()).map(({ id }) => id).toSorted()).toEqual(['a-0', 'b-0']);
    expect(await store.readTable('a')).toMatchObject({ revision: 1 });
  });

  test('does not let memory hide what another tab has stored', async () => {
    const { disk, store } = open();
    await store.writeTable(table('a'), null);
    disk.isFull = true;
    await store.writeTable(table('a', 1), null);
    disk.isFull = false;
    await disk.writeTable(table('a', 1, '2026-01-01'), null);
    expect(await store.writeTable(table('a', 1), null)).toBe('stale');
    expect(await store.readTable('a')).toMatchObject({ revision: 2, updated: '2026-01-01' });
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
    const { game } = games[0]!;
    expect(makeFigures(games)).toEqual([
      { game, name: 'Ada', games: 3, wins: 2, best: 7, mean: 5 },
      { game, name: 'Bo', games: 1, wins: 1, best: 4, mean: 4 },
      { game: 'dice', name: 'Ada', games: 1, wins: 1, best: 9, mean: 9 },
    ]);
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
