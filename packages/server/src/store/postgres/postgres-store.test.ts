import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../../testing/src/postgres.ts';
import { ANNA, anything, BERT, Sample, seatOf } from '../store.fixture.ts';
import { writeOf, type ServerStore } from '../store.ts';
import type { PostgresSettings } from './connect.ts';
import { shareTestDatabase } from './postgres.fixture.ts';
import { openPostgres } from './postgres-store.ts';
import { TestLink, type LinkMode } from './proxy.fixture.ts';
import { Writer } from './writer.ts';

const makeDatabase = shareTestDatabase();
const table = new Sample('t');
const move = (number: number, text: string) => [anything(table, number, text)];

/** The moves that are stored. */
const movesIn = async (store: ServerStore): Promise<unknown[]> =>
  (await store.read('t', 1)).map((event) => (event as { move: string }).move);

/** Stores on one new database, of several servers, with one table in it; closed at the end of the block. */
async function openServers(count: number, changes: Partial<PostgresSettings> = {}) {
  const settings = { ...(await makeDatabase()), ...changes };
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgres(settings)));
  await stores[0]!.addGuest(ANNA);
  await stores[0]!.append([table.opening]);
  const client = new Client(settings.database);
  await client.connect();
  const close = async () => {
    await Promise.all([client.end(), ...stores.map((store) => store.close())]);
  };
  return { settings, stores, client, [Symbol.asyncDispose]: close };
}

const TEXTS = Array.from({ length: 100 }, (_, number) => String(number));

describe('calls', () => {
  test('of the same moment keep their order', async () => {
    await using servers = await openServers(1);
    const [store] = servers.stores;
    const appended = TEXTS.map((text, number) => store!.append(move(number + 1, text)));
    expect(new Set(await Promise.all(appended))).toEqual(new Set([true]));
    expect(await movesIn(store!)).toEqual(TEXTS);
  });

  test('that read at the same moment are each answered with their own', async () => {
    await using servers = await openServers(1);
    const [store] = servers.stores;
    for (const number of [1, 2, 3]) await store!.append(move(number, `move ${number}`));
    const read = async (id: string, from: number): Promise<number> => (await store!.read(id, from)).length;
    const lengths = [read('t', 3), read('t', 1), read('unknown', 0), read('t', 0), read('t', 7), read('t', 2)];
    expect(await Promise.all(lengths)).toEqual([1, 3, 0, 4, 0, 2]);
  });

  test('of who comes to tables at the same moment are each answered with their own', async () => {
    await using servers = await openServers(1);
    const store = servers.stores[0]!;
    const people = TEXTS.slice(0, 120).map((text) => ({ id: `guest ${text}`, name: `Name ${text}` }));
    const ids = people.map(({ id }) => id);
    const said = { kind: 'phrase', phrase: 'hello' } as const;
    await Promise.all(people.map((guest) => store.addGuest(guest)));
    await Promise.all(ids.map((id) => store.append([new Sample(id).opening])));
    await Promise.all(ids.map((id, index) => store.addTalk(id, index, id, said)));
    await Promise.all(ids.map((id, index) => store.block(id, ids[(index + 1) % ids.length]!, true)));
    const each = <A>(read: (id: string) => Promise<A>): Promise<A[]> => Promise.all([...ids, 'nobody'].map(read));
    const identities = await each((id) => store.readIdentity(id));
    expect(identities).toEqual([...people.map((one) => ({ ...one, session: 0, hasLasting: false })), null]);
    const names = await each((id) => store.names(id, [id, 'nobody']));
    expect(names.map((all) => all.slice(-2))).toEqual([...people.map(({ name }) => [name, '']), ['', '']]);
    expect(names[0]?.length).toBeGreaterThan(2);
    const talks = await each((id) => store.readTalk(id, 9));
    expect(talks.map((talk) => talk.map(({ person, at }) => [person, at]))).toEqual([
      ...ids.map((id, index) => [[id, index]]),
      [],
    ]);
    const blocked = await each((id) => store.blockedBy(id));
    expect(blocked).toEqual([...ids.map((_, index) => [ids[(index + 1) % ids.length]]), []]);
  });

  test('of two servers for the same number: exactly one wins, again and again', async () => {
    await using servers = await openServers(2);
    const wins: (boolean | undefined)[][] = [];
    for (const number of TEXTS.keys()) {
      const both = servers.stores.map((store, index) => store.append(move(number + 1, String(index))));
      wins.push(await Promise.all(both));
    }
    expect(wins.filter(([one, other]) => one !== other)).toHaveLength(TEXTS.length);
    const winners = wins.map(([one]) => (one ? '0' : '1'));
    for (const store of servers.stores) expect(await movesIn(store)).toEqual(winners);
  });

  test('of two servers at many tables in opposite orders wait for nobody in a circle', async () => {
    await using servers = await openServers(2);
    const tables = TEXTS.slice(0, 50).map((id) => new Sample(id));
    await Promise.all(tables.map(({ opening }) => servers.stores[0]!.append([opening])));
    const answers = await Promise.all(
      servers.stores.map((store, index) =>
        Promise.all((index === 0 ? tables : tables.toReversed()).map((one) => store.append([anything(one, 1, 'x')]))),
      ),
    );
    expect(answers.flat().filter((isWon) => isWon)).toHaveLength(tables.length);
  });

  test('that are refused leave those beside them alone', async () => {
    await using servers = await openServers(1);
    const [store] = servers.stores;
    const both = new Sample('u');
    const endings = await Promise.allSettled([
      store!.append(move(1, 'a')),
      store!.addGuest(ANNA),
      store!.append(move(1, 'b')),
      store!.append([both.opening, ...move(9, 'c')]),
      store!.append(move(9, 'd')),
      store!.append(move(2, 'no \u0000 text')),
      store!.append(move(2, 'e')),
    ]);
    expect(endings.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.why))).toEqual([
      true,
      'failed',
      false,
      'failed',
      'failed',
      'failed',
      true,
    ]);
    expect(await movesIn(store!)).toEqual(['a', 'e']);
    expect(await store!.read('u', 0)).toEqual([]);
  });

  test('are finished before the store closes, and none is taken afterwards', async () => {
    const settings = await makeDatabase();
    const store = await openPostgres(settings);
    const calls = [store.addGuest(ANNA), store.append([table.opening]), store.append(move(1, 'a'))];
    await store.close();
    expect(await Promise.all(calls)).toEqual([undefined, true, true]);
    await expect(store.read('t', 0)).rejects.toMatchObject({ why: 'failed' });
  });
});

describe('a connection that is lost', () => {
  const END = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'sixfold %' AND datname = current_database()`;

  test('in the middle of moves loses none and doubles none', async () => {
    await using servers = await openServers(1);
    const [store] = servers.stores;
    const answers: boolean[] = [];
    for (const [number, text] of TEXTS.slice(0, 60).entries()) {
      const appended = store!.append(move(number + 1, text));
      if (number % 10 === 5) await servers.client.query(END);
      answers.push(await appended);
    }
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(await movesIn(store!)).toEqual(TEXTS.slice(0, 60));
  });

  test('in the middle of what takes several statements does it once', async () => {
    await using servers = await openServers(1);
    const [store] = servers.stores;
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const said = store!.addTalk('t', number, 'anna', { kind: 'text', text: 'hello' });
      if (number % 2 === 0) await servers.client.query(END);
      expect(await said).toBe(number - 1);
    }
  });

  /** One server behind a link that is spoilt while it writes. */
  async function openBehind() {
    const servers = await openServers(1);
    const link = await TestLink.open(servers.settings.database);
    const store = await openPostgres({ ...servers.settings, database: link.url, databaseTimeout: 500 });
    const close = async () => {
      await store.close();
      await link[Symbol.asyncDispose]();
      await servers[Symbol.asyncDispose]();
    };
    return { direct: servers.stores[0]!, link, store, [Symbol.asyncDispose]: close };
  }

  test.each(['cut', 'mute-answers', 'hold-requests'] satisfies LinkMode[])(
    'in whatever way (%s) is replaced, and what was sent counts once',
    async (mode) => {
      await using behind = await openBehind();
      const { direct, link, store } = behind;
      await store.append(move(1, 'a'));
      const appended = store.append(move(2, 'b'));
      link.spoil(mode);
      // So that it has been sent.
      await new Promise(setImmediate);
      if (mode === 'cut') link.spoil('open');
      expect(await appended).toBe(true);
      expect(await direct.append(move(3, 'c'))).toBe(true);
      // What was held arrives when nobody waits for it any more.
      link.letGo();
      expect(await store.append(move(4, 'd'))).toBe(true);
      expect(await movesIn(direct)).toEqual(['a', 'b', 'c', 'd']);
    },
  );

  test.each(['hold-commits', 'mute-commits'] satisfies LinkMode[])(
    'at the very end of a transaction (%s) is asked for what became of it',
    async (mode) => {
      await using behind = await openBehind();
      const { direct, link, store } = behind;
      await store.probe();
      link.spoil(mode);
      expect(await store.addTalk('t', 1, 'anna', { kind: 'text', text: 'hello' })).toBe(0);
      link.letGo();
      expect(await store.addTalk('t', 2, 'anna', { kind: 'text', text: 'again' })).toBe(1);
      expect((await direct.readTalk('t', 9)).map(({ at }) => at)).toEqual([1, 2]);
    },
  );

  test('for longer than anybody waits: what was sent by then may be stored or not, and what was not is not', async () => {
    await using servers = await openServers(1);
    const { settings, stores } = servers;
    await using link = await TestLink.open(settings.database);
    const writer = new Writer({ ...settings, database: link.url, databaseTimeout: 500 }, 'sixfold impatient', 0);
    const write = async (number: number, text: string) =>
      (await writer.write([['append', move(number, text).map(writeOf)]])).failures.map(([, why]) => why);
    expect(await write(1, 'a')).toEqual([]);
    link.spoil('mute-answers');
    expect(await write(2, 'b')).toEqual(['unknown']);
    link.spoil('cut');
    expect(await write(3, 'c')).toEqual(['failed']);
    link.spoil('open');
    expect(await write(3, 'd')).toEqual([]);
    expect(await movesIn(stores[0]!)).toEqual(['a', 'b', 'd']);
    await writer.close();
  });

  test('while somebody else was faster tells that', async () => {
    await using behind = await openBehind();
    const { direct, link, store } = behind;
    await store.append(move(1, 'a'));
    link.spoil('hold-requests');
    const late = store.append(move(2, 'late'));
    await new Promise(setImmediate);
    expect(await direct.append(move(2, 'b'))).toBe(true);
    expect(await late).toBe(false);
    expect(await movesIn(direct)).toEqual(['a', 'b']);
  });
});

test('what is said on two servers is numbered one after the other', async () => {
  await using servers = await openServers(2);
  await servers.stores[0]!.addGuest(BERT);
  const said = servers.stores.flatMap((store) =>
    ['anna', 'bert'].map((person) => store.addTalk('t', 1, person, { kind: 'text', text: 'hello' })),
  );
  expect(new Set(await Promise.all(said))).toEqual(new Set([0, 1, 2, 3]));
});

test('a turn is claimed by one of two servers', async () => {
  await using servers = await openServers(2);
  const [store] = servers.stores;
  await store!.addGuest(BERT);
  await store!.append([new Sample('turns', { seats: [seatOf(ANNA), seatOf(BERT)] }).opening]);
  const claim = [{ table: 'turns', turn: 0, kind: 'turn' as const }];
  const claimed = await Promise.all(servers.stores.map((one) => one.claimTurns('anna', claim)));
  expect(claimed.flat()).toEqual(claim);
});

test('a database that fails as in a power failure and comes back has kept its promises, and goes on', async () => {
  const postgres = await startPostgres();
  const settings = { database: await postgres.create(), databaseConnections: 2, databaseTimeout: 5000 };
  const store = await openPostgres(settings);
  await store.append([table.opening]);
  const answers: Promise<boolean>[] = [];
  for (const [number, text] of TEXTS.entries()) {
    const appended = store.append(move(number + 1, text));
    answers.push(appended);
    if (number === 20) {
      await postgres.stop('immediate');
      await postgres.start();
    }
    if (number % 10 !== 0) await appended;
  }
  expect(new Set(await Promise.all(answers))).toEqual(new Set([true]));
  expect(await movesIn(store)).toEqual(TEXTS);
  await store.close();
  await postgres.close();
});

describe('signs of life', () => {
  test('that waited through an outage do not cut it into short ones', async () => {
    await using servers = await openServers(2);
    const { stores, client } = servers;
    const now = Date.now();
    const life = JSON.stringify({ seen: now - 18_000, downtime: [] });
    await client.query(`INSERT INTO meta (name, value) VALUES ('life', $1)`, [life]);
    await stores[0]!.noteLife(now - 14_000);
    const [span] = await stores[1]!.noteLife(now - 6000);
    expect(span).toMatchObject({ from: now - 18_000 });
    expect(span!.until).toBeGreaterThanOrEqual(now - 1000);
  });
});
