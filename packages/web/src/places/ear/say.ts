import { gainsOf, preview, type Position } from '@sixfold/engine';
import type { Face } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { symbolName } from '../../i18n/symbol-name.ts';
import { teamsOf } from '../../ui/play/lanes.ts';

/** One team's six tracks, and which of them are the weakest. */
function sayTeam(whose: string, tracks: readonly number[], t: Messages): string {
  const say = (value: number, symbol: number): string => t.table.lane(symbolName(symbol, t), value);
  const lowest = Math.min(...tracks);
  const weak = tracks.flatMap((value, symbol) => (value === lowest ? [say(value, symbol)] : []));
  return t.ear.tracks(whose, tracks.map(say).join(', '), weak.join(', '));
}

/** The tracks of the team with this seat. */
export const sayOwnTracks = (position: Position, seat: number, t: Messages): string =>
  sayTeam(t.ear.own, position.tracksOf(seat), t);

/** The tracks of all teams but the one with this seat; null: of all. */
export const sayOthersTracks = (
  position: Position,
  seat: number | null,
  names: readonly string[],
  t: Messages,
): string =>
  teamsOf(position)
    .filter((seats) => seat === null || !seats.includes(seat))
    .map((seats) => sayTeam(seats.map((one) => names[one]).join(' & '), position.tracksOf(Math.min(...seats)), t))
    .join(' ');

/** What a move would bring: `red +2 to 5, blue +1 to 1. Bonus turn!` Of one that scores nothing there is nothing to say. */
export function sayGains({ game }: Face, position: Position, move: number, t: Messages): string {
  const gained = gainsOf(position, move);
  const gains = position
    .tracksOf(position.turn)
    .map((before, symbol) => ({ before, symbol, gain: gained[symbol] ?? 0 }))
    .filter(({ gain }) => gain > 0)
    .map(({ before, symbol, gain }) => t.ear.gain(symbolName(symbol, t), gain, before + gain));
  const { scores, bonus, wins } = preview(game, position, move);
  if (gains.length === 0) return scores.length === 0 ? '' : t.ear.noPoints;
  const more = [...(bonus.length > 0 ? [t.table.bonus] : []), ...(wins ? [t.ear.wins] : [])];
  return [`${gains.join(', ')}.`, ...more].join(' ');
}
