import type { Messages } from './messages.ts';

/** A bot as it is called everywhere: that it is one, and how strong. Of several without a name each has a number. */
export function botName(bot: string | null | undefined, { seats }: Pick<Messages, 'seats'>, number = ''): string {
  const level = seats.levels[bot as keyof typeof seats.levels] ?? bot ?? '';
  const name = `${seats.botName}${number}`;
  return level === '' ? name : seats.botOf(name, level);
}

/** One that has a name, because it plays for somebody or was given one. */
export const namedBot = (name: string, bot: string | null | undefined, t: Pick<Messages, 'seats'>): string =>
  t.seats.botFor(name, botName(bot, t));
