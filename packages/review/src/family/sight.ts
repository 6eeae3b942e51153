import type { Position } from '@sixfold/engine';

/** How a network sees whole positions: with the pieces of all, from the seat to move on. */
export interface WholeSight<P extends Position> {
  readonly inputs: number;
  /** Describes a position in numbers of about one. */
  write(position: P, inputs: Float32Array): void;
}
