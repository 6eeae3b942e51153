import type { Seat } from '@sixfold/protocol';
import { botName, namedBot } from '../../i18n/bot-name.ts';
import type { Messages } from '../../i18n/messages.ts';

/**
 * What to call the seats. A name left empty is made up in the language that is set: "You" for the only person, numbers
 * where there are several. A bot is marked as one, with its strength.
 */
export const seatNames = (seats: readonly Seat[], t: Messages): string[] =>
  seats.map((seat, index) => {
    const [name, number] = [seat.name.trim(), numberOf(seats, index)];
    if (seat.kind === 'person') return name || (number === '' ? t.seats.you : t.seats.personName(Number(number)));
    return name ? namedBot(name, seat.bot, t) : botName(seat.bot, t, number && ` ${number}`);
  });

/** Which of several of its kind it is; empty where it is the only one. */
function numberOf(seats: readonly Seat[], index: number): string {
  const alike = seats.filter(({ kind }) => kind === seats[index]?.kind);
  const before = seats.slice(0, index + 1).filter(({ kind }) => kind === seats[index]?.kind);
  return alike.length === 1 ? '' : String(before.length);
}

/** A list as it is spoken. */
export const listOf = (names: readonly string[], t: Messages): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${t.table.and} ${names.at(-1)}`;
