import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { TalkLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import type { HeardTalk } from '../../online/talk.ts';
import { Said } from './said.tsx';
import { sayUtterance } from './say-line.ts';

/** How long a bubble stands, in milliseconds. */
const BUBBLE = 7_000;

/** The lines that have just been said, until they have been read. */
export function useFresh(talk: ReadonlySignal<HeardTalk>): ReadonlySignal<readonly TalkLine[]> {
  const fresh = useSignal<readonly TalkLine[]>([]);
  const { lines, before } = talk.value;
  const seen = useRef(Math.max(before, lines.at(-1)?.number ?? -1));
  useEffect(() => {
    const isHeard = settings.peek().talk;
    const latest = lines.filter(({ number }) => number > Math.max(seen.current, before));
    seen.current = Math.max(seen.current, lines.at(-1)?.number ?? -1);
    // Whom one has blocked falls silent at once.
    fresh.value = [...fresh.peek().filter((line) => lines.includes(line)), ...(isHeard ? latest : [])];
    for (const line of latest) setTimeout(() => (fresh.value = fresh.peek().filter((one) => one !== line)), BUBBLE);
  }, [lines]);
  return fresh;
}

/** What somebody has just said, over their tracks: nothing moves for it. */
export function Bubble({
  fresh,
  seat,
}: {
  fresh: ReadonlySignal<readonly TalkLine[]>;
  seat: number;
}): JSX.Element | null {
  const line = fresh.value.findLast((one) => one.seat === seat);
  if (!line || !settings.value.talk) return null;
  return (
    <span key={line.number} class="bubble" aria-hidden="true">
      <Said said={line.said} />
    </span>
  );
}

/** The same for those who hear it: a voice of its own, so that nothing of the game is lost. */
export function TalkVoice({
  fresh,
  you,
}: {
  fresh: ReadonlySignal<readonly TalkLine[]>;
  you: number | null;
}): JSX.Element {
  const t = messages.value.talk;
  const line = fresh.value.findLast(({ seat }) => seat !== you);
  return (
    <p class="unseen" aria-live="polite">
      {line && settings.value.talk && t.heard(line.name, sayUtterance(line.said, t))}
    </p>
  );
}
