import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../../server/src/store/postgres/postgres.fixture.ts';
import { makeTestFolder, Sample } from '../../../server/src/store/store.fixture.ts';
import { openStore } from '../../../server/src/store/sqlite/threaded.ts';
import { sixfold } from './sixfold.fixture.ts';

test('everything is moved to PostgreSQL and back, and what cannot be moved is said', async () => {
  using folder = makeTestFolder();
  const [source, back] = [join(folder.path, 'a'), join(folder.path, 'b')];
  const store = await openStore(source);
  await store.append([new Sample('t').opening]);
  await store.close();
  const { database } = await makeTestDatabase();
  const there = await sixfold('migrate', '--from', source, '--to', database);
  expect(there).toMatchObject({ code: 0, err: expect.stringContaining('moving events: 1 of 1\n') });
  expect(there.out).toMatch(/^1 tables with 1 events are in postgres:\/\/127[^@]+, as they are in .+a\n$/);
  const checked = await sixfold('migrate', '--check', '--from', database);
  expect(checked).toMatchObject({ code: 0, out: '1 tables go on as they were, 0 do not\n' });
  expect(await sixfold('migrate', '--from', database, '--to', back)).toMatchObject({ code: 0 });
  const again = await sixfold('migrate', '--from', source, '--to', database);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is not empty') });
});
