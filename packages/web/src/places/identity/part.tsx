import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { sayWhyNot } from '../../online/say.ts';
import { announce } from '../../ui/announcer.tsx';

/** What came of it: why it was not done, or that it was. */
export const sayOutcome = (why: string | null, done: string): string =>
  why === null ? done : sayWhyNot(why, messages.peek().online);

/** What was said last, to be read where it was asked and heard by those who do not see it. */
export function useSaying(): { said: string; say: (text: string) => void } {
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  return { said, say };
}

interface PartProps {
  readonly title: string;
  /** What it is for. */
  readonly help: string;
  /** What came of what was asked last; empty before. */
  readonly said: string;
  readonly children: ComponentChildren;
}

/** A part of the place where one's identity is managed. */
export function Part({ title, help, said, children }: PartProps): JSX.Element {
  return (
    <div class="identity-part">
      <h3>{title}</h3>
      <p class="help">{help}</p>
      {children}
      {said !== '' && <p>{said}</p>}
    </div>
  );
}
