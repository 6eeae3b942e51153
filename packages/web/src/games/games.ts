import type { Game, GameId, MoveObject, Position, View } from '@sixfold/engine';
import { Refusal } from '@sixfold/host';
import type { ComponentType } from 'preact';
import type { Face } from '../face/face.ts';
import { Miniature as Board } from './board/miniature.tsx';
import { Miniature as Board3d } from './board3d/miniature.tsx';
import { Miniature as Cards } from './cards/miniature.tsx';
import { Miniature as Dice } from './dice/miniature.tsx';
import { Miniature as Stones } from './stones/miniature.tsx';
import { speakOf } from '../i18n/index.ts';
import { PARTS, type MessagePart } from '../i18n/parts.ts';
import { messagesOf } from './messages.ts';

/** What the page knows of a game before it is opened. */
export interface GameEntry {
  readonly id: GameId;
  /** A small living picture for the home page. */
  readonly Miniature: ComponentType;
  readonly load: () => Promise<Face>;
}

/** A game is loaded with its words, so that nothing of it is ever shown without them; with those of its kind, if it has one. */
const entry = <P extends Position, V extends View, M extends MoveObject>(
  id: GameId,
  Miniature: ComponentType,
  load: () => Promise<{ readonly face: Face<P, V, M> }>,
  ...kind: MessagePart[]
): GameEntry => ({
  id,
  Miniature,
  load: async () => {
    const [{ face }]: readonly [{ readonly face: unknown }, unknown] = await Promise.all([
      load(),
      speakOf(messagesOf(id), ...kind),
    ]);
    // Here a game's own types end: what surrounds it hands back, unread, the views and moves that came from it.
    return face as Face;
  },
});

/** The games that can be played here, in the order of the home page. The one place that knows them all. */
export const ENTRIES: readonly GameEntry[] = [
  entry('board', Board, () => import('./board/index.ts'), PARTS.tiles),
  entry('board3d', Board3d, () => import('./board3d/index.ts'), PARTS.tiles),
  entry('cards', Cards, () => import('./cards/index.ts')),
  entry('stones', Stones, () => import('./stones/index.ts')),
  entry('dice', Dice, () => import('./dice/index.ts')),
];

/** What the home page offers before a game is loaded: whom one can play alone, and whom in teams of two. */
export const SOLO: readonly GameId[] = ['board', 'board3d'];
export const PARTNERS: readonly GameId[] = ['board'];

export const entryOf = (id: string): GameEntry | undefined => ENTRIES.find((one) => one.id === id);

/** The rules of a game; fails for one that is not known here. */
export async function loadGame(id: string): Promise<Game> {
  const known = entryOf(id);
  if (!known) throw new Refusal({ code: 'unknown-game', game: id });
  return (await known.load()).game;
}
