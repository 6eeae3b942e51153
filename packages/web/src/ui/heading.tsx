import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { tookFocus } from '../lib/navigation.ts';
import { nameTitle } from './title.ts';

interface HeadingProps {
  readonly text: string;
  /** Only for screen readers. */
  readonly isUnseen?: boolean;
  /** Takes the focus even if nobody came from elsewhere in the page. */
  readonly isFocused?: boolean;
}

/** A place's heading: names the page, and takes the focus when somebody comes here. */
export function Heading({ text, isUnseen = false, isFocused = false }: HeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = messages.value.app;
  useEffect(() => {
    nameTitle(text === name ? name : `${text} – ${name}`);
  }, [text, name]);
  useEffect(() => {
    if (!isFocused && !tookFocus()) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={isUnseen ? 'unseen' : ''}>
      {text}
    </h1>
  );
}
