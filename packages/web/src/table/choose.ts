import { isBotName, loadBot, ponder } from '@sixfold/bots';
import type { GameId, View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { DEFAULT_BOT } from './thinker.ts';

/** A table of a later version may name a bot that is not known yet. */
export async function chooseMove(name: string, view: View, luck: string): Promise<number> {
  const bot = await loadBot(view.game as GameId, isBotName(name) ? name : DEFAULT_BOT);
  return ponder(bot.consider(view, new Seed(luck).bot(view.ply)), { ms: 500 }, () => performance.now());
}
