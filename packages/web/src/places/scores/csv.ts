import { gameName } from '../../i18n/game-name.ts';
import type { Messages } from '../../i18n/messages.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { PastGame } from '../../store/index.ts';
import { seatNames } from '../setup/names.ts';

/** A field as it may stand in a table: quoted where it must be, and never a formula to the program that opens it. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (fields: readonly (string | number)[]): string => fields.map(field).join(',');

/** What everybody reached in a game, a line each, best first. */
function linesOf({ game, seats, when, result }: PastGame, t: Messages): string[] {
  const names = seatNames(seats, t);
  return names
    .map((_, seat) => seat)
    .toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0))
    .map((seat) =>
      line([
        when,
        gameName(game, t),
        nameAt(names, seat),
        result.ranks[seat] ?? '',
        result.points[seat] ?? '',
        ...(result.tracks[seat] ?? []),
      ]),
    );
}

/** Score boards as a table for other programs: a line a player, headed in the language that is set. */
export const makeCsv = (games: readonly PastGame[], t: Messages): string =>
  [line([...t.scores.columns, ...t.symbols.names]), ...games.flatMap((past) => linesOf(past, t)), ''].join('\r\n');
