import { DEFAULTS, learningGames, PRACTICES, ROUND, type Schooling, type Practice } from '@sixfold/bots/training';
import { GAME_IDS } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { PracticePool } from './practice-pool.ts';
import { openSchooling, type PracticePlan } from './practice-plan.ts';

const PLAN: PracticePlan = {
  pupil: 'bot',
  game: 'cards',
  players: 2,
  hyperparameters: { ...DEFAULTS, games: 2 * ROUND },
  seed: 7,
};

const practicesOf = (schooling: Schooling): Practice[] =>
  Array.from({ length: PRACTICES }, (_, index) => schooling.practice(index));

/** What so many threads hold of the next rounds of schoolings, one after the other. */
async function held(plan: PracticePlan, jobs: number, ...schoolings: Schooling[]): Promise<Practice[][]> {
  const pool = new PracticePool(plan, jobs);
  try {
    const rounds: Practice[][] = [];
    for (const schooling of schoolings) rounds.push(await pool.hold(schooling));
    return rounds;
  } finally {
    await pool.close();
  }
}

test('one thread and three hold all practices of a round, in order, as the schooling itself would', async () => {
  const schooling = await openSchooling(PLAN);
  const practices = practicesOf(schooling);
  expect(await held(PLAN, 1, schooling)).toEqual([practices]);
  expect(await held(PLAN, 3, schooling)).toEqual([practices]);
});

test('threads hold the practices of the round that they are asked for, with its weights', async () => {
  const [schooling, later] = [await openSchooling(PLAN), await openSchooling(PLAN)];
  later.network.weights.fill(0);
  later.rounds = 9;
  expect(await held(PLAN, 2, later, schooling)).toEqual([practicesOf(later), practicesOf(schooling)]);
});

const other = GAME_IDS.find((game) => !learningGames().includes(game));

test.skipIf(!other)('a thread that cannot learn is a failure, not a wait without an end', async () => {
  const plan = { ...PLAN, game: other! };
  await expect(held(plan, 2, await openSchooling(PLAN))).rejects.toThrow(`nothing is learned in ${other}`);
});
