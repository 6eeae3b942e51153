import type { Position } from '@sixfold/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../../../face/face.ts';
import { messages } from '../../../i18n/index.ts';
import type { Session } from '../../../session/session.ts';
import { fail, NO_HINT, type Hint } from './hint.ts';

/** A hint, as far as it was asked for. It stands until the table changes; what looks for it comes with the first. */
export function useHint(session: Session, face: Face, position: Position): Hint & { readonly ask: () => void } {
  const [hint, show] = useState(NO_HINT);
  useEffect(() => show(NO_HINT), [position]);
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
