/** So many standard errors behind, a move is surely worse and never tried again. */
const SURE = 2.5;

/** How far behind one may be and still be tried: at first little, slowly more, as doubts must be settled sooner or later. */
const TOLERANCE = 0.9;

/** Nobody sits out before so many rounds. */
const ROUNDS = 3;

/** So many rounds the first impression counts. */
const IMPRESSION = 6;

/** As if in so many rounds more, results had differed by so much: a few rounds say little of how far they vary. */
const DOUBTS = 2;
const USUAL_SPREAD = 0.08;

/** So much a move is behind at least once it dropped out. */
const LEAST_BEHIND = 0.001;

/** What is known of a move. */
interface Contender {
  readonly impression: number;
  /** Round by round; NaN where it sat out. */
  readonly results: number[];
}

/** How far one is behind another over the rounds in which both were tried, and how sure that is, in standard errors. */
interface Lag {
  readonly behind: number;
  readonly doubt: number;
  /** The same by results alone: what was only a first impression rules nobody out for good. */
  readonly proof: number;
}

/**
 * Moves that compete round by round under the same luck. Whoever has fallen behind sits out, and less is needed for that at first than
 * later: so tries go to those between which it is open, however long one thinks. Two moves are only compared by the rounds that
 * both took part in, for rounds differ more than moves do.
 */
export class MoveContest {
  /** The places of the moves that are tried in this round; one alone is surely the best. */
  alive: number[];
  /** The place of the best move. */
  leader: number;
  rounds = 0;
  private readonly contenders: readonly Contender[];

  constructor(impressions: readonly number[]) {
    this.contenders = impressions.map((impression) => ({ impression, results: [] }));
    this.alive = impressions.map((_, index) => index);
    this.leader = impressions.reduce((best, value, index) => (value > impressions[best]! ? index : best), 0);
  }

  note(index: number, result: number): void {
    this.contenders[index]!.results[this.rounds] = result;
  }

  /** What a move is expected to lead to; those that are not tried any more never look as good as the leader. */
  outlook(index: number): number {
    const { impression, results } = this.contenders[this.leader]!;
    const tried = results.filter((result) => !Number.isNaN(result));
    const best = tried.reduce((sum, result) => sum + result, impression * IMPRESSION) / (IMPRESSION + tried.length);
    if (index === this.leader) return best;
    return best - Math.max(this.lag(index).behind, this.alive.includes(index) ? 0 : LEAST_BEHIND);
  }

  /** Every move in this round has had its turn: who leads now, and who is to be tried next? */
  endRound(): void {
    for (const { results } of this.contenders) results[this.rounds] ??= NaN;
    this.rounds++;
    this.leader = this.alive.reduce((best, index) => (this.lag(index, best).behind < 0 ? index : best), this.leader);
    if (this.rounds < ROUNDS) return;
    const lags = this.contenders.map((_, index) => this.lag(index));
    const open = lags.flatMap(({ proof }, index) => (index !== this.leader && proof <= SURE ? index : []));
    const most = Math.max(this.tolerance, Math.min(...open.map((index) => lags[index]!.doubt)));
    this.alive = [this.leader, ...open.filter((index) => lags[index]!.doubt <= most)].sort((a, b) => a - b);
  }

  /** So far behind one may be, in standard errors, and be tried. */
  private get tolerance(): number {
    return TOLERANCE * Math.sqrt(Math.log(1 + this.rounds));
  }

  private lag(index: number, of = this.leader): Lag {
    return lagBehind(this.contenders[index]!, this.contenders[of]!);
  }
}

function lagBehind(contender: Contender, best: Contender): Lag {
  let rounds = 0;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < best.results.length; round++) {
    const lead = best.results[round]! - contender.results[round]!;
    if (Number.isNaN(lead)) continue;
    rounds++;
    sum += lead;
    squares += lead * lead;
  }
  const variance = (squares - (sum * sum) / rounds + DOUBTS * USUAL_SPREAD ** 2) / (rounds + DOUBTS);
  const behind = (IMPRESSION * (best.impression - contender.impression) + sum) / (IMPRESSION + rounds);
  const doubt = behind * Math.sqrt((IMPRESSION + rounds) / variance);
  return { behind, doubt, proof: sum / Math.sqrt(rounds * variance) };
}
