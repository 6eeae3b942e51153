import type { GameId } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { Face } from '../face/face.ts';
import { Miniature as Board } from './board/miniature.tsx';
import { Miniature as Board3d } from './board3d/miniature.tsx';
import { Miniature as Cards } from './cards/miniature.tsx';
import { Miniature as Dice } from './dice/miniature.tsx';
import { Miniature as Stones } from './stones/miniature.tsx';
import { speakOf } from '../i18n/index.ts';
import type { Part } from '../i18n/parts.ts';

/** What the page knows of a game before it is opened. */
export interface Entry {
  readonly id: GameId;
  /** A small living picture for the home page. */
  readonly Miniature: ComponentType;
  readonly load: () => Promise<Face>;
}

/** A game is loaded with its words, so that nothing of it is ever shown without them; with those of its kind, if it has one. */
const entry = (id: GameId, Miniature: ComponentType, load: () => Promise<unknown>, ...kind: Part[]): Entry => ({
  id,
  Miniature,
  load: async () => (await Promise.all([load(), speakOf(id, ...kind)]))[0] as Face,
});

/** The games that can be played here, in the order of the home page. The one place that knows them all. */
export const ENTRIES: readonly Entry[] = [
  entry('board', Board, async () => (await import('./board/index.ts')).face, 'tiles'),
  entry('board3d', Board3d, async () => (await import('./board3d/index.ts')).face, 'tiles'),
  entry('cards', Cards, async () => (await import('./cards/index.ts')).face),
  entry('stones', Stones, async () => (await import('./stones/index.ts')).face),
  entry('dice', Dice, async () => (await import('./dice/index.ts')).face),
];

export const entryOf = (id: string): Entry | undefined => ENTRIES.find((one) => one.id === id);
