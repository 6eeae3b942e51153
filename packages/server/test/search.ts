import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { granted, readEvent, type TableEvent, type Who } from '@sixfold/host';
import type { Person } from '../../testing/src/people.ts';
import { dataIn, makeFolder, removeFolder, startServer } from '../../testing/src/real-server.ts';
import { openStore } from '../src/store/sqlite/threaded.ts';
import type { KeptTalk } from '../src/store/store.ts';
import { findHearsay, type Hearer } from './hearsay.ts';
import type { LongEvening } from './long-evening.ts';

export interface Found {
  /** What was heard over sockets, in lines. */
  lines: number;
  /** How many things were said at the tables. */
  said: number;
  /** What happened at the tables, by kind of event. */
  readonly events: Set<string>;
  readonly faults: string[];
}

const MOST_TALK = 1_000_000;

type Read = (table: string) => Promise<readonly TableEvent[]>;

/** An evening of one game, on a server at that address. */
type Play = (address: string, game: GameId, seed: number) => Promise<LongEvening>;

/** Plays evenings on a real server, one of each game at a time, and looks for what nobody should have heard. */
export async function searchEvenings(
  play: Play,
  count: number,
  seed: number,
  onEvenings: (done: number) => void = () => {},
): Promise<Found> {
  const folder = makeFolder();
  const server = await startServer(folder);
  const evenings: LongEvening[] = [];
  const found: Found = { lines: 0, said: 0, events: new Set(), faults: [] };
  try {
    while (evenings.length < count) {
      const games = GAME_IDS.slice(0, count - evenings.length);
      const first = seed + evenings.length;
      evenings.push(...(await Promise.all(games.map((game, index) => play(server.address, game, first + index)))));
      onEvenings(evenings.length);
    }
    await server.stop();
    const ids = readIds(folder);
    const store = await openStore(dataIn(folder));
    const read: Read = async (table) => (await store.read(table, 0)).map((event) => granted(readEvent(event)));
    for (const [index, evening] of evenings.entries()) {
      const talk = (table: string): Promise<KeptTalk[]> => store.readTalk(table, MOST_TALK);
      const faults = await search(evening, { read, talk, ids }, found);
      found.faults.push(...faults.map((fault) => `seed ${seed + index}: ${fault}`));
    }
    await store.close();
  } finally {
    await server.kill();
    removeFolder(folder);
  }
  return found;
}

/** What is known of tables and people behind the server's back. */
interface Archive {
  readonly read: Read;
  readonly talk: (table: string) => Promise<KeptTalk[]>;
  /** By name. */
  readonly ids: ReadonlyMap<string, string>;
}

function readIds(folder: string): Map<string, string> {
  const database = new DatabaseSync(join(dataIn(folder), 'sixfold.db'), { readOnly: true });
  const rows = database.prepare('SELECT name, id FROM guests').all();
  database.close();
  return new Map(rows.map(({ name, id }) => [String(name), String(id)]));
}

async function search(evening: LongEvening, { read, talk, ids }: Archive, found: Found): Promise<string[]> {
  const { tables, people, onlookers, faults } = evening;
  const logs = new Map<string, readonly TableEvent[]>();
  const talks = new Map<string, readonly KeptTalk[]>();
  for (const table of tables) logs.set(table, await read(table));
  for (const table of tables) talks.set(table, await talk(table));
  found.said += [...talks.values()].flat().length;
  const events = [...logs.values()].flat();
  const all = people.map(({ name }) => ids.get(name)!);
  const hearers = [
    ...people.map((person, index) =>
      hearerOf(person, { kind: 'person', id: all[index]! }, secretsIn(events, all, true)),
    ),
    ...onlookers.map((person) => hearerOf(person, { kind: 'spectator' }, secretsIn(events, all, false))),
  ];
  for (const { type } of events) found.events.add(type);
  for (const { lines } of hearers) found.lines += lines.length;
  const known = [...people, ...onlookers].map(({ name }) => name);
  return [...faults, ...findHearsay(logs, hearers, known, talks)];
}

/** Seeds and ids are for nobody, invites for those who sit there; whoever began a game elsewhere knows its seed. */
function secretsIn(events: readonly TableEvent[], ids: readonly string[], mayInvite: boolean): string[] {
  const opened = events.flatMap((event) => (event.type === 'opened' ? [event] : []));
  const invites = opened.flatMap((event) =>
    [event, ...event.seats].flatMap((one) => ('invite' in one ? (one.invite ?? []) : [])),
  );
  return [...opened.map(({ seed }) => seed), ...ids, ...(mayInvite ? [] : invites)];
}

const hearerOf = ({ name, heard }: Person, who: Who, secrets: readonly string[]): Hearer => ({
  name: name || 'somebody',
  who,
  lines: heard.filter((text) => text.startsWith('["') && !text.startsWith('[["')),
  secrets,
});
