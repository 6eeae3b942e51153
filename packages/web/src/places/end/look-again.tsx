import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';

/** What one may do with a game that is over: look at it again, and know how one played. */
export function LookAgain({ id }: { id: string }): JSX.Element {
  const t = messages.value;
  return (
    <>
      <button type="button" class="button" onClick={() => go({ at: 'review', id, game: '' })}>
        {t.end.review}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'replay', id })}>
        {t.end.lookAgain}
      </button>
    </>
  );
}
