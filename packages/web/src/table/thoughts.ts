import type { View } from '@sixfold/engine';

/** What the page asks its worker, and what the worker answers. */
export interface Thought {
  readonly id: number;
  readonly bot: string;
  readonly view: View;
  readonly luck: string;
}

export interface Choice {
  readonly id: number;
  readonly move: number;
}
