import type { Reason } from '@sixfold/bots';
import type { Letter } from '@sixfold/engine';

/** How names, numbers and chances are said inside a sentence. */
export interface Ways {
  readonly symbol: (letter: Letter) => string;
  readonly seat: (seat: number) => string;
  readonly number: (value: number) => string;
  readonly chance: (share: number) => string;
}

/** A sentence for every reason there is: a code without one is a type error. A language need not tell the same facts as English. */
type ReasonWords = {
  readonly [C in Reason['code']]: (reason: Extract<Reason, { code: C }>, say: Ways) => string;
};

const reasons: ReasonWords = {
  wins: () => 'Wins the game at once.',
  bonus: ({ symbol }, say) => `Earns a bonus turn with ${say.symbol(symbol)}.`,
  weakest: ({ symbol, points }, say) => `Helps where you are weakest: ${say.symbol(symbol)} +${say.number(points)}.`,
  points: ({ points }, say) => `Scores more than most moves: ${say.number(points)} in all.`,
  blocks: ({ seat, symbol, points }, say) =>
    `Blocks a strong move by ${say.seat(seat)}: ${say.symbol(symbol)} +${say.number(points)}.`,
  prepares: ({ symbol, points }, say) => `Sets up your next move: ${say.symbol(symbol)} +${say.number(points)}.`,
  'fresh-pieces': () => 'New ones should be better than these.',
  'good-pieces': () => 'These should be better than new ones.',
  'worth-the-risk': ({ risk }, say) => `Worth the risk. Chance of failing: ${say.chance(risk)}.`,
  'not-worth-the-risk': ({ risk }, say) => `Too risky to go on. Chance of failing: ${say.chance(risk)}.`,
  'only-move': () => 'Your only legal move.',
};

/** What a hint says beside its move. */
export const advice = {
  title: 'Hint',
  place: (n: number, all: number) => `${n} of ${all}`,
  play: 'Play this',
  is: (move: string) => `Hint: ${move}`,
  only: 'Your only legal move.',
  next: 'Next best',
  gains: 'Expected points',
  noGains: 'No points at once',
  win: (chance: string) => `Chance to win: ${chance}`,
  weakest: (value: string) => `Expected weakest colour: about ${value}`,
  about: (percent: string) => `about ${percent}`,
  under: (percent: string) => `under ${percent}`,
  over: (percent: string) => `over ${percent}`,
  reasons,
};
