import { findBot } from '@sixfold/bots';
import type { Chance } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { positionOf, type Sitting } from './sitting.ts';

/** Bots have luck of their own: what they draw never shifts what the game draws. */
export const luckOfBots = ({ seed, table }: Sitting): Chance =>
  new Seed(`${seed}/${table.gameIndex}/bots`).bot(table.ply);

/** Lets the seat's bot play; it sees the seat's view and nothing else. */
export function playBot(sitting: Sitting, seat: number): void {
  const { table, game } = sitting;
  const view = table.view(seat);
  const bot = findBot(table.config.seats[seat]?.bot ?? '')!;
  const move = bot.choose(view, luckOfBots(sitting));
  table.play(seat, game.makeMove(positionOf(sitting, view), move));
}
