import type { Config } from '../../card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../errors.ts';
import { parseSymbol, type Letter } from '../../symbols.ts';
import { configOf, restoreShared, sharedView, type View } from '../../view.ts';
import { card } from './card.ts';
import { allLetters } from './moves.ts';
import { DicePosition, rollsFirst } from './position.ts';

/** All dice lie open: every seat, and a spectator, sees the same. */
export interface DiceView extends View {
  /** Each seat's dice; null for one who has not rolled. */
  readonly dice: readonly (readonly Letter[] | null)[];
  /** How often the seat to move has rolled this turn. */
  readonly rolls: number;
}

export const view = (position: DicePosition, seat: number | null): DiceView => ({
  ...sharedView(position, seat),
  dice: allLetters(position),
  rolls: position.rolls,
});

export function resample(from: DiceView): DicePosition {
  const position = new DicePosition(configOf(from));
  restoreShared(position, from);
  position.rolls = from.rolls;
  from.dice.forEach((dice, seat) => {
    dice?.forEach((letter, index) => position.layDie(seat, index, parseSymbol(letter)));
  });
  return position;
}

export const makeSetup = (position: DicePosition): Record<string, unknown> => ({ dice: allLetters(position) });

export function parseSetup(config: Config, setup: unknown): Parsed<number[]> {
  const { perPlayer } = new DicePosition(config);
  const dice = isRecord(setup) ? setup['dice'] : undefined;
  const isRight = (own: unknown, seat: number): boolean =>
    rollsFirst(config, seat)
      ? Array.isArray(own) && own.length === perPlayer && own.every((letter) => parseSymbol(letter) >= 0)
      : own === null;
  if (!Array.isArray(dice) || dice.length !== config.players || !dice.every(isRight)) {
    return refuse({ code: 'malformed', what: 'setup.dice', rule: card.rules.setup });
  }
  return accept(dice.flatMap((own: unknown[] | null) => own ?? []).map(parseSymbol));
}
