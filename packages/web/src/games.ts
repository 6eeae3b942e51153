import type { GameId } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { Face } from './face.ts';
import { Miniature as Board } from './games/board/miniature.tsx';
import { Miniature as Dice } from './games/dice/miniature.tsx';

/** What the page knows of a game before it is opened. */
export interface Entry {
  readonly id: GameId;
  /** A small living picture for the home page. */
  readonly Miniature: ComponentType;
  readonly load: () => Promise<Face>;
}

/** The games that can be played here, in the order of the home page. The one place that knows them all. */
export const ENTRIES: readonly Entry[] = [
  { id: 'board', Miniature: Board, load: async () => (await import('./games/board/index.ts')).face as unknown as Face },
  { id: 'dice', Miniature: Dice, load: async () => (await import('./games/dice/index.ts')).face as unknown as Face },
];

export const entryOf = (id: string): Entry | undefined => ENTRIES.find((entry) => entry.id === id);
