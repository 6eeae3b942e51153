import type { GameId } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { CountingProps } from '../face/counting.ts';
import { PARTS } from '../i18n/parts.ts';
import { makeSheetFace } from '../sheet/face.tsx';
import { entry, type GameEntry } from './entry.ts';

const loadLines = async () => (await import('../sheet/counting/line-counting.tsx')).LineCounting;

/** What helps to count beside the printed games; of some there is nothing to count. */
const COUNTING: Readonly<Partial<Record<GameId, () => Promise<ComponentType<CountingProps>>>>> = {
  board: loadLines,
  board3d: loadLines,
  cards: async () => (await import('./cards/counting/counting.tsx')).Counting,
  dice: async () => (await import('./dice/counting/counting.tsx')).Counting,
};

/** The score board beside a printed game, as a game of its own. */
export const sheetEntry = ({ id, Miniature, load }: GameEntry): GameEntry =>
  entry(id, Miniature, async () => ({ face: makeSheetFace(await load(), COUNTING[id]) }), PARTS.scores);
