import { FastChance, type Chance, type Position } from '@sixfold/engine';
import type { Level } from '../contract/levels.ts';

/**
 * How somebody who does not look ahead falls short of a master: not in what they know, but in what they see of it. All
 * that is overlooked and misjudged follows from two numbers.
 */
export interface Character {
  /** So many of the possible moves they notice. */
  readonly notices: number;
  /** How far they misjudge a move, in even shares of the win: so much more makes it e times as likely to be chosen. */
  readonly temperature: number;
}

/** Who of the levels does not look ahead, and how they fall short. */
export type Characters = Partial<Readonly<Record<Level, Character>>>;

/** What each of these moves is worth to the mover at first sight: a share of the win. */
export type Impression<P extends Position> = (position: P, moves: readonly number[]) => readonly number[];

/** As fine as a throw of luck is: never 0, never 1. */
const THROW = 1 << 20;
const someShare = (chance: Chance): number => (chance.below(THROW) + 0.5) / THROW;

const after = new Uint8Array(6);

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/**
 * So many of the moves, by lot: each of its points draws the eye to a move as much as its being there. There may be
 * thousands, of which few are kept.
 */
export function notice(position: Position, moves: readonly number[], count: number, chance: Chance): readonly number[] {
  if (moves.length <= count) return moves;
  const luck = new FastChance(chance.next());
  const before = sum(position.tracksOf(position.turn));
  const seen: { readonly move: number; readonly when: number }[] = [];
  for (const move of moves) {
    position.tracksAfter(move, after);
    // Whoever waits for the first of several clocks hears each in proportion to its pace.
    const when = -Math.log(someShare(luck)) / (1 + sum(after) - before);
    const place = seen.findLastIndex((earlier) => earlier.when <= when) + 1;
    if (place < count) seen.splice(place, 0, { move, when });
    if (seen.length > count) seen.pop();
  }
  return seen.map(({ move }) => move);
}

/** Chooses by lot: what is worth more by a `temperature` is e times as likely. */
function pick(moves: readonly number[], worths: readonly number[], temperature: number, chance: Chance): number {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / temperature));
  let left = someShare(chance) * sum(weights);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return moves.at(index) as number;
}

/** The move of somebody who notices only some of the moves, and whose judgement of those is not sure. */
export function chooseAs<P extends Position>(
  { notices, temperature }: Character,
  position: P,
  moves: readonly number[],
  impression: Impression<P>,
  chance: Chance,
): number {
  const noticed = notice(position, moves, notices, chance);
  const [only] = noticed;
  if (only !== undefined && noticed.length === 1) return only;
  return pick(noticed, impression(position, noticed), temperature / position.config.players, chance);
}
