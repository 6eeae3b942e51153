import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import '../../style/online.css';
import '../setup/setup.css';
import { Choice, Switch } from '../../ui/choice.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { makeAsk, TWO, type FriendsDraft } from './friends-draft.ts';
import { PlayAgain } from './play-again.tsx';
import { NameField } from '../identity/name-field.tsx';
import { TermFields } from '../setup/term-fields.tsx';
import { TempoFields } from '../tempo/tempo-fields.tsx';
import { useName } from '../identity/use-name.ts';
import { WishList } from './wish-list.tsx';

/** A table for people who are elsewhere. */
export function Friends({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => entryOf(game)?.load() ?? Promise.reject(new Error(game)), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <FriendsForm card={loaded.value.game.card} />;
}

function FriendsForm({ card }: { card: Card }): JSX.Element {
  const t = messages.value;
  const [draft, setDraft] = useState(TWO);
  const [problem, setProblem] = useState('');
  const { name, change, settle } = useName();
  const open = async (wished: FriendsDraft): Promise<string | null> => {
    const why = await settle();
    const opened = why === '' ? await attempt('open', makeAsk(card, wished)) : null;
    setProblem(why || complaint.peek());
    if (opened) go({ at: 'online', table: opened.table });
    return opened && opened.table;
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void open(draft);
  };
  return (
    <Page title={t.online.setup(t.games[card.id].name)}>
      <PlayAgain card={card} name={name} open={open} />
      <form class="sheet setup" onSubmit={submit}>
        <NameField name={name} change={change} />
        <WishList card={card} draft={draft} change={setDraft} />
        <Choice
          label={t.online.who}
          options={([false, true] as const).map((value) => {
            const [text, help] = value ? t.online.public : t.online.private;
            return { value, name: text, help };
          })}
          value={draft.isPublic}
          choose={(isPublic) => setDraft({ ...draft, isPublic })}
        />
        {!draft.isPublic && (
          <Switch
            label={t.talk.texts}
            help={t.talk.textsHelp}
            isOn={draft.hasTexts}
            turn={(hasTexts) => setDraft({ ...draft, hasTexts })}
          />
        )}
        <TempoFields tempo={draft.tempo} change={(tempo) => setDraft({ ...draft, tempo })} />
        <TermFields card={card} draft={draft} change={setDraft} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="submit" class="button is-main is-large">
          {t.online.openTable}
        </button>
      </form>
    </Page>
  );
}
