import type { ReviewedDecision } from '@sixfold/review';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { figuresIn, MARK_NAMES } from './figures.ts';

/** How chess players write it. */
const SIGNS = { 2: '?!', 5: '?', 10: '??' } as const;

/** How much a marked move lost, as a sign, in words and in figures. */
export function Mark({ decision }: { decision: ReviewedDecision }): JSX.Element | null {
  const t = messages.value.review;
  const { mark } = decision;
  if (mark === 0) return null;
  return (
    <p class="review-verdict">
      <span class={`review-chip is-${mark}`}>
        <span aria-hidden="true">{SIGNS[mark]}</span> {t.marks[MARK_NAMES[mark]]}
      </span>{' '}
      {t.lost(figuresIn(settings.value.language).loss(decision))}
    </p>
  );
}
