import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { addUp, playedAtRealTables, playedGames, type PlayedGame } from '../../store/figures.ts';
import { listHistory } from '../../store/history.ts';
import type { PastGame } from '../../store/index.ts';
import { keptPuzzles } from '../../store/puzzles/kept.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { AchievementList } from './achievement-list.tsx';
import { DevicePart } from './device-part.tsx';
import { ExportPart } from './export-part.tsx';
import { FigureTables } from './figure-tables.tsx';
import { OverTime } from './over-time.tsx';
import { PuzzleFigures } from './puzzle-figures.tsx';
import { loadReviews, type KeptReviews } from './reviewed.ts';
import { SoloRecords } from './solo-records.tsx';
import './statistics.css';
import { daysInARow, winsInARow } from './streaks.ts';

interface KeptPlay {
  readonly games: readonly PastGame[];
  readonly puzzles: readonly PuzzleResult[];
  readonly reviews: KeptReviews;
}

async function loadPlay(): Promise<KeptPlay> {
  const [games, puzzles] = await Promise.all([listHistory(), keptPuzzles()]);
  return { games, puzzles, reviews: await loadReviews(games) };
}

/** How people of this device have fared, each of them for themselves, and what of it can be taken elsewhere. */
export function Statistics(): JSX.Element {
  const t = messages.value.statistics;
  const { loaded, again } = useLoaded(loadPlay, '');
  // What is below comes with the figures, or it would jump; it stays while they are reckoned anew.
  const hasCome = useRef(false);
  hasCome.current ||= loaded !== null;
  return (
    <Page title={t.title}>
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <Overview {...loaded.value} />
      )}
      {hasCome.current && <Below changed={again} />}
    </Page>
  );
}

const Below = ({ changed }: { changed: () => void }): JSX.Element => (
  <>
    <p class="buttons">
      <a class="button" href={addressOf({ at: 'history', part: '' })}>
        {messages.value.history.title}
      </a>
      <a class="button" href={addressOf({ at: 'history', part: 'luck' })}>
        {messages.value.luck.title}
      </a>
    </p>
    <DevicePart changed={changed} />
  </>
);

/** Those who have played here, who played most first. */
const namesIn = (played: readonly PlayedGame[]): string[] =>
  [...Map.groupBy(played, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);

function Overview({ games, puzzles, reviews }: KeptPlay): JSX.Element {
  const played = useMemo(() => playedGames(games), [games]);
  const atTables = useMemo(() => playedAtRealTables(games), [games]);
  return (
    <>
      <People played={played} atTables={atTables} reviews={reviews} />
      <PuzzleFigures puzzles={puzzles} />
      <ExportPart games={[...played, ...atTables]} puzzles={puzzles} reviews={reviews} />
    </>
  );
}

interface PeopleProps {
  readonly played: readonly PlayedGame[];
  readonly atTables: readonly PlayedGame[];
  readonly reviews: KeptReviews;
}

/** The games of one of those who play here. */
function People({ played, atTables, reviews }: PeopleProps): JSX.Element {
  const t = messages.value.statistics;
  const names = useMemo(() => namesIn([...played, ...atTables]), [played, atTables]);
  const [name, choose] = useState(names[0] ?? '');
  const isOwn = (one: PlayedGame): boolean => one.name === name;
  if (names.length === 0) return <p class="sheet">{t.empty}</p>;
  return (
    <>
      {names.length > 1 && <Whose names={names} name={name} choose={choose} />}
      <PlayedHere own={played.filter(isOwn)} reviews={reviews} />
      <FigureTables played={atTables.filter(isOwn)} isReal />
    </>
  );
}

/** What somebody has played on this page. */
function PlayedHere({ own, reviews }: { own: readonly PlayedGame[]; reviews: KeptReviews }): JSX.Element | null {
  if (own.length === 0) return null;
  return (
    <>
      <AtAGlance played={own} />
      <AchievementList played={own} />
      <FigureTables played={own} />
      <OverTime played={own} reviews={reviews} />
      <SoloRecords played={own} />
    </>
  );
}

interface WhoseProps {
  readonly names: readonly string[];
  readonly name: string;
  readonly choose: (name: string) => void;
}

function Whose({ names, name, choose }: WhoseProps): JSX.Element {
  const t = messages.value;
  return (
    <label class="whose">
      {t.statistics.whose}
      <select value={name} onChange={({ currentTarget: { value } }) => choose(value)}>
        {names.map((one) => (
          <option key={one} value={one}>
            {one || t.seats.you}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What one looks for first: games, wins, and what stands in a row. */
function AtAGlance({ played }: { played: readonly PlayedGame[] }): JSX.Element {
  const t = messages.value.statistics;
  const { games, wins } = addUp(played);
  const [won, days] = [winsInARow(played), daysInARow(played, Date.now())];
  const facts = [
    { name: t.games, value: games, more: '' },
    { name: t.won, value: wins, more: '' },
    { name: t.winsInARow, value: won.current, more: t.longest(won.best) },
    { name: t.daysInARow, value: days.current, more: t.longest(days.best) },
  ];
  return (
    <dl class="glance">
      {facts.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            {more !== '' && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
