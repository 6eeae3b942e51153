import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { importTranscript, listHistory } from '../../store/history.ts';
import type { PastGame } from '../../store/index.ts';
import './history.css';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { listOf, seatNames } from '../setup/names.ts';

/** All that is over. */
export function History(): JSX.Element {
  const t = messages.value;
  const { loaded, again } = useLoaded(listHistory, '');
  return (
    <Page title={t.history.title}>
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <Overview games={loaded.value} />
      )}
      <Import />
    </Page>
  );
}

function Overview({ games }: { games: readonly PastGame[] }): JSX.Element {
  const t = messages.value;
  return (
    <>
      <p class="buttons">
        <a class="button" href={addressOf({ at: 'history', part: 'statistics' })}>
          {t.history.statistics}
        </a>
        <a class="button" href={addressOf({ at: 'history', part: 'luck' })}>
          {t.luck.title}
        </a>
      </p>
      {games.length === 0 ? <p class="sheet">{t.history.empty}</p> : <PastGames games={games} />}
    </>
  );
}

/** So many are shown at once. */
const AT_ONCE = 30;

/** What was finished, last first: all of it, or one game's. */
function PastGames({ games }: { games: readonly PastGame[] }): JSX.Element {
  const t = messages.value.history;
  const [only, choose] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const wanted = games.filter(({ game }) => only === '' || game === only);
  return (
    <section class="sheet">
      <h2>{t.finished}</h2>
      <OnlyGame games={[...new Set(games.map(({ game }) => game))]} only={only} choose={choose} />
      <ol class="past-games">
        {wanted.slice(0, most).map((past) => (
          <PastRow key={past.id} past={past} />
        ))}
      </ol>
      {wanted.length > most && (
        <button type="button" class="button" onClick={() => setMost(most + AT_ONCE)}>
          {t.more(wanted.length - most)}
        </button>
      )}
    </section>
  );
}

interface OnlyGameProps {
  readonly games: readonly string[];
  /** Empty for all. */
  readonly only: string;
  readonly choose: (game: string) => void;
}

function OnlyGame({ games, only, choose }: OnlyGameProps): JSX.Element | null {
  const t = messages.value;
  if (games.length < 2) return null;
  return (
    <select aria-label={t.history.which} value={only} onChange={({ currentTarget: { value } }) => choose(value)}>
      <option value="">{t.history.allGames}</option>
      {games.map((game) => (
        <option key={game} value={game}>
          {gameName(game, t)}
        </option>
      ))}
    </select>
  );
}

const sayDate = (when: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));

function PastRow({
  past: { id, game, seats, when, result, resigned = [], isMarked, isImported, isPrinted },
}: {
  past: PastGame;
}): JSX.Element {
  const t = messages.value;
  const names = seatNames(seats, t);
  const best = names.filter((_, seat) => result.ranks[seat] === 1);
  const remarks = [
    isImported ? t.history.imported : '',
    isMarked ? t.history.marked : '',
    isPrinted ? t.history.real : '',
    ...resigned.map((seat) => t.end.resigned(nameAt(names, seat))),
  ].filter(Boolean);
  const said = (
    <>
      <strong>
        {gameName(game, t)}: {listOf(names, t)}
      </strong>
      <span>{names.length === 1 ? t.end.soloResult(result.points[0]!) : saidWinner(best, t)}</span>
      <small>{[sayDate(when), ...remarks].join(' · ')}</small>
    </>
  );
  // Of a game on a real table only the score is known.
  return (
    <li>
      {isPrinted ? <div class="past-score">{said}</div> : <a href={addressOf({ at: 'replay', id })}>{said}</a>}
      {!isPrinted && (
        <a
          class="past-review"
          href={addressOf({ at: 'review', id, game: '' })}
          aria-label={`${t.end.review}: ${gameName(game, t)}, ${sayDate(when)}`}
        >
          {t.end.review}
        </a>
      )}
    </li>
  );
}

/** Whoever left the name empty is spoken to. */
const saidWinner = (names: readonly string[], t: Messages): string => {
  if (names.length > 1) return t.end.wonMany(listOf(names, t));
  return names[0] === t.seats.you ? t.end.youWon : t.end.won(names[0]!);
};

/** Takes a transcript file and shows the game in it. */
function Import(): JSX.Element {
  const t = messages.value;
  const [problem, setProblem] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const taken = await importTranscript(await file.text());
    if (taken.ok) go({ at: 'replay', id: taken.value });
    else setProblem(t.history.importFailed);
  };
  return (
    <section class="sheet">
      <label class="button">
        {t.history.importFile}
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  );
}
