import type { Review, ReviewedDecision, ReviewedPly } from '@sixfold/review';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { highlightFrom } from '../history/highlights.ts';
import { BetterMove } from './better-move.tsx';
import { figuresIn, type MarkedMove } from './figures.ts';
import type { ReviewedGame } from './load.ts';
import { Mark } from './mark.tsx';

interface MomentProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  readonly review: Review | null;
  readonly at: number;
  /** What was done last before, in words. */
  readonly done: string;
  readonly isBetter: boolean;
  readonly show: (at: number, isBetter?: boolean) => void;
}

/** What was done last before the chosen moment, and what is to be said of it. */
export function Moment(props: MomentProps): JSX.Element {
  const { review, at, done } = props;
  const ply = review?.plies[at - 1];
  return (
    <div class="review-moment">
      <p class="review-said">{done}</p>
      {review && ply && <Verdict {...props} review={review} ply={ply} />}
    </div>
  );
}

interface ReviewStepsProps extends Pick<MomentProps, 'game' | 'at' | 'show'> {
  readonly marks: readonly MarkedMove[];
}

/** One move on or back, or to what was marked. */
export function Steps({ game: { replay }, at, marks, show }: ReviewStepsProps): JSX.Element {
  const t = messages.value;
  const moments = marks.map(({ ply }) => ply + 1);
  const [before, after] = [highlightFrom(moments, at, -1), highlightFrom(moments, at, 1)];
  const jump = (to: number | null): void => void (to !== null && show(to));
  return (
    <div class="review-steps">
      <button
        type="button"
        class="button is-round"
        aria-label={t.history.previous}
        aria-disabled={at === 0}
        onClick={() => show(at - 1)}
      >
        <MoreIcon name="previous" />
      </button>
      <strong>{at === 0 ? t.history.start : t.history.position(at, replay.length)}</strong>
      <button
        type="button"
        class="button is-round"
        aria-label={t.history.next}
        aria-disabled={at === replay.length}
        onClick={() => show(at + 1)}
      >
        <MoreIcon name="next" />
      </button>
      {marks.length > 0 && (
        <>
          <button
            type="button"
            class="button"
            aria-label={t.review.previousMark}
            aria-disabled={before === null}
            onClick={() => jump(before)}
          >
            ‹ ?
          </button>
          <button
            type="button"
            class="button"
            aria-label={t.review.nextMark}
            aria-disabled={after === null}
            onClick={() => jump(after)}
          >
            ? ›
          </button>
        </>
      )}
    </div>
  );
}

interface VerdictProps extends MomentProps {
  readonly review: Review;
  readonly ply: ReviewedPly;
}

/** How good a move was, what came after it, and what would have been better. */
function Verdict(props: VerdictProps): JSX.Element {
  const { game, names, review, ply, at, isBetter, show } = props;
  const { decision } = ply;
  const t = messages.value.review;
  const { signed } = figuresIn(settings.value.language);
  const draw = ply.draws[review.teams[ply.seat] ?? 0] ?? 0;
  const isStandIn = game.substituted.includes(at - 1);
  return (
    <>
      {isStandIn ? <p>{t.standIn(nameAt(names, ply.seat))}</p> : <Judgement decision={decision} />}
      {review.evaluation.seesLuck && Math.abs(draw) >= NOTABLE && (
        <p>{t.drew(nameAt(names, ply.seat), signed(draw))}</p>
      )}
      {decision && decision.mark > 0 && (
        <>
          <BetterMove game={game} names={names} seat={ply.seat} ply={at - 1} decision={decision} />
          <div class="buttons">
            <button type="button" class="button" aria-pressed={isBetter} onClick={() => show(at, !isBetter)}>
              {isBetter ? t.asPlayed : t.showBetter}
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** What luck gave is told from a twentieth of a point on. */
const NOTABLE = 0.0005;

function Judgement({ decision }: { decision: ReviewedDecision | null }): JSX.Element {
  const t = messages.value.review;
  const { loss } = figuresIn(settings.value.language);
  if (!decision) return <p>{t.noChoice}</p>;
  if (decision.mark > 0) return <Mark decision={decision} />;
  return <p>{decision.loss < NOTABLE ? t.fine : t.little(loss(decision))}</p>;
}
