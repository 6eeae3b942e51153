import { levelIn, levelsOf } from '@sixfold/bots/levels';
import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import { rememberedNames } from '../../store/index.ts';
import './setup.css';
import { BotFace } from '../../ui/bot-face.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dots } from '../../ui/dots.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { againstBot, makeConfig, type TableDraft } from './draft.ts';
import { withKnownLevels } from './edit-draft.ts';
import {
  countPeople,
  findMode,
  inMode,
  levelOfDraft,
  modeOf,
  openModes,
  withLevel,
  withPlayers,
  withTeams,
} from './modes.ts';
import { openTable } from './new-table.ts';
import { PeopleNames } from './people-names.tsx';
import { rememberDraft, rememberedDraft, rememberedLevel, rememberLevel } from './remembered.ts';
import { SeatList } from './seat-list.tsx';
import { TermFields } from './term-fields.tsx';

export function Setup({ game, mode }: { game: string; mode: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => entryOf(game)?.load() ?? Promise.reject(new Error(game)), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <SetupForm card={loaded.value.game.card} mode={mode} />;
}

function SetupForm({ card, mode }: { card: Card; mode: string }): JSX.Element {
  const t = messages.value;
  const [draft, setDraft] = useState(() => firstDraft(card, mode));
  const { isStarting, problem, start } = useStart(card, draft);
  return (
    <Page title={t.setup.title(t.games[card.id].name)}>
      <form class="sheet setup" onSubmit={start}>
        <Modes card={card} draft={draft} change={setDraft} />
        <Players card={card} draft={draft} change={setDraft} />
        <PeopleNames draft={draft} change={setDraft} />
        <Levels card={card} draft={draft} change={setDraft} />
        <Advanced card={card} draft={draft} change={setDraft} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <div class="setup-start">
          <button type="submit" class="button is-main is-large" aria-busy={isStarting}>
            {t.setup.start}
            {isStarting && <Dots />}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface Starting {
  readonly isStarting: boolean;
  readonly problem: string;
  readonly start: (event: Event) => void;
}

/** Opens the table, once; what it was set up like is remembered. */
function useStart(card: Card, draft: TableDraft): Starting {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const start = (event: Event): void => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    rememberDraft(card.id, draft);
    rememberLevel(draft.seats.find(({ kind }) => kind === 'bot')?.bot);
    openTable(card.id, draft, null).catch(() => {
      setStarting(false);
      setProblem(messages.value.setup.failed);
    });
  };
  return { isStarting, problem, start };
}

interface DraftProps {
  readonly card: Card;
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** The ways to play. Online has a place of its own. */
function Modes({ card, draft, change }: DraftProps): JSX.Element {
  const t = messages.value.setup;
  const hasServer = useHost() !== null;
  return (
    <Choice
      label={t.mode}
      options={openModes(card, hasServer).map((value) => ({ value, name: t.modes[value].name }))}
      value={modeOf(draft)}
      help={t.modes[modeOf(draft)].help}
      choose={(mode) => (mode === 'online' ? go({ at: 'friends', game: card.id }) : change(inMode(draft, mode)))}
    />
  );
}

/** How many play, or who of four in two teams. */
function Players({ card, draft, change }: DraftProps): JSX.Element | null {
  const t = messages.value.setup;
  const mode = modeOf(draft);
  if (mode === 'solo') return null;
  if (mode === 'partners')
    return (
      <Choice
        label={t.teams}
        options={[
          { value: 1, name: t.teamsOf.one },
          { value: 2, name: t.teamsOf.two },
          { value: 4, name: t.teamsOf.four },
        ]}
        value={countPeople(draft)}
        choose={(count) => change(withTeams(draft, count))}
      />
    );
  const counts = card.players.filter((count) => count > 1);
  const shown = mode === 'bots' ? 1 : 0;
  return (
    <Choice
      label={mode === 'bots' ? t.opponents : t.howMany}
      options={counts.map((value) => ({ value, name: String(value - shown) }))}
      value={draft.seats.length}
      choose={(count) => change(withPlayers(draft, count))}
      {...(mode === 'together' && card.hidden && { help: t.pass })}
    />
  );
}

/** How strong the bots are: each level that the game offers with its face and what it is like. */
function Levels({ card, draft, change }: DraftProps): JSX.Element | null {
  const t = messages.value;
  if (draft.seats.every(({ kind }) => kind === 'person')) return null;
  return (
    <Choice
      label={t.setup.level}
      options={levelsOf(card.id).map((value) => ({
        value,
        name: t.seats.levels[value],
        help: t.setup.levelHelp[value],
        picture: <BotFace level={value} />,
      }))}
      value={levelIn(card.id, levelOfDraft(draft))}
      choose={(level) => change(withLevel(draft, level))}
    />
  );
}

/** What few ask for: any mix of people and bots, the game's options, series and the seed. */
function Advanced({ card, draft, change }: DraftProps): JSX.Element {
  const t = messages.value.setup;
  return (
    <details class="experts">
      <summary>{t.experts}</summary>
      <div class="setup">
        <TermFields card={card} draft={draft} change={change} />
        <SeatList card={card} draft={draft} change={change} />
        <label class="field">
          {t.seed}
          <input
            type="text"
            maxLength={80}
            autocomplete="off"
            value={draft.seed}
            onInput={(event) => change({ ...draft, seed: event.currentTarget.value })}
          />
          <small>{t.seedHelp}</small>
        </label>
      </div>
    </details>
  );
}

/** As it was last time, if the game still allows it; in the way to play that the address names. */
function firstDraft(card: Card, mode: string): TableDraft {
  const draft = rememberedDraft(card.id);
  const isFit = draft?.seats.every(({ name }) => typeof name === 'string') && card.players.includes(draft.seats.length);
  const known =
    draft && isFit && makeConfig(card, draft, null).seats.length > 0
      ? withKnownLevels(draft)
      : againstBot(rememberedNames()[0] ?? '', rememberedLevel());
  const asked = openModes(card, false).find((one) => one === findMode(mode));
  return asked === undefined || asked === modeOf(known) ? known : inMode(known, asked);
}
