import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { loadEvaluation, USUAL_EFFORT } from '../src/index.ts';
import { isUnbiased, luckOfGame, meanLuck, meanLuckOfDrawers, type LuckSample } from '../src/statistics.ts';
import { LoadedChance, playBots } from '../../testing/src/bot-games.ts';

const GAMES = 60;

/** What luck did in games of dice with such luck. */
async function sample(luckOf: (game: number) => FastChance): Promise<LuckSample[]> {
  const evaluation = await loadEvaluation('dice', 2);
  if (!evaluation) throw new Error('nobody judges dice');
  const samples: LuckSample[] = [];
  for (let game = 0; game < GAMES; game++) {
    const transcript = await playBots('dice', { seed: `l${game}`, luck: luckOf(game), bots: ['club'] });
    samples.push(luckOfGame(transcript, evaluation, USUAL_EFFORT));
  }
  return samples;
}

describe(`in ${GAMES} games`, () => {
  test('luck is without bias, for a seat and for whoever rolls', async () => {
    const games = await sample((game) => new FastChance(game));
    expect(isUnbiased(meanLuck(games, 0))).toBe(true);
    expect(isUnbiased(meanLuckOfDrawers(games))).toBe(true);
  });

  test('a symbol that comes twice as often as it should is found', async () => {
    const games = await sample((game) => new LoadedChance(game, 0, 2));
    expect(isUnbiased(meanLuckOfDrawers(games))).toBe(false);
  });
});
