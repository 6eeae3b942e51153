import { GAME_IDS, GAMES, type Game, type GameId } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import { granted, Series } from '@sixfold/host';
import { dealStart } from '@sixfold/host/daily';
import { describe, expect, test } from 'vitest';
import { badNights, drawsOf, sumDraws, type Draws } from './draws.ts';
import { atMost, binomial, meanOf } from './maths.ts';

/** A game of people who choose by lot. */
function played(id: GameId, seed: string): Transcript {
  const game: Game = GAMES[id];
  const { match } = granted(Series.open(game, dealStart(game.card, seed)));
  while (!match.isOver) {
    const move = match.position.randomMove(new Seed(`${seed} moves`).bot(match.position.ply));
    granted(match.play(game.makeNotation(match.position, move)));
  }
  return match.transcript();
}

const ME = new Set([0]);

describe.each(GAME_IDS)('in %s', (id) => {
  const games = Array.from({ length: 30 }, (_, index) => drawsOf(played(id, `luck ${index}`), ME, '2026-11-16'));
  const { counts, expected, drawn } = sumDraws(games);

  test('every piece that came to a seat is counted', () => {
    const isPair = id !== 'dice' && id !== 'stones';
    const sum = counts.reduce((total, count) => total + count, 0);
    expect(sum).toBeGreaterThan(isPair ? drawn : drawn - 1);
    expect(sum).toBeLessThanOrEqual(isPair ? 2 * drawn : drawn);
  });

  test('what to expect is a chance for every count, and real luck is not far from it', () => {
    for (const [symbol, distribution] of expected.entries()) {
      expect(atMost(distribution, Infinity)).toBeCloseTo(1, 9);
      const mean = meanOf(distribution);
      const variance = distribution.reduce((sum, p, k) => sum + p * (k - mean) ** 2, 0);
      // Six standard deviations; the seeds are fixed.
      expect(Math.abs((counts[symbol] ?? 0) - mean)).toBeLessThan(6 * Math.sqrt(variance));
    }
  });
});

describe('bad nights', () => {
  const night = (name: string, count: number): Draws => ({
    game: 'dice',
    night: name,
    drawn: 60,
    isRolled: true,
    counts: [count, 12, 12, 12, 12, 60 - 48 - count],
    expected: Array.from({ length: 6 }, () => binomial(60, 1 / 6)),
  });

  test('are those on which a symbol came most rarely, with how likely that is', () => {
    const [worst, next] = badNights([night('2026-11-14', 6), night('2026-11-15', 2), night('2026-11-16', 10)], 2);
    expect(worst).toMatchObject({ night: '2026-11-15', symbol: 0, count: 2, drawn: 60 });
    expect(worst?.chance).toBeCloseTo(atMost(binomial(60, 1 / 6), 2), 12);
    expect(worst?.anyChance).toBeGreaterThan(worst?.chance ?? 1);
    expect(worst?.anyChance).toBeLessThan(6 * (worst?.chance ?? 0));
    expect(next?.night).toBe('2026-11-16');
  });

  test('of several games of one evening are reckoned together', () => {
    const [both] = badNights([night('2026-11-14', 6), night('2026-11-14', 5)]);
    expect(both).toMatchObject({ count: 11, drawn: 120 });
    expect(both?.chance).toBeCloseTo(atMost(binomial(120, 1 / 6), 11), 9);
  });

  test('of nobody are none', () => expect(badNights([])).toEqual([]));
});
