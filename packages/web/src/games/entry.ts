import type { GameId, MoveObject, Position, View } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { Face } from '../face/face.ts';
import { speakOf } from '../i18n/index.ts';
import type { MessagePart } from '../i18n/parts.ts';
import { messagesOf } from './messages.ts';

/** What the page knows of a game before it is opened. */
export interface GameEntry {
  readonly id: GameId;
  /** A small living picture for the home page. */
  readonly Miniature: ComponentType;
  readonly load: () => Promise<Face>;
}

/** A game is loaded with its words, so that nothing of it is ever shown without them; with those of its kind, if it has one. */
export const entry = <P extends Position, V extends View, M extends MoveObject>(
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
