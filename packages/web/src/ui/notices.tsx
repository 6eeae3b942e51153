import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { announce } from './announcer.tsx';
import './notices.css';

interface ShownNotice {
  readonly id: number;
  readonly text: string;
}

const shown = signal<readonly ShownNotice[]>([]);
let count = 0;

/** Long enough to be read twice, in milliseconds. */
const STAYS = 6000;
/** More would hide the table. */
const MOST = 3;

/** Shows a sentence for some seconds, and has it said. */
export function notify(text: string): void {
  const notice = { id: ++count, text };
  shown.value = [...shown.value, notice].slice(-MOST);
  announce(text);
  setTimeout(() => (shown.value = shown.value.filter((one) => one !== notice)), STAYS);
}

/** What has just happened beside the game, above everything else: also above a dialog, which hides what lies below it. */
export function Notices(): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const last = shown.value.at(-1)?.id;
  useEffect(() => {
    const { current } = list;
    if (!current?.showPopover) return;
    // What is opened last lies on top.
    if (current.matches(':popover-open')) current.hidePopover();
    if (last !== undefined) current.showPopover();
  }, [last]);
  return (
    <ul ref={list} class="notices" popover="manual" aria-label={messages.value.online.notices}>
      {shown.value.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
