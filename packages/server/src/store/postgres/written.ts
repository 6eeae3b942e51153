import type { Answers, Call } from '../calls.ts';
import type { Write } from '../store.ts';

export const isAppend = (call: Call): call is readonly ['append', readonly Write[]] => call[0] === 'append';

/** The tables to which a batch has written, and how many events they have now. */
export function lengthsAfter(calls: readonly Call[], { answers }: Answers): ReadonlyMap<string, number> {
  const writes = calls.flatMap((call, place) => (isAppend(call) && answers[place] === true ? call[1] : []));
  return new Map(writes.map(({ id, from, events }) => [id, from + events.length]));
}
