import { GAME_IDS } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript } from '@sixfold/engine/verify';
import { expect, test } from 'vitest';
import { BATCH, playBatch, type SimulationPlan } from './batches.ts';

const PLAN: SimulationPlan = {
  game: 'stones',
  players: 2,
  bots: 'random',
  options: undefined,
  seed: '7',
  iterations: 1,
  games: 2 * BATCH + 3,
};

const gamesIn = async (plan: Partial<SimulationPlan>, batch = 0): Promise<Transcript[]> =>
  (await playBatch({ ...PLAN, ...plan }, batch))
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Transcript => JSON.parse(line));

test('game i has the seed S/i, in whatever batch it is', async () => {
  const batches = await Promise.all([0, 1, 2].map((batch) => gamesIn({}, batch)));
  expect(batches.map((games) => games.length)).toEqual([BATCH, BATCH, 3]);
  expect(batches.flat().map(({ seed }) => seed)).toEqual(Array.from({ length: PLAN.games }, (_, i) => `7/${i}`));
});

test('beyond the last game there is nothing to play', async () => {
  expect(await playBatch(PLAN, 3)).toBe('');
});

test('the starting seat follows from the seed, too', async () => {
  const starters = (await gamesIn({ players: 3 })).map(({ starter }) => starter);
  expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
});

test('options are those of the transcript, and what was not said is as usual', async () => {
  const [game] = await gamesIn({ game: 'board', players: 4, options: '{"partners":true}', games: 1 });
  expect(game?.options).toEqual({ startSymbols: 'any', partners: true });
});

test.each(GAME_IDS)('%s is played by each seat as its bot plays, and follows from the seed', async (id) => {
  const plan = { game: id, players: 3, games: 1, bots: 'greedy,random,greedy' };
  const [game] = await gamesIn(plan);
  expect([game?.game, game?.players]).toEqual([id, 3]);
  expect(verifyTranscript(game, true).ok).toBe(true);
  expect(await gamesIn(plan)).toEqual([game]);
  expect(await gamesIn({ ...plan, bots: 'random' })).not.toEqual([game]);
});
