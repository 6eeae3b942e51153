import { levelIn, LEVELS, levelsOf, type Level } from '@sixfold/bots/levels';
import type { GameId } from '@sixfold/engine';
import type { Seat } from '@sixfold/protocol';

const isLevel = (bot: string | undefined): bot is Level => LEVELS.some((level) => level === bot);

/** The same seats with bots that play so many of the game's levels better; null where nobody can. */
export function shiftLevels(game: GameId, seats: readonly Seat[], by: 1 | -1): readonly Seat[] | null {
  const levels = levelsOf(game);
  const shifted = seats.map((seat): Seat => {
    if (seat.kind !== 'bot' || !isLevel(seat.bot)) return seat;
    return { ...seat, bot: levels[levels.indexOf(levelIn(game, seat.bot)) + by] ?? seat.bot };
  });
  return shifted.some(({ bot }, index) => bot !== seats[index]?.bot) ? shifted : null;
}

/** The levels of the bots that sit there, each once. */
export const levelsAt = (seats: readonly Seat[]): readonly Level[] => [
  ...new Set(seats.flatMap(({ bot }) => (isLevel(bot) ? [bot] : []))),
];
