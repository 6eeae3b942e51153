import type { GameId } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { CountingProps } from '../face/counting.ts';
import { PLACE_PARTS } from '../i18n/place-parts.ts';
import { makeSheetFace } from '../sheet/face.tsx';
import { entry, type GameEntry } from './entry.ts';

/** What helps to count beside the printed games; of some there is nothing to count. */
const COUNTING: Readonly<Partial<Record<GameId, () => Promise<ComponentType<CountingProps>>>>> = {
  board: async () => (await import('./board/counting/counting.tsx')).Counting,
  board3d: async () => (await import('./board3d/counting/counting.tsx')).Counting,
  cards: async () => (await import('./cards/counting/counting.tsx')).Counting,
  dice: async () => (await import('./dice/counting/counting.tsx')).Counting,
};

/** The score board beside a printed game, as a game of its own. */
export const sheetEntry = ({ id, Miniature, load }: GameEntry): GameEntry =>
  entry(id, Miniature, async () => ({ face: makeSheetFace(await load(), COUNTING[id]) }), PLACE_PARTS.scores);
