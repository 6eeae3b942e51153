import type { Pixel } from './contract.ts';

/** What hands do with the picture. */
export interface Handling {
  /** The mouse is over a point of the picture; null: it has left. */
  hover(point: Pixel | null): void;
  pick(point: Pixel, pointer: 'mouse' | 'touch'): void;
  orbit(by: Pixel): void;
  slide(from: Pixel, to: Pixel): void;
  approach(factor: number, towards: Pixel): void;
  /** Goes around the table by an angle. */
  twist(by: number): void;
  /** Whether the wheel turns a tile now, and so must leave the camera alone. */
  isHolding(): boolean;
}

/** How far a pointer may move and still click or tap. */
const SLOP = 8;
/** How much of a wheel's turning brings the board nearer by a factor of e. */
const WHEEL = 600;
const LINE = 20;
const RIGHT_BUTTON = 2;

type Mode = 'press' | 'orbit' | 'slide' | 'pinch' | 'still';

const far = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const angle = (a: Pixel, b: Pixel): number => Math.atan2(b.y - a.y, b.x - a.x);

/** Listens to pointers and wheel until the signal says stop. */
export function listen(canvas: HTMLCanvasElement, handling: Handling, signal: AbortSignal): void {
  const pointers = new Map<number, Pixel>();
  let mode: Mode = 'still';
  let start: Pixel = { x: 0, y: 0 };
  const pointOf = (event: MouseEvent): Pixel => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function onDown(event: PointerEvent): void {
    canvas.setPointerCapture(event.pointerId);
    start = pointOf(event);
    pointers.set(event.pointerId, start);
    mode =
      pointers.size > 1 ? 'pinch' : event.button === 0 ? 'press' : event.button === RIGHT_BUTTON ? 'slide' : 'orbit';
  }

  function onMove(event: PointerEvent): void {
    const point = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (!before) return event.pointerType === 'touch' ? undefined : handling.hover(point);
    if (mode === 'press' && far(start, point) > SLOP) mode = 'orbit';
    if (mode === 'orbit') handling.orbit({ x: point.x - before.x, y: point.y - before.y });
    if (mode === 'slide') handling.slide(before, point);
    if (mode === 'pinch') pinch(event.pointerId, before, point);
    pointers.set(event.pointerId, point);
  }

  /** Spreading brings nearer, moving together slides, turning goes around. */
  function pinch(id: number, before: Pixel, now: Pixel): void {
    const other = [...pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    handling.slide(middle(before, other), middle(now, other));
    handling.approach(far(now, other) / Math.max(1, far(before, other)), middle(now, other));
    handling.twist(angle(other, now) - angle(other, before));
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (mode === 'press') handling.pick(pointOf(event), event.pointerType === 'touch' ? 'touch' : 'mouse');
    mode = 'still';
  }

  function onCancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    mode = 'still';
  }

  function onWheel(event: WheelEvent): void {
    // With Ctrl, which is also what a trackpad's pinch sends, it is always the board that is meant.
    if (handling.isHolding() && !event.ctrlKey) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    handling.approach(Math.exp(-turned / WHEEL), pointOf(event));
  }

  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onCancel, { signal });
  canvas.addEventListener('pointerleave', () => handling.hover(null), { signal });
  canvas.addEventListener('wheel', onWheel, { signal, passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
