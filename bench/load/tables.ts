import { randomBytes } from 'node:crypto';
import { Partner, playPart } from '@sixfold/engine/fair';
import type { FastChance, Game } from '@sixfold/engine';
import {
  PHRASES,
  PROTOCOL,
  type Ask,
  type GameUpdate,
  type TableInfo,
  type Tempo,
  type Terms,
} from '@sixfold/protocol';
import type { WebSocket } from 'ws';
import { makeGuest, openSocket } from '../../packages/testing/src/people.ts';
import type { Tally } from './tally.ts';

/** What all tables share. */
export interface Load {
  /** Of the servers; neighbours at a table come in by different ones. */
  readonly addresses: readonly string[];
  readonly game: Game;
  readonly terms: Terms;
  readonly players: number;
  /** Whether there is a clock, and people talk. */
  readonly company: boolean;
  readonly chance: FastChance;
  readonly tally: Tally;
  /** Tables whose next move can be sent. */
  readonly ready: LoadTable[];
}

const TEMPO: Tempo = { kind: 'live', bank: 36_000_000, gain: 10_000, cap: null, onTime: 'bot' };
/** With a move out of so many something is said, and with one out of so many time is given. */
const [TALKATIVE, GENEROUS] = [10, 50];

/** A table of which we play all seats, each over a connection of its own. */
export class LoadTable {
  id = '';
  readonly seats: LoadSeat[];
  readonly load: Load;
  /** When the moves that others have yet to see were sent, and how many have yet to; by round and ply. */
  private readonly flights = new Map<string, { readonly by: LoadSeat; readonly at: number; unseen: number }>();
  private next: { readonly seat: LoadSeat; readonly update: Buffer } | null = null;

  constructor(load: Load) {
    this.load = load;
    this.seats = Array.from({ length: load.players }, (_, index) => new LoadSeat(this, index));
  }

  /** Everybody comes in, sits down and watches. */
  async gather(): Promise<void> {
    const { terms, players, company } = this.load;
    await Promise.all(this.seats.map((seat) => seat.enter()));
    const [host, ...others] = this.seats as [LoadSeat, ...LoadSeat[]];
    const open = Array.from({ length: players - 1 }, () => ({ kind: 'open' }));
    const wish = { terms, seats: [{ kind: 'me' }, ...open], isPublic: true, ...(company && { tempo: TEMPO }) };
    const { table } = (await host.ask('open', wish)) as { table: string };
    this.id = table;
    for (const seat of others) await seat.ask('sit', { table, seat: seat.index });
    await Promise.all(this.seats.map((seat) => seat.ask('watch', { table, seen: null })));
  }

  /** The seat has heard that it is its turn. */
  isDue(seat: LoadSeat, update: Buffer): void {
    if (this.next === null) this.load.ready.push(this);
    this.next = { seat, update };
  }

  /** Plays a random legal move for whoever's turn it is. */
  play(): void {
    const { game, chance } = this.load;
    const { seat, update } = this.next!;
    this.next = null;
    const [, { view, round, ply }] = JSON.parse(update.toString()) as ['game', GameUpdate];
    const position = game.resample(view, chance);
    const move = game.makeMove(position, position.randomMove(chance));
    this.flights.set(`${round}/${ply + 1}`, { by: seat, at: performance.now(), unseen: this.seats.length - 1 });
    if (this.load.company) this.keepCompany(seat);
    seat.play({ table: this.id, round, ply, move });
  }

  private keepCompany({ index }: LoadSeat): void {
    const { chance } = this.load;
    const other = (index + 1) % this.seats.length;
    const phrase = PHRASES[chance.below(PHRASES.length)];
    if (chance.below(TALKATIVE) === 0)
      void this.seats[other]?.ask('say', { table: this.id, said: { kind: 'phrase', phrase } });
    if (chance.below(GENEROUS) === 0) void this.seats[other]?.ask('give', { table: this.id, seat: index, ms: 1000 });
  }

  /** A seat sees the game after so many plies. */
  isSeen(seat: LoadSeat, round: number, ply: number): void {
    const key = `${round}/${ply}`;
    const flight = this.flights.get(key);
    if (!flight || flight.by === seat) return;
    this.load.tally.seen.push(performance.now() - flight.at);
    if (--flight.unseen === 0) this.flights.delete(key);
  }

  /** The next game of the series; no move, so nobody measures it. */
  goOn(seat: LoadSeat, round: number): void {
    void seat.ask('next', { table: this.id, round });
  }
}

/**
 * The beginning of what is told of a game, and the part of the view that says whose turn it is. Reading no more than
 * that keeps the load's own work small: it shares the machine with the server.
 */
const HEAD = /^\["game",\{"table":"[^"]+","round":(\d+),"ply":(\d+),"backs":\d+,"from":(\d+),/;
const TURN = /^"turn":(\d+),"due":\d+,"ended":(null|")/;
const [LONGEST_HEAD, LONGEST_TURN] = [160, 40];

const GAME = Buffer.from('["game"');
const TABLE = Buffer.from('["table"');
const DONE = Buffer.from('["done"');
const REFUSED = Buffer.from('["refused"');
const begins = (data: Buffer, word: Buffer): boolean => data.compare(word, 0, word.length, 0, word.length) === 0;

/** One connection, and what its player has heard of the game. */
export class LoadSeat {
  readonly index: number;
  private readonly table: LoadTable;
  private readonly partner = new Partner(() => randomBytes(32).toString('hex'));
  private socket!: WebSocket;
  private asked = 0;
  /** What waits for an answer. */
  private readonly answers = new Map<number, (answer: unknown) => void>();
  private round = 0;
  private ply = -1;

  constructor(table: LoadTable, index: number) {
    this.table = table;
    this.index = index;
  }

  async enter(): Promise<void> {
    const { addresses } = this.table.load;
    const address = addresses[this.index % addresses.length] ?? '';
    const person = await makeGuest(address, `Player ${this.index + 1}`);
    this.socket = openSocket(person);
    this.socket.on('message', (data: Buffer) => this.hear(data));
    this.socket.on('close', () => this.table.load.tally.trouble.push('a connection was closed'));
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve).once('error', reject);
    });
    await this.ask('hello', { version: PROTOCOL });
  }

  ask(request: string, body: object): Promise<unknown> {
    return new Promise((resolve) => {
      this.answers.set(++this.asked, resolve);
      this.socket.send(JSON.stringify([request, this.asked, body]));
    });
  }

  /** Plays a move and measures how long it takes to be acknowledged. */
  play(move: Ask<'move'>): void {
    const at = performance.now();
    void this.ask('move', move).then(() => this.table.load.tally.acknowledged.push(performance.now() - at));
  }

  leave(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }

  private hear(data: Buffer): void {
    if (begins(data, GAME)) this.hearGame(data);
    else if (begins(data, TABLE)) this.hearTable(data);
    else if (begins(data, DONE)) this.hearDone(data);
    else if (begins(data, REFUSED)) this.table.load.tally.trouble.push(data.toString());
  }

  /** Before a round is dealt everybody has a part in its luck. */
  private hearTable(data: Buffer): void {
    const [, info] = JSON.parse(data.toString()) as ['table', TableInfo];
    playPart(this, this.partner, info);
  }

  private hearDone(data: Buffer): void {
    const [, number, answer] = JSON.parse(data.toString()) as [string, number, unknown];
    this.answers.get(number)?.(answer);
    this.answers.delete(number);
  }

  private hearGame(data: Buffer): void {
    const head = HEAD.exec(data.toString('latin1', 0, LONGEST_HEAD));
    const place = data.indexOf('"turn":');
    const turn = TURN.exec(data.toString('latin1', place, place + LONGEST_TURN));
    if (!head || !turn) return void this.table.load.tally.trouble.push(data.toString().slice(0, 200));
    const [round, ply, from] = head.slice(1).map(Number) as [number, number, number];
    // Time that somebody was given is told as well; then no ply is new.
    if (this.table.load.company && round === this.round && ply === this.ply && from === ply) return;
    this.count(round, ply, from);
    if (Number(turn[1]) !== this.index) return;
    if (turn[2] === 'null') this.table.isDue(this, data);
    else this.table.goOn(this, round);
  }

  /** Plies must come one after the other, each once. */
  private count(round: number, ply: number, from: number): void {
    const { tally } = this.table.load;
    const expected = round === this.round ? this.ply : 0;
    if (this.ply >= 0) {
      if (from > expected) tally.lost += from - expected;
      if (round === this.round ? ply <= this.ply : round !== this.round + 1) tally.duplicated++;
      this.table.isSeen(this, round, ply);
    }
    this.round = round;
    this.ply = ply;
  }
}
