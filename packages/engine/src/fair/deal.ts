import { digest, hexOf } from './hex.ts';

/** What the luck of a game was settled by, beside the secrets of whoever deals. By seat, where something is by seat. */
export interface FairDeal {
  /** The number of the game in its series, from 0. */
  readonly round: number;
  /** From which ply on luck is fair: 0, but for a game that was begun elsewhere. */
  readonly from: number;
  /** Whether the starting seat was left to luck. */
  readonly isDrawn: boolean;
  /** What each seat pledged; null for one that took no part. */
  readonly pledges: readonly (string | null)[];
  /** The number that each seat opened; null for one that did not. */
  readonly numbers: readonly (string | null)[];
}

/** What a seat says before it opens its number: it binds the number, and the root under which it was chosen. */
export const pledgeOf = (root: string, round: number, seat: number, number: string): string =>
  hexOf(digest(`sixfold-pledge\n${root}\n${round}\n${seat}\n${number}`));

/** The seed of the luck for which this secret is opened: all have a part in it, and who kept theirs back is named. */
export const fairSeed = (secret: string, deal: FairDeal): string => `${secret}\n${dealText(deal)}`;

/** By seat, never in the order in which things came: whoever writes down an order could choose it. */
function dealText({ round, from, isDrawn, pledges, numbers }: FairDeal): string {
  const parts = pledges.flatMap((pledge, seat) => {
    const number = numbers[seat] ?? null;
    if (pledge === null) return [];
    return [number === null ? `${seat}~${pledge}` : `${seat}=${number}`];
  });
  return `${round} ${from} ${isDrawn ? 'drawn' : 'named'}\n${parts.join(',')}`;
}
