import { KINDS, type TilePosition } from '@sixfold/engine/family';

/** What somebody on turn chose, and what that is worth to them. */
export interface Remembered {
  readonly move: number;
  readonly worth: number;
}

/** More are begun anew: memory must not grow with the number of games. */
const MOST = 4096;

/**
 * All that a choice rests on, as a text. What others hold and what lies in the bag is one heap to whoever chooses; the order in which
 * tiles were laid is that in which moves are looked at, and decides between equals.
 */
function situationOf(world: TilePosition, width: number): string {
  const { turn, choosing, due, bagSize, untouched, laid, laidCount, tops, tracks, held, racks } = world;
  const rack = racks.subarray(turn * KINDS, (turn + 1) * KINDS);
  const numbers = [width, turn, +choosing, due, bagSize, untouched];
  return String.fromCharCode(...numbers, ...held, ...tracks, ...rack, ...tops, ...laid.subarray(0, laidCount));
}

/**
 * Choices made before. Where each of twenty tiles that could be drawn is tried, most of what everybody else does and thinks stays
 * the same.
 */
export class Memory {
  private readonly choices = new Map<string, Remembered>();

  recall(world: TilePosition, width: number, choose: () => Remembered): Remembered {
    const situation = situationOf(world, width);
    const known = this.choices.get(situation);
    if (known) return known;
    if (this.choices.size >= MOST) this.choices.clear();
    const choice = choose();
    this.choices.set(situation, choice);
    return choice;
  }
}
