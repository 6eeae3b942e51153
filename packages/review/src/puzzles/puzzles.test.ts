import type { Level } from '@sixfold/bots';
import { GAME_IDS, GAMES, type Game } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { loadPuzzles } from '../games/puzzles.ts';
import { isClear } from './check.ts';
import { gradeOf, levelsThatMiss } from './grade.ts';
import { openPuzzle, puzzleId } from './position.ts';
import { CLEARLY, type PuzzleSet, type Rival } from './puzzle.ts';
import { differentMoves, isSameMove } from './sameness.ts';
import { gameOfDay, puzzleOfDay } from './today.ts';

/** Losses are kept in tenths of a point: so much may be lost by rounding them and their errors. */
const ROUNDED = 0.0015;
const isClearlyBehind = ([, loss, error]: Rival): boolean =>
  isClear({ mean: loss / 1000 + ROUNDED, error: error / 1000 });

describe.each(GAME_IDS)('the puzzles of %s', async (id) => {
  const game: Game = GAMES[id];
  const set = (await loadPuzzles(id)) as PuzzleSet;

  test('are of this game, as it is played today', () => {
    expect(set).toMatchObject({ game: id, ruleset: game.card.ruleset });
    expect(set.puzzles.length).toBeGreaterThan(0);
  });

  test('are all different', () => {
    expect(new Set(set.puzzles.map((puzzle) => puzzle.id)).size).toBe(set.puzzles.length);
  });

  test('can be set up again, each with a solution and rivals that are legal and come to something else', () => {
    for (const puzzle of set.puzzles) {
      const { seed, position, best, moves } = openPuzzle(game, set, puzzle)!;
      const legal = position.legalMoves();
      const rivals = puzzle.rivals.map(([place]) => legal[place] ?? -1);
      expect(moves).toHaveLength(puzzle.ply);
      expect(puzzle.id).toBe(puzzleId(seed, puzzle.ply, puzzle.moves));
      expect(differentMoves(game, position, [best, ...rivals])).toHaveLength(1 + puzzle.rivals.length);
    }
  });

  test('have one best move that is clearly ahead, with its interval', () => {
    for (const { rivals } of set.puzzles) {
      expect(rivals.length).toBeGreaterThan(0);
      expect(rivals.every(isClearlyBehind)).toBe(true);
    }
  });

  test('are missed by one level at least, and by none that was not asked', () => {
    for (const { missedBy } of set.puzzles) {
      expect(missedBy.length).toBeGreaterThan(0);
      expect(set.levels).toEqual(expect.arrayContaining([...missedBy]));
    }
  });

  test('come one a day, and none again before all have been', () => {
    const days = set.puzzles.map((_, round) => puzzleOfDay(set, GAME_IDS.length, 7 + GAME_IDS.length * round)?.id);
    expect(new Set(days).size).toBe(set.puzzles.length);
  });
});

describe('what no game led to is no puzzle', async () => {
  const set = (await loadPuzzles('dice')) as PuzzleSet;
  const [puzzle] = set.puzzles;
  test.each([{ moves: 'A!' }, { moves: `${puzzle?.moves}__` }, { best: 100_000 }])('%j', (wrong) => {
    expect(openPuzzle(GAMES.dice, set, { ...puzzle!, ...wrong })).toBeNull();
  });
});

test('the games take turns, one a day', () => {
  expect([5, 6, 7].map((day) => gameOfDay(['cards', 'dice'], day))).toEqual(['dice', 'cards', 'dice']);
});

test('a move is the same as itself', async () => {
  const set = (await loadPuzzles('cards')) as PuzzleSet;
  const { position, best } = openPuzzle(GAMES.cards, set, set.puzzles[0]!)!;
  expect(isSameMove(GAMES.cards, position, best, best)).toBe(true);
});

describe('a grade', () => {
  const levels: readonly Level[] = ['beginner', 'casual', 'club', 'expert', 'master'];

  test('follows from how many of the levels fail', () => {
    const grades = [1, 2, 3, 4, 5].map((count) => gradeOf({ levels }, { missedBy: levels.slice(0, count) }));
    expect(grades).toEqual(['easy', 'medium', 'medium', 'hard', 'hard']);
  });

  test('counts whoever fails in most of three tries', () => {
    const finds: Partial<Record<Level, number>> = { casual: 1, club: 2, master: 3 };
    const missed = levelsThatMiss(levels, (level, attempt) => attempt < (finds[level] ?? 0));
    expect(missed).toEqual(['beginner', 'casual', 'expert']);
  });
});

test('a lead is clear where all of its interval is', () => {
  expect(isClear({ mean: CLEARLY + 0.02, error: 0.01 })).toBe(true);
  expect(isClear({ mean: CLEARLY + 0.019, error: 0.01 })).toBe(false);
});
