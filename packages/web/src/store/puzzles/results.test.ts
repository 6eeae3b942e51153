import { dateAfter, opensAt, playedDates, streakOf } from '@sixfold/host/daily';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergePuzzleResults, solvedDays, type PuzzleResult } from './results.ts';

const DATE = '2026-11-18';
const NOON = 12 * 3_600_000;

const result = (more: Partial<PuzzleResult> = {}): PuzzleResult => ({
  game: 'dice',
  puzzle: '12ab34cd',
  date: null,
  began: opensAt(DATE) + NOON,
  wrong: 0,
  outcome: 'solved',
  ...more,
});

const anyResult = fc.record({
  game: fc.constantFrom('dice', 'cards'),
  puzzle: fc.constantFrom('a', 'b'),
  date: fc.constantFrom(null, DATE),
  began: fc.nat(3),
  wrong: fc.nat(2),
  outcome: fc.constantFrom('open', 'solved', 'shown'),
});

describe('results of puzzles', () => {
  test('become one for each attempt, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(fc.array(anyResult), fc.array(anyResult), (mine, theirs) => {
        const merged = mergePuzzleResults(mine, theirs);
        expect(mergePuzzleResults(theirs, mine)).toEqual(merged);
        expect(mergePuzzleResults(merged, mine, theirs)).toEqual(merged);
      }),
    );
  });

  test('keep the first that is settled: nobody solves at first sight what was shown before', () => {
    const shown = result({ outcome: 'shown', wrong: 1 });
    const again = result({ began: shown.began + 1 });
    expect(mergePuzzleResults([again], [shown])).toEqual([shown]);
  });

  test('of a puzzle that was gone on with have what came of it', () => {
    const [open, later] = [result({ outcome: 'open', wrong: 1 }), result({ outcome: 'open', wrong: 2 })];
    const solved = result({ wrong: 2 });
    expect(mergePuzzleResults([later], [open])).toEqual([later]);
    expect(mergePuzzleResults([solved], [later, open])).toEqual([solved]);
  });

  test('as the puzzle of a day and from the list are two', () => {
    expect(mergePuzzleResults([result()], [result({ date: DATE })])).toHaveLength(2);
  });
});

describe('a streak', () => {
  const streakAfter = (results: readonly PuzzleResult[], deals: readonly string[]): number => {
    const played = deals.map((date) => ({ date, began: opensAt(date) + NOON }));
    return streakOf(playedDates([...played, ...solvedDays(results)]), opensAt(DATE) + NOON).current;
  };
  const before = [dateAfter(DATE, -2), dateAfter(DATE, -1)];

  test('is kept by a deal on one day and a puzzle on the next', () => {
    expect(streakAfter([result({ date: DATE })], before)).toBe(3);
    expect(streakAfter([], before)).toBe(2);
  });

  test('counts a day once on which there was both', () => {
    expect(streakAfter([result({ date: DATE })], [...before, DATE])).toBe(3);
  });

  test.each([
    ['was shown', { date: DATE, outcome: 'shown' } as const],
    ['is still open', { date: DATE, outcome: 'open', wrong: 1 } as const],
    ['is from the list', { date: null }],
    ['is from the archive', { date: DATE, began: opensAt(DATE) + 10 * 24 * 3_600_000 }],
  ])('is not kept by a puzzle that %s', (_, more) => {
    expect(streakAfter([result(more)], before)).toBe(2);
  });
});
