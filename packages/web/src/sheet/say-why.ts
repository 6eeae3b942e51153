import type { GameError } from '@sixfold/engine';
import type { Messages } from '../i18n/messages.ts';
import { letterName } from '../i18n/symbol-name.ts';

/** Which rule an entry breaks, in a sentence. */
export function sayWhy(error: GameError, rail: { readonly top: number }, t: Messages): string {
  const { why } = t.sheet;
  switch (error.code) {
    case 'goes-back':
      return why.back;
    case 'past-stop':
      return error.stop === rail.top ? why.top(letterName(error.symbol, t), error.stop) : why.stop(error.stop);
    case 'too-much':
      return why.much(error.most);
    case 'too-little':
      return why.little(error.least);
    case 'too-many-symbols':
      return why.many(error.most);
    case 'gate-closed':
      return why.gate(error.from, error.needs);
    case 'not-now':
      return why.noBonus;
    default:
      return t.errors.move;
  }
}
