import { loadBot } from '@sixfold/bots';
import { GAMES } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { loadEvaluation } from '../games/games.ts';
import { loadPuzzles } from '../games/puzzles.ts';
import { checkMoves } from './check.ts';
import { PlayedWorlds } from './playing-on.ts';
import { openPuzzle } from './position.ts';
import type { CheckEffort } from './puzzle.ts';

const EFFORT: CheckEffort = { moves: 4, glances: 2, first: 8, most: 40, batch: 8, turns: 1 };

/** The worlds of a puzzle of cards, and its moves. */
async function puzzled(): Promise<{ worlds: PlayedWorlds; moves: number[]; best: number }> {
  const set = (await loadPuzzles('cards'))!;
  // The one with the clearest lead: there a small effort is enough.
  const puzzle = set.puzzles.toSorted((a, b) => (b.rivals[0]?.[1] ?? 0) - (a.rivals[0]?.[1] ?? 0))[0]!;
  const { position, best } = openPuzzle(GAMES.cards, set, puzzle)!;
  const [evaluation, bot] = await Promise.all([loadEvaluation('cards', 2), loadBot('cards', 'club', 2)]);
  const worlds = new PlayedWorlds({
    game: GAMES.cards,
    evaluation: evaluation!,
    position,
    bot,
    turns: 1,
    seed: 'check',
  });
  const legal = position.legalMoves();
  return { worlds, best, moves: [best, ...puzzle.rivals.map(([place]) => legal[place] ?? 0)] };
}

describe('the check', () => {
  test('is the same each time', async () => {
    const { worlds, moves } = await puzzled();
    expect(checkMoves(worlds, moves, EFFORT)).toEqual(checkMoves(worlds, moves, EFFORT));
  });

  test('finds the move that is clearly ahead, wherever it stands, and the nearest rival first', async () => {
    const { worlds, moves, best } = await puzzled();
    const checked = checkMoves(worlds, moves.toReversed(), EFFORT)!;
    expect(checked.best).toBe(best);
    const losses = checked.rivals.map(({ loss }) => loss.mean);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  });

  test('has no answer where the best one has an equal', async () => {
    const { worlds, best, moves } = await puzzled();
    const twin = {
      playOn: (move: number, index: number) => worlds.playOn(move < 0 ? best : move, index),
    } as PlayedWorlds;
    expect(checkMoves(twin, [...moves, -1], EFFORT)).toBeNull();
  });
});
