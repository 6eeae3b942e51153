import type { At } from '@sixfold/engine';
import { toBoard, type TileController } from './controller.ts';
import { distance, extent, type Point } from './hexes.ts';
import { covers, pin, pointAt } from './state.ts';
import { pan, pinch, WHOLE, zoomAt } from './zoom.ts';

/** How far a pointer may move and still be a click or a tap. */
export const SLOP = 8;
/** Two taps within so many milliseconds are one gesture. */
const DOUBLE = 320;
/** How far above the finger a carried tile floats, so that it can be seen. */
const LIFT = 64;
/** How much of a wheel's turning makes a turn of the tile; a trackpad sends many small ones. */
const NOTCH = 60;

/** What pressed pointers are doing: nothing yet, carrying the tile, moving or enlarging the board, or nothing any more. */
type PointerMode = 'press' | 'carry' | 'pan' | 'pinch' | 'still';

/** The pointers on the board, from the first that goes down to the last that goes up. */
export interface Gesture {
  readonly pointers: Map<number, Point>;
  start: Point;
  mode: PointerMode;
  wheel: number;
  /** When the finger last tapped, by the events' clock. */
  tapped: number;
}

export const makeGesture = (): Gesture => ({
  pointers: new Map(),
  start: { x: 0, y: 0 },
  mode: 'still',
  wheel: 0,
  tapped: -Infinity,
});

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

/** Where a carried tile points: under the mouse, above the finger. */
export const aimOf = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY - (event.pointerType === 'mouse' ? 0 : LIFT),
});

export function onDown(event: PointerEvent, gesture: Gesture): void {
  if (event.button !== 0) return;
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
  gesture.pointers.set(event.pointerId, pointOf(event));
  gesture.start = pointOf(event);
  gesture.mode = gesture.pointers.size === 1 ? 'press' : 'pinch';
}

export function onMove(event: PointerEvent, gesture: Gesture, controller: TileController): void {
  const before = gesture.pointers.get(event.pointerId);
  if (!before) return hover(event, controller);
  if (gesture.mode === 'press' && distance(gesture.start, pointOf(event)) > SLOP)
    gesture.mode = begin(event, gesture, controller);
  if (gesture.mode === 'carry') controller.update((state) => pointAt(state, controller.locate(aimOf(event))));
  if (gesture.mode === 'pan') moveBoard(controller, before, pointOf(event));
  if (gesture.mode === 'pinch') pinchBoard(controller, gesture, event);
  gesture.pointers.set(event.pointerId, pointOf(event));
}

function hover(event: PointerEvent, controller: TileController): void {
  if (event.pointerType === 'mouse') hoverAt(controller, () => controller.locate(pointOf(event)));
}

/** The mouse is over a field, or over none: a tile that does not lie still goes along. */
export function hoverAt(controller: TileController, locate: () => At | null): void {
  if (controller.canTry && !controller.state.peek().pinned) controller.update((state) => pointAt(state, locate()));
}

/** An enlarged board is moved, unless it is the tile that was taken hold of. */
function begin(event: PointerEvent, gesture: Gesture, controller: TileController): PointerMode {
  const held = controller.locate(gesture.start);
  const isOnTile = held !== null && covers(controller.ghost.peek(), held);
  if (controller.zoom.peek().scale > 1 && (!isOnTile || event.pointerType === 'mouse')) return 'pan';
  return controller.canTry && controller.state.peek().chosen !== null && event.pointerType !== 'mouse'
    ? 'carry'
    : 'still';
}

export function onUp(event: PointerEvent, gesture: Gesture, controller: TileController): void {
  if (!gesture.pointers.delete(event.pointerId)) return;
  const { mode } = gesture;
  gesture.mode = 'still';
  const { cursor } = controller.state.peek();
  if (mode === 'carry' && cursor) controller.update((state) => pin(state, cursor));
  if (mode !== 'press') return;
  // With a tile in hand taps lay and turn it.
  if (event.pointerType !== 'mouse' && controller.chosen.peek() === null) tapBoard(event, gesture, controller);
  else if (controller.canTry) press(event, controller);
}

function tapBoard(event: PointerEvent, gesture: Gesture, controller: TileController): void {
  const isSecond = event.timeStamp - gesture.tapped < DOUBLE;
  gesture.tapped = isSecond ? -Infinity : event.timeStamp;
  if (isSecond) enlargeOrFit(controller, pointOf(event));
}

function press(event: PointerEvent, controller: TileController): void {
  const at = controller.locate(pointOf(event));
  if (!at) return;
  if (event.pointerType === 'mouse') controller.click(at);
  else controller.tap(at);
}

export function onCancel(event: PointerEvent, gesture: Gesture): void {
  gesture.pointers.delete(event.pointerId);
  gesture.mode = 'still';
}

export function onLeave(event: PointerEvent, controller: TileController): void {
  if (event.pointerType !== 'mouse' || controller.state.peek().pinned) return;
  controller.update((state) => pointAt(state, null));
}

function moveBoard(controller: TileController, before: Point, now: Point): void {
  const grid = controller.hand.grid.current as SVGSVGElement;
  const [from, to] = [toBoard(grid, before), toBoard(grid, now)];
  controller.hand.zoom.value = pan(controller.zoom.peek(), { x: to.x - from.x, y: to.y - from.y }, edgeOf(controller));
}

function pinchBoard(controller: TileController, gesture: Gesture, event: PointerEvent): void {
  const grid = controller.hand.grid.current as SVGSVGElement;
  const before = [...gesture.pointers.values()].slice(0, 2).map((point) => toBoard(grid, point));
  const pointers = new Map(gesture.pointers).set(event.pointerId, pointOf(event));
  const now = [...pointers.values()].slice(0, 2).map((point) => toBoard(grid, point));
  controller.hand.zoom.value = pinch(
    controller.zoom.peek(),
    before as [Point, Point],
    now as [Point, Point],
    edgeOf(controller),
  );
}

const edgeOf = (controller: TileController): Point => extent(controller.props.position.board.radius);

/** Enlarges the board about a point of the screen, or about its middle. */
export function enlarge(controller: TileController, factor: number, about?: Point): void {
  const { grid, picture } = controller.hand;
  if (picture.current) return picture.current.enlarge(factor);
  const now = controller.zoom.peek();
  const point = about && grid.current ? toBoard(grid.current, about) : now;
  controller.hand.zoom.value = zoomAt(now, factor, point, edgeOf(controller));
}

/** Two taps: nearer, or the whole board where it was nearer by itself; and back to what fits. */
function enlargeOrFit(controller: TileController, point: Point): void {
  const { zoom } = controller.hand;
  if (zoom.peek() !== null) zoom.value = null;
  else if (controller.zoom.peek().scale > 1) zoom.value = WHOLE;
  else enlarge(controller, 2, point);
}

/** The wheel turns the tile; with Ctrl, which is also what a trackpad's pinch sends, it enlarges the board. */
export function onWheel(event: WheelEvent, gesture: Gesture, controller: TileController): void {
  if (event.ctrlKey) {
    event.preventDefault();
    return enlarge(controller, Math.exp(-event.deltaY / 300), pointOf(event));
  }
  if (!controller.ghost.peek()) return;
  event.preventDefault();
  gesture.wheel += event.deltaY * (event.deltaMode === 0 ? 1 : NOTCH);
  if (Math.abs(gesture.wheel) < NOTCH) return;
  controller.turn(gesture.wheel > 0 ? 1 : -1);
  gesture.wheel = 0;
}
