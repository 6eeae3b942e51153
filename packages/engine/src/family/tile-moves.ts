import type { At } from '../contract/at.ts';
import { accept, refuse, type GameError, type Parsed } from '../contract/errors.ts';
import type { Source } from '../contract/game.ts';
import { parseSymbol } from '../contract/symbols.ts';
import { atField, distance, fieldAt, fieldsInRuns, type Board } from './hex.ts';
import { makePiece, parsePiece } from './pieces.ts';
import { makeChoice, parseRackMove, type ChoiceMove } from './rack-moves.ts';
import { REFILL } from './racks.ts';
import { kindOf, pairOf, placement, type TilePosition } from './tiles.ts';

/** A tile and where it is laid. */
export interface LaidTile {
  readonly tile: string;
  /** The fields under the tile's first and second symbol. */
  readonly at: [At, At];
}

/** A move in a game of tiles: a tile on two fields, or what becomes of the rack. */
export type TileMove = ({ type: 'place' } & LaidTile) | ChoiceMove;

export function makeMove(position: TilePosition, move: number): TileMove {
  return makeChoice(move) ?? { type: 'place', ...laidTile(position, move) };
}

export const laidTile = (position: TilePosition, move: number): LaidTile => ({
  tile: makePiece(kindOf(move)),
  at: [atField(position.firstField(move)), atField(position.secondField(move))],
});

/** Reads a move; `whyClosed` tells why no tile may lie on a pair that is not open. */
export function parseMove<P extends TilePosition>(
  position: P,
  input: unknown,
  whyClosed: (position: P, at: [At, At]) => GameError,
): Parsed<number> {
  const rule = position.card.rules.move;
  return parseRackMove(position, input, 'place', 'tile', (kind, { at }) => {
    if (!areFields(at)) return refuse({ code: 'malformed', what: 'at', rule });
    const off = at.find(([q, r]) => distance(q, r) > position.board.radius);
    if (off) return refuse({ code: 'field-off-board', at: off, rule });
    if (!areNeighbours(at)) return refuse({ code: 'fields-not-adjacent', at, rule });
    const move = findPlacement(position.board, kind, at);
    return move >= 0 && position.isOpen(pairOf(move)) ? accept(move) : refuse(whyClosed(position, at));
  });
}

/** The placement of a tile on two neighbouring fields, or -1 if no tile can ever lie there. */
export function findPlacement({ ends, touching }: Board, kind: number, [first, second]: [At, At]): number {
  const end = touching[fieldAt(...first)]!.find((one) => ends[one ^ 1] === fieldAt(...second));
  return end === undefined ? -1 : placement(kind, end >> 1, end & 1);
}

export const isField = (at: unknown): at is At => Array.isArray(at) && at.length === 2 && at.every(Number.isInteger);

const areFields = (input: unknown): input is [At, At] =>
  Array.isArray(input) && input.length === 2 && input.every(isField);

const areNeighbours = ([[q, r], [p, s]]: [At, At]): boolean => distance(q - p, r - s) === 1;

/** The marks that the next tile may touch, where the rules of the opening bind it. */
export const openMarks = (position: TilePosition): At[] =>
  position.board.marks.filter((_, index) => position.required() & (1 << index)).map(atField);

export function sources(position: TilePosition, move: number): Source[][] {
  if (move >= REFILL) return [];
  const { tile, at } = laidTile(position, move);
  return linesFrom(position.tops, tile, at);
}

/** What counts for each half of a tile on two neighbouring fields, where the fields of the board show `tops`. */
export function linesFrom(tops: Uint8Array, [onA, onB]: string, at: readonly [At, At]): Source[][] {
  const [a, b] = [fieldAt(...at[0]), fieldAt(...at[1])];
  const counted = (field: number, letter: unknown, skip: number): Source[] =>
    fieldsInRuns(tops, field, parseSymbol(letter), skip).map((counting) => ({ at: atField(counting) }));
  return [counted(a, onA, b - a), counted(b, onB, a - b)];
}

/** A field's name: a letter for the row, a number for the place along it; on every board a1 would be top left. */
export function makeField(radius: number, [q, r]: At): string {
  return String.fromCharCode(97 + r + radius) + (q + radius + 1);
}

function parseField(radius: number, text: string): At | null {
  const match = /^([a-z])(\d{1,2})$/.exec(text);
  return match ? [Number(match[2]) - radius - 1, match[1]!.charCodeAt(0) - 97 - radius] : null;
}

/** `RO d7 d8`: red on d7, orange on d8. */
export function makeNotation(position: TilePosition, move: number): string {
  const object = makeMove(position, move);
  if (object.type !== 'place') return object.type;
  return [object.tile, ...object.at.map((at) => makeField(position.board.radius, at))].join(' ');
}

/** The move object that a notation means, still to be checked; the letters may come in either order. */
export function readNotation(position: TilePosition, text: string): unknown {
  const words = text.trim().split(/\s+/);
  if (words.length === 1) return { type: words[0]?.toLowerCase() };
  const tile = words[0]!.toUpperCase();
  const at = words.slice(1).map((word) => parseField(position.board.radius, word.toLowerCase()));
  if (parsePiece(tile) >= 0) return { type: 'place', tile, at };
  return { type: 'place', tile: [...tile].toReversed().join(''), at: at.toReversed() };
}
