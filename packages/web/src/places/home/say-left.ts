import type { Messages } from '../../i18n/messages.ts';
import { settings } from '../../lib/settings.ts';
import type { TableSummary } from '../../store/index.ts';
import { listOf, seatNames } from '../setup/names.ts';

/** Who plays at a table that was left, how far it is, and since when. */
export function sayLeft({ config, round, ply, updated }: TableSummary, t: Messages): string {
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    listOf(seatNames(config.seats, t), t),
    config.games > 1 && t.table.game(round + 1, config.games),
    t.start.moves(ply),
    when.format(new Date(updated)),
  ]
    .filter(Boolean)
    .join(' · ');
}
