/** How sure one must be that a move is worse than the leader before it is dropped, in standard errors. */
const SURE = 2.5;

/** Nobody is dropped before so many rounds, and results never vary less than this. */
const ROUNDS = 5;
const SPREAD = 0.015;

/** So many rounds the first impression counts. */
const IMPRESSION = 6;

/** So much a move is behind at least once it dropped out. */
const LEAST_BEHIND = 0.001;

/** What is known of a move. */
interface Contender {
  readonly impression: number;
  /** Round by round. */
  readonly results: number[];
  sum: number;
}

/** Moves that compete round by round under the same luck; those that fall behind drop out. */
export class MoveContest {
  /** The places of the moves still in it. */
  alive: number[];
  rounds = 0;
  private readonly contenders: readonly Contender[];

  constructor(impressions: readonly number[]) {
    this.contenders = impressions.map((impression) => ({ impression, results: [], sum: 0 }));
    this.alive = impressions.map((_, index) => index);
  }

  note(index: number, result: number): void {
    const contender = this.contenders[index]!;
    contender.sum += result;
    contender.results.push(result);
  }

  /** What a move has been worth on average. */
  mean(index: number): number {
    const { impression, results, sum } = this.contenders[index]!;
    return (impression * IMPRESSION + sum) / (IMPRESSION + results.length);
  }

  /** What a move is expected to lead to, compared with the leader; those that dropped out never look better than it. */
  outlook(index: number): number {
    const { leader } = this;
    if (index === leader) return this.mean(index);
    const behind = this.mean(leader) - this.mean(index);
    return this.mean(leader) - Math.max(behind, this.alive.includes(index) ? 0 : LEAST_BEHIND);
  }

  get leader(): number {
    return this.alive.reduce((best, index) => (this.mean(index) > this.mean(best) ? index : best));
  }

  /** Every move still in it has had its turn: those that are surely worse than the leader drop out. */
  endRound(): void {
    this.rounds++;
    if (this.rounds < ROUNDS) return;
    const { leader } = this;
    const best = this.contenders[leader]!;
    this.alive = this.alive.filter((index) => index === leader || !isSurelyWorse(this.contenders[index]!, best));
  }
}

function isSurelyWorse(contender: Contender, best: Contender): boolean {
  const { results, sum } = contender;
  const rounds = results.length;
  const mean = (best.sum - sum) / rounds;
  let squares = 0;
  for (let round = 0; round < rounds; round++) squares += (best.results[round]! - results[round]! - mean) ** 2;
  const error = Math.max(SPREAD, Math.sqrt(squares / rounds)) / Math.sqrt(rounds);
  return mean > SURE * error;
}
