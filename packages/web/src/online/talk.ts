import { signal, type ReadonlySignal } from '@preact/signals';
import type { Client, ServerToClient, TalkLine } from '@sixfold/protocol';

/** As many lines are kept in the page. */
const MOST_KEPT = 50;

/** What was said at a table, oldest first. */
export interface HeardTalk {
  readonly lines: readonly TalkLine[];
  /** Lines up to this number were said before one came; they count from 0. */
  readonly before: number;
}

export const NOTHING_HEARD: HeardTalk = { lines: [], before: -1 };

/** Puts what was just told on top of what was heard. */
export function mergeTalk(heard: HeardTalk, { lines, isWhole }: Omit<ServerToClient['talk'], 'table'>): HeardTalk {
  const known = isWhole ? [] : heard.lines.filter(({ number }) => lines.every((line) => line.number !== number));
  const all = [...known, ...lines].toSorted((a, b) => a.number - b.number).slice(-MOST_KEPT);
  const isFirst = isWhole && heard.lines.length === 0 && heard.before === -1;
  return { lines: all, before: isFirst ? (all.at(-1)?.number ?? -1) : heard.before };
}

/** Listens to what is said at a table until `stop`. */
export function listen(
  client: Pick<Client, 'on'>,
  table: string,
): { talk: ReadonlySignal<HeardTalk>; stop: () => void } {
  const talk = signal(NOTHING_HEARD);
  const stop = client.on('talk', (told) => {
    if (told.table === table) talk.value = mergeTalk(talk.peek(), told);
  });
  return { talk, stop };
}
