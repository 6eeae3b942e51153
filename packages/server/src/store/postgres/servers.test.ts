import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../servers.ts';
import { ANNA, anything, Sample } from '../store.fixture.ts';
import { shareTestDatabase } from './postgres.fixture.ts';
import { openPostgres, type PostgresStore } from './postgres-store.ts';
import { TestLink } from './proxy.fixture.ts';

const makeDatabase = shareTestDatabase();
const table = new Sample('t');

/** Two servers on one new database, with one table in it, and somebody beside them. */
async function openTwo() {
  const settings = await makeDatabase();
  const [one, other] = await Promise.all([openPostgres(settings), openPostgres(settings)]);
  await one.addGuest(ANNA);
  await one.append([table.opening]);
  const client = new Client(settings.database);
  await client.connect();
  const close = async () => {
    await Promise.all([client.end(), one.close(), other.close()]);
  };
  return { settings, one, other, client, [Symbol.asyncDispose]: close };
}

/** Kept once a server hears that a log has so many events. */
const hears = (store: PostgresStore, id: string, length: number): Promise<void> =>
  new Promise((resolve) => {
    store.changes.follow({
      grown: (tables) => void ((tables.get(id) ?? 0) >= length && resolve()),
      heard: () => {},
      missed: () => {},
    });
  });

const misses = (store: PostgresStore): Promise<void> =>
  new Promise((resolve) => {
    store.changes.follow({ grown: () => {}, heard: () => {}, missed: resolve });
  });

describe('a server hears', () => {
  test('what another one wrote, and so does the host', async () => {
    await using two = await openTwo();
    const changed = new Promise((resolve) => two.other.onChange(resolve));
    const heard = hears(two.other, 't', 2);
    await two.one.append([anything(table, 1, 'a')]);
    await heard;
    expect(await changed).toEqual({ table: 't' });
  });

  test('what another one says, and nothing of what it says itself', async () => {
    await using two = await openTwo();
    const heard: ServerMessage[] = [];
    const answered = new Promise<void>((resolve) => {
      const listener = (store: PostgresStore) => ({
        grown: () => {},
        missed: () => {},
        heard: (message: ServerMessage) => {
          heard.push(message);
          if (message.topic === 'ask') store.changes.tell('answer', 'yes');
          else resolve();
        },
      });
      for (const store of [two.one, two.other]) store.changes.follow(listener(store));
    });
    two.one.changes.tell('ask', 'Is anybody here?');
    await answered;
    expect(heard).toEqual([
      { from: two.one.changes.server, topic: 'ask', text: 'Is anybody here?' },
      { from: two.other.changes.server, topic: 'answer', text: 'yes' },
    ]);
  });

  test('what was written while its connection was lost, and that it missed something', async () => {
    await using two = await openTwo();
    const missed = misses(two.other);
    const heard = hears(two.other, 't', 2);
    await two.client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      `sixfold ${two.other.changes.server} listener`,
    ]);
    await two.one.append([anything(table, 1, 'a')]);
    await Promise.all([missed, heard]);
  });

  test('what was written while its connection was silent', async () => {
    await using two = await openTwo();
    const link = await TestLink.open(two.settings.database);
    const behind = await openPostgres({ ...two.settings, database: link.url });
    link.spoil('mute-answers');
    const [missed, heard] = [misses(behind), hears(behind, 't', 2)];
    await two.one.append([anything(table, 1, 'a')]);
    await Promise.all([missed, heard]);
    await behind.close();
    await link[Symbol.asyncDispose]();
  });

  test('what was written by one that was gone before it could tell', async () => {
    await using two = await openTwo();
    const heard = hears(two.other, 't', 2);
    await two.client.query(`INSERT INTO events (table_id, number, at, move) VALUES ('t', 1, 1, 'a')`);
    await heard;
  });

  test('what was begun early and committed late, after later things were heard of', async () => {
    await using two = await openTwo();
    await two.client.query(`BEGIN; INSERT INTO events (table_id, number, at, move) VALUES ('t', 1, 1, 'a')`);
    const later = new Sample('later');
    const heardLater = hears(two.other, 'later', 2);
    await two.one.append([later.opening]);
    await two.one.append([anything(later, 1, 'b')]);
    await heardLater;
    const heard = hears(two.other, 't', 2);
    await two.client.query('COMMIT');
    await heard;
  });

  test('that two became one: everything it knew may be otherwise', async () => {
    await using two = await openTwo();
    await two.one.addGuest({ id: 'carl', name: 'Carl' });
    const replaced = new Promise((resolve) => two.other.onChange((change) => change === 'replaced' && resolve(change)));
    await two.one.joinGuests('anna', 'carl');
    expect(await replaced).toBe('replaced');
  });
});

describe('a table is held', () => {
  const LONG = 600_000;

  test('by one server at a time, in one term, until it lets go', async () => {
    await using two = await openTwo();
    const { one, other } = two;
    expect(await one.holders.hold(['t', 'none'], LONG)).toEqual(new Map([['t', 1]]));
    expect(await other.holders.hold(['t'], LONG)).toEqual(new Map());
    expect(await one.holders.hold(['t'], LONG)).toEqual(new Map([['t', 1]]));
    await other.holders.release(['t']);
    expect(await other.holders.hold(['t'], LONG)).toEqual(new Map());
    await one.holders.release(['t']);
    expect(await other.holders.hold(['t'], LONG)).toEqual(new Map([['t', 2]]));
    expect(await one.holders.hold(['t'], LONG)).toEqual(new Map());
  });

  test('until its time is up by the clock of the database', async () => {
    await using two = await openTwo();
    expect(await two.one.holders.hold(['t'], 0)).toEqual(new Map([['t', 1]]));
    expect(await two.other.holders.hold(['t'], LONG)).toEqual(new Map([['t', 2]]));
  });

  test('and what is written in an earlier term is refused, alone or with others', async () => {
    await using two = await openTwo();
    const { one, other } = two;
    await one.holders.hold(['t'], 0);
    expect(await one.append([{ ...anything(table, 1, 'a'), term: 1 }])).toBe(true);
    await other.holders.hold(['t'], LONG);
    const late = { ...anything(table, 2, 'late'), term: 1 };
    expect(await one.append([late])).toBe(false);
    expect(await one.append([{ ...late, events: [...late.events, ...late.events] }])).toBe(false);
    expect(await one.append([new Sample('u').opening, late])).toBe(false);
    expect(await one.read('u', 0)).toEqual([]);
    expect(await other.append([{ ...anything(table, 2, 'b'), term: 2 }])).toBe(true);
    // Whoever was asked by a person needs no term.
    expect(await one.append([anything(table, 3, 'c')])).toBe(true);
  });

  test('no longer than the table is there', async () => {
    await using two = await openTwo();
    await two.one.holders.hold(['t'], LONG);
    await two.one.removeTable('t');
    expect(await two.one.holders.hold(['t'], LONG)).toEqual(new Map());
  });
});
