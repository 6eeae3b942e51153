import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { useReview } from './use-review.ts';

/** How far a review has come; or why there is none. */
export function Progress({ state }: { state: ReturnType<typeof useReview> }): JSX.Element | null {
  const t = messages.value.review;
  const { step, end, stop, goOn } = state;
  if (step) {
    return (
      <div class="review-progress">
        <label>
          {t.working[step.stage]}
          <progress value={step.done} max={step.of} />
        </label>
        <button type="button" class="button" onClick={stop}>
          {t.stop}
        </button>
      </div>
    );
  }
  if (end === null) return null;
  return (
    <div class="review-progress">
      {end !== 'stopped' && <p role="alert">{t.failed}</p>}
      <button type="button" class="button" onClick={goOn}>
        {end === 'stopped' ? t.goOn : messages.value.errors.again}
      </button>
    </div>
  );
}
