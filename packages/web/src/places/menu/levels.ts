import { LEVELS, type Level } from '@sixfold/bots/levels';
import type { Seat } from '@sixfold/protocol';

const isLevel = (bot: string | undefined): bot is Level => LEVELS.some((level) => level === bot);

/** The same seats with bots that play so many levels better; null where nobody can. */
export function shiftLevels(seats: readonly Seat[], by: 1 | -1): readonly Seat[] | null {
  const shifted = seats.map((seat): Seat => {
    if (seat.kind !== 'bot' || !isLevel(seat.bot)) return seat;
    return { ...seat, bot: LEVELS[LEVELS.indexOf(seat.bot) + by] ?? seat.bot };
  });
  return shifted.some(({ bot }, index) => bot !== seats[index]?.bot) ? shifted : null;
}

/** The levels of the bots that sit there, each once. */
export const levelsOf = (seats: readonly Seat[]): readonly Level[] => [
  ...new Set(seats.flatMap(({ bot }) => (isLevel(bot) ? [bot] : []))),
];
