/** People to measure levels against: how children and other newcomers choose, whatever the game. */
import { compareTracks, gainsOf, type Chance, type Position } from '@sixfold/engine';

type Amateur = (position: Position, chance: Chance) => number;

const pointsOf = (position: Position, move: number): number =>
  gainsOf(position, move).reduce((sum, gain) => sum + gain);

/** The move that is best in some order; of equals the first. */
function best(moves: readonly number[], compare: (one: number, other: number) => number): number {
  return moves.reduce((leader, move) => (compare(move, leader) > 0 ? move : leader));
}

function mostPoints(position: Position, moves: readonly number[]): number {
  const points = new Map(moves.map((move) => [move, pointsOf(position, move)]));
  return best(moves, (one, other) => (points.get(one) ?? 0) - (points.get(other) ?? 0));
}

/** Takes what scores most of so many moves that come to mind. */
const child =
  (count: number): Amateur =>
  (position, chance) =>
    mostPoints(
      position,
      Array.from({ length: count }, () => position.randomMove(chance)),
    );

function tracksAfter(position: Position, move: number): Uint8Array {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return after;
}

export const AMATEURS = {
  random: (position, chance) => position.randomMove(chance),
  child5: child(5),
  child20: child(20),
  points: (position) => mostPoints(position, position.legalMoves()),
  'weakest-first': (position) =>
    best(position.legalMoves(), (one, other) =>
      compareTracks(tracksAfter(position, one), tracksAfter(position, other)),
    ),
} satisfies Record<string, Amateur>;
