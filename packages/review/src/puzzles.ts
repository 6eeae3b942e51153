/** Puzzles: positions with one best move. An entry point of its own, for whoever solves them loads no evaluation. */
export { loadPuzzles, puzzledGames } from './games/puzzles.ts';
export { isClear, type CheckedMoves, type ComparedMove } from './puzzles/check.ts';
export { findPuzzle, type FoundPuzzle, type PuzzleMakers } from './puzzles/find.ts';
export { GRADES, gradeOf, type Grade } from './puzzles/grade.ts';
export {
  openPuzzle,
  packGame,
  puzzleId,
  seedOfGame,
  startOf,
  type OpenedPuzzle,
  type PuzzleStart,
} from './puzzles/position.ts';
export { CLEARLY, PUZZLE_FORMAT, type CheckEffort, type Puzzle, type PuzzleSet, type Rival } from './puzzles/puzzle.ts';
export { isSameMove } from './puzzles/sameness.ts';
export { gameOfDay, puzzleOfDay } from './puzzles/today.ts';
