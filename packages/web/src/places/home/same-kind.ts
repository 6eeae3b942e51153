import type { TableSummary } from '../../store/index.ts';
import type { TableDraft } from '../setup/draft.ts';

const kinds = (seats: TableDraft['seats']): string => seats.map(({ kind }) => kind).join(' ');

/** Whether a table that was begun and left is what somebody is about to open once more: the same game for as many of each kind. A score board is another thing. */
export const sameKind = (
  { config, isOver, round, ply }: TableSummary,
  game: string,
  { seats }: Pick<TableDraft, 'seats'>,
): boolean =>
  !isOver && !config.isPrinted && round + ply > 0 && config.game === game && kinds(config.seats) === kinds(seats);
