import { gainsOf, LETTERS } from '@sixfold/engine';
import { FIRST, REFILL, SECOND } from '@sixfold/engine/family';
import { cards, kindOf, type CardsPosition } from '@sixfold/engine/cards';
import type { Advice, Reason } from '../../contract/advice.ts';
import { bestMoves, scoringReasons } from '../../family/reasons.ts';

/** The best moves with what they bring and why; `outlook` tells the chance to win with each. */
export function adviceOf(
  position: CardsPosition,
  moves: readonly number[],
  outlook: (index: number) => number,
): Advice[] {
  return bestMoves(moves, outlook).map((best) => ({
    ...best,
    gains: gainsOf(position, best.move),
    reasons: cardReasons(position, best.move),
  }));
}

/** What speaks for a move. */
export function cardReasons(position: CardsPosition, move: number): Reason[] {
  const reasons = scoringReasons(cards, position, move);
  return move < REFILL ? [...reasons, ...laterReasons(position, kindOf(move))] : reasons;
}

const shows = (kind: number, symbol: number): boolean => FIRST[kind] === symbol || SECOND[kind] === symbol;

/** What a card does for later turns: it lies open for the player's next one, and the oldest is gone for the rival's. */
function laterReasons(position: CardsPosition, kind: number): Reason[] {
  const { open, openSize, turn, config } = position;
  const seat = (turn + 1) % config.players;
  const oldest = open[turn * openSize]!;
  const hand = position.rackOf(turn);
  hand.splice(hand.indexOf(kind), 1);
  const reasons: Reason[] = [];
  for (const [index, symbol] of LETTERS.entries()) {
    const isHeld = hand.some((held) => shows(held, index));
    if (shows(kind, index) && isHeld && isWeakest(position, turn, index)) {
      reasons.push({ code: 'prepares', symbol, points: 1 });
    }
    if (shows(oldest, index) && !shows(kind, index) && isWeakest(position, seat, index)) {
      reasons.push({ code: 'blocks', seat, symbol, points: 1 });
    }
  }
  return reasons;
}

function isWeakest(position: CardsPosition, seat: number, symbol: number): boolean {
  const tracks = position.tracksOf(seat);
  return tracks[symbol] === Math.min(...tracks);
}
