import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import { rememberedNames } from '../../store/index.ts';
import './setup.css';
import { Icon } from '../../ui/icon.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { againstBot, makeConfig, type TableDraft } from './draft.ts';
import { withKnownLevels } from './edit-draft.ts';
import { openTable } from './new-table.ts';
import { rememberDraft, rememberedDraft } from './remembered.ts';
import { SeatList } from './seat-list.tsx';
import { TermFields } from './term-fields.tsx';

export function Setup({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => entryOf(game)?.load() ?? Promise.reject(new Error(game)), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <SetupForm card={loaded.value.game.card} />;
}

function SetupForm({ card }: { card: Card }): JSX.Element {
  const t = messages.value;
  const hasServer = useHost() !== null;
  const [draft, setDraft] = useState(() => firstDraft(card));
  const [problem, setProblem] = useState('');
  const start = (event: Event): void => {
    event.preventDefault();
    rememberDraft(card.id, draft);
    openTable(card.id, draft, null).catch(() => setProblem(t.errors.start));
  };
  return (
    <Page title={t.setup.title(t.games[card.id].name)}>
      {hasServer && (
        <a class="button" href={addressOf({ at: 'friends', game: card.id })}>
          <Icon name="online" />
          {t.home.friends}
        </a>
      )}
      <form class="sheet setup" onSubmit={start}>
        <SeatList card={card} draft={draft} change={setDraft} />
        <TermFields card={card} draft={draft} change={setDraft} />
        <Experts seed={draft.seed} change={(seed) => setDraft({ ...draft, seed })} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="submit" class="button is-main is-large">
          {t.setup.start}
        </button>
      </form>
    </Page>
  );
}

function Experts({ seed, change }: { seed: string; change: (seed: string) => void }): JSX.Element {
  const t = messages.value.setup;
  return (
    <details class="experts">
      <summary>{t.experts}</summary>
      <label class="field">
        {t.seed}
        <input
          type="text"
          maxLength={80}
          autocomplete="off"
          value={seed}
          onInput={(event) => change(event.currentTarget.value)}
        />
        <small>{t.seedHelp}</small>
      </label>
    </details>
  );
}

/** As it was last time, if the game still allows it. */
function firstDraft(card: Card): TableDraft {
  const draft = rememberedDraft(card.id);
  const isFit = draft?.seats.every(({ name }) => typeof name === 'string') && card.players.includes(draft.seats.length);
  return draft && isFit && makeConfig(card, draft, null).seats.length > 0
    ? withKnownLevels(draft)
    : againstBot(rememberedNames()[0] ?? '');
}
