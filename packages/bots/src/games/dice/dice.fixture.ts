/** What tests of the dice game share: games at their start, and any table. */
import { FastChance, LETTERS, parseConfig, startGame, type BySymbol } from '@sixfold/engine';
import { dice, type DicePosition } from '@sixfold/engine/dice';

export function startDice(players: number, options: Record<string, string> = {}, seed = 1): DicePosition {
  const config = parseConfig(dice.card, players, options, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame(dice, config.value, new FastChance(seed));
}

/** Two players, seat 0 to decide, each with these rows and dice. */
export function table(
  own: BySymbol<number>,
  other: BySymbol<number>,
  dices: [string, string],
  rolls: number,
): DicePosition {
  const position = dice.blank(startDice(2).config);
  position.tracks.set([...own, ...other]);
  position.rolls = rolls;
  dices.forEach((shown, seat) =>
    Array.from(shown).forEach((letter, index) =>
      position.layDie(
        seat,
        index,
        LETTERS.findIndex((known) => known === letter),
      ),
    ),
  );
  return position;
}
