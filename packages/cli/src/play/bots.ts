import { loadBot, ponder, type BotName, type Budget } from '@sixfold/bots';
import type { Chance, GameId } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { positionOf, type Sitting } from './sitting.ts';

/** Bots have luck of their own: what they draw never shifts what the game draws. */
export const luckOfBots = ({ seed, table }: Sitting): Chance =>
  new Seed(`${seed}/${table.gameIndex}/bots`).bot(table.ply);

/** How long a person waits for a bot. */
export const PATIENCE: Budget = { ms: 700 };

/** Lets the seat's bot play; it sees the seat's view and nothing else. */
export async function playBot(sitting: Sitting, seat: number): Promise<void> {
  const { table, game } = sitting;
  const view = table.view(seat);
  const bot = await loadBot(game.card.id as GameId, table.config.seats[seat]?.bot as BotName);
  const move = ponder(bot.consider(view, luckOfBots(sitting)), PATIENCE, () => performance.now());
  table.play(seat, game.makeMove(positionOf(sitting, view), move));
}
