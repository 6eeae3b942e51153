import { FastChance } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { enter, makeGuest } from '../../testing/src/people.ts';
import { Player } from '../../testing/src/player.ts';
import { makeFolder, removeFolder, startServer } from '../../testing/src/real-server.ts';
import { readGames } from '../../testing/src/stored.ts';
import { makeTestDatabase } from '../src/store/postgres/postgres.fixture.ts';
import { openPostgres } from '../src/store/postgres/postgres-store.ts';

test('two people on different servers play a game to its end, and one of them comes back elsewhere', async () => {
  const settings = await makeTestDatabase();
  const folders = [makeFolder(), makeFolder()];
  const servers = await Promise.all(folders.map((folder) => startServer(folder, { database: settings.database })));
  const [ada, ben] = await Promise.all([makeGuest(servers[0]!.address, 'Ada'), makeGuest(servers[1]!.address, 'Ben')]);
  const clients = [enter(ada), enter(ben)] as const;
  const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await clients[0].ask('open', { terms, seats, isPublic: true });
  await clients[1].ask('sit', { table, seat: 1 });
  const players = clients.map((client, seat) => new Player(client, table, { chance: new FastChance(seat) }));
  await Promise.all(players.map((player) => player.start()));
  await Promise.all(players.map((player) => player.until(({ update }) => update?.isOver === true)));
  for (const client of clients) client.close();
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  const seen = players.map(({ rounds }) => rounds[0]!.map(({ seat, move }) => ({ seat, move })));
  expect(seen[1]).toEqual(seen[0]);

  // The same cookie is good at either.
  const elsewhere = enter({ ...ada, address: servers[1]!.address });
  expect((await elsewhere.ask('mine', {})).tables).toMatchObject([{ table, stage: 'over' }]);
  elsewhere.close();
  await Promise.all(servers.map((server) => server.stop()));
  const store = await openPostgres(settings);
  expect((await readGames(store, table))[0]).toEqual(seen[0]);
  await store.close();
  for (const folder of folders) removeFolder(folder);
});
