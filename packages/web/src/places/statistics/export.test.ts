import { expect, test } from 'vitest';
import { en } from '../../games/all-messages.fixture.ts';
import { playedGames } from '../../store/figures.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { finished } from '../../store/stage.fixture.ts';
import { reviewOf } from './review-sums.fixture.ts';
import { makeGamesCsv, makePuzzlesCsv, makeStatisticsJson } from './export.ts';

const WHEN = '2026-11-18T12:00:00.000Z';
const result = {
  ranks: [1, 2],
  points: [4, 3],
  tracks: [
    [4, 5, 6, 7, 8, 9],
    [3, 3, 3, 3, 3, 3],
  ] satisfies [number, number, number, number, number, number][],
  instant: null,
};
const GAMES = playedGames([
  finished(
    'a-0',
    [
      { kind: 'person', name: 'Ada, "A"' },
      { kind: 'bot', name: '', bot: 'club' },
    ],
    { game: 'dice', when: WHEN, result },
  ).past,
]);
const PUZZLE: PuzzleResult = {
  game: 'cards',
  puzzle: '12ab34cd',
  date: '2026-11-18',
  began: Date.parse(WHEN),
  wrong: 1,
  outcome: 'solved',
};
const REVIEWS = new Map([['a-0', reviewOf()]]);

test('games are a table with a line for each person, and nothing of others', () => {
  const [head, line, end, ...rest] = makeGamesCsv(GAMES, new Map(), en).split('\r\n');
  expect(head?.split(',')).toHaveLength(en.statistics.gameColumns.length + 6 + 3);
  expect(line).toBe(`${WHEN},${en.games.dice.name},"Ada, ""A""",2,${en.seats.levels.club},0,1,1,0,4,4,5,6,7,8,9,,,`);
  expect([end, rest]).toEqual(['', []]);
});

test('of a game that was reviewed the table says what was lost and what luck gave', () => {
  const [, line] = makeGamesCsv(GAMES, REVIEWS, en).split('\r\n');
  expect(line).toMatch(/,9,20,50,12\.35$/);
  const blind = reviewOf({ evaluation: { name: 'any', hash: 'abc', seesLuck: false } });
  const [, other] = makeGamesCsv(GAMES, new Map([['a-0', blind]]), en).split('\r\n');
  expect(other).toMatch(/,9,20,50,$/);
});

test('puzzles are a table with a line for each that was tried', () => {
  const [head, line] = makePuzzlesCsv([PUZZLE], en).split('\r\n');
  expect(head?.split(',')).toHaveLength(en.statistics.puzzleColumns.length);
  expect(line).toBe(`${WHEN},${en.games.cards.name},12ab34cd,2026-11-18,${en.puzzles.states.solved},1`);
});

test('all of it is JSON, the same in every language', () => {
  const read: unknown = JSON.parse(makeStatisticsJson({ games: GAMES, puzzles: [PUZZLE], reviews: REVIEWS }, WHEN));
  expect(read).toEqual({
    format: 'sixfold-statistics/1',
    made: WHEN,
    games: [
      {
        when: WHEN,
        game: 'dice',
        atRealTable: false,
        name: 'Ada, "A"',
        players: 2,
        against: 'club',
        won: true,
        resigned: false,
        rank: 1,
        points: 4,
        tracks: [4, 5, 6, 7, 8, 9],
        decisions: 20,
        pointsLost: 50,
        luck: 12.35,
      },
    ],
    puzzles: [{ when: WHEN, game: 'cards', puzzle: '12ab34cd', dayOf: '2026-11-18', outcome: 'solved', wrong: 1 }],
  });
});
