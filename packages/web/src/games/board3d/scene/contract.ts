import type { At, Letter } from '@sixfold/engine';
import type { Theme } from '../../../lib/settings.ts';
import type { Lying } from '../../../tiles/heights.ts';

/** All that is to be seen. */
export interface SceneState {
  readonly radius: number;
  /** The start stones, under whatever was laid on them. */
  readonly stones: readonly { readonly symbol: Letter; readonly at: At }[];
  /** All tiles in the order laid; the fresh ones are marked until their viewer decides again. */
  readonly tiles: readonly (Lying & { readonly isFresh: boolean })[];
  /** The tile that is being tried, at its true height; one that is not legal is shown as refused. */
  readonly ghost: (Lying & { readonly isLegal: boolean }) | null;
  /** Fields that are pointed out: in the colour of what counts there, in that of the player's hand, or as what has happened. */
  readonly lit: readonly LitField[];
  /** What halves of a tile gain, to stand over them. */
  readonly gains: readonly SceneGain[];
  readonly hint: Lying | null;
  readonly theme: Theme;
  /** What is written on each symbol, if anything. */
  readonly marks: readonly string[];
  readonly reducedMotion: boolean;
}

export interface LitField {
  readonly at: At;
  readonly colour: Letter | 'newest' | 'ghost';
}

export interface SceneGain {
  readonly at: At;
  readonly level: number;
  readonly symbol: Letter;
  readonly points: number;
}

/** A point in CSS pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface SceneOptions {
  /** The mouse points at another field than before; null: off the board. */
  readonly onPoint: (at: At | null) => void;
  /** A click or tap on a field by which the camera was not turned. */
  readonly onPick: (at: At, pointer: 'mouse' | 'touch') => void;
  /** A frame was drawn: what stands over the scene may have to follow. */
  readonly onDraw: () => void;
  /** WebGL is gone for good: go back to the view from above. */
  readonly onLost: () => void;
}

export interface Scene {
  /** Draws only if something has changed; a still scene renders no frames. */
  show(state: SceneState): void;
  /** To be called when the canvas has another size. */
  resize(): void;
  lookFromAbove(): void;
  lookFromSide(): void;
  /** Brings the board nearer (above 1) or farther away. */
  zoom(factor: number): void;
  /** The field at a point of the window, for a tile that is dragged here from elsewhere. */
  locate(client: Pixel): At | null;
  /** Frees everything. The canvas cannot be used for another scene. */
  close(): void;
  /** Where the middle of a field at a level's upper side is on the canvas. */
  project(at: At, level: number): Pixel;
  /** How many frames were drawn so far, and what the last one took; for tests and benchmarks. */
  readonly frames: number;
  readonly cost: Cost;
}

/** What a frame took and what is held for it. */
export interface Cost {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly programs: number;
}
