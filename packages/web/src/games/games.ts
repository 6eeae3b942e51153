import type { Game, GameId } from '@sixfold/engine';
import { Refusal } from '@sixfold/host';
import type { Terms } from '@sixfold/protocol';
import type { Face } from '../face/face.ts';
import { Miniature as Board } from './board/miniature.tsx';
import { Miniature as Board3d } from './board3d/miniature.tsx';
import { Miniature as Cards } from './cards/miniature.tsx';
import { Miniature as Dice } from './dice/miniature.tsx';
import { Miniature as Stones } from './stones/miniature.tsx';
import { PARTS } from '../i18n/parts.ts';
import { entry, type GameEntry } from './entry.ts';

export type { GameEntry };

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

/** What is played at a table: a game, or the score board beside a printed one. Fails for a game that is not known here. */
export async function loadFace({ game, isPrinted }: Pick<Terms, 'game' | 'isPrinted'>): Promise<Face> {
  const known = entryOf(game);
  if (!known) throw new Refusal({ code: 'unknown-game', game });
  return isPrinted ? (await import('./load-sheet.ts')).loadSheet(known) : known.load();
}

/** The rules of what is played at a table. */
export const loadGame = async (terms: Pick<Terms, 'game' | 'isPrinted'>): Promise<Game> => (await loadFace(terms)).game;
