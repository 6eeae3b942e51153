import type { View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Advice } from './contract/advice.ts';
import { runBudgetInSlices, type Budget, type Clock } from './contract/budget.ts';
import { loadBot } from './index.ts';
import type { BotName } from './contract/levels.ts';

/** What a worker of a page or of a server is asked to think about. */
export interface ThinkRequest {
  readonly id: number;
  readonly bot: BotName;
  readonly view: View;
  /** The bot's luck as a text: the same text and the same steps lead to the same choice. */
  readonly luck: string;
  readonly budget: Budget;
}

/** Ends the thinking about a request at once; it is answered with the best move so far. */
export interface StopThinking {
  readonly stop: number;
}

/** What came of a request. */
export interface ThinkReply {
  readonly id: number;
  readonly move: number;
  readonly advice: readonly Advice[];
}

/** How a worker receives and sends, whatever kind it is of. */
export interface WorkerPort {
  send(reply: ThinkReply): void;
  listen(receive: (message: ThinkRequest | StopThinking) => void): void;
  /** Gives way to messages that wait. */
  pause(): Promise<void>;
}

/** Answers one request. `pause` gives way to others on the thread, `isStopped` tells whether to think on. */
export async function answerRequest(
  { id, bot: name, view, luck, budget }: ThinkRequest,
  clock: Clock,
  pause: () => Promise<void>,
  isStopped: () => boolean,
): Promise<ThinkReply> {
  const bot = await loadBot(view.game, name, view.players);
  const thinking = bot.think(view, new Seed(luck).bot(view.ply));
  const move = await runBudgetInSlices(thinking, budget, clock, pause, isStopped);
  return { id, move, advice: thinking.advice() };
}

/** Answers the requests that come in at a port, for as long as the worker lives. */
export function answerRequests(port: WorkerPort, clock: Clock): void {
  const open = new Set<number>();
  port.listen((message) => {
    if ('stop' in message) open.delete(message.stop);
    else void answer(message);
  });

  async function answer(request: ThinkRequest): Promise<void> {
    const { id } = request;
    open.add(id);
    const reply = await answerRequest(
      request,
      clock,
      () => port.pause(),
      () => !open.has(id),
    );
    open.delete(id);
    port.send(reply);
  }
}
