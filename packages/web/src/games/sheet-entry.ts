import { PARTS } from '../i18n/parts.ts';
import { makeSheetFace } from '../sheet/face.tsx';
import { entry, type GameEntry } from './entry.ts';

/** The score board beside a printed game, as a game of its own. */
export const sheetEntry = ({ id, Miniature, load }: GameEntry): GameEntry =>
  entry(id, Miniature, async () => ({ face: makeSheetFace(await load()) }), PARTS.scores);
