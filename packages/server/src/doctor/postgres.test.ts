import { expect, test } from 'vitest';
import { makeTestDatabase } from '../store/postgres/postgres.fixture.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { checkPostgres } from './postgres.ts';

test('a database that can be used is told so, before the first start and after it', async () => {
  const settings = await makeTestDatabase();
  const said = async () => (await checkPostgres(settings)).map(({ level, said: text }) => `${level}: ${text}`);
  expect(await said()).toEqual([
    expect.stringMatching(/^fine: PostgreSQL \d+ answers$/),
    'fine: it is brought up to date at the next start',
  ]);
  await (await openPostgres(settings)).close();
  expect(await said()).toEqual([expect.stringMatching(/^fine: PostgreSQL \d+ answers$/)]);
});

test('what is wrong is told with what to do', async () => {
  const settings = { ...(await makeTestDatabase()), databaseConnections: 1000 };
  const found = await checkPostgres(settings, () => Date.now() - 600_000);
  expect(found.map(({ said }) => said).join('\n')).toMatch(/a server wants 1003[^]*the clock is 600 s behind/);
  const nowhere = await checkPostgres({ ...settings, database: 'postgres://me:secret@127.0.0.1:1/none' });
  expect(nowhere).toMatchObject([{ level: 'wrong', said: expect.stringContaining('ECONNREFUSED') }]);
  expect(JSON.stringify(nowhere)).not.toContain('secret');
});
