import { expect, test } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { saySeries } from './say-series.ts';

type Series = Parameters<typeof saySeries>[0];

const CONFIG: Series['config'] = { game: 'board', options: {}, games: 2, starter: 0, seats: [] };
const series = (points: number[], ranks: number[], more: Partial<Series> = {}): Series => ({
  config: CONFIG,
  isOver: true,
  standing: { points, ranks },
  ...more,
});

test('the winner of a series is named, of two with the score', () => {
  expect(saySeries(series([12, 14], [2, 1]), ['Du', 'Bot Ida'], 0, de)).toBe('Bot Ida gewinnt die Serie 14 : 12');
  expect(saySeries(series([14, 12], [1, 2]), ['You', 'Bot Ida'], 0, en)).toBe('You win the series 14 : 12');
  expect(saySeries(series([9, 12, 4], [2, 1, 3]), ['A', 'B', 'C'], null, en)).toBe('B wins the series');
  expect(saySeries(series([9, 9], [1, 1]), ['A', 'B'], null, en)).toBe('The series ends in a tie');
});

test('a single game and a series that goes on are not summed up', () => {
  expect(saySeries(series([9, 8], [1, 2], { isOver: false }), ['A', 'B'], null, en)).toBeNull();
  expect(saySeries(series([9, 8], [1, 2], { config: { ...CONFIG, games: 1 } }), ['A', 'B'], null, en)).toBeNull();
});
