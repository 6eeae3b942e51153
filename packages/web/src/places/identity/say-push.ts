import { messages } from '../../i18n/index.ts';
import { sayOutcome } from './part.tsx';

/** What came of wanting to be told: the browser may have said no, as well as the server. */
export function sayPush(why: string | null, done: string): string {
  const t = messages.peek().notices;
  if (why === 'denied') return t.why.denied;
  return why === 'no-push' ? t.failed : sayOutcome(why, done);
}
