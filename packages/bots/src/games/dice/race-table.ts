import file from './race.json' with { type: 'json' };
import { Race } from './race.ts';
import { throws, type Throws } from './rolls.ts';
import { ALL_ROWS, FULL, isReachable, packRows, rowOf } from './rows.ts';

/**
 * The expected turns to the end for all rows that the gates allow, whatever their order: 574 numbers of sixteen bits for
 * each number of players, in base64. They hold for dice of the others that fall at random, and a player who wants
 * nothing but to finish soon.
 */
export interface RaceFile {
  readonly madeBy: string;
  readonly players: Readonly<Record<string, string>>;
}

/** The numbers are turns in units of this. */
const UNIT = 1 / 2048;

/** So exactly the turns are worked out: finer than they are written. */
const EXACT = 1e-6;

/** All rows in ascending order that the gates allow. */
function sortedRows(begun: readonly number[] = []): number[][] {
  if (begun.length === 6) return isReachable(begun[0]!, begun[5]!) ? [[...begun]] : [];
  const next: number[][] = [];
  for (let row = begun.at(-1) ?? 0; row <= 7; row++) next.push(...sortedRows([...begun, row]));
  return next;
}

/** How many rows have each length, three bits each: the same for every order of the rows. */
function lengths(rows: number): number {
  let counted = 0;
  for (let symbol = 0; symbol < 6; symbol++) counted += 1 << (3 * rowOf(rows, symbol));
  return counted;
}

/** The turns of sorted rows, spread to every order of the rows. */
function spreadTurns(turns: readonly number[]): Float32Array {
  const byLengths = new Map(sortedRows().map((rows, index) => [lengths(packRows(rows)), turns[index]!]));
  return Float32Array.from({ length: ALL_ROWS }, (_, rows) => byLengths.get(lengths(rows)) ?? 0);
}

function parseTurns(data: string): number[] {
  const bytes = new DataView(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
  return Array.from({ length: bytes.byteLength / 2 }, (_, index) => bytes.getUint16(index * 2, true) * UNIT);
}

function makeTurns(turns: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(turns.length * 2));
  turns.forEach((value, index) => bytes.setUint16(index * 2, Math.round(value / UNIT), true));
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

const races = new Map<number, Race>();

/** The race with so many players, made when it is first asked for. */
export function raceOf(players: number): Race {
  const data = (file as RaceFile).players[players]!;
  const race = races.get(players) ?? new Race(players, spreadTurns(parseTurns(data)));
  races.set(players, race);
  return race;
}

/** The expected turns from these rows over all dice that the others may show. */
export function meanTurns(race: Race, rows: number, others: Throws): number {
  let sum = 0;
  for (let roll = 0; roll < others.odds.length; roll++)
    sum += others.odds[roll]! * race.turnsFrom(rows, others.shown[roll]!);
  return sum;
}

/** Works the turns out anew, for all numbers of players: some seconds each. */
export const makeRaceFile = (madeBy: string): RaceFile => ({
  madeBy,
  players: Object.fromEntries([2, 3, 4].map((players) => [players, makeTurns(solve(players))])),
});

/** Crosses only ever grow, so that from the end backwards all that may follow is known; but for a turn that gains nothing. */
function solve(players: number): number[] {
  const turns = new Float32Array(ALL_ROWS);
  const orders = Map.groupBy(turns.keys(), lengths);
  const race = new Race(players, turns);
  const others = throws(race.dice * (players - 1));
  const sum = (rows: readonly number[]): number => rows.reduce((total, row) => total + row, 0);
  for (const sorted of sortedRows().sort((a, b) => sum(b) - sum(a))) {
    const rows = packRows(sorted);
    if (rows === FULL) continue;
    for (let last = -1; turns[rows]! - last > EXACT;) {
      last = turns[rows]!;
      turns[rows] = meanTurns(race, rows, others);
    }
    for (const same of orders.get(lengths(rows))!) turns[same] = turns[rows]!;
  }
  return sortedRows().map((rows) => turns[packRows(rows)]!);
}
