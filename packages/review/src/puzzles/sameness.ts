import { FastChance, type Game, type Position } from '@sixfold/engine';

/** What the mover sees once a move was played, with luck that is the same for all moves. */
function seenAfter(game: Game, position: Position, move: number): string {
  const after = position.clone();
  after.play(move, new FastChance(0));
  return JSON.stringify(game.view(after, position.turn));
}

/** Whether two moves come to the same: what is called best in one of them is best in the other, too. */
export const isSameMove = (game: Game, position: Position, one: number, other: number): boolean =>
  one === other || seenAfter(game, position, one) === seenAfter(game, position, other);

/** Of moves that come to the same the first. */
export function differentMoves(game: Game, position: Position, moves: readonly number[]): number[] {
  const seen = new Map<string, number>();
  for (const move of moves) {
    const after = seenAfter(game, position, move);
    if (!seen.has(after)) seen.set(after, move);
  }
  return [...seen.values()];
}
