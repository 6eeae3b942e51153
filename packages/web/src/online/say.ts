import type { AskFailed, SeatInfo } from '@sixfold/protocol';
import { botName, namedBot, nthOfLevel } from '../i18n/bot-name.ts';
import type { Messages } from '../i18n/messages.ts';

/** Why something was not done, in a sentence. What has no words of its own is a move against the rules. */
export function sayRefusal(error: AskFailed['error'], t: Messages): string {
  const said: Readonly<Record<string, string>> = t.online.refusals;
  return said[`${error.code}-${detailOf(error)}`] ?? said[error.code] ?? t.errors.move;
}

const detailOf = (error: AskFailed['error']): string | undefined =>
  error.code === 'too-many' ? error.what : error.code === 'not-stored' ? error.why : undefined;

/** The same for what was asked about who one is, by its code. */
export const sayWhyNot = (code: string, t: Messages['online']): string =>
  code === 'bad-name' ? t.badName : (t.refusals[code as keyof typeof t.refusals] ?? t.offline);

/** What to call a seat in a list: an open one may be kept for somebody. */
export function saySeat({ kind, name, bot, isProgram = false }: SeatCalled, t: Messages, nth = 0): string {
  if (kind === 'open') return name ? t.online.keptFor(name) : t.online.open;
  if (kind === 'person') return isProgram ? t.seats.botFor(name, t.online.program) : name || t.online.nobody;
  return name && name !== bot ? namedBot(name, bot, t) : botName(bot, t, nth);
}

type SeatCalled = Pick<SeatInfo, 'kind' | 'name' | 'bot' | 'isProgram'>;

/** What to call all seats of a table, so that each is told from the others. */
export function saySeats(seats: readonly SeatCalled[], t: Messages): string[] {
  const plain = seats.map(({ kind, name, bot }) => (kind === 'bot' && (!name || name === bot) ? bot : null));
  return seats.map((seat, index) => saySeat(seat, t, nthOfLevel(plain, index)));
}
