import { fieldAt, LETTERS, makeField, type At, type GameError, type Preview } from '@sixfold/engine';
import type { BoardPosition } from '@sixfold/engine/board';
import type { Messages } from '../../i18n/messages.ts';
import type { Ghost } from './board.ts';
import { DIRECTIONS, neighbour } from './hexes.ts';

export const saySymbol = (letter: string, t: Messages): string =>
  t.symbols.names[LETTERS.indexOf(letter as 'R')] as string;

export function sayTile(tile: string, t: Messages): string {
  const [first, second] = [...tile].map((letter) => saySymbol(letter, t)) as [string, string];
  return first === second ? t.board.double(first) : t.board.tile(first, second);
}

/** What a field shows, in the name of its symbol; undefined where it shows none. */
const shownAt = (position: BoardPosition, at: At, t: Messages): string | undefined =>
  t.symbols.names[position.tops[fieldAt(...at)] as number];

/** `d7, red, start symbol`. */
export function sayField(position: BoardPosition, at: At, t: Messages): string {
  const name = makeField(position.board.radius, at);
  const isStart = position.board.marks.includes(fieldAt(...at));
  return [name, shownAt(position, at, t) ?? t.board.free, ...(isStart ? [t.board.isStart] : [])].join(', ');
}

/** The symbols next to a field, with their directions; empty if there are none. */
export function sayAround(position: BoardPosition, at: At, t: Messages): string {
  const shown = DIRECTIONS.flatMap((_, direction) => {
    const symbol = shownAt(position, neighbour(at, direction), t);
    return symbol === undefined ? [] : [`${t.board.directions[direction]} ${symbol}`];
  });
  return shown.length === 0 ? '' : t.board.around(shown.join(', '));
}

/** What a move brings: `red +3, blue +1. Bonus turn!` */
export function sayOutcome({ scores, bonus, wins }: Preview, t: Messages): string {
  const gains = LETTERS.map((letter) => ({ letter, points: pointsFor(letter, scores) })).filter(
    ({ points }) => points > 0,
  );
  const said = gains.map(({ letter, points }) => t.board.gain(saySymbol(letter, t), points)).join(', ');
  const more = [...(bonus.length > 0 ? [t.board.bonusTurn] : []), ...(wins ? [t.board.wins] : [])];
  return [`${said === '' ? t.board.noPoints : said}.`, ...more].join(' ');
}

/** Both halves of a double count together. */
const pointsFor = (letter: string, scores: Preview['scores']): number =>
  scores.reduce((sum, { symbol, points }) => (symbol === letter ? sum + points : sum), 0);

/** Why a tile may not lie somewhere. */
export function sayError(error: GameError, position: BoardPosition, t: Messages): string {
  if (error.code === 'field-taken') return t.board.isTaken(makeField(position.board.radius, error.at));
  if (error.code !== 'must-touch-start') return t.board.isTooTight;
  if (error.open.length === position.board.marks.length) return t.board.touchAnyStart;
  return t.board.touchStart(error.open.map((at) => shownAt(position, at, t)).join(', '));
}

/** The ghost in one line, for the eye. */
export const sayGhost = ({ error, outcome }: Ghost, position: BoardPosition, t: Messages): string =>
  outcome ? sayOutcome(outcome, t) : error ? sayError(error, position, t) : '';

/** The same with all that the eye sees besides. */
export function sayGhostInFull(ghost: Ghost, position: BoardPosition, t: Messages): string {
  const [first, second] = ghost.at.map((at) => makeField(position.board.radius, at)) as [string, string];
  const lies = t.board.lies(saySymbol(ghost.tile[0]!, t), first, saySymbol(ghost.tile[1]!, t), second);
  return ghost.outcome ? `${lies} ${sayOutcome(ghost.outcome, t)}` : sayGhost(ghost, position, t);
}
