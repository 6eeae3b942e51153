import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { ENTRIES } from '../../games/games.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { makeFigures, makeSoloResults, type Figures, type SoloResult } from '../../store/figures.ts';
import { importTranscript, listHistory } from '../../store/history.ts';
import type { PastGame } from '../../store/index.ts';
import './history.css';
import { lazy, Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { listOf, seatNames } from '../setup/names.ts';

interface Past {
  readonly games: readonly PastGame[];
  readonly figures: readonly Figures[];
  /** Solo results of each game that has some. */
  readonly solo: readonly { readonly game: string; readonly results: readonly SoloResult[] }[];
}

async function loadPast(): Promise<Past> {
  const games = await listHistory();
  const solo = ENTRIES.map(({ id }) => ({ game: id, results: makeSoloResults(games, id) }));
  return {
    games: await listHistory(),
    figures: makeFigures(games),
    solo: solo.filter(({ results }) => results.length > 0),
  };
}

const Luck = lazy(async () => (await import('../luck/luck.tsx')).Luck);

/** What the address says: all that is over, or a part of it. */
export const History = ({ part }: { part: string }): JSX.Element => (part === 'luck' ? <Luck /> : <Games />);

function Games(): JSX.Element {
  const t = messages.value;
  const { loaded, again } = useLoaded(loadPast, '');
  return (
    <Page title={t.history.title}>
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <Overview past={loaded.value} />
      )}
      <Import />
    </Page>
  );
}

function Overview({ past: { games, figures, solo } }: { past: Past }): JSX.Element {
  const t = messages.value;
  if (games.length === 0) return <p class="sheet">{t.history.empty}</p>;
  return (
    <>
      <a class="button" href={addressOf({ at: 'history', part: 'luck' })}>
        {t.luck.link}
      </a>
      {figures.length > 0 && <FigureTable figures={figures} />}
      {solo.map(({ game, results }) => (
        <SoloList key={game} game={gameName(game, t)} results={results} />
      ))}
      <section class="sheet">
        <h2>{t.history.finished}</h2>
        <ol class="past-games">
          {games.map((past) => (
            <PastRow key={past.id} past={past} />
          ))}
        </ol>
      </section>
    </>
  );
}

const sayDate = (when: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));

function PastRow({
  past: { id, game, seats, when, result, resigned = [], isMarked, isImported },
}: {
  past: PastGame;
}): JSX.Element {
  const t = messages.value;
  const names = seatNames(seats, t);
  const best = names.filter((_, seat) => result.ranks[seat] === 1);
  const remarks = [
    isImported ? t.history.imported : '',
    isMarked ? t.history.marked : '',
    ...resigned.map((seat) => t.end.resigned(nameAt(names, seat))),
  ].filter(Boolean);
  return (
    <li>
      <a href={addressOf({ at: 'replay', id })}>
        <strong>
          {gameName(game, t)}: {listOf(names, t)}
        </strong>
        <span>{names.length === 1 ? t.end.soloResult(result.points[0]!) : saidWinner(best, t)}</span>
        <small>{[sayDate(when), ...remarks].join(' · ')}</small>
      </a>
    </li>
  );
}

/** Whoever left the name empty is spoken to. */
const saidWinner = (names: readonly string[], t: Messages): string => {
  if (names.length > 1) return t.end.wonMany(listOf(names, t));
  return names[0] === t.seats.you ? t.end.youWon : t.end.won(names[0]!);
};

function FigureTable({ figures }: { figures: readonly Figures[] }): JSX.Element {
  const t = messages.value;
  const mean = new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 });
  return (
    <section class="sheet">
      <h2>{t.history.statistics}</h2>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t.end.player}</th>
            <th scope="col">{t.history.gamesPlayed}</th>
            <th scope="col">{t.history.gamesWon}</th>
            <th scope="col">{t.history.best}</th>
            <th scope="col">{t.history.average}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ game, name, games, wins, resigned, best, mean: average }) => (
            <tr key={`${game} ${name}`}>
              <th scope="row">
                {name || t.seats.you}{' '}
                <small>
                  {[gameName(game, t), resigned > 0 && t.history.gaveUp(resigned)].filter(Boolean).join(' · ')}
                </small>
              </th>
              <td>{games}</td>
              <td>{wins}</td>
              <td>{best ?? '–'}</td>
              <td>{average === null ? '–' : mean.format(average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="help">{t.history.figuresHelp}</p>
    </section>
  );
}

function SoloList({ game, results }: { game: string; results: readonly SoloResult[] }): JSX.Element {
  const t = messages.value;
  return (
    <section class="sheet">
      <h2>
        {t.history.solo}: {game}
      </h2>
      <ol class="past-games">
        {results.slice(0, 10).map(({ id, when, name, points }) => (
          <li key={id}>
            <a href={addressOf({ at: 'replay', id })}>
              <strong>{t.end.points(points)}</strong>
              <small>{[name, sayDate(when)].filter(Boolean).join(' · ')}</small>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
