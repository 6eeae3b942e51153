import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { LETTERS, type At } from '@sixfold/engine';
import type { TileMove, TilePosition, TileView } from '@sixfold/engine/family';
import type { SurfaceProps } from '../face/face.ts';
import { moveOnce, mustConfirm, type Press } from '../ui/play/move.ts';
import { extent, fieldNear, type Point } from './hexes.ts';
import {
  choose,
  covers,
  follow,
  ghostOf,
  pin,
  pointAt,
  rotate,
  start,
  type Ghost,
  type TileState,
  type TileGame,
} from './state.ts';
import { viewBox, WHOLE, type Zoom } from './zoom.ts';

export type Props = SurfaceProps<TilePosition, TileView, TileMove>;

type Placing = Extract<TileMove, { type: 'place' }>;

/** A tile on its way from the rack to the board. */
export interface Dragged extends Point {
  readonly tile: string;
}

/** Another picture of the board than the flat one. */
export interface BoardPicture {
  /** The field at a point of the screen. */
  readonly locate: (point: Point) => At | null;
  /** Makes it larger or smaller; 0: shows the whole board. */
  readonly enlarge: (factor: number) => void;
}

/** A tile that may lie where it is held. */
interface Placeable extends Ghost {
  readonly move: number;
}

const isPlaceable = (ghost: Ghost | null): ghost is Placeable => ghost !== null && ghost.move !== null;

/** What outlives a single view: the state record and what the pointer does. */
export interface Hand {
  readonly state: Signal<TileState>;
  /** The board on the screen, once it is there. */
  readonly grid: { current: SVGSVGElement | null };
  /** What is shown in place of the flat board, if anything is. */
  readonly picture: { current: BoardPicture | null };
  /** Whether the board shows what the chosen tile brings. */
  readonly heat: Signal<boolean>;
  /** Which part of the board the player wants to see; null for what fits best. */
  readonly zoom: Signal<Zoom | null>;
  readonly fitting: Signal<Zoom>;
  /** Where a dragged tile is on the screen, while it is not over the board. */
  readonly dragged: Signal<Dragged | null>;
  /** The tile that the player placed last, and the view at which it was placed. */
  readonly placed: Press<Placeable>;
  /** The hand as it was told last. */
  readonly told: { current: TileState };
}

export const makeHand = (view: TileView, state = start(view)): Hand => ({
  state: signal(state),
  grid: { current: null },
  picture: { current: null },
  heat: signal(false),
  zoom: signal(null),
  fitting: signal(WHOLE),
  dragged: signal(null),
  placed: signal(null),
  told: { current: state },
});

/** A point of the screen on the board. */
export function toBoard(grid: SVGSVGElement, { x, y }: Point): Point {
  const matrix = grid.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
}

/** The state record at one view of the table, what follows from it, and what a player can do with it. */
export interface TileController {
  readonly game: TileGame;
  readonly props: Props;
  readonly hand: Hand;
  readonly state: ReadonlySignal<TileState>;
  /** Parts of the state by themselves, so that walking over the board does not draw the rack anew. */
  readonly rack: ReadonlySignal<readonly string[]>;
  readonly chosen: ReadonlySignal<number | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** Whether the ghost was placed and the table has yet to answer: then it stays where it is. */
  readonly isPlaced: ReadonlySignal<boolean>;
  /** Which part of the board is seen, and the same as an SVG wants it. */
  readonly zoom: ReadonlySignal<Zoom>;
  readonly seen: ReadonlySignal<string>;
  /** The move that was suggested to the player, if it is to lay a tile. */
  readonly hinted: Placing | null;
  /** Whether a tile can be tried now. */
  readonly canTry: boolean;
  readonly update: (change: (state: TileState) => TileState) => void;
  /** The field at a point of the screen. */
  readonly locate: (point: Point) => At | null;
  readonly take: (place: number) => void;
  readonly turn: (by: 1 | -1) => void;
  /** Places the ghost where it lies; with moves to be confirmed only the second time. */
  readonly place: () => void;
  /** Places the ghost, the player having confirmed it by pointer: the next one waits for the pointer. */
  readonly placeNow: () => void;
  /** A click of the mouse on a field. */
  readonly click: (at: At) => void;
  /** A tap of the finger on a field. */
  readonly tap: (at: At) => void;
}

function hintedTile({ rules }: TileGame, { position, hint = null }: Props): Placing | null {
  const move = hint === null ? null : rules.makeMove(position, hint);
  return move?.type === 'place' ? move : null;
}

/** What a ghost would score, by symbol; null if it scores nothing or there is none. */
export function gainsOf(ghost: Ghost | null): readonly number[] | null {
  const scores = ghost?.outcome?.scores ?? [];
  if (scores.every(({ points }) => points === 0)) return null;
  return LETTERS.map((letter) =>
    scores.reduce((sum, { symbol, points }) => (symbol === letter ? sum + points : sum), 0),
  );
}

/** The field at a point of the screen, on whatever picture of the board is shown. */
function fieldAtPoint({ picture, grid }: Hand, radius: number, point: Point): At | null {
  if (picture.current) return picture.current.locate(point);
  return grid.current && fieldNear(radius, toBoard(grid.current, point));
}

export function makeController(game: TileGame, props: Props, hand: Hand): TileController {
  const { view, position, canAct, commit } = props;
  const { radius } = position.board;
  const canTry = canAct && !view.choosing;
  const move = moveOnce(hand.placed, view, commit);
  const state = computed(() => follow(hand.state.value, view));
  const ghost = computed(() => move.made ?? (canTry ? ghostOf(game, state.value, position) : null));
  const zoom = computed(() => hand.zoom.value ?? hand.fitting.value);
  const update: TileController['update'] = (change) => {
    hand.state.value = change(state.peek());
  };
  const turn: TileController['turn'] = (by) => update((now) => rotate(game, now, position, by));
  const isPinnedAt = (at: At): boolean => state.peek().pinned && covers(ghost.peek(), at);
  const commitGhost = (): void => {
    const now = ghost.peek();
    if (isPlaceable(now)) move.make(now);
  };
  const placeNow = (): void => {
    commitGhost();
    update((now) => pointAt(now, null));
  };
  return {
    game,
    props,
    hand,
    state,
    rack: computed(() => state.value.rack),
    chosen: computed(() => state.value.chosen),
    ghost,
    isPlaced: computed(() => move.made !== null),
    zoom,
    seen: computed(() => viewBox(zoom.value, extent(radius))),
    hinted: hintedTile(game, props),
    canTry,
    update,
    locate: (point) => fieldAtPoint(hand, radius, point),
    take: (chosen) => update((now) => choose(now, chosen)),
    turn,
    place: () => {
      const { cursor, pinned } = state.peek();
      if (pinned || !mustConfirm()) commitGhost();
      else if (cursor) update((now) => pin(now, cursor));
    },
    placeNow,
    click: (at) => {
      if (isPinnedAt(at)) return placeNow();
      update((now) => (mustConfirm() ? pin(now, at) : pointAt(now, at)));
      if (!mustConfirm() && isPlaceable(ghost.peek())) placeNow();
    },
    tap: (at) => (isPinnedAt(at) ? turn(1) : update((now) => pin(now, at))),
  };
}
