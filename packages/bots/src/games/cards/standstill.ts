import type { Chance } from '@sixfold/engine';
import { KINDS_SHOWING } from '@sixfold/engine/family';
import { kindOf, type CardsPosition } from '@sixfold/engine/cards';

/** A game that takes longer than so many moves a player has come to a standstill. */
const STANDSTILL = 40;

/** Then one move in so many gives way. */
const SELDOM = 4;

/**
 * Nobody likes to open a symbol that all others need, too. When everybody waits for somebody else to do so, the game
 * would never end; so, after a while, somebody plays a card with a weakest symbol. Null as long as there is no need.
 */
export function giveWay(position: CardsPosition, chance: Chance): number | null {
  if (position.choosing || position.ply < STANDSTILL * position.config.players || chance.below(SELDOM) > 0) return null;
  const opening = KINDS_SHOWING[position.weakestSymbols()]!;
  const moves = position.legalMoves().filter((move) => opening & (1 << kindOf(move)));
  return moves.length > 0 ? moves[chance.below(moves.length)]! : position.randomMove(chance);
}
