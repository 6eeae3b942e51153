import type { At } from '@sixfold/engine';
import { makeField, type TilePosition, type TileView } from '@sixfold/engine/family';
import type { EarWords } from '../face/face.ts';
import type { Messages } from '../i18n/messages.ts';
import { letterName } from '../i18n/symbol-name.ts';
import { halvesOf, mapPair } from '../lib/pair.ts';
import { DIRECTIONS, neighbour } from './hexes.ts';
import { sayGhost, sayOutcome, sayTile } from './say.ts';
import type { TileGame, Ghost } from './state.ts';

/** What is next to a field, with its direction; empty if there is nothing. */
export function sayAround(game: TileGame, position: TilePosition, at: At, t: Messages): string {
  const shown = DIRECTIONS.flatMap((_, direction) => {
    const top = game.sayTop(position, neighbour(at, direction), t);
    return top === undefined ? [] : [`${t.ear.tiles.directions[direction]} ${top}`];
  });
  return shown.length === 0 ? '' : t.ear.tiles.around(shown.join('; '));
}

/** The tile that is tried, with all that the eye sees. */
export function sayGhostInFull(game: TileGame, ghost: Ghost, position: TilePosition, t: Messages): string {
  const [first, second] = mapPair(ghost.at, (at) => makeField(position.board.radius, at));
  const [one, other] = mapPair(halvesOf(ghost.tile), (letter) => letterName(letter, t));
  const lies = t.ear.tiles.lies(one, first, other, second);
  return ghost.outcome ? `${lies} ${sayOutcome(ghost.outcome, t)}` : sayGhost(game, ghost, position, t);
}

/** The tiles by the keys that choose them. */
const sayRack = (rack: readonly string[], t: Messages): string =>
  t.ear.tiles.holds(rack.map((tile, place) => t.ear.tiles.numbered(place + 1, sayTile(tile, t))).join('; '));

/** The moves between which there is something to choose: with the tile that is held, or with any. */
const choicesOf = (rules: TileGame['rules'], position: TilePosition, held: string | null): readonly number[] =>
  position.legalMoves().filter((number) => {
    const move = rules.makeMove(position, number);
    return held === null || move.type !== 'place' || move.tile === held;
  });

/** What games of tiles answer to those who hear rather than see them. */
export const earOf = (rules: TileGame['rules']): EarWords<TilePosition, TileView> => ({
  sayHand: ({ rack }, t, order = rack) => sayRack(order, t),
  sayKeys: ({ rackSize }, t) => t.tiles.keys(rackSize),
  choices: (_view, position, held) => choicesOf(rules, position, held),
});
