import { GAME_IDS, GAMES } from '../../packages/engine/src/index.ts';

/** What stands in the template for what the new game is called. */
export interface Names {
  readonly id: string;
  /** As types begin: `DiceView`. */
  readonly type: string;
  /** The letter of its rules' numbers: no other game's, and not the family's. */
  readonly letter: string;
}

const FAMILY = 'F';

function freeLetter(id: string): string {
  const taken = [FAMILY, ...GAME_IDS.map((game) => GAMES[game].card.rules.pieces[0])];
  return [...id.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (letter) => /[A-Z]/.test(letter) && !taken.includes(letter),
  )!;
}

/** The id becomes a folder, a variable, a section of the messages and the beginning of types. */
export function nameGame(id: string, taken: readonly string[]): Names {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(id)) throw new Error('an id is a lower-case word of 2 to 16 letters and figures');
  if (taken.includes(id)) throw new Error(`"${id}" is something else already`);
  return { id, type: id.replace(/^./, (first) => first.toUpperCase()), letter: freeLetter(id) };
}

/** A text of the template, said of the new game. */
export const fillIn = (text: string, { id, type, letter }: Names): string =>
  text
    .replaceAll('__game__', id)
    .replaceAll('__Game__', type)
    .replaceAll('__R__', letter)
    .replaceAll('__r__', letter.toLowerCase());
