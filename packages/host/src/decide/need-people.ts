import { isBotName, type BotName } from '@sixfold/bots/levels';
import { Refusal } from '../contract/errors.ts';
import type { Who } from '../table/seats.ts';

/** A person with a name; whoever shares a device needs none. */
export function needPerson(who: Who): string {
  if (who.kind !== 'person') throw new Refusal({ code: 'no-name' });
  return who.id;
}

export function needBot(bot: string): BotName {
  if (!isBotName(bot)) throw new Refusal({ code: 'no-such-bot', bot });
  return bot;
}
