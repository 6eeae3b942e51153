import type { DicePosition } from '@sixfold/engine/dice';
import type { Race } from './race.ts';
import { show } from './rolls.ts';
import { FULL, packRows } from './rows.ts';

/** All that lies open, seat by seat. */
export interface OpenDice {
  /** Packed rows. */
  readonly rows: readonly number[];
  /** The dice on the table, counted by symbol; 0 for a seat that has not rolled. */
  readonly shown: readonly number[];
}

/** What lies on the table in a position. */
export const tableOf = (position: DicePosition): OpenDice => ({
  rows: position.allTracks().map(packRows),
  shown: position.allTracks().map((_, seat) => show(position.diceOf(seat) ?? [])),
});

/** The dice that a seat's own are matched with. */
export const othersOf = ({ shown }: OpenDice, seat: number): number =>
  shown.reduce((sum, dice) => sum + dice, 0) - shown[seat]!;

/**
 * How wide luck spreads the race: the longer the leader still has to go, the wider. Fitted to 14,000 positions of games
 * that the bots played against themselves.
 */
const SPREAD = 0.1;
const SPREAD_BY_ROOT = 0.28;

/** Each seat's expected share of the win after a turn of `last`. */
export type DiceJudge = (race: Race, table: OpenDice, last: number) => number[];

/** Judges by the rows alone: everybody's turns to the end. */
export const byRows: DiceJudge = (race, { rows }, last) => shares(rows, last, (seat) => race.turns[rows[seat]!]!);

/**
 * Judges by the rows and the dice on the table, which those who come next will be matched with: showing what a rival
 * needs gives turns away.
 */
export const byDice: DiceJudge = (race, table, last) =>
  shares(table.rows, last, (seat) => {
    const rows = table.rows[seat]!;
    return seat === last ? race.turns[rows]! : race.turnsAgainst(rows, othersOf(table, seat));
  });

function shares(rows: readonly number[], last: number, turnsOf: (seat: number) => number): number[] {
  const players = rows.length;
  if (rows[last] === FULL) return rows.map((_, seat) => +(seat === last));
  const turns = rows.map((_, seat) => turnsOf(seat));
  const spread = SPREAD + SPREAD_BY_ROOT * Math.sqrt(Math.min(...turns));
  // Who comes earlier in the round wins a race that takes both the same number of turns.
  const wait = (seat: number): number => ((seat - last - 1 + players) % players) / players;
  const weights = turns.map((left, seat) => Math.exp(-(left + wait(seat)) / spread));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
