import type { Reason } from '@sixfold/bots';
import { symbolName } from '../../../i18n/symbol-name.ts';
import type { Ways } from '../../../i18n/en/advice.ts';
import { symbolOf } from '../../../lib/symbol-of.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { Language } from '../../../lib/languages.ts';
import type { Suggestion } from '../../../thinking/hints.ts';
import { nameAt } from '../../../lib/name-at.ts';

type AdviceWords = Messages['advice'];

/** A suggestion, ready to be shown or read out. */
export interface Said {
  readonly words: AdviceWords;
  /** What it is expected to bring, by symbol; those that gain nothing are left out. */
  readonly gains: readonly { readonly symbol: number; readonly text: string; readonly name: string }[];
  /** The chance to win, or what a person alone may hope for; empty if nobody knows. */
  readonly outlook: string;
  readonly reasons: readonly string[];
}

/** More than this nobody reads before a move. */
const REASONS = 2;

/** A gain that would be rounded to nothing is none. */
const LEAST = 0.05;

/** Puts into words what is to be said for a move; `names` are those of all seats. */
export function sayAdvice(
  { gains, outlook, reasons }: Suggestion,
  names: readonly string[],
  language: Language,
  t: Messages,
): Said {
  const words = t.advice;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const number = (value: number): string => format.format(value);
  const chance = (share: number): string => sayChance(share, language, words);
  return {
    words,
    gains: [...gains.entries()]
      .filter(([, gain]) => gain >= LEAST)
      .map(([symbol, gain]) => ({ symbol, text: `+${number(gain)}`, name: symbolName(symbol, t) })),
    outlook: outlook === null ? '' : names.length === 1 ? words.weakest(number(outlook)) : words.win(chance(outlook)),
    reasons: sayReasons(reasons, names, language, t),
  };
}

/** The most important of some reasons, a sentence each. */
export function sayReasons(
  reasons: readonly Reason[],
  names: readonly string[],
  language: Language,
  t: Messages,
): string[] {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const ways: Ways = {
    number: (value) => format.format(value),
    chance: (share) => sayChance(share, language, t.advice),
    symbol: (letter) => symbolName(symbolOf(letter), t),
    seat: (seat) => nameAt(names, seat),
  };
  return reasons.slice(0, REASONS).map((reason) => sayReason(reason, t.advice, ways));
}

/** A reason in words. The table is typed by code, which a look-up cannot tell. */
const sayReason = (reason: Reason, words: AdviceWords, ways: Ways): string =>
  words.reasons[reason.code](reason as never, ways);

/** In whole percents, and never surer than a search can be. */
function sayChance(share: number, language: Language, words: AdviceWords): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  if (share < 0.01) return words.under(percent.format(0.01));
  return share > 0.99 ? words.over(percent.format(0.99)) : words.about(percent.format(share));
}

/** All of it in one go, for those who hear rather than see it. */
export const tellAdvice = ({ words, gains, outlook, reasons }: Said): string =>
  [gains.map(({ name, text }) => `${name} ${text}`).join(', ') || words.noGains, outlook]
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .concat(reasons)
    .join(' ');
