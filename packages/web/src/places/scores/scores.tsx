import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ENTRIES, entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import { rememberedNames } from '../../store/index.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dots } from '../../ui/dots.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import '../setup/setup.css';
import { seatNames } from '../setup/names.ts';
import { KeptScores } from './kept-scores.tsx';
import { openScores } from './open-scores.ts';
import './scores.css';
import {
  firstDraft,
  inWay,
  makeWishes,
  openWays,
  withPlayers,
  type ScoresDraft,
  type ScoresDraftProps,
  type ScoresCardProps,
} from './scores-draft.ts';
import { ScoresNames } from './scores-names.tsx';

/** A score board for a game that lies on a real table: of a game that the address names, or one to be chosen. */
export function Scores({ game }: { game: string }): JSX.Element {
  return entryOf(game) ? <ScoresOf game={game} /> : <WhichGame />;
}

/** The five games, each by its picture. */
function WhichGame(): JSX.Element {
  const t = messages.value;
  return (
    <Page title={t.scores.title}>
      <p>{t.scores.what}</p>
      <nav class="scores-games" aria-label={t.scores.which}>
        {ENTRIES.map(({ id, Miniature }) => (
          <a key={id} class="scores-game" href={addressOf({ at: 'scores', game: id })}>
            <span class="miniature" aria-hidden="true">
              <Miniature />
            </span>
            <b>{t.games[id].name}</b>
          </a>
        ))}
      </nav>
      <Beside game="" />
      <KeptScores />
    </Page>
  );
}

function ScoresOf({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => entryOf(game)?.load() ?? Promise.reject(new Error(game)), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <ScoresSetup card={loaded.value.game.card} />;
}

function ScoresSetup({ card }: { card: Card }): JSX.Element {
  const t = messages.value;
  const [draft, change] = useState(() => firstDraft(rememberedNames()));
  const { isStarting, problem, start } = useStarting(card, draft);
  return (
    <Page title={t.scores.titleOf(t.games[card.id].name)}>
      <form class="sheet setup" onSubmit={start}>
        <Ways card={card} draft={draft} change={change} />
        <ScoresNames card={card} draft={draft} change={change} />
        <Devices draft={draft} change={change} />
        <Series draft={draft} change={change} />
        {draft.players > 1 && <Starter card={card} draft={draft} change={change} />}
        {problem !== '' && <p role="alert">{problem}</p>}
        <div class="setup-start">
          <button type="submit" class="button is-main is-large" aria-busy={isStarting}>
            {draft.isOnline ? t.scores.invite : t.scores.start}
            {isStarting && <Dots />}
          </button>
        </div>
      </form>
      <Beside game={card.id} />
    </Page>
  );
}

/** What else there is for a game on a real table. */
function Beside({ game }: { game: string }): JSX.Element {
  const t = messages.value.scores;
  return (
    <p class="buttons">
      <a class="button" href={addressOf({ at: 'pieces', game })}>
        {t.pieces}
      </a>
      <a class="button" href={addressOf({ at: 'print', game })}>
        {t.print}
      </a>
    </p>
  );
}

interface StartingScores {
  readonly isStarting: boolean;
  readonly problem: string;
  readonly start: (event: Event) => void;
}

/** Opens the score board, once. */
function useStarting(card: Card, draft: ScoresDraft): StartingScores {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const fail = (why: string): void => {
    setStarting(false);
    setProblem(why);
  };
  const start = (event: Event): void => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    openScores(card, draft).then(
      (opened) => ('why' in opened ? fail(opened.why) : go(opened.place)),
      () => fail(messages.value.scores.failed),
    );
  };
  return { isStarting, problem, start };
}

/** Who against whom, and how many. */
function Ways({ card, draft, change }: ScoresCardProps): JSX.Element {
  const t = messages.value.scores;
  const ways = openWays(card);
  return (
    <>
      {ways.length > 1 && (
        <Choice
          label={t.way}
          options={ways.map((value) => ({ value, name: t.ways[value] }))}
          value={draft.way}
          choose={(way) => change(inWay(draft, way))}
        />
      )}
      {draft.way === 'against' && (
        <Choice
          label={messages.value.setup.howMany}
          options={card.players.filter((count) => count > 1).map((value) => ({ value, name: String(value) }))}
          value={draft.players}
          choose={(players) => change(withPlayers(draft, players))}
        />
      )}
    </>
  );
}

/** On one device in the middle, or on everybody's own. */
function Devices({ draft, change }: ScoresDraftProps): JSX.Element | null {
  const t = messages.value.scores;
  const hasServer = useHost() !== null;
  if (!hasServer || draft.way === 'solo') return null;
  return (
    <Choice
      label={t.where}
      options={([false, true] as const).map((value) => {
        const [name, help] = value ? t.everyone : t.here;
        return { value, name, help };
      })}
      value={draft.isOnline}
      choose={(isOnline) => change({ ...draft, isOnline })}
    />
  );
}

const SERIES = [1, 2, 3, 4, 6] as const;

function Series({ draft, change }: ScoresDraftProps): JSX.Element {
  const t = messages.value.setup;
  return (
    <Choice
      label={t.series}
      options={SERIES.map((value) => ({ value, name: String(value) }))}
      value={draft.games}
      choose={(games) => change({ ...draft, games })}
      {...(draft.games > 1 && { help: t.seriesHelp })}
    />
  );
}

const DRAWN = -1;

/** Who starts: somebody by name, or whoever is drawn. */
function Starter({ card, draft, change }: ScoresCardProps): JSX.Element {
  const t = messages.value;
  const names = seatNames(makeWishes(card, draft).seats, t);
  return (
    <Choice
      label={t.scores.starts}
      options={[{ value: DRAWN, name: t.scores.drawn }, ...names.map((name, value) => ({ value, name }))]}
      value={draft.starter ?? DRAWN}
      choose={(seat) => change({ ...draft, starter: seat === DRAWN ? null : seat })}
    />
  );
}
