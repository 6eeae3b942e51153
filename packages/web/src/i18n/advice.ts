import type { Reason } from '@sixfold/bots';
import type { Letter } from '@sixfold/engine';
import type { Language } from '../lib/settings.ts';

/** How names, numbers and chances are said inside a sentence. */
export interface Ways {
  readonly symbol: (letter: Letter) => string;
  readonly seat: (seat: number) => string;
  readonly number: (value: number) => string;
  readonly chance: (share: number) => string;
}

/** A sentence for every reason there is: a code without one is a type error. */
type ReasonWords = {
  readonly [C in Reason['code']]: (reason: Extract<Reason, { code: C }>, say: Ways) => string;
};

/** What a hint says beside its move. Not among the other messages, because few games ask for one. */
export interface AdviceWords {
  readonly title: string;
  readonly place: (n: number, all: number) => string;
  readonly next: string;
  readonly gains: string;
  readonly noGains: string;
  readonly win: (chance: string) => string;
  readonly weakest: (value: string) => string;
  readonly about: (percent: string) => string;
  readonly under: (percent: string) => string;
  readonly over: (percent: string) => string;
  readonly reasons: ReasonWords;
}

const en: AdviceWords = {
  title: 'Hint',
  place: (n, all) => `${n} of ${all}`,
  next: 'Next best',
  gains: 'Expected gain',
  noGains: 'No points at once',
  win: (chance) => `Chance to win: ${chance}`,
  weakest: (value) => `Expected weakest colour: about ${value}`,
  about: (percent) => `about ${percent}`,
  under: (percent) => `under ${percent}`,
  over: (percent) => `over ${percent}`,
  reasons: {
    wins: () => 'Wins the game at once.',
    bonus: ({ symbol }, say) => `Earns a bonus turn with ${say.symbol(symbol)}.`,
    weakest: ({ symbol, points }, say) => `Helps where you are weakest: ${say.symbol(symbol)} +${say.number(points)}.`,
    points: ({ points }, say) => `Scores more than most moves: ${say.number(points)} in all.`,
    blocks: ({ seat, symbol, points }, say) =>
      `Takes a good place from ${say.seat(seat)}: ${say.symbol(symbol)} +${say.number(points)}.`,
    prepares: ({ symbol, points }, say) =>
      `Leaves you a good place for next time: ${say.symbol(symbol)} +${say.number(points)}.`,
    'fresh-pieces': () => 'Drawing anew promises more than what you hold.',
    'good-pieces': () => 'What you hold is worth more than drawing anew.',
    'worth-the-risk': ({ risk }, say) => `Worth the risk: it fails in ${say.chance(risk)} of all cases.`,
    'not-worth-the-risk': ({ risk }, say) => `Too risky to go on: that fails in ${say.chance(risk)} of all cases.`,
    'only-move': () => 'There is nothing else to do.',
  },
};

const de: AdviceWords = {
  title: 'Tipp',
  place: (n, all) => `${n} von ${all}`,
  next: 'Nächstbester',
  gains: 'Erwarteter Gewinn',
  noGains: 'Keine Punkte sofort',
  win: (chance) => `Siegchance: ${chance}`,
  weakest: (value) => `Erwartete schwächste Farbe: etwa ${value}`,
  about: (percent) => `etwa ${percent}`,
  under: (percent) => `unter ${percent}`,
  over: (percent) => `über ${percent}`,
  reasons: {
    wins: () => 'Gewinnt die Partie sofort.',
    bonus: ({ symbol }, say) => `Bringt einen Bonuszug mit ${say.symbol(symbol)}.`,
    weakest: ({ symbol, points }, say) =>
      `Hilft, wo du am schwächsten bist: ${say.symbol(symbol)} +${say.number(points)}.`,
    points: ({ points }, say) => `Bringt mehr als die meisten Züge: zusammen ${say.number(points)}.`,
    blocks: ({ seat, symbol, points }, say) =>
      `Nimmt einen guten Platz weg (${say.seat(seat)}: ${say.symbol(symbol)} +${say.number(points)}).`,
    prepares: ({ symbol, points }, say) =>
      `Lässt dir einen guten Platz für später: ${say.symbol(symbol)} +${say.number(points)}.`,
    'fresh-pieces': () => 'Neu zu ziehen verspricht mehr, als du jetzt hast.',
    'good-pieces': () => 'Was du hast, ist mehr wert, als neu zu ziehen.',
    'worth-the-risk': ({ risk }, say) => `Das Risiko lohnt sich: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'not-worth-the-risk': ({ risk }, say) =>
      `Weiterzumachen ist zu riskant: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'only-move': () => 'Etwas anderes geht nicht.',
  },
};

export const ADVICE: Readonly<Record<Language, AdviceWords>> = { en, de };

/** A reason in words. The table is typed by code, which a look-up cannot tell. */
export const sayReason = (reason: Reason, words: AdviceWords, say: Ways): string =>
  words.reasons[reason.code](reason as never, say);
