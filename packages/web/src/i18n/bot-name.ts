import { LEVELS } from '@sixfold/bots/levels';
import type { Messages } from './messages.ts';

/** What bots are called: one name a level, from the weakest on, and then one for its second bot at a table. */
const NAMES = 'Ida Max Jon Eva Mia Tom Leo Ada Zoe Ben Lea Kai Uma Rio Nia Sam Ina Ole'.split(' ');

/** Which of the levels a bot has, from 0; -1 for one that has none. */
const levelOf = (bot: string | null | undefined): number => LEVELS.findIndex((level) => level === bot);

const sayLevel = (name: string, bot: string | null | undefined, { seats }: Pick<Messages, 'seats'>): string => {
  const level = seats.levels[bot as keyof typeof seats.levels] ?? bot ?? '';
  return level === '' ? name : seats.botOf(name, level);
};

/** What plays for somebody: that it is a bot, and how strong. */
export const botKind = (bot: string | null | undefined, t: Pick<Messages, 'seats'>): string =>
  sayLevel(t.seats.botName, bot, t);

/** A bot as it is called where it sits: that it is one, by name, and how strong. `nth` is which of its level it is there. */
export function botName(bot: string | null | undefined, t: Pick<Messages, 'seats'>, nth = 0): string {
  const level = levelOf(bot);
  const count = LEVELS.length;
  // Where a level has a third bot, no other has a second: that one's name is free.
  const name = NAMES[nth > 0 && level >= 0 ? count + ((level + nth - 1) % count) : level];
  return sayLevel([t.seats.botName, name].filter(Boolean).join('\u00a0'), bot, t);
}

/** One that has a name, because it plays for somebody or was given one. */
export const namedBot = (name: string, bot: string | null | undefined, t: Pick<Messages, 'seats'>): string =>
  t.seats.botFor(name, botKind(bot, t));

/** Which of the bots of its level each of these is, from 0. */
export const nthOfLevel = (bots: readonly (string | null | undefined)[], index: number): number =>
  bots.slice(0, index).filter((other) => other === bots[index]).length;
