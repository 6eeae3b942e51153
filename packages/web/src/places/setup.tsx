import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { entryOf } from '../games.ts';
import { messages, type Messages } from '../i18n/index.ts';
import { rememberedNames } from '../store/index.ts';
import '../style/setup.css';
import { Choice, type Option } from '../ui/choice.tsx';
import { Pending, useLoaded } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';
import { againstBot, makeConfig, openOptions, valueOf, withKnownLevels, type Draft } from './draft.ts';
import { openTable } from './new-table.ts';
import { rememberDraft, rememberedDraft } from './remembered.ts';
import { SeatList } from './seat-list.tsx';

const SERIES = [1, 2, 3, 4, 6] as const;

export function Setup({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => entryOf(game)?.load() ?? Promise.reject(new Error(game)), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <SetupForm card={loaded.value.game.card} />;
}

function SetupForm({ card }: { card: Card }): JSX.Element {
  const t = messages.value;
  const [draft, setDraft] = useState(() => firstDraft(card));
  const [problem, setProblem] = useState('');
  const start = (event: Event): void => {
    event.preventDefault();
    rememberDraft(card.id, draft);
    openTable(card.id, draft, null).catch(() => setProblem(t.errors.start));
  };
  return (
    <Page title={t.setup.title(t.games[card.id as keyof typeof t.games].name)}>
      <form class="sheet setup" onSubmit={start}>
        <SeatList card={card} draft={draft} change={setDraft} />
        {openOptions(card, draft).map((option) => (
          <Choice
            key={option}
            label={t.setup.options[card.id]?.[option]?.name ?? option}
            options={optionTexts(card, option, t)}
            value={String(valueOf(card, draft, option))}
            choose={(text) => setDraft(withOption(card, draft, option, text))}
          />
        ))}
        <Choice
          label={t.setup.series}
          options={SERIES.map((value) => ({ value, name: String(value) }))}
          value={draft.games}
          choose={(games) => setDraft({ ...draft, games })}
          {...(draft.games > 1 ? { help: t.setup.seriesHelp } : {})}
        />
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
function firstDraft(card: Card): Draft {
  const draft = rememberedDraft(card.id);
  const isFit = draft?.seats.every(({ name }) => typeof name === 'string') && card.players.includes(draft.seats.length);
  return draft && isFit && makeConfig(card, draft, null).seats.length > 0
    ? withKnownLevels(draft)
    : againstBot(rememberedNames()[0] ?? '');
}

/** Radio buttons carry texts; the card's values may be of any kind. */
function optionTexts(card: Card, option: string, t: Messages): Option<string>[] {
  return (card.options[option]?.values ?? []).map(String).map((value) => {
    const [name = value, help] = t.setup.options[card.id]?.[option]?.values[value] ?? [];
    return { value, name, ...(help === undefined ? {} : { help }) };
  });
}

const withOption = (card: Card, draft: Draft, option: string, text: string): Draft => {
  const value = card.options[option]?.values.find((known) => String(known) === text);
  return value === undefined ? draft : { ...draft, options: { ...draft.options, [option]: value } };
};
