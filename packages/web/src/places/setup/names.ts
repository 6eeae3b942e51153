import type { Seat } from '@sixfold/protocol';
import type { Messages } from '../../i18n/messages.ts';

/**
 * What to call the seats. A name left empty is made up in the language that is set: "You" for the only person, numbers
 * where there are several.
 */
export function seatNames(seats: readonly Seat[], t: Messages): string[] {
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  const bots = seats.length - persons;
  let person = 0;
  let bot = 0;
  return seats.map(({ kind, name }) => {
    const made = kind === 'person' ? nameOfPerson(++person, persons, t) : nameOfBot(++bot, bots, t);
    return name.trim() || made;
  });
}

const nameOfPerson = (index: number, all: number, t: Messages): string =>
  all === 1 ? t.seats.you : t.seats.personName(index);

const nameOfBot = (index: number, all: number, t: Messages): string =>
  all === 1 ? t.seats.botName : `${t.seats.botName} ${index}`;

/** A list as it is spoken. */
export const listOf = (names: readonly string[], t: Messages): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${t.table.and} ${names.at(-1)}`;
