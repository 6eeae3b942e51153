import { workerData } from 'node:worker_threads';
import { loadBot, runBudget } from '@sixfold/bots';
import type { BotName } from '@sixfold/bots/levels';
import { GAMES, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { DEAL_STEPS, dealStart, openSeed, parOf } from '@sixfold/host/daily';
import { answerTasks } from '../../packages/cli/src/jobs/answer-tasks.ts';
import { made, type MadePar, type WantedDeal } from './deals.ts';

const deals: readonly WantedDeal[] = workerData;

/** Thinks as a bot's thread would: the same luck and the same number of steps. */
async function choose(name: BotName, view: View, luck: string): Promise<number> {
  const bot = await loadBot(view.game, name, view.players);
  return runBudget(bot.think(view, new Seed(luck).bot(view.ply)), { iterations: DEAL_STEPS }, () => 0);
}

async function makePar(deal: WantedDeal): Promise<MadePar> {
  const game = GAMES[deal.game];
  return made(deal, await parOf(game, dealStart(game.card, openSeed(deal.date, deal.game)), choose));
}

answerTasks(async (task) => {
  const deal = deals[task];
  if (!deal) throw new Error(`there is no deal ${task}`);
  return makePar(deal);
});
