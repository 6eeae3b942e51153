import type { Review } from '@sixfold/review';
import type { PlayedGame } from '../../store/figures.ts';
import { loadHistory } from '../../store/history.ts';
import type { PastGame } from '../../store/index.ts';
import { keptReview, reviewedIds } from '../../store/reviews.ts';

/** What a review comes to; each ply of hundreds of games would be too much to hold at once. */
export type ReviewSums = Omit<Review, 'format' | 'values' | 'result' | 'deal' | 'plies'>;

/** By the ids of the games. */
export type KeptReviews = ReadonlyMap<string, ReviewSums>;

const sumsOf = ({ game, players, teams, evaluation, effort, start, total, seats }: Review): ReviewSums => ({
  game,
  players,
  teams,
  evaluation,
  effort,
  start,
  total,
  seats,
});

/** What is known of those games that were reviewed on this device. */
export async function loadReviews(games: readonly PastGame[]): Promise<KeptReviews> {
  const ids = await reviewedIds();
  const known = new Map<string, ReviewSums>();
  for (const { id, substituted = [] } of games) {
    const game = ids.has(id) ? await loadHistory(id) : null;
    const review = game && (await keptReview({ id, transcript: game.transcript, substituted }));
    if (review) known.set(id, sumsOf(review));
  }
  return known;
}

/** How somebody decided in a game that was reviewed, and what luck gave. */
export interface ReviewedPart {
  readonly when: string;
  readonly review: ReviewSums;
  /** How many decisions were real, and what they lost of the win together. */
  readonly real: number;
  readonly lost: number;
  /** What draws were worth; null where the evaluation sees too little of them. */
  readonly luck: number | null;
}

/** The part of one person in a game; null where it was not reviewed. */
export function reviewedPart({ past, seat }: PlayedGame, reviews: KeptReviews): ReviewedPart | null {
  const review = reviews.get(past.id);
  const decided = review?.seats[seat];
  if (!review || !decided) return null;
  const luck = review.evaluation.seesLuck ? (review.total.draws[review.teams[seat] ?? 0] ?? null) : null;
  return { when: past.when, review, ...decided, luck };
}
