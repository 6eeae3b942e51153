import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { TileController } from './controller.ts';
import { distance, type Point } from './hexes.ts';
import { aimOf, SLOP } from './pointer.ts';
import { pin, pointAt } from './state.ts';

type Pointed = TargetedPointerEvent<HTMLButtonElement>;

interface DragHandlers {
  readonly onPointerDown: (event: Pointed) => void;
  readonly onPointerMove: (event: Pointed) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** A click takes the tile or puts it back; pulling it out of the rack carries it over the board. */
export function useDrag(controller: TileController, place: number, tile: string): DragHandlers {
  const start = useRef<Point | null>(null);
  const isDragged = useRef(false);
  const end = (): void => {
    start.current = null;
    controller.hand.dragged.value = null;
  };
  return {
    onPointerDown(event) {
      start.current = controller.canTry && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      isDragged.current = false;
    },
    onPointerMove(event) {
      if (!start.current) return;
      if (!isDragged.current && distance(start.current, { x: event.clientX, y: event.clientY }) < SLOP) return;
      if (!isDragged.current) lift(event, controller, place);
      isDragged.current = true;
      carry(event, controller, tile);
    },
    onPointerUp() {
      const { cursor } = controller.state.peek();
      if (start.current && isDragged.current && cursor) controller.update((state) => pin(state, cursor));
      end();
    },
    onPointerCancel: end,
    onClick(event) {
      // Only a mouse clicks after dragging; a key may follow a finger that dragged.
      if (controller.canTry && (!isDragged.current || event.detail === 0)) click(event, controller, place);
    },
  };
}

function lift(event: Pointed, controller: TileController, place: number): void {
  event.currentTarget.setPointerCapture(event.pointerId);
  controller.take(place);
}

function carry(event: PointerEvent, controller: TileController, tile: string): void {
  const aim = aimOf(event);
  const at = isOver(controller, aim) ? controller.locate(aim) : null;
  controller.update((state) => pointAt(state, at));
  controller.hand.dragged.value = at ? null : { ...aim, tile };
}

function isOver({ hand }: TileController, { x, y }: Point): boolean {
  const box = hand.grid.current?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function click(event: MouseEvent, controller: TileController, place: number): void {
  const { chosen, rack } = controller.state.peek();
  const isByKey = event.detail === 0;
  if (chosen === place && rack.length > 1 && !isByKey)
    controller.update((state) => ({ ...state, chosen: null, pinned: false }));
  else controller.take(place);
  // With the board in focus its letter keys work; whoever chose by key goes on there as well.
  const isMouse = (event as PointerEvent).pointerType === 'mouse';
  if (isByKey || isMouse) controller.hand.grid.current?.focus({ preventScroll: true });
}
