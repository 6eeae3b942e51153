import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result, Standing, View } from '@sixfold/engine';
import type { GameUpdate, TableInfo, TableLine, Terms } from '@sixfold/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, send, type Person } from '../../testing/src/people.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../../testing/src/real-server.ts';
import { readTable } from '../../testing/src/stored.ts';
import { openStore, type ThreadedStore } from '../src/store/sqlite/threaded.ts';
import { saveSeries } from '@sixfold/host';

interface Seat0 {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly invite: string | null;
  readonly hasResigned: boolean;
}

/** What a server of version 0.1 told of a table, with the secrets that it kept. */
interface Table0 {
  readonly label: string;
  readonly terms: Terms;
  readonly stage: string;
  readonly seats: readonly Seat0[];
  readonly host: string;
  readonly isPublic: boolean;
  readonly rematch: string | null;
  readonly ruleset: number;
  readonly created: number;
  readonly hasBegun: boolean;
  readonly backs: number;
  readonly gameIndex: number;
  readonly ply: number;
  readonly turn: number | null;
  readonly isOver: boolean;
  readonly games: readonly string[][];
  readonly results: readonly Result[];
  readonly standing: Standing;
  readonly views: readonly View[];
  readonly spectatorView: View;
  readonly transcripts: readonly unknown[];
  readonly onward: { readonly moves: readonly string[]; readonly result: Result } | null;
}

interface Guest0 {
  readonly id: string;
  readonly name: string;
  readonly recovery: string | null;
  readonly token: string | null;
  readonly cookie: string;
  readonly tables: readonly TableLine[];
}

interface Expected {
  readonly guests: readonly Guest0[];
  readonly lobby: readonly TableLine[];
  readonly tables: Readonly<Record<string, Table0>>;
}

const FIXTURE = join(import.meta.dirname, '../../testing/fixtures/0.1/server');
const { guests, lobby, tables } = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Expected;
const TABLES = Object.entries(tables).map(([id, table]) => ({ ...table, id }));

/** A folder with what version 0.1 left in it. */
function makeOldFolder(): string {
  const folder = makeFolder();
  mkdirSync(dataIn(folder), { mode: 0o700 });
  copyFileSync(join(FIXTURE, 'sixfold.db'), join(dataIn(folder), 'sixfold.db'));
  return folder;
}

/** As it looks once it was JSON. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the database of version 0.1', () => {
  const folder = makeOldFolder();
  let store: ThreadedStore;
  beforeAll(async () => {
    store = await openStore(dataIn(folder));
  });
  afterAll(async () => {
    await store.close();
    removeFolder(folder);
  });

  test('is copied before it is changed', () => {
    const copy = readFileSync(join(dataIn(folder), 'sixfold.db.format-1'));
    expect(copy.length).toBeGreaterThan(0);
    expect(existsSync(join(dataIn(folder), 'sixfold.db.format-1.unfinished'))).toBe(false);
  });

  test.each(guests)('knows $name', async ({ id, name }) => {
    expect(await store.readGuest(id)).toEqual({ id, name });
  });

  describe.each(TABLES)('has the table "$label"', (old) => {
    test('with its terms, its people and its stage', async () => {
      const table = await readTable(store, old.id);
      const { opened, seats, stage, rematch, hasBegun } = table;
      expect(opened.terms).toEqual(old.terms);
      expect({
        stage,
        rematch: rematch && rematch.table,
        hasBegun,
        host: opened.host,
        isPublic: opened.isPublic,
      }).toEqual({
        stage: old.stage,
        rematch: old.rematch,
        hasBegun: old.hasBegun,
        host: old.host,
        isPublic: old.isPublic,
      });
      const [first] = await store.read(old.id, 0);
      expect(first).toMatchObject({ at: old.created, ruleset: old.ruleset });
      const told = seats.map(({ kind, person, bot, invite, hasResigned }) => ({
        kind,
        bot,
        invite,
        hasResigned,
        guest: person === '' ? null : person,
      }));
      expect(told).toEqual(
        old.seats.map(({ kind, guest, bot, invite, hasResigned }) => ({ kind, guest, bot, invite, hasResigned })),
      );
      expect(await store.names(old.id)).toEqual(old.seats.map(({ name }) => name));
    });

    test('with every move, view and result', async () => {
      const { series, opened } = await readTable(store, old.id);
      const { round, ply, turn, isOver } = series;
      expect([round, ply, turn, isOver]).toEqual([old.gameIndex, old.ply, old.turn, old.isOver]);
      // What was taken back elsewhere counts by now as well.
      expect(series.takenBack).toBe(old.backs + (opened.begun?.takenBack ?? 0));
      expect(saveSeries(series).games).toEqual(old.games);
      expect(plain(old.seats.map((_, seat) => series.match.view(seat)))).toEqual(old.views);
      expect(plain(series.match.view(null))).toEqual(old.spectatorView);
      expect(plain([series.results(), series.standing()])).toEqual([old.results, old.standing]);
      expect(plain(old.transcripts.map((_, game) => series.transcript(game)))).toEqual(old.transcripts);
    });

    test('with its luck: the same moves lead to the same end', async () => {
      const { series } = await readTable(store, old.id);
      const moves = old.onward?.moves ?? [];
      const refused = moves.map((move) => series.play(move)).filter(({ ok }) => !ok);
      expect(refused).toEqual([]);
      expect(plain(series.results().at(-1) ?? null)).toEqual(old.onward?.result ?? old.results.at(-1) ?? null);
    });
  });
});

describe('a server on what version 0.1 left', () => {
  const folder = makeOldFolder();
  let server: RealServer;
  beforeAll(async () => {
    server = await startServer(folder, { idleDays: 10_000 });
  });
  afterAll(async () => {
    await server.stop();
    removeFolder(folder);
  });

  const comeBack = ({ name, cookie }: Guest0): Person => ({ name, address: server.address, cookie, heard: [] });

  test.each(guests)('$name comes back with the old cookie and finds the same lists', async (guest) => {
    const client = enter(comeBack(guest));
    const lists: (readonly TableLine[])[] = [];
    client.on('lobby', ({ tables: lines }) => lists.push(lines));
    expect((await client.ask('mine', {})).tables).toMatchObject(guest.tables);
    expect(client.name).toBe(guest.name);
    await client.followLobby(true);
    expect(lists).toMatchObject([lobby]);
    client.close();
  });

  test.each(guests)('$name sees every table as before', async (guest) => {
    const client = enter(comeBack(guest));
    for (const old of TABLES) {
      const at: TableInfo[] = [];
      const games: GameUpdate[] = [];
      const stop = [client.on('table', (table) => at.push(table)), client.on('game', (game) => games.push(game))];
      await client.watch(old.id, () => null);
      await client.unwatch(old.id);
      for (const end of stop) end();
      const { you, stage, seats } = at[0]!;
      const own = old.seats.findIndex(({ kind, guest: id }) => kind === 'person' && id === guest.id);
      expect([you, stage]).toEqual([own < 0 ? null : own, old.stage]);
      const sitting = old.seats.map(({ kind, guest: id }) => (kind === 'person' ? id : null));
      const host = sitting.includes(old.host) ? sitting.indexOf(old.host) : sitting.findIndex((id) => id !== null);
      expect(seats.map(({ name, isHost }) => [name, isHost])).toEqual(
        // Where the host had gone nobody was it; now it is the first who is left.
        old.seats.map(({ name, kind, guest: id }, seat) => [name, kind === 'person' && id !== null && seat === host]),
      );
      const view = own < 0 ? old.spectatorView : old.views[own];
      expect(games.map((game) => game.view)).toEqual(old.hasBegun ? [view] : []);
    }
    client.close();
  });

  test.each(guests.filter(({ recovery }) => recovery))('$name comes back with the old secret', async (guest) => {
    const person = { ...comeBack(guest), cookie: '' };
    const answer = await send(person, 'POST', '/api/me/recover', { secret: guest.recovery });
    expect(await answer.json()).toEqual({ name: guest.name });
  });
});
