import { GAMES, startGame, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { expect, test } from 'vitest';
import { runBudget } from './contract/budget.ts';
import { loadBot } from './index.ts';
import { answerRequests, type ThinkReply, type ThinkRequest, type StopThinking } from './worker-protocol.ts';

const position = startGame(GAMES.board, { players: 2, options: {}, starter: 0 }, new Seed('x').setup());
const view: View = GAMES.board.view(position, 0);

/** A thread that replies; time passes only between two slices. */
function openThread(onPause: (tell: (message: ThinkRequest | StopThinking) => void) => void): {
  ask: (request: ThinkRequest) => Promise<ThinkReply>;
} {
  let receive: (message: ThinkRequest | StopThinking) => void = () => undefined;
  let time = 0;
  const waiting = new Map<number, (reply: ThinkReply) => void>();
  const port = {
    send: (reply: ThinkReply) => waiting.get(reply.id)!(reply),
    listen: (listener: typeof receive) => void (receive = listener),
    pause: async () => onPause(receive),
  };
  answerRequests(port, () => (time += 1));
  const ask = (request: ThinkRequest): Promise<ThinkReply> =>
    new Promise((resolve) => {
      waiting.set(request.id, resolve);
      receive(request);
    });
  return { ask };
}

const request = (id: number, more: Partial<ThinkRequest> = {}): ThinkRequest => ({
  id,
  bot: 'greedy',
  view,
  luck: 'luck',
  budget: { iterations: 1 },
  ...more,
});

test('each request is answered by its id with a legal move', async () => {
  const { ask } = openThread(() => undefined);
  const replies = await Promise.all([ask(request(7)), ask(request(8, { bot: 'master' }))]);
  expect(replies.map(({ id }) => id)).toEqual([7, 8]);
  for (const { move } of replies) expect(position.legalMoves()).toContain(move);
});

test('the same luck leads to the same choice', async () => {
  const { ask } = openThread(() => undefined);
  const [first, second] = await Promise.all([ask(request(0)), ask(request(1))]);
  expect(first.move).toBe(second.move);
});

test('thinking that is stopped is answered with the best move so far', async () => {
  const { ask } = openThread((tell) => tell({ stop: 3 }));
  const { move } = await ask(request(3, { bot: 'master', budget: { iterations: Infinity } }));
  expect(position.legalMoves()).toContain(move);
});

test('a reply is what the bot itself would say', async () => {
  const { ask } = openThread(() => undefined);
  const bot = await loadBot('board', 'master', 2);
  const thinking = bot.think(view, new Seed('luck').bot(view.ply));
  const move = runBudget(thinking, { iterations: 3 }, () => 0);
  const reply = await ask(request(4, { bot: 'master', budget: { iterations: 3 } }));
  expect(reply).toEqual({ id: 4, move, advice: thinking.advice() });
});

test('other luck is other luck at the same view', async () => {
  const { ask } = openThread(() => undefined);
  const lots = Array.from({ length: 12 }, (_, id) => ask(request(id, { bot: 'random', luck: `luck ${id}` })));
  expect(new Set((await Promise.all(lots)).map(({ move }) => move)).size).toBeGreaterThan(6);
});

test('a bot that decides at a glance has no advice', async () => {
  const { ask } = openThread(() => undefined);
  expect((await ask(request(1, { bot: 'random' }))).advice).toEqual([]);
});

test('to stop one request leaves the others to their budgets', async () => {
  let pauses = 0;
  const { ask } = openThread((tell) => {
    pauses++;
    tell({ stop: 1 });
  });
  const stopped = ask(request(1, { bot: 'master', budget: { iterations: Infinity } }));
  const other = await ask(request(2, { bot: 'master', budget: { iterations: 40 } }));
  const alone = openThread(() => undefined);
  expect(other.move).toBe((await alone.ask(request(2, { bot: 'master', budget: { iterations: 40 } }))).move);
  expect(position.isLegal((await stopped).move)).toBe(true);
  expect(pauses).toBeGreaterThan(1);
});

test('to stop what nobody asked for does no harm', async () => {
  const { ask } = openThread((tell) => tell({ stop: 99 }));
  const { id } = await ask(request(5, { bot: 'expert', budget: { iterations: 60 } }));
  expect(id).toBe(5);
});
