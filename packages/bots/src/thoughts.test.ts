import { GAMES, startGame, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { expect, test } from 'vitest';
import { answerQuestions, type Answer, type Question, type Stop } from './thoughts.ts';

const position = startGame(GAMES.board, { players: 2, options: {}, starter: 0 }, new Seed('x').setup());
const view: View = GAMES.board.view(position, 0);

/** A thread that answers; time passes only between two slices of a thought. */
function openThread(onPause: (tell: (message: Question | Stop) => void) => void): {
  ask: (question: Question) => Promise<Answer>;
} {
  let hear: (message: Question | Stop) => void = () => undefined;
  let time = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const port = {
    send: (answer: Answer) => waiting.get(answer.id)!(answer),
    listen: (listener: typeof hear) => void (hear = listener),
    pause: async () => onPause(hear),
  };
  answerQuestions(port, () => (time += 1));
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(question.id, resolve);
      hear(question);
    });
  return { ask };
}

const question = (id: number, more: Partial<Question> = {}): Question => ({
  id,
  bot: 'greedy',
  view,
  luck: 'luck',
  budget: { iterations: 1 },
  ...more,
});

test('each question is answered by its id with a legal move', async () => {
  const { ask } = openThread(() => undefined);
  const answers = await Promise.all([ask(question(7)), ask(question(8, { bot: 'master' }))]);
  expect(answers.map(({ id }) => id)).toEqual([7, 8]);
  for (const { move } of answers) expect(position.legalMoves()).toContain(move);
});

test('the same luck leads to the same choice', async () => {
  const { ask } = openThread(() => undefined);
  const [first, second] = await Promise.all([ask(question(0)), ask(question(1))]);
  expect(first.move).toBe(second.move);
});

test('a thought that is stopped is answered with the best move so far', async () => {
  const { ask } = openThread((tell) => tell({ stop: 3 }));
  const { move } = await ask(question(3, { bot: 'master', budget: { iterations: Infinity } }));
  expect(position.legalMoves()).toContain(move);
});
