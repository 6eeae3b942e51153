import type { Level } from '@sixfold/bots/levels';
import { levelLike, lossesLike } from '@sixfold/review/statistics';
import type { ReviewedPart } from './reviewed.ts';

/** So many games, the last ones, say how somebody plays now. */
const LAST = 20;

/** Who plays like somebody did in the last games with so many players. */
export interface LikeLately {
  readonly players: number;
  readonly games: number;
  readonly levels: readonly Level[];
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The levels that play like somebody, table by table, where that was measured. The games are in their order. */
export const likeLately = (parts: readonly ReviewedPart[], lossesOf = lossesLike): LikeLately[] =>
  // All games at tables for which the same was measured get the same list of it.
  [...Map.groupBy(parts, ({ review }) => lossesOf(review))].flatMap(([losses, own]) => {
    const last = own.slice(-LAST);
    const sums = { real: total(last.map(({ real }) => real)), lost: total(last.map(({ lost }) => lost)) };
    const levels = levelLike(sums, losses);
    return levels ? [{ players: last[0]?.review.players ?? 0, games: last.length, levels }] : [];
  });
