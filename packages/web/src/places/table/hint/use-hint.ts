import type { Position } from '@sixfold/engine';
import { useState } from 'preact/hooks';
import type { Face } from '../../../face/face.ts';
import { messages } from '../../../i18n/index.ts';
import type { Session } from '../../../session/session.ts';
import { fail, NO_HINT, type Hint } from './hint.ts';

/** A hint, as far as it was asked for. It is void once the table has changed; what looks for it comes with the first. */
export function useHint(session: Session, face: Face, position: Position): Hint & { readonly ask: () => void } {
  const [found, keep] = useState({ hint: NO_HINT, position });
  const hint = found.position === position ? found.hint : NO_HINT;
  const show = (next: Hint): void => keep({ hint: next, position });
  const search = (): void => {
    show({ ...NO_HINT, isSearching: true, text: messages.value.table.hinting });
    import('./find-hint.ts').then(
      ({ findHint }) => findHint(session, face, position, show),
      () => fail(show),
    );
  };
  const ask = (): void => (hint.isSearching ? undefined : (hint.more ?? search)());
  return { ...hint, ask };
}
