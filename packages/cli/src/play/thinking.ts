import { loadBot, runBudgetInSlices, type Advice, type BotName } from '@sixfold/bots';
import type { View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { Leave } from './screen.ts';
import type { Sitting } from './sitting.ts';

export interface Thought {
  readonly move: number;
  /** The best moves, best first; none from a bot that does not weigh moves. */
  readonly advice: readonly Advice[];
}

/** Lets a bot think about a view while the terminal stays awake; who leaves meanwhile need not wait. */
export async function thinkAs(name: BotName, sitting: Sitting, view: View, remark: string): Promise<Thought> {
  const { game, screen, seed, table, patience, paint } = sitting;
  const bot = await loadBot(game.card.id, name);
  // Bots have luck of their own: what they draw never shifts what the game draws.
  const thinking = bot.think(view, new Seed(`${seed}/${table.gameIndex}/bots`).bot(table.ply));
  screen.remark(paint.dim(remark));
  const move = await runBudgetInSlices(
    thinking,
    patience,
    () => performance.now(),
    breathe,
    () => screen.isLeft,
  );
  screen.remark('');
  if (screen.isLeft) throw new Leave();
  return { move, advice: thinking.advice() };
}

/** Gives way to what was typed. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
