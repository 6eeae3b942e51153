import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { distance, type Point } from './hexes.ts';
import { aimOf, SLOP } from './pointer.ts';
import { pin, pointAt } from './state.ts';

type Pointed = TargetedPointerEvent<HTMLButtonElement>;

interface Handlers {
  readonly onPointerDown: (event: Pointed) => void;
  readonly onPointerMove: (event: Pointed) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** A click takes the tile or puts it back; pulling it out of the rack carries it over the board. */
export function useDrag(desk: Desk, place: number, tile: string): Handlers {
  const start = useRef<Point | null>(null);
  const isDragged = useRef(false);
  const end = (): void => {
    start.current = null;
    desk.hand.dragged.value = null;
  };
  return {
    onPointerDown(event) {
      start.current = desk.canTry && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      isDragged.current = false;
    },
    onPointerMove(event) {
      if (!start.current) return;
      if (!isDragged.current && distance(start.current, { x: event.clientX, y: event.clientY }) < SLOP) return;
      if (!isDragged.current) lift(event, desk, place);
      isDragged.current = true;
      carry(event, desk, tile);
    },
    onPointerUp() {
      const { cursor } = desk.state.peek();
      if (start.current && isDragged.current && cursor) desk.update((state) => pin(state, cursor));
      end();
    },
    onPointerCancel: end,
    onClick(event) {
      // Only a mouse clicks after dragging; a key may follow a finger that dragged.
      if (desk.canTry && (!isDragged.current || event.detail === 0)) click(event, desk, place);
    },
  };
}

function lift(event: Pointed, desk: Desk, place: number): void {
  event.currentTarget.setPointerCapture(event.pointerId);
  desk.take(place);
}

function carry(event: PointerEvent, desk: Desk, tile: string): void {
  const aim = aimOf(event);
  const at = isOver(desk, aim) ? desk.locate(aim) : null;
  desk.update((state) => pointAt(state, at));
  desk.hand.dragged.value = at ? null : { ...aim, tile };
}

function isOver({ hand }: Desk, { x, y }: Point): boolean {
  const box = hand.grid.current?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function click(event: MouseEvent, desk: Desk, place: number): void {
  const { chosen, rack } = desk.state.peek();
  const isByKey = event.detail === 0;
  if (chosen === place && rack.length > 1 && !isByKey)
    desk.update((state) => ({ ...state, chosen: null, pinned: false }));
  else desk.take(place);
  // With the board in focus its letter keys work; whoever chose by key goes on there as well.
  const isMouse = (event as PointerEvent).pointerType === 'mouse';
  if (isByKey || isMouse) desk.hand.grid.current?.focus({ preventScroll: true });
}
