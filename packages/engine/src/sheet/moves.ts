import { accept, isRecord, quote, refuse, type Parsed } from '../contract/errors.ts';
import type { Source } from '../contract/game.ts';
import type { Tracks } from '../contract/position.ts';
import { LETTERS, parseSymbol, type Letter } from '../contract/symbols.ts';
import { advancesOf, whyNot } from './check.ts';
import type { SheetPosition } from './position.ts';

/**
 * A move on a score sheet: the new values of the mover's tracks that have changed, or nothing; that bonus turns lapse; that
 * the game is over.
 */
export type SheetMove =
  | { readonly type: 'enter'; readonly tracks: Partial<Record<Letter, number>> }
  | { readonly type: 'pass' }
  | { readonly type: 'end' };

export function makeMove(position: SheetPosition, move: number): SheetMove {
  if (move === position.ending) return { type: 'end' };
  if (move === position.passing) return { type: 'pass' };
  return { type: 'enter', tracks: Object.fromEntries(changes(position, move)) };
}

/** Where the points came from lies on the real table: every score has an empty list. */
export const sources = (position: SheetPosition, move: number): Source[][] => changes(position, move).map(() => []);

const changes = (position: SheetPosition, move: number): (readonly [Letter, number])[] =>
  advancesOf(position.tracksOf(position.turn), position.tracksIn(move)).map(({ symbol, to }) => [symbol, to]);

export function parseMove(position: SheetPosition, input: unknown): Parsed<number> {
  const { rules } = position.card;
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'move', rule: rules.score });
  if (position.ended) return refuse({ code: 'game-over', rule: rules.end });
  const { type } = input;
  if (position.isFull && type !== 'end')
    return refuse({ code: 'not-now', type: quote(type), legal: ['end'], rule: rules.end });
  switch (type) {
    case 'enter':
      return parseEntry(position, input['tracks']);
    case 'end':
      return accept(position.ending);
    case 'pass':
      if (position.isBonus) return accept(position.passing);
      return refuse({ code: 'not-now', type, legal: ['enter', 'end'], rule: rules.bonus });
    default:
      return refuse({ code: 'unknown-move', type: quote(type), rule: rules.score });
  }
}

function parseEntry(position: SheetPosition, input: unknown): Parsed<number> {
  const { card, laws } = position;
  const before = position.tracksOf(position.turn);
  const after = parseTracks(before, input, card.rules.score);
  if (!after.ok) return after;
  const error = whyNot(card, laws, before, after.value);
  return error ? refuse(error) : accept(position.entryOf(after.value));
}

/** The tracks with what has changed. */
function parseTracks(before: Tracks, input: unknown, rule: string): Parsed<readonly number[]> {
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'tracks', rule });
  const unknown = Object.keys(input).find((letter) => parseSymbol(letter) < 0);
  if (unknown !== undefined) return refuse({ code: 'unknown-symbol', symbol: quote(unknown), rule });
  const after = LETTERS.map((letter, symbol) => input[letter] ?? before[symbol]);
  return after.every(isValue) ? accept(after) : refuse({ code: 'malformed', what: 'tracks', rule });
}

const isValue = (input: unknown): input is number => typeof input === 'number' && Number.isInteger(input) && input >= 0;

/** `R5 B7`: red is at 5 now and blue at 7; `-`: nothing was scored; `pass`; `end`. */
export function makeNotation(position: SheetPosition, move: number): string {
  const object = makeMove(position, move);
  if (object.type !== 'enter') return object.type;
  return (
    Object.entries(object.tracks)
      .map((change) => change.join(''))
      .join(' ') || '-'
  );
}

export function parseNotation(position: SheetPosition, text: string): Parsed<number> {
  const word = text.trim();
  const type = word.toLowerCase();
  if (type === 'pass' || type === 'end') return parseMove(position, { type });
  const changed = word === '-' ? [] : word.toUpperCase().split(/\s+/);
  if (!changed.every((change) => /^.\d{1,2}$/.test(change))) {
    return refuse({ code: 'malformed', what: 'notation', rule: position.card.rules.score });
  }
  return parseMove(position, {
    type: 'enter',
    tracks: Object.fromEntries(changed.map((change) => [change.charAt(0), Number(change.slice(1))])),
  });
}
