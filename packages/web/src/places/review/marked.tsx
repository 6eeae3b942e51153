import type { Review } from '@sixfold/review';
import { levelsLike } from '@sixfold/review/statistics';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { figuresIn, lostInEach, sayLevels, type MarkedMove } from './figures.ts';
import { Mark } from './mark.tsx';

interface MarkedProps {
  readonly review: Review;
  readonly marks: readonly MarkedMove[];
  readonly names: readonly string[];
  readonly show: (ply: number) => void;
  readonly find: (seat: number) => void;
}

/** What everybody's decisions cost, and the moves that cost most. */
export function Marked({ review, marks, names, show, find }: MarkedProps): JSX.Element {
  const t = messages.value;
  return (
    <section class="sheet">
      <h2>{t.review.marked}</h2>
      <Seats review={review} names={names} />
      {marks.length === 0 && <p>{t.review.noMarked}</p>}
      <ol class="review-marked">
        {marks.map(({ ply, seat, decision }) => (
          <li key={ply}>
            <button type="button" onClick={() => show(ply)}>
              <span>{t.review.row(ply + 1, nameAt(names, seat))}</span>
              <Mark decision={decision} />
            </button>
          </li>
        ))}
      </ol>
      <Find marks={marks} names={names} find={find} />
    </section>
  );
}

/** What everybody lost in a decision, and who plays like that, where anybody knows. */
function Seats({ review, names }: Pick<MarkedProps, 'review' | 'names'>): JSX.Element {
  const t = messages.value;
  const alike = levelsLike(review);
  return (
    <>
      <ul class="review-seats">
        {review.seats.map((seat, index) => (
          <li key={index}>
            {saySeat(nameAt(names, index), seat)}
            {alike[index] && <small>{sayLevels(alike[index], t)}</small>}
          </li>
        ))}
      </ul>
      {alike.some((levels) => levels !== null) && <p class="help">{t.review.levelHelp}</p>}
    </>
  );
}

function saySeat(name: string, seat: Review['seats'][number]): string {
  const t = messages.value.review;
  const each = lostInEach(seat);
  return each === null ? t.seatNone(name) : t.seat(name, seat.real, figuresIn(settings.value.language).points(each));
}

/** Whoever has marked moves may look for better ones. */
function Find({ marks, names, find }: Pick<MarkedProps, 'marks' | 'names' | 'find'>): JSX.Element | null {
  const t = messages.value.finding;
  if (marks.length === 0) return null;
  const bySeat = names.map((name, seat) => ({ name, seat, count: marks.filter((one) => one.seat === seat).length }));
  return (
    <div class="review-find">
      <h3>{t.title}</h3>
      <p class="help">{t.help}</p>
      <div class="buttons">
        {bySeat
          .filter(({ count }) => count > 0)
          .map(({ name, seat, count }) => (
            <button key={seat} type="button" class="button is-main" onClick={() => find(seat)}>
              {t.of(name, count)}
            </button>
          ))}
      </div>
    </div>
  );
}
