import type { JSX } from 'preact';
import { ENTRIES } from '../../games/games.ts';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import type { PlayedGame } from '../../store/figures.ts';
import '../end/summary.css';
import '../history/history.css';

/** The best results of somebody alone, a list a game: a medal for each of the first three. */
export function SoloRecords({ played }: { played: readonly PlayedGame[] }): JSX.Element {
  const alone = played.filter(({ hasWon, points }) => hasWon === null && points !== null);
  const lists = ENTRIES.map(({ id }) => ({ id, own: alone.filter(({ past }) => past.game === id) }));
  return (
    <>
      {lists
        .filter(({ own }) => own.length > 0)
        .map(({ id, own }) => (
          <SoloList key={id} game={id} best={bestOf(own)} />
        ))}
    </>
  );
}

const MEDALS = 3;

const bestOf = (played: readonly PlayedGame[]): PlayedGame[] =>
  played.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, MEDALS);

function SoloList({ game, best }: { game: string; best: readonly PlayedGame[] }): JSX.Element {
  const t = messages.value;
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  return (
    <section class="sheet">
      <h2>{t.statistics.soloRecords(gameName(game, t))}</h2>
      <ol class="past-games">
        {best.map(({ past, points }, index) => (
          <li key={past.id}>
            <a class="solo-record" href={addressOf({ at: 'replay', id: past.id })}>
              <span class={`medal is-${index + 1}`} aria-hidden="true">
                {index + 1}
              </span>
              <strong>{t.end.points(points ?? 0)}</strong>
              <small>{date.format(new Date(past.when))}</small>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
