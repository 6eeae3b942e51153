/** What games of the family share inside: for bots, which reckon with it, and for surfaces, which draw it. */
export { closedGate, isBarred, openUpTo, type Scale } from './contract/rail.ts';
export { EMPTY, fieldAt, GRID, STEPS, type Board } from './family/hex.ts';
export type { PairSet } from './family/pairs.ts';
export { countBits, FIRST, KINDS, KINDS_SHOWING, makePiece, parsePiece, SECOND } from './family/pieces.ts';
export type { ChoiceMove } from './family/rack-moves.ts';
export type { RackView } from './family/rack-view.ts';
export { REFILL, SWAP, type RackPosition } from './family/racks.ts';
export { linesFrom, makeField, openMarks, type LaidTile, type TileMove } from './family/tile-moves.ts';
export type { TileView } from './family/tile-view.ts';
export { kindOf, placement, type TilePosition } from './family/tiles.ts';
