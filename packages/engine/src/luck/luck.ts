import type { Chance } from '../contract/chance.ts';

/** All that luck does in one game. The plies are asked for one after the other, from the first. */
export interface GameLuck {
  readonly edition: Edition;
  /** The starting seat, where the table names none (F5). */
  starter(players: number): number;
  /** Luck for setting up the game. */
  setup(): Chance;
  /** Luck for the game's ply of this number, from 0. */
  ply(ply: number): Chance;
  /** What luck was for from a ply on, where that is opened at once. */
  usedFrom?(ply: number): string[];
}

/** How luck follows from a seed (F7): by the ply at which it falls, or by what it is for. */
export type Edition = 1 | 2;
