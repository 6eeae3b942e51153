import type { Review } from '@sixfold/review';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { barOf, fullOf, partsShown } from './bar-layout.ts';
import { figuresIn, type FigureWays } from './figures.ts';

interface BarsProps {
  readonly review: Review;
  /** What the teams are called. */
  readonly names: readonly string[];
}

/** What the result of each team came from; of an evaluation that sees too little of luck, decisions alone. */
export function Bars({ review, names }: BarsProps): JSX.Element {
  const t = messages.value.review;
  const { seesLuck } = review.evaluation;
  return (
    <section class="sheet" aria-label={t.parts}>
      <h2>{t.parts}</h2>
      {names.map((name, team) => (
        <TeamBars key={team} review={review} team={team} name={name} />
      ))}
      <p class="help">{seesLuck ? t.partsHelp : `${t.decisionsHelp} ${t.noLuck}`}</p>
    </section>
  );
}

function TeamBars({ review, team, name }: { review: Review; team: number; name: string }): JSX.Element {
  const t = messages.value.review;
  const ways = figuresIn(settings.value.language);
  const full = fullOf(review);
  return (
    <table class="review-bars">
      <caption>
        <strong>{name}</strong> <span>{sayWay(review, team, ways)}</span>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t.part}</th>
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {partsShown(review).map((part) => {
          const value = review.total[part][team] ?? 0;
          return (
            <tr key={part}>
              <th scope="row">{t[part]}</th>
              <td>
                {ways.signed(value)}
                <svg class={`review-bar is-${part}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path class="review-zero" d="M50 0V10" />
                  <rect y="1.5" height="7" {...barOf(value, full)} />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** From where to where the chance went. */
function sayWay({ start, values, result }: Review, team: number, { chance }: FigureWays): string {
  const end = (result ?? values.at(-1))?.[team] ?? 0;
  return messages.value.review.from(chance(start[team] ?? 0), chance(end));
}
