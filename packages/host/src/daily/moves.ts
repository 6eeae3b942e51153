import type { Game } from '@sixfold/engine';
import { packPlaces, PlaceReader, type LegalPlace } from '@sixfold/engine/places';
import { granted } from '../contract/errors.ts';
import type { Match } from '../series/match.ts';
import { Series, type SeriesStart } from '../series/series.ts';

/**
 * All moves of a finished game in a few dozen characters: where luck is known, a move is its place among the legal ones.
 * Null for moves that lead to no end.
 */
export function packMoves(game: Game, start: SeriesStart, moves: readonly string[]): string | null {
  const { match } = granted(Series.open(game, start));
  const places = moves.flatMap((notation) => placeOf(match, notation) ?? []);
  return match.position.ended && places.length === moves.length ? packPlaces(places) : null;
}

/** The game that these moves make; null for what `packMoves` did not make of a game with this start. */
export function unpackMoves(game: Game, start: SeriesStart, packed: string): Match | null {
  const { match } = granted(Series.open(game, start));
  const reader = PlaceReader.open(packed);
  if (!reader) return null;
  while (!match.position.ended) {
    if (match.position.ply >= game.card.maxPlies) return null;
    const legal = match.position.legalMoves();
    const [move = 0] = legal.slice(reader.next(legal.length));
    match.play(game.makeNotation(match.position, move));
  }
  return reader.isDone ? match : null;
}

/** Where a move stands among all that are possible; plays it. */
function placeOf(match: Match, notation: string): LegalPlace | null {
  const { game, position } = match;
  const move = game.parseNotation(position, notation);
  if (!move.ok) return null;
  const legal = position.legalMoves();
  const place = { at: legal.indexOf(move.value), of: legal.length };
  match.play(notation);
  return place;
}
