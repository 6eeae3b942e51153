/** How sure one must be that a move is worse than the leader before it is dropped, in standard errors. */
const SURE = 2.5;

/** Nobody is dropped before so many rounds, and results never vary less than this. */
const ROUNDS = 5;
const SPREAD = 0.015;

/** So many rounds the first impression counts. */
const IMPRESSION = 6;

/** So much a move is behind at least once it dropped out. */
const LEAST_BEHIND = 0.001;

/** Moves that compete round by round under the same luck; those that fall behind drop out. */
export class MoveContest {
  /** The places of the moves still in it. */
  alive: number[];
  rounds = 0;
  private readonly impressions: readonly number[];
  private readonly sums: Float64Array;
  /** Each move's results, round by round. */
  private readonly results: number[][];

  constructor(impressions: readonly number[]) {
    this.impressions = impressions;
    this.alive = impressions.map((_, index) => index);
    this.sums = new Float64Array(impressions.length);
    this.results = impressions.map(() => []);
  }

  note(index: number, result: number): void {
    this.sums[index]! += result;
    this.results[index]!.push(result);
  }

  /** What a move has been worth on average. */
  mean(index: number): number {
    const rounds = this.results[index]!.length;
    return (this.impressions[index]! * IMPRESSION + this.sums[index]!) / (IMPRESSION + rounds);
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
    this.alive = this.alive.filter((index) => index === leader || !this.isSurelyWorse(index, leader));
  }

  private isSurelyWorse(index: number, leader: number): boolean {
    const own = this.results[index]!;
    const best = this.results[leader]!;
    const mean = (this.sums[leader]! - this.sums[index]!) / own.length;
    let squares = 0;
    for (let round = 0; round < own.length; round++) squares += (best[round]! - own[round]! - mean) ** 2;
    const error = Math.max(SPREAD, Math.sqrt(squares / own.length)) / Math.sqrt(own.length);
    return mean > SURE * error;
  }
}
