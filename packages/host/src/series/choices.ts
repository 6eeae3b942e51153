import type { PossibleMove } from '@sixfold/protocol';
import { accept, refuse, type Outcome } from '../contract/errors.ts';
import type { Match } from './match.ts';

/** What the seat may do now. */
export function choicesOf({ position, game, isOver }: Match, seat: number): Outcome<PossibleMove[]> {
  if (isOver) return refuse({ code: 'game-over' });
  if (seat !== position.turn) return refuse({ code: 'not-your-turn', seat, turn: position.turn });
  const write = (move: number): PossibleMove => ({
    notation: game.makeNotation(position, move),
    move: game.makeMove(position, move),
  });
  return accept(position.legalMoves().map(write));
}
