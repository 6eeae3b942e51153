import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance, GAMES, type Game } from '@sixfold/engine';
import { PROTOCOL, type FromServer, type GameUpdate, type ProtocolError } from '@sixfold/protocol';
import { granted, Series } from '@sixfold/host';
import { babble, Babbler } from './babbler.ts';
import { Nonsense, type Json, type Line } from './nonsense.ts';
import { enter, makeGuest, makeStranger, type Person } from '../../testing/src/people.ts';
import { Player, type PlayedMove } from '../../testing/src/player.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../../testing/src/real-server.ts';
import { saveSeries } from '@sixfold/host';

/** A guard against hanging only: busy machines are slow. */
const PATIENCE = 300_000;
const MESSAGES = 100_000;
const AT_ONCE = 250;
const LARGEST = 4096;
const GAME: Game = GAMES.cards;
const WORDS = ['RO', 'GB', 'YV', 'R', 'V', 'play', 'swap', 'refill', 'club', 'cards', 'dice', 'take-back', 'replace'];
/** So many plies are played before, so that there is something to replay and to lose. */
const PLAYED = 10;

const folder = makeFolder();
let server: RealServer;
let table: string;
let people: Player[];
let persons: Person[];
let spectator: Player;

beforeAll(async () => {
  server = await startServer(folder, { largestMessage: LARGEST, tablesPerGuest: 10 });
  persons = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => makeGuest(server.address, name)));
  const clients = persons.map(enter);
  const terms = { game: GAME.card.id, options: {}, games: 2, starter: 0 };
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  table = (await clients[0]!.ask('open', { terms, seats, isPublic: true })).table;
  for (const seat of [1, 2]) await clients[seat]!.ask('sit', { table, seat });
  const chance = new FastChance(1);
  // They stop to think for good once enough is played.
  const think = (ply: number) => (ply < PLAYED ? Promise.resolve() : new Promise(() => {}));
  people = clients.map((client) => new Player(client, table, { chance, think }));
  spectator = new Player(enter(makeStranger(server.address)), table, { chance });
  await Promise.all([...people, spectator].map((player) => player.start()));
  await Promise.all([...people, spectator].map((player) => player.until(({ update }) => update?.ply === PLAYED)));
});
afterAll(async () => {
  for (const { client } of [...people, spectator]) client.close();
  await server.kill();
  removeFolder(folder);
});

/** Everything that is stored of the table, and everybody who is known. */
function readAll(): unknown {
  const database = new DatabaseSync(join(dataIn(folder), 'sixfold.db'), { readOnly: true });
  const rows = [
    database.prepare('SELECT * FROM tables WHERE id = ?').all(table),
    database.prepare('SELECT * FROM seats WHERE table_id = ? ORDER BY seat').all(table),
    database.prepare('SELECT * FROM events WHERE table_id = ? ORDER BY number').all(table),
    database.prepare('SELECT * FROM guests ORDER BY id').all(),
  ];
  database.close();
  return structuredClone(rows);
}

/** What a fresh spectator is told of the game. */
async function look(): Promise<GameUpdate | null> {
  const player = new Player(enter(makeStranger(server.address)), table, { chance: new FastChance(1) });
  await player.start();
  await player.until(({ update }) => update !== null);
  player.client.close();
  return player.update;
}

/** A game that was begun on somebody's own device. */
function beginElsewhere(): Series {
  const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
  const { ruleset } = GAMES.dice.card;
  const series = granted(Series.open(GAMES.dice, { terms, players: 2, seed: 'elsewhere', luck: 2, ruleset }));
  for (const move of [{ type: 'roll' }, { type: 'score', jokers: {} }]) {
    granted(series.play(granted(series.match.read(series.turn!, move))));
  }
  return series;
}

/** Sense, for a start: everything that can be asked, with the right facts, and every move that was played. */
function sense(): Json[] {
  const played = people.flatMap(({ acknowledged }) => acknowledged);
  const [{ move }] = played as [PlayedMove];
  const terms = { game: 'dice', options: {}, games: 1, starter: 0 };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const begun = beginElsewhere();
  const bodies: [string, object][] = [
    ['hello', { version: PROTOCOL }],
    ['lobby', { isWanted: true }],
    ['mine', {}],
    ['open', { terms, seats, isPublic: false }],
    ['open', { terms, seats, isPublic: true, record: saveSeries(begun) }],
    ['watch', { table, seen: { round: 0, ply: 3, backs: 0 } }],
    ['unwatch', { table }],
    ['sit', { table, seat: 1, invite: 'x' }],
    ['fill', { table, seat: 1, bot: 'club' }],
    ['clear', { table, seat: 1 }],
    ['next', { table, round: 0 }],
    ['offer', { table, offer: { kind: 'take-back', ply: PLAYED - 1 } }],
    ['offer', { table, offer: { kind: 'replace', seat: 1, bot: 'club' } }],
    ['agree', { table, isAgreed: true }],
    ['resign', { table }],
    ['rematch', { table }],
    ['moves', { table }],
    ['look', { table, round: 0, ply: 5 }],
    ['explain', { table, round: 0, ply: 5 }],
    ['transcript', { table, round: 0 }],
    ...played.map((one): [string, object] => ['move', one]),
    // Out of order: too early, and for the ply that is due with a move of some time ago.
    ...[0, 1, 2].map((later): [string, object] => ['move', { table, round: 0, ply: PLAYED + later, move }]),
  ];
  // As it looks on the wire.
  return bodies.map(([request, body], index) => JSON.parse(JSON.stringify([request, index + 1, body])) as Json);
}

/**
 * What people may do at their own table would change it, whoever greets is let in, and whoever speaks another version is
 * sent away: all rightly so. Everything else may not lead to anything.
 */
function isRight({ seat, hasGreeted }: Babbler, line: Line): boolean {
  const said = typeof line === 'string' ? parse(line) : null;
  if (!Array.isArray(said) || said.length !== 3) return false;
  const [request, , ask] = said as [unknown, unknown, Record<string, unknown> | null];
  if (request === 'hello') return !hasGreeted || ask?.['version'] !== PROTOCOL;
  if (seat === null || ask?.['table'] !== table) return false;
  if (request === 'move') return ask['ply'] === PLAYED && isLegal(seat, ask['move']);
  return ['resign', 'offer', 'clear', 'agree'].includes(request as string);
}

function isLegal(seat: number, move: unknown): boolean {
  const { view } = people[seat]!.update!;
  return view.turn === seat && GAME.parseMove(GAME.resample(view, new FastChance(1)), move).ok;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Questions may be answered, a move that was played is acknowledged again, and tables of one's own may be opened. */
const ANSWERED = ['hello', 'lobby', 'mine', 'open', 'watch', 'unwatch', 'look', 'explain', 'move', 'moves'];

/** What is wrong with an answer, if anything. */
function faultOf(line: Line, [kind, number, answer]: FromServer): string[] {
  const said = typeof line === 'string' ? (parse(line) as unknown[] | null) : null;
  const text = line.toString().slice(0, 300);
  if (kind === 'done') return ANSWERED.includes(said?.[0] as string) ? [] : [`was done: ${text}`];
  const { code, ...facts } = answer as ProtocolError;
  if (number !== null && number !== said?.[1]) return [`answered to another number: ${text}`];
  if (code === 'internal') return [`failed: ${text}`];
  if (code === 'not-understood' && (facts as { what: string }).what.length < 5) return [`not explained: ${text}`];
  return [];
}

test(
  'a hundred thousand messages of nonsense change nothing, and each is answered',
  async () => {
    const nonsense = new Nonsense(new FastChance(2026), LARGEST, [table, ...WORDS]);
    const chance = new FastChance(7);
    const [stored, seen] = [readAll(), await look()];
    const turn = people[0]!.update!.view.turn;
    const babblers = [
      await babble(persons[turn]!, turn),
      await babble(persons[(turn + 1) % 3]!, (turn + 1) % 3),
      await babble(await makeGuest(server.address, 'Eve'), null),
      await babble(makeStranger(server.address), null),
      new Babbler(persons[0]!, 0),
    ];
    await once(babblers.at(-1)!.socket, 'open');
    const guests = readAll();
    const all = sense();
    const faults: string[] = [];
    for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
      const babbler = babblers[(sent / AT_ONCE) % babblers.length]!;
      const lines: Line[] = [];
      while (lines.length < AT_ONCE) {
        const line = nonsense.twist(all[chance.below(all.length)]!);
        if (!isRight(babbler, line)) lines.push(line);
      }
      const answers = await babbler.say(lines);
      faults.push(...answers.flatMap((answer, index) => faultOf(lines[index]!, answer)));
      expect(faults).toEqual([]);
    }
    expect(readAll()).toEqual(guests);
    expect((guests as unknown[]).slice(0, 3)).toEqual((stored as unknown[]).slice(0, 3));
    expect(await look()).toEqual(seen);
    for (const { socket } of babblers) socket.terminate();
  },
  PATIENCE,
);

/** Begins as a WebSocket does and goes on with some bytes; waits until the server ends the connection. */
async function sendBytes(bytes: Buffer): Promise<void> {
  const { hostname, port, host } = new URL(server.address);
  const socket = createConnection(Number(port), hostname);
  const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Host: ${host}`];
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`;
  socket.write(['GET /api/socket HTTP/1.1', ...headers, key, '', ''].join('\r\n'));
  await once(socket, 'data');
  socket.resume().write(bytes);
  await once(socket, 'close');
}

test('whoever sends what is no message at all is let go; the others play on', async () => {
  const [stored, seen] = [readAll(), await look()];
  const ends: Line[] = ['x'.repeat(LARGEST * 5), Buffer.alloc(LARGEST * 5)];
  for (const line of ends) {
    const { socket } = await babble(persons[0]!, 0);
    socket.send(line);
    await once(socket, 'close');
  }
  // A text that is not UTF-8, and a frame that no WebSocket sends.
  for (const bytes of [Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]), Buffer.from([0xff, 0xff, 0xff, 0xff])]) {
    await sendBytes(bytes);
  }
  expect([readAll(), await look()]).toEqual([stored, seen]);
});
