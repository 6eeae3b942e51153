import type { Game, Source } from '@sixfold/engine';
import { granted, Series, type Match } from '@sixfold/host';
import { isSameMove, openPuzzle, type Puzzle, type PuzzleSet } from '@sixfold/review/puzzles';

/** A puzzle on a table. */
export interface PuzzleScene {
  /** The game up to there. What is played in it meets the luck that it met. */
  readonly match: Match;
  /** Whoever is to move. */
  readonly seat: number;
  readonly best: number;
  /** What counted for each score of a ply before. */
  readonly explain: (ply: number) => Source[][];
}

/** Sets up a puzzle; null for one that today's rules do not lead to. */
export function openScene(game: Game, set: PuzzleSet, puzzle: Puzzle): PuzzleScene | null {
  const opened = openPuzzle(game, set, puzzle);
  if (!opened) return null;
  const { seed, position, moves, best } = opened;
  const { options, starter } = position.config;
  const series = Series.open(game, {
    terms: { game: game.card.id, options, games: 1, starter },
    players: puzzle.players,
    seed,
    luck: set.luck,
    ruleset: set.ruleset,
    begun: { rounds: [moves], takenBack: 0 },
  });
  if (!series.ok) return null;
  const explain = (ply: number): Source[][] =>
    granted(series.value.before(0, ply, 1)).sources(series.value.match.moves[ply] ?? '');
  return { match: series.value.match, seat: position.turn, best, explain };
}

/** What somebody's move is worth beside the best one. */
export type PuzzleAnswer =
  | { readonly isRight: true }
  /** What it loses of 100 games, if it was compared; null where it is only known that there is a better one. */
  | { readonly isRight: false; readonly loss: number | null };

/** Tenths of a point of winning in whole ones: so many of 100 games. */
export const gamesOf = (tenths: number): number => Math.round(tenths / 10);

/** Judges a move by what was compared when the puzzle was made; a move that comes to the same as the best one is right. */
export function judge(
  game: Game,
  { match: { position }, best }: PuzzleScene,
  { rivals }: Puzzle,
  move: number,
): PuzzleAnswer {
  if (isSameMove(game, position, move, best)) return { isRight: true };
  const legal = position.legalMoves();
  const compared = rivals.find(([place]) => isSameMove(game, position, move, legal[place] ?? best));
  return { isRight: false, loss: compared ? gamesOf(compared[1]) : null };
}
