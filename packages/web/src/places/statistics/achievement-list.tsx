import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import type { PlayedGame } from '../../store/figures.ts';
import { achievedBy, ACHIEVEMENTS } from './achievements.ts';

/** All that can be achieved: what was, and when; of the rest, how. */
export function AchievementList({ played }: { played: readonly PlayedGame[] }): JSX.Element {
  const t = messages.value;
  const achieved = useMemo(() => achievedBy(played), [played]);
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  return (
    <section class="sheet">
      <h2>{t.statistics.achievements(achieved.size, ACHIEVEMENTS.length)}</h2>
      <ul class="achievements">
        {ACHIEVEMENTS.map((one) => {
          const { name, how } = t.achievements[one];
          const reached = achieved.get(one);
          return (
            <li key={one} class={reached ? 'is-reached' : ''}>
              <span class="achievement-mark" aria-hidden="true">
                {reached ? '★' : '☆'}
              </span>
              <div>
                <strong>{name}</strong>
                <small>{how}</small>
                <small>
                  {reached ? t.statistics.reached(date.format(new Date(reached.past.when))) : t.statistics.open}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
