import type { Seat } from '@sixfold/protocol';
import { botName, namedBot, nthOfLevel } from '../../i18n/bot-name.ts';
import type { Messages } from '../../i18n/messages.ts';

/**
 * What to call the seats. A name left empty is made up in the language that is set: "You" for the only person, numbers
 * where there are several. A bot is marked as one, with its strength.
 */
export function seatNames(seats: readonly Seat[], t: Messages): string[] {
  const bots = seats.map(({ kind, name, bot }) => (kind === 'bot' && name.trim() === '' ? bot : null));
  return seats.map((seat, index) => {
    const name = seat.name.trim();
    if (seat.kind === 'person') return name || personName(seats, index, t);
    return name ? namedBot(name, seat.bot, t) : botName(seat.bot, t, nthOfLevel(bots, index));
  });
}

function personName(seats: readonly Seat[], index: number, t: Messages): string {
  const before = seats.slice(0, index).filter(({ kind }) => kind === 'person').length;
  const isOnly = seats.filter(({ kind }) => kind === 'person').length === 1;
  return isOnly ? t.seats.you : t.seats.personName(before + 1);
}

/** A list as it is spoken. */
export const listOf = (names: readonly string[], t: Messages): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${t.table.and} ${names.at(-1)}`;
