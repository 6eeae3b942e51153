import { messages } from '../../i18n/index.ts';
import { dayOf } from '../../lib/calendar.ts';
import { CSV_MARK } from '../../lib/csv.ts';
import { listHistory } from '../../store/history.ts';
import type { PastGame } from '../../store/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { makeCsv } from './csv.ts';

/** The score boards of this device that are over, last ended first. */
export const listScores = async (): Promise<readonly PastGame[]> =>
  (await listHistory()).filter(({ isPrinted }) => isPrinted);

/** Leaves them as a table in the folder of this device to which files are saved. */
export const saveScores = (games: readonly PastGame[]): void =>
  saveFile(
    new Blob([CSV_MARK, makeCsv(games, messages.peek())], { type: 'text/csv' }),
    `Sixfold-${messages.peek().scores.title}-${dayOf(Date.now())}.csv`,
  );
