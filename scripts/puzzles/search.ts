import { runBudget } from '@sixfold/bots';
import { startGame, type GameId, type Position } from '@sixfold/engine';
import { NEWEST_LUCK, Seed } from '@sixfold/engine/seeded';
import {
  findPuzzle,
  packGame,
  puzzleId,
  startOf,
  type CheckEffort,
  type Puzzle,
  type PuzzleStart,
} from '@sixfold/review/puzzles';
import type { Origin } from '../review/evaluation.ts';
import type { Workshop } from './makers.ts';

/** Which games are gone through, and how. What others made is forgotten. */
export interface SearchPlan extends Origin {
  readonly game: GameId;
  readonly players: number;
  readonly check: CheckEffort;
  readonly seed: string;
}

/** What was found in one game. */
export interface SearchedGame {
  readonly game: number;
  /** How many positions were looked at. */
  readonly positions: number;
  readonly puzzles: readonly Puzzle[];
}

/** So long masters think, in steps. */
const STEPS = 8;
/** No more puzzles come from one game: one wants to see others. */
const MOST = 2;

/** Has masters play a game, and looks for puzzles in all of it. */
export function searchGame(workshop: Workshop, seed: string, number: number): SearchedGame {
  const { players } = workshop;
  const start = (): PuzzleStart => startOf(workshop.game, { seed, luck: NEWEST_LUCK }, { game: number, players });
  const { config, luck, seed: own } = start();
  const position = startGame(workshop.game, config, luck.setup());
  const [moves, puzzles]: [number[], Puzzle[]] = [[], []];
  while (!position.ended && puzzles.length < MOST) {
    const played = choose(workshop, position, own);
    const found = findPuzzle(workshop, position, played, `${own}/${position.ply}`);
    if (found) {
      const packed = packGame(workshop.game, start(), moves);
      puzzles.push({
        id: puzzleId(own, position.ply, packed),
        players,
        game: number,
        ply: position.ply,
        moves: packed,
        ...found,
      });
    }
    moves.push(played);
    position.play(played, luck.ply(position.ply));
  }
  return { game: number, positions: moves.length, puzzles };
}

function choose({ game, master }: Workshop, position: Position, seed: string): number {
  const thinking = master.think(game.view(position, position.turn), new Seed(seed).bot(position.ply));
  return runBudget(thinking, { iterations: STEPS }, () => 0);
}
