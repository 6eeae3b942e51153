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

type GestureMode = 'press' | 'orbit' | 'slide' | 'pinch' | 'still';

/** What a button means when it goes down alone. */
function modeOf(button: number): GestureMode {
  if (button === 0) return 'press';
  return button === RIGHT_BUTTON ? 'slide' : 'orbit';
}

const far = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Pixel, b: Pixel): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const angle = (a: Pixel, b: Pixel): number => Math.atan2(b.y - a.y, b.x - a.x);

/** Tells apart what pointers and wheel mean, and hands it on. */
class Gestures {
  private readonly canvas: HTMLCanvasElement;
  private readonly handling: Handling;
  private readonly pointers = new Map<number, Pixel>();
  private mode: GestureMode = 'still';
  private start: Pixel = { x: 0, y: 0 };

  constructor(canvas: HTMLCanvasElement, handling: Handling) {
    this.canvas = canvas;
    this.handling = handling;
  }

  down(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId);
    this.start = this.pointOf(event);
    this.pointers.set(event.pointerId, this.start);
    this.mode = this.pointers.size > 1 ? 'pinch' : modeOf(event.button);
  }

  move(event: PointerEvent): void {
    const { handling, pointers } = this;
    const point = this.pointOf(event);
    const before = pointers.get(event.pointerId);
    if (!before) return event.pointerType === 'touch' ? undefined : handling.hover(point);
    if (this.mode === 'press' && far(this.start, point) > SLOP) this.mode = 'orbit';
    if (this.mode === 'orbit') handling.orbit({ x: point.x - before.x, y: point.y - before.y });
    if (this.mode === 'slide') handling.slide(before, point);
    if (this.mode === 'pinch') this.pinch(event.pointerId, before, point);
    pointers.set(event.pointerId, point);
  }

  up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.mode === 'press')
      this.handling.pick(this.pointOf(event), event.pointerType === 'touch' ? 'touch' : 'mouse');
    this.mode = 'still';
  }

  cancel(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.mode = 'still';
  }

  wheel(event: WheelEvent): void {
    // With Ctrl, which is also what a trackpad's pinch sends, it is always the board that is meant.
    if (this.handling.isHolding() && !event.ctrlKey) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    this.handling.approach(Math.exp(-turned / WHEEL), this.pointOf(event));
  }

  /** Spreading brings nearer, moving together slides, turning goes around. */
  private pinch(id: number, before: Pixel, now: Pixel): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    this.handling.slide(middle(before, other), middle(now, other));
    this.handling.approach(far(now, other) / Math.max(1, far(before, other)), middle(now, other));
    this.handling.twist(angle(other, now) - angle(other, before));
  }

  private pointOf(event: MouseEvent): Pixel {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** Listens to pointers and wheel until the signal says stop. */
export function listen(canvas: HTMLCanvasElement, handling: Handling, signal: AbortSignal): void {
  const gestures = new Gestures(canvas, handling);
  canvas.addEventListener('pointerdown', (event) => gestures.down(event), { signal });
  canvas.addEventListener('pointermove', (event) => gestures.move(event), { signal });
  canvas.addEventListener('pointerup', (event) => gestures.up(event), { signal });
  canvas.addEventListener('pointercancel', (event) => gestures.cancel(event), { signal });
  canvas.addEventListener('pointerleave', () => handling.hover(null), { signal });
  canvas.addEventListener('wheel', (event) => gestures.wheel(event), { signal, passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
