import type { Review, ReviewStep, TeamShares } from '@sixfold/review';
import { useEffect, useState } from 'preact/hooks';
import { keepReview } from '../../store/reviews.ts';
import { basisOf } from '../../thinking/review-basis.ts';
import type { ReviewNews } from '../../thinking/reviewing.ts';
import { reviewer } from '../../thinking/this-reviewer.ts';
import type { ReviewedGame } from './load.ts';

/** How far a review has come. */
export interface ReviewState {
  /** The chances after the deal and after each ply, as far as they are known. */
  readonly values: readonly TeamShares[];
  readonly review: Review | null;
  /** How far it has come; null where nobody works at it. */
  readonly step: Pick<ReviewStep, 'stage' | 'done' | 'of'> | null;
  readonly end: 'none' | 'failed' | 'stopped' | null;
}

const BEGUN: ReviewState = { values: [], review: null, step: { stage: 'graph', done: 0, of: 1 }, end: null };

const shown = (review: Review): ReviewState => ({ review, values: review.values, step: null, end: null });

/** What is known after some news. */
export function hear(state: ReviewState, news: ReviewNews): ReviewState {
  switch (news.what) {
    case 'step':
      // What is kept stays to be seen until there is another.
      return { ...state, step: news.step, values: state.review ? state.values : news.step.values };
    case 'done':
      return shown(news.review);
    case 'none':
    case 'failed':
      return { ...state, step: null, end: news.what };
    case 'same':
    case 'judged':
      return { ...state, step: null };
  }
}

/** So many milliseconds a review that is kept has to be drawn before it is asked whether it would be the same today. */
const SETTLED = 1500;

/** The review of a game: the one that is kept at once, and another where it would not be the same today. */
export function useReview(game: ReviewedGame): ReviewState & {
  readonly stop: () => void;
  readonly goOn: () => void;
} {
  const { id, transcript, substituted, kept } = game;
  const [state, setState] = useState(() => (kept ? shown(kept) : BEGUN));
  const [wish, setWish] = useState(0);
  useEffect(() => {
    if (wish < 0) return;
    let stop = (): void => undefined;
    const ask = (): void => {
      stop = reviewer.ask({ ask: 'review', transcript, substituted, known: kept && basisOf(kept) }, (news) => {
        setState((before) => hear(before, news));
        if (news.what === 'done') void keepReview(game, news.review);
      });
    };
    const timer = setTimeout(ask, kept ? SETTLED : 0);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, wish]);
  useEffect(() => () => reviewer.close(), []);
  return {
    ...state,
    stop: () => {
      setState({ ...state, step: null, end: 'stopped' });
      setWish(-1);
    },
    goOn: () => {
      setState({ ...state, step: BEGUN.step, end: null });
      setWish(Math.abs(wish) + 1);
    },
  };
}
