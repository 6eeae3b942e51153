/** A contest between entrants: who was in it (one may be in it several times) and what each got of the win. */
export interface RatedGame {
  readonly who: readonly number[];
  readonly shares: readonly number[];
  /** So many contests of which these are the mean shares; one, if nothing is said. */
  readonly count?: number;
}

const ROUNDS = 1000;
const SETTLED = 1e-7;

/**
 * Elo ratings for which the expected shares of the win are those that were seen (Bradley and Terry's model; with more than
 * two, everyone wins in proportion to their strength). The last entrant has 0. One drawn contest for each different
 * company is added, so that a clean sweep has a finite rating.
 */
export function ratingsOf(contests: readonly RatedGame[], entrants: number): number[] {
  const all = [...contests, ...drawn(contests)];
  const won = sums(all, entrants, ({ shares }, place) => shares[place]!);
  let strengths: number[] = Array<number>(entrants).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const totals = new Map(all.map((contest) => [contest, sum(contest.who.map((one) => strengths[one]!))]));
    const due = sums(all, entrants, (contest) => 1 / totals.get(contest)!);
    const before = strengths;
    strengths = won.map((wins, one) => (due[one]! > 0 ? wins / due[one]! : 1));
    if (strengths.every((strength, one) => Math.abs(strength / before[one]! - 1) < SETTLED)) break;
  }
  const anchor = strengths.at(-1)!;
  return strengths.map((strength) => Math.round(400 * Math.log10(strength / anchor)));
}

function drawn(contests: readonly RatedGame[]): RatedGame[] {
  const companies = new Map(contests.map(({ who }) => [who.join(), who]));
  return [...companies.values()].map((who) => ({ who, shares: who.map(() => 1 / who.length) }));
}

function sums(
  contests: readonly RatedGame[],
  entrants: number,
  of: (contest: RatedGame, place: number) => number,
): number[] {
  const totals: number[] = Array<number>(entrants).fill(0);
  for (const contest of contests) {
    const { who, count = 1 } = contest;
    for (const [place, one] of who.entries()) totals[one]! += count * of(contest, place);
  }
  return totals;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
