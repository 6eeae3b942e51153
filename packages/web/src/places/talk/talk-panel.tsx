import type { ReadonlySignal } from '@preact/signals';
import { LONGEST_TEXT, PHRASES, REACTIONS, type TableInfo, type TalkLine, type Utterance } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { change, settings } from '../../lib/settings.ts';
import { attempt } from '../../online/deeds.ts';
import type { HeardTalk } from '../../online/talk.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReactionIcon } from './reaction.tsx';
import { Said } from './said.tsx';

export interface TalkProps {
  readonly info: TableInfo;
  readonly talk: ReadonlySignal<HeardTalk>;
  readonly close: () => void;
}

/** What was said last, and what one can say. It lies over the table and stops nobody from playing. */
export function TalkPanel({ info, talk, close }: TalkProps): JSX.Element {
  const t = messages.value;
  const { table, you, hasTexts } = info;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const say = (said: Utterance): Promise<unknown> => attempt('say', { table, said });
  const sayAndGo = (said: Utterance): void => {
    void say(said);
    close();
  };
  return (
    <section
      ref={panel}
      class="talk-panel"
      aria-label={t.talk.title}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header class="talk-head">
        <h2>{t.talk.title}</h2>
        <Mute />
        <button type="button" class="button is-quiet is-round" aria-label={t.app.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {settings.value.talk ? <Lines lines={talk.value.lines} /> : <p class="help">{t.talk.muteHelp}</p>}
      {you !== null && <Sayings say={sayAndGo} />}
      {you !== null && hasTexts && <TextLine say={(text) => say({ kind: 'text', text })} />}
    </section>
  );
}

function Mute(): JSX.Element {
  const { talk } = settings.value;
  return (
    <button type="button" class="button" aria-pressed={!talk} onClick={() => change({ talk: !talk })}>
      {messages.value.talk.mute}
    </button>
  );
}

/** The newest is in sight. */
function Lines({ lines }: { lines: readonly TalkLine[] }): JSX.Element {
  const t = messages.value.talk;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [lines]);
  if (lines.length === 0) return <p class="help">{t.nothing}</p>;
  return (
    <ol ref={list} class="talk-lines" aria-label={t.lines} tabIndex={0}>
      {lines.map(({ number, name, said }) => (
        <li key={number}>
          <strong>{name}</strong> <Said said={said} />
        </li>
      ))}
    </ol>
  );
}

/** The phrases and reactions that there are. */
function Sayings({ say }: { say: (said: Utterance) => void }): JSX.Element {
  const t = messages.value.talk;
  return (
    <>
      <div class="talk-phrases" role="group" aria-label={t.say}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button" onClick={() => say({ kind: 'phrase', phrase })}>
            {t.phrases[phrase]}
          </button>
        ))}
      </div>
      <div class="talk-reactions" role="group" aria-label={t.react}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="button is-quiet is-round"
            aria-label={t.reactions[reaction]}
            title={t.reactions[reaction]}
            onClick={() => say({ kind: 'reaction', reaction })}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        ))}
      </div>
    </>
  );
}

/** A line of one's own; it stays if it could not be sent. */
function TextLine({ say }: { say: (text: string) => Promise<unknown> }): JSX.Element {
  const t = messages.value.talk;
  const [text, setText] = useState('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await say(text.trim())) !== null) setText('');
  };
  return (
    <form class="talk-text" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        aria-label={t.write}
        placeholder={t.write}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button is-main">
        {t.send}
      </button>
    </form>
  );
}
