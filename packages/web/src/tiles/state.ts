import type { At, Game, GameError, Parsed, Preview } from '@sixfold/engine';
import type { TileMove, TilePosition, TileView } from '@sixfold/engine/family';
import { preview } from '@sixfold/engine';
import { parsePiece } from '@sixfold/engine/family';
import type { Messages } from '../i18n/messages.ts';
import type { Lying } from './heights.ts';
import { DIRECTIONS, DOWN, isOn, isSame, neighbour } from './hexes.ts';

/** What a game brings to the surface that all games of tiles share. */
export interface TileGame {
  readonly rules: Game<TilePosition, TileView, TileMove>;
  /** How many tiles lie on a field, where tiles may lie on tiles; otherwise 0. */
  heightAt(position: TilePosition, at: At): number;
  /** What a field shows, seen from above; undefined where it shows nothing. */
  sayTop(position: TilePosition, at: At, t: Messages): string | undefined;
  /** What it is called by which the first tiles are laid. */
  sayMark(t: Messages): string;
  /** Why a tile may not lie somewhere. */
  sayError(error: GameError, position: TilePosition, t: Messages): string;
  /** What is left to be drawn, and what that means. */
  saySupply(view: TileView, t: Messages): string;
}

/** What a player is about to do at the board. Nothing in it is known to anyone else, so trying is free. */
export interface TileState {
  /** Whose rack this is; null for a spectator. */
  readonly seat: number | null;
  /** How far the game had come when the player looked. */
  readonly ply: number;
  /** The player's tiles in the order in which they stand on the rack. */
  readonly rack: readonly string[];
  /** The place on the rack of the tile that is being tried. */
  readonly chosen: number | null;
  /** The field that is pointed at; the chosen tile's first symbol lies there. */
  readonly cursor: At | null;
  /** Where the player wants the second symbol, as an index into DIRECTIONS. */
  readonly direction: number;
  /** Whether the tile lies still until it is placed; otherwise it follows the pointer. */
  readonly pinned: boolean;
}

/** The chosen tile as it lies on the board for now. */
export interface Ghost extends Lying {
  readonly direction: number;
  /** The move that placing it means; null where it must not lie. */
  readonly move: number | null;
  /** Why it must not lie here. */
  readonly error: GameError | null;
  /** What it would score. */
  readonly outcome: Preview | null;
}

export const start = (view: TileView): TileState => ({
  seat: view.seat,
  ply: view.ply,
  rack: view.rack,
  chosen: onlyTile(view),
  cursor: null,
  direction: DOWN,
  pinned: false,
});

/** Whoever has a single tile need not choose. */
const onlyTile = ({ rack }: TileView): number | null => (rack.length === 1 ? 0 : null);

/** Brings the state up to date with a view: kept tiles stay where they stand, new ones join at the end. */
export function follow(state: TileState, view: TileView): TileState {
  if (state.seat !== view.seat) return start(view);
  if (state.ply === view.ply) return state;
  const rack = reconcile(state.rack, view.rack);
  return { ...state, ply: view.ply, rack, chosen: onlyTile(view), pinned: false };
}

function reconcile(before: readonly string[], now: readonly string[]): string[] {
  const added = [...now];
  const kept = before.filter((tile) => {
    const index = added.indexOf(tile);
    if (index >= 0) added.splice(index, 1);
    return index >= 0;
  });
  return [...kept, ...added];
}

/** Takes a tile up from the rack; one that is not there changes nothing. */
export const choose = (state: TileState, place: number): TileState =>
  place < state.rack.length ? { ...state, chosen: place } : state;

/** Points at a field, or away from the board. */
export function pointAt(state: TileState, cursor: At | null): TileState {
  if (cursor === state.cursor || (cursor && state.cursor && isSame(cursor, state.cursor))) return state;
  return { ...state, cursor, pinned: false };
}

/** Lays the chosen tile down on a field, still to be placed for good. */
export const pin = (state: TileState, cursor: At): TileState => ({ ...state, cursor, pinned: state.chosen !== null });

/** One step back: a laid tile is picked up again, a tile in the hand goes back to the rack. */
export function cancel(state: TileState): TileState {
  return state.pinned ? { ...state, pinned: false } : { ...state, chosen: null };
}

export const isSorted = (rack: readonly string[]): boolean =>
  rack.every((tile, place) => place === 0 || order(rack[place - 1]!, tile) <= 0);

/** Sorts the rack by symbols; the chosen tile stays chosen. */
export function sortRack(state: TileState): TileState {
  const places = state.rack.map((_, place) => place).toSorted((a, b) => order(state.rack[a]!, state.rack[b]!));
  const chosen = state.chosen === null ? null : places.indexOf(state.chosen);
  return { ...state, rack: places.map((place) => state.rack[place]!), chosen };
}

const order = (a: string, b: string): number => parsePiece(a) - parsePiece(b);

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Moves the cursor to a neighbouring field; from nowhere to the middle. At the edge it stays, which is told. */
export function walk(state: TileState, radius: number, arrow: Arrow): TileState {
  if (!state.cursor) return pointAt(state, [0, 0]);
  const next = stepFrom(state.cursor, radius, arrow);
  return next ? pointAt(state, next) : { ...state };
}

/** The field on the board to which an arrow leads; undefined at the edge. */
export const stepFrom = (from: At, radius: number, arrow: Arrow): At | undefined =>
  stepsFor(from, arrow)
    .map((direction) => neighbour(from, direction))
    .find((at) => isOn(radius, at));

/** Sideways there is no straight way: up and down by turns keeps to a row, and the edge takes what there is. */
function stepsFor([q]: At, arrow: Arrow): number[] {
  const isEven = q % 2 === 0;
  if (arrow === 'ArrowUp') return [0];
  if (arrow === 'ArrowDown') return [3];
  if (arrow === 'ArrowRight') return isEven ? [2, 1] : [1, 2];
  return isEven ? [4, 5] : [5, 4];
}

const tryAt = ({ rules }: TileGame, position: TilePosition, tile: string, at: readonly [At, At]): Parsed<number> =>
  rules.parseMove(position, { type: 'place', tile, at });

const pairAt = (at: At, direction: number): readonly [At, At] => [at, neighbour(at, direction)];

/** The six directions, beginning with one and going round in steps. */
const turns = (from: number, by: number): number[] => DIRECTIONS.map((_, step) => (from + step * by + 6 * 6) % 6);

const fits = (game: TileGame, position: TilePosition, tile: string, cursor: At, direction: number): boolean =>
  tryAt(game, position, tile, pairAt(cursor, direction)).ok;

/** The tile lies as the player turned it, or, where that is impossible, in the next direction that fits or is on the board. */
function directionOf(game: TileGame, state: TileState, position: TilePosition, tile: string, cursor: At): number {
  const ways = turns(state.direction, 1);
  return (
    ways.find((way) => fits(game, position, tile, cursor, way)) ??
    ways.find((way) => isOn(position.board.radius, neighbour(cursor, way))) ??
    state.direction
  );
}

/** Turns the tile to the next direction in which it fits; where none does, by a sixth. */
export function rotate(game: TileGame, state: TileState, position: TilePosition, by: 1 | -1): TileState {
  const tile = chosenTile(state);
  if (tile === null) return state;
  const next = (state.direction + by + 6) % 6;
  if (!state.cursor) return { ...state, direction: next };
  const cursor = state.cursor;
  const from = directionOf(game, state, position, tile, cursor);
  const direction = turns(from + by, by).find((way) => fits(game, position, tile, cursor, way)) ?? next;
  return { ...state, direction };
}

const chosenTile = ({ rack, chosen }: TileState): string | null => (chosen === null ? null : (rack[chosen] ?? null));

/** The chosen tile on the board: the move it means and what that would score, or why it cannot lie there. */
export function ghostOf(game: TileGame, state: TileState, position: TilePosition): Ghost | null {
  const tile = chosenTile(state);
  if (tile === null || !state.cursor || position.choosing || position.ended) return null;
  const direction = directionOf(game, state, position, tile, state.cursor);
  const at = pairAt(state.cursor, direction);
  const level = Math.max(...at.map((field) => game.heightAt(position, field))) + 1;
  const parsed = tryAt(game, position, tile, at);
  const lies = { tile, at, level, direction };
  if (!parsed.ok)
    return { ...lies, move: null, error: whyNot(game, position, tile, state.cursor) ?? parsed.error, outcome: null };
  return { ...lies, move: parsed.value, error: null, outcome: preview(game.rules, position, parsed.value) };
}

/** What keeps the tile from the field itself says more than what is wrong with one of its directions. */
function whyNot(game: TileGame, position: TilePosition, tile: string, cursor: At): GameError | null {
  const errors = turns(0, 1)
    .map((way) => tryAt(game, position, tile, pairAt(cursor, way)))
    .flatMap((parsed) => (parsed.ok ? [] : [parsed.error]));
  const onField = errors.find((error) => error.code === 'field-taken' && isSame(error.at, cursor));
  return onField ?? errors.find((error) => error.code === 'must-touch-start') ?? null;
}

export const covers = (ghost: Ghost | null, field: At): boolean => ghost?.at.some((at) => isSame(at, field)) ?? false;
