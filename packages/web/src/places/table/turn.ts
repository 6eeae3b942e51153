import type { Messages } from '../../i18n/messages.ts';
import type { TableState } from '../../session/state.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Whether the seat to move has earned the turn that it is about to take. */
export function isBonusTurn({ plies, view, result }: TableState): boolean {
  const last = plies.at(-1);
  return result === null && last?.seat === view.turn && last.events.some(({ type }) => type === 'bonus');
}

/** Whether nobody is to move any more: the game has a result, or the table was closed. */
export const hasEnded = ({ result, info: { stage } }: Pick<TableState, 'result' | 'info'>): boolean =>
  result !== null || stage === 'closed' || stage === 'resigned';

/** Whose turn it is, in a few words. */
export function sayTurn(state: TableState, names: readonly string[], t: Messages): string {
  const { view, result, thinking, canAct } = state;
  if (result) return t.table.over;
  const { stage } = state.info;
  if (stage === 'resigned' || stage === 'closed') return t.online.isOver[stage];
  if (state.isStuck) return t.table.stuck(nameAt(names, view.turn));
  if (thinking !== null) return t.table.thinking(nameAt(names, thinking));
  const persons = state.config.seats.filter(({ kind }) => kind === 'person').length;
  return canAct && view.turn === view.seat && (persons === 1 || state.online)
    ? t.table.yourTurn
    : t.table.turn(nameAt(names, view.turn));
}

/** Bonus turns that are to come. */
export const sayDue = ({ view }: TableState, t: Messages): string => (view.due > 0 ? t.table.due(view.due) : '');
