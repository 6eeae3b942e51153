import type { Face } from '../face/face.ts';
import type { GameEntry } from './entry.ts';

/** The score board beside a printed game. What all it takes is listed here, and not where every game begins. */
export const loadSheet = async (entry: GameEntry): Promise<Face> =>
  (await import('./sheet-entry.ts')).sheetEntry(entry).load();
