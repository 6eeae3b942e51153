import { levelsOf } from '@sixfold/bots/levels';
import { GAME_IDS, GAMES, type Card } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { countWins } from '../../testing/src/wins.ts';

const PLAYED = 6;

describe.each(GAME_IDS)('%s', (id) => {
  const { players }: Card = GAMES[id].card;

  test.each(players.filter((count) => count > 1))('with %i players nobody leaves a win on the table', async (count) => {
    const levels = levelsOf(id);
    let chances = 0;
    for (let seed = 0; seed < PLAYED; seed++) {
      // Everybody plays in turn; the weak ones do so most often, since they are the ones to overlook something.
      const company = Array.from(
        { length: count },
        (_, seat) => levels[(seed + seat) % Math.min(4, levels.length)] ?? 'beginner',
      );
      const found = await countWins(id, company, 1, seed);
      expect(found.refused).toBe(0);
      chances += found.chances;
    }
    expect(chances).toBeGreaterThan(0);
  });
});
