import { DEFAULTS, learningGames, loadCurriculum } from '@sixfold/bots/training';
import { describe, expect, test } from 'vitest';
import { train, type Checkpoint } from './training.ts';

const games = learningGames();

/** Trains for two batches of games and returns all that is told of it. */
async function told(game: (typeof games)[number], between: number, seed = 3): Promise<(number | Checkpoint)[]> {
  const curriculum = await loadCurriculum(game, 2);
  return [...train(curriculum!, { hyperparameters: { ...DEFAULTS, games: 16 }, seed, between, deals: 1 })];
}

const checkpointsIn = (news: readonly (number | Checkpoint)[]): Checkpoint[] =>
  news.filter((one) => typeof one !== 'number');

const weightsAfter = (news: readonly (number | Checkpoint)[]): Float32Array =>
  Float32Array.from(checkpointsIn(news).at(-1)!.network.weights);

describe.each(games)('%s', (game) => {
  test('is learned the same with the same seed, however often the network is compared, and not with another', async () => {
    const [once, twice] = [await told(game, 16), await told(game, 8)];
    expect(once.map((one) => (typeof one === 'number' ? one : [one.games]))).toEqual([8, [16]]);
    expect(twice.map((one) => (typeof one === 'number' ? one : [one.games]))).toEqual([[8], [16]]);
    expect(weightsAfter(once)).toEqual(weightsAfter(twice));
    expect(weightsAfter(await told(game, 16, 4))).not.toEqual(weightsAfter(once));
    for (const { loss, rate } of checkpointsIn(twice)) {
      expect(loss).toBeGreaterThan(0);
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
    }
  });
});
