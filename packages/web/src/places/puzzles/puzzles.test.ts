import { GAME_IDS, GAMES, type Game } from '@sixfold/engine';
import { dateAfter, opensAt } from '@sixfold/host/daily';
import { loadPuzzles, puzzledGames, type PuzzleSet } from '@sixfold/review/puzzles';
import { describe, expect, test } from 'vitest';
import { en } from '../../games/all-messages.fixture.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { puzzleAt, gameOn, puzzleOn } from './day.ts';
import { gradesOf, nextAfter, numberOf, statesOf } from './progress.ts';
import { sayPuzzle } from './say-puzzle.ts';
import { gamesOf, judge, openScene } from './scene.ts';

const DATE = '2026-11-18';
const set = (await loadPuzzles('dice')) as PuzzleSet;
const NONE = new Map();

const result = (puzzle: string, more: Partial<PuzzleResult> = {}): PuzzleResult => ({
  game: 'dice',
  puzzle,
  date: null,
  began: opensAt(DATE),
  wrong: 0,
  outcome: 'solved',
  ...more,
});

describe('the puzzle of a day', () => {
  test('is the same whenever it is asked for, and another one on each date', async () => {
    const dates = Array.from({ length: 10 }, (_, day) => dateAfter(DATE, day));
    const found = await Promise.all(dates.map(puzzleOn));
    const again = await Promise.all(dates.map(puzzleOn));
    expect(found).toEqual(again);
    expect(new Set(found.map((one) => one?.puzzle.id)).size).toBe(dates.length);
  });

  test('comes from all games in turn', () => {
    const games = puzzledGames().map((_, day) => gameOn(dateAfter(DATE, day)));
    expect(new Set(games)).toEqual(new Set(puzzledGames()));
  });

  test('is found by its date once that has come, with its own game alone', async () => {
    const game = gameOn(DATE)!;
    const other = GAME_IDS.find((id) => id !== game)!;
    expect(await puzzleAt(game, DATE, DATE)).toMatchObject({ date: DATE, set: { game } });
    expect(await puzzleAt(game, DATE, dateAfter(DATE, -1))).toBeNull();
    expect(await puzzleAt(other, DATE, DATE)).toBeNull();
  });

  test('is none that was chosen from the list', async () => {
    const [puzzle] = set.puzzles;
    expect(await puzzleAt('dice', puzzle!.id, DATE)).toEqual({ set, puzzle, date: null });
    expect(await puzzleAt('dice', 'nothing', DATE)).toBeNull();
  });
});

describe('progress', () => {
  const [easy, ...others] = gradesOf(set, NONE);
  const [first, second, third] = easy!.puzzles.map(({ id }) => id);

  test('has every puzzle in one grade, easy ones first, and leaves out grades without any', async () => {
    const all = [easy!, ...others].flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    expect(all.toSorted()).toEqual(set.puzzles.map(({ id }) => id).toSorted());
    const some = { ...set, puzzles: set.puzzles.filter(({ id }) => easy!.puzzles.every((one) => one.id !== id)) };
    expect(gradesOf(some, NONE).map(({ grade }) => grade)).toEqual(['medium', 'hard']);
  });

  test('counts what was solved, what of it at first sight, and leads to the first that is open', () => {
    const states = statesOf('dice', [
      result(first!),
      result(second!, { wrong: 2 }),
      result(third!, { outcome: 'shown', wrong: 1 }),
      result('elsewhere', { game: 'cards' }),
    ]);
    expect(gradesOf(set, states)[0]).toMatchObject({ solved: 2, first: 1, next: easy!.puzzles[3]?.id });
  });

  test('of one puzzle is what was settled first, as that of a day or from the list', () => {
    const shown = result(first!, { outcome: 'shown', date: DATE });
    const later = result(first!, { began: shown.began + 1 });
    expect(statesOf('dice', [later, shown]).get(first!)).toBe('shown');
    const open = result(first!, { outcome: 'open', wrong: 1 });
    expect(statesOf('dice', [later, open]).get(first!)).toBe('first');
  });

  test('goes on with the next as hard, then with the rest of them, then with harder ones', () => {
    const ids = easy!.puzzles.map(({ id }) => id);
    const solved = (some: readonly string[]) =>
      statesOf(
        'dice',
        some.map((id) => result(id)),
      );
    expect(nextAfter(set, NONE, { id: first! })).toBe(second);
    expect(nextAfter(set, solved([second!]), { id: first! })).toBe(third);
    expect(nextAfter(set, NONE, { id: ids.at(-1)! })).toBe(first);
    expect(nextAfter(set, solved(ids), { id: first! })).toBe(others[0]?.puzzles[0]?.id);
    expect(nextAfter(set, solved(set.puzzles.map(({ id }) => id)), { id: first! })).toBeNull();
  });

  test('numbers puzzles from one on', () => {
    expect([set.puzzles[0]!, set.puzzles.at(-1)!].map((puzzle) => numberOf(set, puzzle))).toEqual([
      1,
      set.puzzles.length,
    ]);
  });
});

describe('what is said of a puzzle', () => {
  const t = en.puzzles;
  const solution = { move: 'Roll again', reasons: ['It is worth it.'], lead: 9 };
  const asked = { answer: null, answers: 1, result: null };

  test('before it is tried is the task alone', () => {
    expect(sayPuzzle({ ...asked, phase: 'task' }, solution, t)).toEqual({ title: t.task, more: [] });
  });

  test('after a wrong move is what it loses, as far as that is known', () => {
    const wrong = (loss: number | null) =>
      sayPuzzle({ ...asked, phase: 'wrong', answer: { isRight: false, loss } }, solution, t).more;
    expect(wrong(12)).toEqual([t.loss(12), t.tryAgain]);
    expect(wrong(null)).toEqual([t.tryAgain]);
  });

  test('of the solution is the move, why, and how far it is ahead', () => {
    expect(sayPuzzle({ ...asked, phase: 'shown' }, solution, t)).toEqual({
      title: t.solution('Roll again'),
      more: ['It is worth it.', t.lead(9)],
    });
  });

  test.each([
    [t.rightFirst, {}],
    [t.right, { wrong: 1 }],
    [t.right, { outcome: 'shown' } as const],
    [`${t.rightFirst} ${t.streak}`, { date: DATE }],
    [t.rightFirst, { date: dateAfter(DATE, -9) }],
    [t.right, { date: DATE, outcome: 'shown' } as const],
  ])('once it is solved is %j after %j', (title, more) => {
    const state = { ...asked, phase: 'done', answer: { isRight: true }, result: result('a', more) } as const;
    expect(sayPuzzle(state, solution, t).title).toBe(title);
  });
});

describe.each(GAME_IDS)('on a table of %s', async (id) => {
  const game: Game = GAMES[id];
  const own = (await loadPuzzles(id)) as PuzzleSet;

  test('a puzzle is the game that it was taken from, with whoever is to move', () => {
    for (const puzzle of own.puzzles.slice(0, 5)) {
      const { match, seat, best } = openScene(game, own, puzzle)!;
      expect(match.position).toMatchObject({ ply: puzzle.ply, turn: seat, ended: null });
      expect(match.position.legalMoves().indexOf(best)).toBe(puzzle.best);
    }
  });

  test('the best move is right, rivals lose what they were found to lose, and others have a better one', () => {
    const puzzle = own.puzzles[0]!;
    const scene = openScene(game, own, puzzle)!;
    const legal = scene.match.position.legalMoves();
    expect(judge(game, scene, puzzle, scene.best)).toEqual({ isRight: true });
    for (const [place, loss] of puzzle.rivals) {
      expect(judge(game, scene, puzzle, legal[place]!)).toEqual({ isRight: false, loss: gamesOf(loss) });
    }
    const alone = { ...puzzle, rivals: [] };
    expect(judge(game, scene, alone, legal[puzzle.rivals[0]![0]]!)).toEqual({ isRight: false, loss: null });
  });

  test('what counted before can be asked for', () => {
    const puzzle = own.puzzles.find(({ ply }) => ply > 0)!;
    const { explain, match, seat } = openScene(game, own, puzzle)!;
    const [first] = match.seenSince(0, seat);
    const scores = first!.events.filter(({ type }) => type === 'score').length;
    expect([0, scores]).toContain(explain(0).length);
  });
});
