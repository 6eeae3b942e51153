import type { At } from '@sixfold/engine';
import { contentOf } from '../../../lib/content.ts';
import type { Lying } from '../../../tiles/heights.ts';
import type { Pixel, Scene, SceneOptions, SceneState } from './contract.ts';
import { listen, type Handling } from './gestures.ts';
import { heightsOf } from './heights.ts';
import { middleOf, reach, THICKNESS } from './layout.ts';
import { ease, FALL, GLIDE, heightInFall } from './motion.ts';
import { isNarrow, Picture } from './picture.ts';
import { fieldHit } from './ray.ts';
import { SceneStage } from './stage.ts';
import {
  approach,
  between,
  cameraOf,
  FROM_ABOVE,
  fromSide,
  limit,
  orbit,
  pixelOf,
  rayThrough,
  slide,
  type Size,
  type Viewpoint,
} from './view.ts';

export type { Scene, SceneOptions, SceneState } from './contract.ts';

/** How long a lost context may take to come back. */
const PATIENCE = 3000;

/** Opens the board in three dimensions on a canvas that no other scene has used. Throws without WebGL. */
export const openScene = (canvas: HTMLCanvasElement, options: SceneOptions): Scene => new Show(canvas, options);

/** Something that moves for a while. */
interface Motion {
  readonly began: number;
}

const nameOf = (at: At | null): string => String(at);
const isSamePlace = (a: Lying, b: Lying): boolean => String(a.at) === String(b.at) && a.level === b.level;
const sixth = (azimuth: number): number => ((Math.round(azimuth / (Math.PI / 3)) % 6) + 6) % 6;

class Show implements Scene, Handling {
  frames = 0;
  private readonly stage: SceneStage;
  private readonly stop = new AbortController();
  private state: SceneState | null = null;
  private view: Viewpoint = FROM_ABOVE;
  private size: Size = { width: 1, height: 1 };
  private pointed: At | null = null;
  private falling: (Motion & { readonly tiles: SceneState['tiles'] }) | null = null;
  private gliding: (Motion & { readonly from: Viewpoint; readonly to: Viewpoint }) | null = null;
  /** What must be made anew before the next frame. */
  private isStale = { still: true, held: true };
  private requested = 0;
  private waiting = 0;
  private isLost = false;

  private readonly canvas: HTMLCanvasElement;
  private readonly options: SceneOptions;

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    this.canvas = canvas;
    this.options = options;
    this.stage = new SceneStage(canvas);
    const { signal } = this.stop;
    listen(canvas, this, signal);
    canvas.addEventListener('webglcontextlost', () => this.lose(), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.recover(), { signal });
    this.resize();
    this.view = fromSide(this.size);
  }

  get cost(): Scene['cost'] {
    return this.stage.cost;
  }

  show(state: SceneState): void {
    const before = this.state;
    const still = (of: SceneState): unknown => contentOf([of.radius, of.stones, of.tiles, of.theme, of.marks]);
    const held = (of: SceneState): unknown => contentOf([of.ghost, of.hint, of.lit]);
    const isStill = before !== null && still(before) === still(state);
    const isHeld = before !== null && held(before) === held(state);
    this.state = state;
    if (isStill && isHeld) return;
    if (!isStill) this.drop(before, state);
    this.isStale = { still: this.isStale.still || !isStill, held: true };
    this.request();
  }

  /** Lets the tiles fall that were not there before; one's own, which was held at its place already, just lies there. */
  private drop(before: SceneState | null, state: SceneState): void {
    this.falling = null;
    if (!before || state.reducedMotion || before.radius !== state.radius) return;
    const tiles = state.tiles
      .slice(before.tiles.length)
      .filter((tile) => !before.ghost || !isSamePlace(before.ghost, tile));
    if (tiles.length > 0) this.falling = { began: performance.now(), tiles };
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const isAsBegun = contentOf(this.view) === contentOf(fromSide(this.size));
    if (isNarrow(clientWidth) !== isNarrow(this.size.width)) this.isStale.still = true;
    this.size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    if (isAsBegun) this.view = fromSide(this.size);
    this.stage.resize(this.size);
    this.request();
  }

  lookFromAbove(): void {
    this.glide(FROM_ABOVE);
  }

  lookFromSide(): void {
    this.glide(fromSide(this.size));
  }

  private glide(to: Viewpoint): void {
    if (this.state?.reducedMotion) return this.look(to);
    this.gliding = { began: performance.now(), from: this.view, to };
    this.request();
  }

  zoom(factor: number): void {
    this.look(approach(this.view, factor, this.radius, this.size));
  }

  locate({ x, y }: Pixel): At | null {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.fieldAt({ x: x - left, y: y - top });
  }

  project(at: At, level: number): Pixel {
    return pixelOf(this.camera(), this.size, middleOf(at, level * THICKNESS));
  }

  hover(point: Pixel | null): void {
    const at = point && this.fieldAt(point);
    if (nameOf(at) === nameOf(this.pointed)) return;
    this.pointed = at;
    this.options.onPoint(at);
  }

  /** A finger means the ghost if it touches it; the mouse has it under itself anyway, and means the field. */
  pick(point: Pixel, pointer: 'mouse' | 'touch'): void {
    const at = this.fieldAt(point, pointer === 'touch' ? this.state?.ghost : null);
    if (at) this.options.onPick(at, pointer);
  }

  orbit(by: Pixel): void {
    this.look(orbit(this.view, by, this.size));
  }

  slide(from: Pixel, to: Pixel): void {
    this.look(slide(this.view, this.radius, this.size, from, to));
  }

  approach(factor: number, towards: Pixel): void {
    this.look(approach(this.view, factor, this.radius, this.size, towards));
  }

  twist(by: number): void {
    this.look({ ...this.view, azimuth: this.view.azimuth + by });
  }

  isHolding(): boolean {
    return this.state?.ghost != null;
  }

  private look(view: Viewpoint): void {
    const turn = sixth(this.view.azimuth);
    this.gliding = null;
    this.view = limit(view, this.radius);
    // What is written on the tiles turns to the viewer.
    if (sixth(this.view.azimuth) !== turn) this.isStale = { still: true, held: true };
    this.request();
  }

  private get radius(): number {
    return this.state?.radius ?? 1;
  }

  private camera(): ReturnType<typeof cameraOf> {
    return cameraOf(this.view, this.radius, this.size);
  }

  private fieldAt(point: Pixel, ghost: Lying | null = null): At | null {
    if (!this.state) return null;
    const { stones, tiles, radius } = this.state;
    const heights = heightsOf(stones, ghost ? [...tiles, ghost] : tiles);
    return fieldHit(rayThrough(this.camera(), this.size, point), radius, heights);
  }

  private request(): void {
    if (this.requested === 0 && !this.isLost) this.requested = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.requested = 0;
    if (!this.state) return;
    const now = performance.now();
    this.move(now);
    this.refill(this.state);
    this.stage.draw(this.camera(), 1.2 * reach(this.radius));
    this.frames++;
    this.options.onDraw();
    if (this.falling || this.gliding) this.request();
  }

  private move(now: number): void {
    if (this.gliding) this.glideOn(this.gliding, (now - this.gliding.began) / GLIDE);
    if (!this.falling) return;
    const share = (now - this.falling.began) / FALL;
    this.stage.raise('falling', heightInFall(share));
    if (share < 1) return;
    this.falling = null;
    this.isStale = { ...this.isStale, still: true };
  }

  private glideOn(gliding: NonNullable<Show['gliding']>, share: number): void {
    this.look(between(gliding.from, gliding.to, ease(Math.min(1, share))));
    if (share < 1) this.gliding = gliding;
  }

  private refill(state: SceneState): void {
    const { still, held } = this.isStale;
    if (!still && !held) return;
    const picture = new Picture(this.stage, state, this.canvas, sixth(this.view.azimuth));
    const falling = this.falling?.tiles ?? [];
    if (still) {
      picture.fillStill(falling);
      picture.fillFalling(falling);
    }
    if (held) picture.fillHeld();
    this.isStale = { still: false, held: false };
  }

  private lose(): void {
    this.isLost = true;
    cancelAnimationFrame(this.requested);
    this.requested = 0;
    this.waiting = window.setTimeout(() => this.options.onLost(), PATIENCE);
  }

  private recover(): void {
    this.isLost = false;
    clearTimeout(this.waiting);
    this.stage.renew();
    this.isStale = { still: true, held: true };
    this.request();
  }

  close(): void {
    this.stop.abort();
    this.isLost = true;
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.requested);
    this.stage.close();
  }
}
