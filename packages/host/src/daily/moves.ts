import type { Game } from '@sixfold/engine';
import { granted } from '../contract/errors.ts';
import type { Match } from '../series/match.ts';
import { Series, type SeriesStart } from '../series/series.ts';

/** Six bits a character, as addresses can hold them. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * All moves of a finished game in a few dozen characters: where luck is known, a move is its place among the legal ones,
 * and all places are one number with a digit for each. Null for moves that lead to no end.
 */
export function packMoves(game: Game, start: SeriesStart, moves: readonly string[]): string | null {
  const { match } = granted(Series.open(game, start));
  const places = moves.flatMap((notation) => placeOf(match, notation) ?? []);
  if (!match.position.ended || places.length < moves.length) return null;
  return textOf(places.reduceRight((number, { at, of }) => number * of + at, 0n));
}

/** The game that these moves make; null for what `packMoves` did not make of a game with this start. */
export function unpackMoves(game: Game, start: SeriesStart, packed: string): Match | null {
  const { match } = granted(Series.open(game, start));
  let rest = numberOf(packed);
  if (rest === null) return null;
  while (!match.position.ended) {
    if (match.position.ply >= game.card.maxPlies) return null;
    const legal = match.position.legalMoves();
    const count = BigInt(legal.length);
    const [move = 0] = legal.slice(Number(rest % count));
    match.play(game.makeNotation(match.position, move));
    rest /= count;
  }
  return rest === 0n ? match : null;
}

/** Where a move stands among all that are possible, and how many these are; plays it. */
function placeOf(match: Match, notation: string): { readonly at: bigint; readonly of: bigint } | null {
  const { game, position } = match;
  const move = game.parseNotation(position, notation);
  if (!move.ok) return null;
  const legal = position.legalMoves();
  const place = { at: BigInt(legal.indexOf(move.value)), of: BigInt(legal.length) };
  match.play(notation);
  return place;
}

function textOf(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 64n) text += CHARACTERS[Number(rest % 64n)];
  return text || 'A';
}

/** Null for what is no such number, or longer than it need be. */
function numberOf(text: string): bigint | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const number = [...text].reduceRight((sum, one) => sum * 64n + BigInt(CHARACTERS.indexOf(one)), 0n);
  return textOf(number) === text ? number : null;
}
