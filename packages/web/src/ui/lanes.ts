import type { Position } from '@sixfold/engine';
import type { Gate, Rail } from '../face/rail.ts';

/** The first part that is closed to tracks with these values. */
export const closedGate = ({ gates }: Rail, values: readonly number[]): Gate | undefined =>
  gates?.find(({ needs }) => Math.min(...values) < needs);

/** One track of one team, ready to be drawn. */
export interface Lane {
  readonly symbol: number;
  readonly value: number;
  /** What the move in the player's hand would add. */
  readonly gain: number;
  readonly isWeakest: boolean;
}

/** The printed scale of a position, where its game has one. */
interface Printed {
  readonly scale?: { readonly top: number; readonly stop: Uint8Array; readonly reached: Uint8Array };
  /** How many there are to collect, where that is all there is to a track. */
  readonly goal?: number;
}

export function railOf(position: Position): Rail {
  const { scale, goal } = position as Position & Printed;
  if (!scale) return { top: goal ?? Math.max(1, ...position.tracks), marks: [] };
  const bonuses = Array.from(scale.reached.keys()).filter(
    (value) => scale.reached[value]! > (scale.reached[value - 1] ?? 0),
  );
  return { top: scale.top, marks: [...new Set([...scale.stop, ...bonuses])].toSorted((a, b) => a - b) };
}

/** Where all six are equal no colour is the weakest: marking all would tell nothing. */
export function lanesOf(tracks: readonly number[], gains: readonly number[] | null): Lane[] {
  const lowest = Math.min(...tracks);
  const isLevel = lowest === Math.max(...tracks);
  return tracks.map((value, symbol) => ({
    symbol,
    value,
    gain: gains?.[symbol] ?? 0,
    isWeakest: !isLevel && value === lowest,
  }));
}

/** The teams of a table as lists of seats, in the order of their first seats. */
export function teamsOf(position: Position): number[][] {
  return Array.from({ length: position.teams }, (_, team) =>
    Array.from({ length: position.config.players }, (_seat, seat) => seat).filter(
      (seat) => position.teamOf(seat) === team,
    ),
  );
}
