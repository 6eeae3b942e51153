import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import type { TalkProps } from './talk-panel.tsx';

const TalkPanel = lazyPart(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** Opens what one can say. */
export function TalkButton(props: Omit<TalkProps, 'close'>): JSX.Element {
  const t = messages.value.talk;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={settings.value.talk ? 'button is-quiet' : 'button is-quiet is-muted'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon name="talk" />
        <span class="button-text">{t.title}</span>
      </button>
      {isOpen && <TalkPanel {...props} close={close} />}
    </>
  );
}
