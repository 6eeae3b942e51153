import { gameName } from '../../i18n/game-name.ts';
import type { Messages } from '../../i18n/messages.ts';
import { csvOf } from '../../lib/csv.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { PastGame } from '../../store/index.ts';
import { seatNames } from '../setup/names.ts';

/** What everybody reached in a game, a line each, best first. */
function linesOf({ game, seats, when, result }: PastGame, t: Messages): (string | number)[][] {
  const names = seatNames(seats, t);
  return names
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
    .map((seat) => [
      when,
      gameName(game, t),
      nameAt(names, seat),
      result.ranks[seat] ?? '',
      result.points[seat] ?? '',
      ...(result.tracks[seat] ?? []),
    ]);
}

/** Score boards as a table for other programs: a line a player, headed in the language that is set. */
export const makeCsv = (games: readonly PastGame[], t: Messages): string =>
  csvOf([[...t.scores.columns, ...t.symbols.names], ...games.flatMap((past) => linesOf(past, t))]);
