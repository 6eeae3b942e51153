import { isBotName, type BotName } from '@sixfold/bots/levels';
import { Refusal } from '../contract/errors.ts';
import type { Who } from '../table/seats.ts';

/** The moment at which something is decided, and what only the world outside knows. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A text of so many random bytes that can stand in an address. */
  readonly random: (bytes: number) => string;
  /** Whether somebody on that seat is connected. */
  readonly isHere: (seat: number) => boolean;
  /** What the seats are called. */
  readonly names: readonly string[];
}

/** A person with a name; whoever shares a device needs none. */
export function needPerson(who: Who): string {
  if (who.kind !== 'person') throw new Refusal({ code: 'no-name' });
  return who.id;
}

export function needBot(bot: string): BotName {
  if (!isBotName(bot)) throw new Refusal({ code: 'no-such-bot', bot });
  return bot;
}
