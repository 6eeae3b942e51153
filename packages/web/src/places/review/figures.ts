import type { Level } from '@sixfold/bots/levels';
import type { Review, ReviewedDecision, TeamShares } from '@sixfold/review';
import type { Messages } from '../../i18n/index.ts';
import type { Language } from '../../lib/languages.ts';

/** The interval that holds the truth in 95 of 100 cases. */
const NINETY_FIVE = 1.96;

/** What marks are called among the words. */
export const MARK_NAMES = { 2: 'little', 5: 'slip', 10: 'big' } as const;

/** A decision that lost enough to be marked, and where it stands. */
export interface MarkedMove {
  /** The ply, from 0. */
  readonly ply: number;
  readonly seat: number;
  readonly decision: ReviewedDecision;
}

export const markedMoves = ({ plies }: Pick<Review, 'plies'>): MarkedMove[] =>
  plies.flatMap(({ seat, decision }, ply) => (decision && decision.mark > 0 ? [{ ply, seat, decision }] : []));

/** What the teams are called: partners together. */
export const teamNames = (teams: readonly number[], names: readonly string[]): string[] =>
  [...new Set(teams)]
    .toSorted((a, b) => a - b)
    .map((team) => names.filter((_, seat) => teams[seat] === team).join(' & '));

/** How figures are written in a language. */
export interface FigureWays {
  /** A chance in whole percents. */
  readonly chance: (share: number) => string;
  /** Points of winning. */
  readonly points: (share: number) => string;
  /** The same with their sign. */
  readonly signed: (share: number) => string;
  /** What a decision lost, and by how much that may be wrong. */
  readonly loss: (decision: Pick<ReviewedDecision, 'loss' | 'error'>) => string;
}

/** What stands between whole points and tenths, and after percents. */
const SIGNS: Readonly<Record<Language, { readonly point: string; readonly percent: string }>> = {
  de: { point: ',', percent: '\u00a0%' },
  en: { point: '.', percent: '%' },
};

/** By hand: on a phone the browser takes nearly a tenth of a second to learn how a language writes figures. */
export function figuresIn(language: Language): FigureWays {
  const { point, percent } = SIGNS[language];
  const points = (share: number): string => {
    const tenths = Math.round(1000 * share);
    return `${tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1).replace('.', point)}`;
  };
  return {
    chance: (share) => `${Math.round(100 * share)}${percent}`,
    points,
    signed: (share) => `${Math.round(1000 * share) > 0 ? '+' : ''}${points(share)}`,
    loss: ({ loss, error }) => (error > 0 ? `${points(loss)} ± ${points(NINETY_FIVE * error)}` : points(loss)),
  };
}

/** Everybody's chances in a row. */
export const sayChances = (names: readonly string[], shares: TeamShares, { chance }: FigureWays): string =>
  names.map((name, team) => `${name} ${chance(shares[team] ?? 0)}`).join(', ');

/** What is lost in each real decision of a seat; null where there was none. */
export const lostInEach = ({ real, lost }: Review['seats'][number]): number | null => (real === 0 ? null : lost / real);

/** The levels that play like somebody, weakest first: from one to another where nobody can tell them apart. */
export function sayLevels(levels: readonly Level[], { seats, review }: Messages): string {
  const [weakest = '', ...others] = levels.map((level) => seats.levels[level]);
  const strongest = others.at(-1);
  return review.level(strongest === undefined ? weakest : review.levels(weakest, strongest));
}
