import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { LETTERS, type At } from '@sixfold/engine';
import type { TileMove, TilePosition, TileView } from '@sixfold/engine/family';
import type { SurfaceProps } from '../face/face.ts';
import { moveOnce, mustConfirm, type MoveOnce, type Press } from '../ui/move.ts';
import type { TileGame } from './game.ts';
import { extent, fieldNear, type Point } from './hexes.ts';
import { choose, covers, follow, ghostOf, pin, pointAt, rotate, start, type Ghost, type TileState } from './state.ts';
import { viewBox, WHOLE, type Zoom } from './zoom.ts';

export type Props = SurfaceProps<TilePosition, TileView>;

type Placing = Extract<TileMove, { type: 'place' }>;

/** A tile on its way from the rack to the board. */
export interface Dragged extends Point {
  readonly tile: string;
}

/** Another picture of the board than the flat one. */
export interface Picture {
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
  readonly picture: { current: Picture | null };
  readonly zoom: Signal<Zoom>;
  /** Where a dragged tile is on the screen, while it is not over the board. */
  readonly dragged: Signal<Dragged | null>;
  /** The tile that the player placed last, and the view at which it was placed. */
  readonly placed: Press<Placeable>;
}

export const makeHand = (view: TileView): Hand => ({
  state: signal(start(view)),
  grid: { current: null },
  picture: { current: null },
  zoom: signal(WHOLE),
  dragged: signal(null),
  placed: signal(null),
});

/** A point of the screen on the board. */
export function toBoard(grid: SVGSVGElement, { x, y }: Point): Point {
  const matrix = grid.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
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

/** The state record at one view of the table, what follows from it, and what a player can do with it. */
export class TileController {
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
  /** Which part of the board is seen. */
  readonly seen: ReadonlySignal<string>;
  /** The move that was suggested to the player, if it is to lay a tile. */
  readonly hinted: Placing | null;
  /** Whether a tile can be tried now. */
  readonly canTry: boolean;
  private readonly move: MoveOnce<Placeable>;

  constructor(game: TileGame, props: Props, hand: Hand) {
    const { view, position, canAct, commit } = props;
    const move = moveOnce(hand.placed, view, commit);
    const state = computed(() => follow(hand.state.value, view));
    const canTry = canAct && !view.choosing;
    this.game = game;
    this.props = props;
    this.hand = hand;
    this.state = state;
    this.rack = computed(() => state.value.rack);
    this.chosen = computed(() => state.value.chosen);
    this.ghost = computed(() => move.made ?? (canTry ? ghostOf(game, state.value, position) : null));
    this.isPlaced = computed(() => move.made !== null);
    this.seen = computed(() => viewBox(hand.zoom.value, extent(position.board.radius)));
    this.hinted = hintedTile(game, props);
    this.canTry = canTry;
    this.move = move;
  }

  update(change: (state: TileState) => TileState): void {
    this.hand.state.value = change(this.state.peek());
  }

  /** The field at a point of the screen. */
  locate(point: Point): At | null {
    const { picture, grid } = this.hand;
    if (picture.current) return picture.current.locate(point);
    return grid.current && fieldNear(this.props.position.board.radius, toBoard(grid.current, point));
  }

  take(place: number): void {
    this.update((now) => choose(now, place));
  }

  turn(by: 1 | -1): void {
    this.update((now) => rotate(this.game, now, this.props.position, by));
  }

  /** Places the ghost where it lies; with moves to be confirmed only the second time. */
  place(): void {
    const { cursor, pinned } = this.state.peek();
    if (pinned || !mustConfirm()) this.commitGhost();
    else if (cursor) this.update((now) => pin(now, cursor));
  }

  /** Places the ghost, the player having confirmed it by pointer: the next one waits for the pointer. */
  placeNow(): void {
    this.commitGhost();
    this.update((now) => pointAt(now, null));
  }

  /** A click of the mouse on a field. */
  click(at: At): void {
    if (this.state.peek().pinned && covers(this.ghost.peek(), at)) return this.placeNow();
    this.update((now) => (mustConfirm() ? pin(now, at) : pointAt(now, at)));
    if (!mustConfirm() && isPlaceable(this.ghost.peek())) this.placeNow();
  }

  /** A tap of the finger on a field. */
  tap(at: At): void {
    if (this.state.peek().pinned && covers(this.ghost.peek(), at)) this.turn(1);
    else this.update((now) => pin(now, at));
  }

  private commitGhost(): void {
    const ghost = this.ghost.peek();
    if (isPlaceable(ghost)) this.move.make(ghost);
  }
}
