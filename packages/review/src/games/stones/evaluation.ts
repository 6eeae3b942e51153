import { basis, Layout, stoneReasons, TurnSolver } from '@sixfold/bots/stones';
import { hashText } from '@sixfold/engine/seeded';
import type { StonesPosition } from '@sixfold/engine/stones';
import type { Evaluation, TeamShares } from '../../contract/evaluation.ts';
import { softmax } from '../../family/softmax.ts';

/** What a collection is worth. */
export interface StonesTaste {
  /** How much less each further stone of a symbol is worth than the one before. */
  readonly fade: number;
  /** A lead of so many stones makes a player e times as likely to win as the other. */
  readonly lead: number;
  /** What it is worth to be next, and each bonus turn. */
  readonly turn: number;
}

/** Fitted to 150 games that bots played against themselves with two, three and four players. */
const TASTE: StonesTaste = { fade: 0.04, lead: 5, turn: 1 };

/** Judges by the collections, with the mover's turn solved. */
class StonesEvaluation implements Evaluation<StonesPosition> {
  readonly name = 'stones-turn';
  readonly hash: string;
  readonly seesLuck = true;
  private readonly taste: StonesTaste;
  private readonly worths: readonly number[];

  constructor(taste: StonesTaste) {
    this.taste = taste;
    this.hash = hashText(`${basis} ${JSON.stringify(taste)}`);
    this.worths = Array.from({ length: 8 }, (_, track) => (1 - Math.exp(-taste.fade * track)) / taste.fade);
  }

  appraise(position: StonesPosition): { readonly shares: TeamShares; readonly error: 0 } {
    const start = Layout.of(position);
    const seat = position.turn;
    const own =
      position.countMoves() > 1 || position.pileSize > 0
        ? new TurnSolver(start, position.tray).solve((end) => this.sharesAfter(end)[seat] ?? 0)
        : (this.sharesAfter(start)[seat] ?? 0);
    return { shares: withShare(this.sharesAfter(start), seat, own), error: 0 };
  }

  candidates(position: StonesPosition): number[] {
    return position.legalMoves();
  }

  reasons(position: StonesPosition, move: number): ReturnType<Evaluation['reasons']> {
    return [...stoneReasons(position, move)];
  }

  /** Everybody's share between two turns. */
  private sharesAfter(end: Layout): number[] {
    const seats = Array.from({ length: end.players }, (_, seat) => seat);
    if (end.ended) return seats.map((seat) => end.share(seat));
    const { lead, turn } = this.taste;
    return softmax(
      seats.map((seat) => (this.progress(end, seat) + (seat === end.turn ? turn * (1 + end.due) : 0)) / lead),
    );
  }

  private progress({ tracks }: Layout, seat: number): number {
    let sum = 0;
    for (const track of tracks.subarray(seat * 6, seat * 6 + 6)) sum += this.worths[track] ?? 0;
    return sum;
  }
}

/** The others share what one seat leaves them as they did before. */
function withShare(shares: readonly number[], seat: number, own: number): number[] {
  const rest = 1 - (shares[seat] ?? 0);
  return shares.map((share, other) => (other === seat ? own : rest > 0 ? (share * (1 - own)) / rest : 0));
}

/** How stones are judged, with any number of players. */
export const makeEvaluation = (taste: StonesTaste = TASTE): Evaluation<StonesPosition> => new StonesEvaluation(taste);
