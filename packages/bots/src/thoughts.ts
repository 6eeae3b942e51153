import type { View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Advice } from './advice.ts';
import { ponderInSlices, type Budget, type Clock } from './budget.ts';
import { loadBot } from './index.ts';
import type { BotName } from './levels.ts';

/** What is asked of a thread that thinks, and what it answers: a worker of a page or of a server. */
export interface Question {
  readonly id: number;
  readonly bot: BotName;
  readonly view: View;
  /** The bot's luck as a text: the same text and the same steps lead to the same choice. */
  readonly luck: string;
  readonly budget: Budget;
}

/** Ends the thought about a question at once; it is answered with the best move so far. */
export interface Stop {
  readonly stop: number;
}

export interface Answer {
  readonly id: number;
  readonly move: number;
  readonly advice: readonly Advice[];
}

/** How a thread hears and speaks, whatever kind it is of. */
export interface Port {
  send(answer: Answer): void;
  listen(hear: (message: Question | Stop) => void): void;
  /** Gives way to messages that wait. */
  pause(): Promise<void>;
}

/** Thinks about one question. `pause` gives way to others on the thread, `isStopped` tells whether to think on. */
export async function answerQuestion(
  { id, bot: name, view, luck, budget }: Question,
  clock: Clock,
  pause: () => Promise<void>,
  isStopped: () => boolean,
): Promise<Answer> {
  const bot = await loadBot(view.game, name);
  const thought = bot.consider(view, new Seed(luck).bot(view.ply));
  const move = await ponderInSlices(thought, budget, clock, pause, isStopped);
  return { id, move, advice: thought.advice() };
}

/** Answers the questions that come in at a port, for as long as the thread lives. */
export function answerQuestions(port: Port, clock: Clock): void {
  const thinking = new Set<number>();
  port.listen((message) => {
    if ('stop' in message) thinking.delete(message.stop);
    else void answer(message);
  });

  async function answer(question: Question): Promise<void> {
    const { id } = question;
    thinking.add(id);
    const answered = await answerQuestion(
      question,
      clock,
      () => port.pause(),
      () => !thinking.has(id),
    );
    thinking.delete(id);
    port.send(answered);
  }
}
