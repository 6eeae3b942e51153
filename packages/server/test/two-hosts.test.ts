import { expect, test } from 'vitest';
import { MemoryStore } from '../../host/src/hosting/memory-store.ts';
import { holdRaces } from '../../testing/src/races.ts';
import { makeTestDatabase } from '../src/store/postgres/postgres.fixture.ts';
import { openPostgres } from '../src/store/postgres/postgres-store.ts';
import { ServiceTestStore } from '../src/tables/service.fixture.ts';

const RACES = 200;

test.each([
  ['memory', () => new MemoryStore()],
  ['SQLite', () => new ServiceTestStore()],
] as const)('of two hosts on one store in %s one wins each number, and the other catches up', async (_, open) => {
  const { races, wins, faults } = await holdRaces(open(), RACES, 1);
  expect(faults).toEqual([]);
  expect(races).toBe(RACES);
  expect(Math.min(...wins)).toBeGreaterThan(0);
});

test('and so it is in PostgreSQL', async () => {
  const store = await openPostgres(await makeTestDatabase());
  const { races, faults } = await holdRaces(store, RACES, 2);
  await store.close();
  expect([races, faults]).toEqual([RACES, []]);
});
