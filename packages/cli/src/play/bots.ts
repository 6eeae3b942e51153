import type { BotName } from '@sixfold/bots';
import { positionOf, type Sitting } from './sitting.ts';
import { thinkAs } from './thinking.ts';

/** Lets the seat's bot play; it sees the seat's view and nothing else. */
export async function playBot(sitting: Sitting, seat: number): Promise<void> {
  const { table, game, names } = sitting;
  const view = table.view(seat);
  const name = table.config.seats[seat]?.bot as BotName;
  const { move } = await thinkAs(name, sitting, view, `${names[seat]} is thinking …`);
  table.play(seat, game.makeMove(positionOf(sitting, view), move));
}
