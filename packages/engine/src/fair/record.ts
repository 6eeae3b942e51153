import type { FairDeal } from './deal.ts';

/** One step on the way to luck that all have a part in. */
export type FairStep =
  | { type: 'committed'; root: string }
  | { type: 'pledged'; seat: number; pledge: string }
  | { type: 'closed' }
  | { type: 'revealed'; seat: number; number: string }
  | { type: 'dealt' };

/** How the luck of a game was settled, as its transcript tells it. */
export interface FairRecord {
  round: number;
  from: number;
  starter: 'drawn' | 'named';
  steps: FairStep[];
}

/** Writes it down: by seat, for an order in which things came could be chosen. */
export function makeFairRecord(root: string, { round, from, isDrawn, pledges, numbers }: FairDeal): FairRecord {
  return {
    round,
    from,
    starter: isDrawn ? 'drawn' : 'named',
    steps: [
      { type: 'committed', root },
      ...bySeat(pledges, (seat, pledge): FairStep => ({ type: 'pledged', seat, pledge })),
      { type: 'closed' },
      ...bySeat(numbers, (seat, number): FairStep => ({ type: 'revealed', seat, number })),
      { type: 'dealt' },
    ],
  };
}

const bySeat = (given: readonly (string | null)[], make: (seat: number, one: string) => FairStep): FairStep[] =>
  given.flatMap((one, seat) => (one === null ? [] : [make(seat, one)]));
