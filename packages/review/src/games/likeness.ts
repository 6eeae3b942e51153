import type { Level } from '@sixfold/bots';
import type { GameId } from '@sixfold/engine';
import type { Effort } from '../review/effort.ts';
import type { Review } from '../review/review.ts';
import { levelLike, type LevelLoss } from '../statistics/likeness.ts';
import kept from './likeness.json' with { type: 'json' };

/** What the levels of a game lose where so many play, as reviews by one evaluation see it. */
export interface Likeness {
  readonly game: GameId;
  readonly players: number;
  /** Fewer than players where they are partners. */
  readonly teams: number;
  /** The hash of the evaluation, and how much work each review took upon itself: others see other losses. */
  readonly evaluation: string;
  readonly effort: Effort;
  /** The version of the bots, and so many steps they thought about a move. */
  readonly bots: number;
  readonly steps: number;
  /** Weakest first. */
  readonly losses: readonly LevelLoss[];
}

/** All that was measured. It was written by our own script, and a test looks through it. */
export const likenesses = kept as readonly Likeness[];

/** What a table is known by. */
type Reviewed = Pick<Review, 'game' | 'players' | 'start' | 'evaluation' | 'effort'>;

/** What the levels lose at a table like that of a review; nothing where nobody has measured it by the same evaluation. */
export const lossesLike = (
  { game, players, start, evaluation, effort }: Reviewed,
  tables: readonly Likeness[] = likenesses,
): readonly LevelLoss[] =>
  tables.find(
    (one) =>
      one.game === game &&
      one.players === players &&
      one.teams === start.length &&
      one.evaluation === evaluation.hash &&
      JSON.stringify(one.effort) === JSON.stringify(effort),
  )?.losses ?? [];

/** The levels that play like each seat of a reviewed game, as `levelLike` tells them. */
export const levelsLike = (review: Reviewed & Pick<Review, 'seats'>): (readonly Level[] | null)[] =>
  review.seats.map((seat) => levelLike(seat, lossesLike(review)));
