import type { Review } from '@sixfold/review';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { ShareButtons } from '../table/share-buttons.tsx';
import type { ReviewedGame } from './load.ts';

interface BelowProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  readonly review: Review | null;
}

/** Where one may go from here, and who judged. The link is that of the game: it is reviewed wherever it is opened. */
export function Below({ game: { id, isOwn, transcript }, names, review }: BelowProps): JSX.Element {
  const t = messages.value;
  return (
    <>
      <div class="buttons">
        <a class="button" href={addressOf({ at: 'review', id: '', game: '' })}>
          {t.skill.title}
        </a>
        {isOwn && (
          <>
            <a class="button" href={addressOf({ at: 'replay', id })}>
              {t.review.replay}
            </a>
            <ShareButtons id={id} game={transcript.game} names={names} />
          </>
        )}
      </div>
      {review && <p class="help">{t.review.judgedBy(review.evaluation.name, review.evaluation.hash.slice(0, 12))}</p>}
    </>
  );
}
