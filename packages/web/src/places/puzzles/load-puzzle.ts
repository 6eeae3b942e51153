import type { GameId } from '@sixfold/engine';
import type { Face } from '../../face/face.ts';
import { entryOf } from '../../games/games.ts';
import { dayOf } from '../../lib/calendar.ts';
import { keptPuzzles } from '../../store/puzzles/kept.ts';
import { puzzleKey, type PuzzleResult } from '../../store/puzzles/results.ts';
import { puzzleAt, type ChosenPuzzle } from './day.ts';
import { openScene, type PuzzleScene } from './scene.ts';

/** All that is needed to solve a puzzle. */
export interface LoadedPuzzle extends ChosenPuzzle {
  readonly face: Face;
  readonly scene: PuzzleScene;
  /** What was made of it before; null for nothing. */
  readonly before: PuzzleResult | null;
  /** All that is known of puzzles here. */
  readonly results: readonly PuzzleResult[];
}

/** A puzzle by its id or by its date; null for one that there is not. */
export async function loadPuzzle(game: GameId, id: string): Promise<LoadedPuzzle | null> {
  const entry = entryOf(game);
  if (!entry) return null;
  const today = dayOf(Date.now());
  const [face, chosen, results] = await Promise.all([entry.load(), puzzleAt(game, id, today), keptPuzzles()]);
  const scene = chosen && openScene(face.game, chosen.set, chosen.puzzle);
  if (!scene) return null;
  const key = puzzleKey({ game, puzzle: chosen.puzzle.id, date: chosen.date });
  return { ...chosen, face, scene, results, before: results.find((one) => puzzleKey(one) === key) ?? null };
}
