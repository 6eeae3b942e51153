import { FastChance } from '@sixfold/engine';
import { KINDS, KINDS_SHOWING, REFILL, SWAP } from '@sixfold/engine/family';
import { GOAL, kindOf, TOP, type CardsPosition } from '@sixfold/engine/cards';
import type { Evaluator } from '../../family/network.ts';
import { Sight, type CardsEye } from './features.ts';

/** What a won game is worth: more than anything that the network says. */
export const WON = 2;

/** A bonus turn follows before anything is drawn, so no luck is used up. */
const NO_LUCK = new FastChance(0);

/** Looks at what each move leads to: as far as the end of the turn, bonus turns and swap included. */
export class CardsJudge {
  readonly sight: Sight;
  private readonly network: Evaluator;
  private readonly eye: CardsEye;
  private readonly tracks = new Uint8Array(6);
  private readonly otherOrder = new Uint8Array(6);
  /** For the rest of a turn that goes on after a move. */
  private next: CardsJudge | null = null;
  /** What the best move was worth. */
  value = 0;

  constructor(players: number, network: Evaluator, eye: CardsEye = 'keen') {
    this.sight = new Sight(players, eye);
    this.network = network;
    this.eye = eye;
  }

  /** The best of the moves, by default of all; `value` tells what it is worth. */
  best(position: CardsPosition, moves: readonly number[] = this.differentMoves(position)): number {
    this.lookAt(position);
    let best = -1;
    this.value = -Infinity;
    for (const move of moves) {
      const value = this.worth(position, move);
      if (value <= this.value) continue;
      this.value = value;
      best = move;
    }
    return best;
  }

  /** The legal moves; of a card whose symbols score the same in either order only one of the two. */
  differentMoves(position: CardsPosition): number[] {
    return position.legalMoves().filter((move) => move >= REFILL || !(move & 1) || this.isOrdered(position, move));
  }

  private isOrdered(position: CardsPosition, move: number): boolean {
    const { tracks, otherOrder } = this;
    position.tracksAfter(move, tracks);
    position.tracksAfter(move ^ 1, otherOrder);
    for (let symbol = 0; symbol < 6; symbol++) if (tracks[symbol] !== otherOrder[symbol]) return true;
    return false;
  }

  /** Looks at a position from the seat to move, before its moves are judged. */
  lookAt(position: CardsPosition): void {
    this.sight.lookAt(position);
    this.network.forget?.();
  }

  /** What a move is worth to the seat to move (which was looked at): its share of the win, or that it is won. */
  worth(position: CardsPosition, move: number): number {
    const { tracks } = this;
    position.tracksAfter(move, tracks);
    if (move >= REFILL) return this.afterChoice(move === SWAP);
    if (lowestOf(tracks) >= GOAL) return WON;
    if (goesOn(position, tracks)) return this.afterTurn(position, move);
    const kind = kindOf(move);
    const refilled = this.afterPlay(kind, false);
    return maySwap(position, kind, tracks) ? Math.max(refilled, this.afterPlay(kind, true)) : refilled;
  }

  /** Whether the turn ends with a move and nothing is left to decide or to win; the sight then shows what comes of it. */
  endsTurn(position: CardsPosition, move: number): boolean {
    const { tracks, sight } = this;
    const kind = kindOf(move);
    this.lookAt(position);
    position.tracksAfter(move, tracks);
    if (move >= REFILL) sight.afterChoice(tracks, move === SWAP);
    else if (lowestOf(tracks) >= GOAL || goesOn(position, tracks)) return false;
    else if (maySwap(position, kind, tracks)) return false;
    else sight.afterPlay(kind, tracks, false);
    return true;
  }

  /** What a seat thinks of it that waits for its next turn; the position is as if it were on turn. */
  waiting(position: CardsPosition): number {
    const { turn, tracks } = position;
    this.lookAt(position);
    this.tracks.set(tracks.subarray(turn * 6, turn * 6 + 6));
    return this.afterChoice(false);
  }

  private afterChoice(swaps: boolean): number {
    this.sight.afterChoice(this.tracks, swaps);
    return this.network.evaluate(this.sight.input);
  }

  private afterPlay(kind: number, swaps: boolean): number {
    this.sight.afterPlay(kind, this.tracks, swaps);
    return this.network.evaluate(this.sight.input);
  }

  private afterTurn(position: CardsPosition, move: number): number {
    const later = position.clone();
    later.play(move, NO_LUCK);
    this.next ??= new CardsJudge(position.config.players, this.network, this.eye);
    this.next.best(later);
    return this.next.value;
  }
}

/** Whether another card is to be played after one that brings the mover's tracks to `tracks` (C8). */
function goesOn(position: CardsPosition, tracks: Uint8Array): boolean {
  const { turn, due, held } = position;
  if (held[turn] === 1) return false;
  if (due > 0) return true;
  for (let symbol = 0; symbol < 6; symbol++) {
    if (tracks[symbol] === TOP && (position.tracks[turn * 6 + symbol] ?? TOP) < TOP) return true;
  }
  return false;
}

/** Whether the mover may swap after playing a card that brings the tracks to `tracks` (C9). */
function maySwap({ turn, racks, kinds, held }: CardsPosition, kind: number, tracks: Uint8Array): boolean {
  if (held[turn] === 1) return false;
  const isLast = racks[turn * KINDS + kind] === 1;
  const left = isLast ? kinds[turn]! & ~(1 << kind) : kinds[turn]!;
  const lowest = lowestOf(tracks);
  let weakest = 0;
  for (let symbol = 0; symbol < 6; symbol++) if (tracks[symbol] === lowest) weakest |= 1 << symbol;
  return (left & KINDS_SHOWING[weakest]!) === 0;
}

function lowestOf(tracks: Uint8Array): number {
  let lowest = TOP;
  for (const track of tracks) lowest = Math.min(lowest, track);
  return lowest;
}
