import { LETTERS, type At, type Preview } from '@sixfold/engine';
import { fieldAt, makeField, type TilePosition } from '@sixfold/engine/family';
import { letterName } from '../i18n/symbol-name.ts';
import { halvesOf, mapPair } from '../lib/pair.ts';
import type { Messages } from '../i18n/messages.ts';
import type { TileGame, Ghost } from './state.ts';

export function sayTile(tile: string, t: Messages): string {
  const [first, second] = mapPair(halvesOf(tile), (letter) => letterName(letter, t));
  return first === second ? t.tiles.double(first) : t.tiles.tile(first, second);
}

/** The name of the symbol that a field shows; undefined where it shows none. */
export const symbolAt = (position: TilePosition, at: At, t: Messages): string | undefined =>
  t.symbols.names[position.tops[fieldAt(...at)]!];

/** `d7, red, start symbol`. */
export function sayField(game: TileGame, position: TilePosition, at: At, t: Messages): string {
  const name = makeField(position.board.radius, at);
  const isMark = position.board.marks.includes(fieldAt(...at)) && game.heightAt(position, at) < 2;
  return [name, game.sayTop(position, at, t) ?? t.tiles.free, ...(isMark ? [game.sayMark(t)] : [])].join(', ');
}

/** What a move brings: `red +3, blue +1. Bonus turn!` */
export function sayOutcome({ scores, bonus, wins }: Preview, t: Messages): string {
  const gains = LETTERS.map((letter) => ({ letter, points: pointsFor(letter, scores) })).filter(
    ({ points }) => points > 0,
  );
  const said = gains.map(({ letter, points }) => t.tiles.gain(letterName(letter, t), points)).join(', ');
  const more = [...(bonus.length > 0 ? [t.tiles.bonusTurn] : []), ...(wins ? [t.tiles.wins] : [])];
  return [`${said === '' ? t.tiles.noPoints : said}.`, ...more].join(' ');
}

/** Both halves of a double count together. */
const pointsFor = (letter: string, scores: Preview['scores']): number =>
  scores.reduce((sum, { symbol, points }) => (symbol === letter ? sum + points : sum), 0);

/** The ghost in one line, for the eye. */
export const sayGhost = (game: TileGame, { error, outcome }: Ghost, position: TilePosition, t: Messages): string =>
  outcome ? sayOutcome(outcome, t) : error ? game.sayError(error, position, t) : '';
