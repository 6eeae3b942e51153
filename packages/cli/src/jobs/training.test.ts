import { DEFAULTS, learningGames, loadCurriculum, ROUND, type Curriculum } from '@sixfold/bots/training';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchooling } from './practice-plan.ts';
import { Training, type Checkpoint, type TrainingPlan, type TrainingState } from './training.ts';

const games = learningGames();

const planOf = (game: (typeof games)[number], rounds: number, more: Partial<TrainingPlan> = {}): TrainingPlan => ({
  pupil: 'bot',
  game,
  players: 2,
  hyperparameters: { ...DEFAULTS, games: rounds * ROUND },
  seed: 3,
  between: ROUND,
  deals: 1,
  ...more,
});

/** All that is told of a training until it is over, or left after so many rounds. */
async function told(training: Training, jobs: number, rounds = Infinity): Promise<(number | Checkpoint)[]> {
  const news: (number | Checkpoint)[] = [];
  for await (const one of training.run(jobs)) if (news.push(one) === rounds) break;
  return news;
}

/** Checkpoints in brackets, by their games. */
const outline = (news: readonly (number | Checkpoint)[]): (number | number[])[] =>
  news.map((one) => (typeof one === 'number' ? one : [one.games]));

/** As it is read again from a file. */
const kept = (state: TrainingState): TrainingState => structuredClone(state);

describe.each(games)('%s', (game) => {
  let curriculum: Curriculum;
  beforeAll(async () => {
    curriculum = (await loadCurriculum(game, 2))!;
  });

  test('is learned the same by one thread and by three', async () => {
    const [one, three] = [1, 3].map(() => new Training(curriculum, planOf(game, 1), null));
    const untaught = one!.network.weights.slice();
    const [news] = [await told(one!, 1), await told(three!, 3)];
    expect(outline(news)).toEqual([[ROUND]]);
    expect(three!.state).toEqual(one!.state);
    expect(one!.network.weights).not.toEqual(untaught);
    for (const { loss, rate } of one!.checkpoints) {
      expect(loss).toBeGreaterThan(0);
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
    }
  });
});

describe('a training', () => {
  const GAME = 'cards';
  const start = async (plan: TrainingPlan, left: TrainingState | null = null): Promise<Training> =>
    new Training((await loadCurriculum(GAME, plan.players))!, plan, left);

  test('is the same however often the network is compared', async () => {
    const [once, twice] = [await start(planOf(GAME, 2, { between: 2 * ROUND })), await start(planOf(GAME, 2))];
    expect(outline(await told(once, 2))).toEqual([ROUND, [2 * ROUND]]);
    expect(outline(await told(twice, 2))).toEqual([[ROUND], [2 * ROUND]]);
    expect(once.network.weights).toEqual(twice.network.weights);
    const [first, second] = twice.checkpoints;
    expect(once.checkpoints.map(({ loss }) => loss)).toEqual([(first!.loss + second!.loss) / 2]);
  });

  test('with another seed teaches something else', async () => {
    const [one, other] = [await start(planOf(GAME, 1)), await start(planOf(GAME, 1, { seed: 4 }))];
    await told(one, 2);
    await told(other, 2);
    expect(one.network.weights).not.toEqual(other.network.weights);
  });

  test('that was left at a checkpoint and gone on with is as one in one go, whatever the threads', async () => {
    const plan = planOf(GAME, 3);
    const [whole, left] = [await start(plan), await start(plan)];
    const news = await told(whole, 2);
    expect(await told(left, 1, 1)).toEqual(news.slice(0, 1));
    const later = await start(plan, kept(left.state));
    expect(await told(later, 3)).toEqual(news.slice(1));
    expect(later.state).toEqual(whole.state);
    expect(later.checkpoints).toHaveLength(3);
  });

  test('that is over has nothing more to tell', async () => {
    const plan = planOf(GAME, 1);
    const over = await start(plan);
    await told(over, 1);
    expect(await told(await start(plan, kept(over.state)), 1)).toEqual([]);
  });

  test('is compared with the best before it, which follows it only when it is as good', async () => {
    const training = await start(planOf(GAME, 3));
    const { best } = training.state;
    for await (const news of training.run(2)) {
      if (typeof news === 'number') throw new Error('every round is a checkpoint here');
      const isBest = best.every((weight, index) => weight === training.network.weights[index]);
      expect(isBest).toBe((news.rate ?? 0) >= 0.5);
    }
  });

  test('of three players has an output for each', async () => {
    const training = await start(planOf(GAME, 1, { players: 3 }));
    expect(training.network.outputs).toBe(3);
    expect(outline(await told(training, 2))).toEqual([[ROUND]]);
  });
});

test('a thread opens the schooling of its plan', async () => {
  const plan = planOf('cards', 1);
  const training = new Training((await loadCurriculum('cards', 2))!, plan, null);
  expect((await openSchooling(plan)).network.weights).toEqual(training.network.weights);
});
