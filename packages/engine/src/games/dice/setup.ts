import type { Config } from '../../contract/card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../contract/errors.ts';
import { parseSymbol } from '../../contract/symbols.ts';
import { card } from './card.ts';
import { allLetters } from './moves.ts';
import { DicePosition, rollsFirst } from './position.ts';

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
