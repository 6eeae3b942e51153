import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PARTS } from '../../i18n/parts.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { isTimeToAsk, wasAsked } from '../../online/asked.ts';
import type { TableState } from '../../session/state.ts';
import { lazyPart, named } from '../../ui/lazy.tsx';

const NoticeAsk = lazyPart(named(() => import('./notice-ask.tsx'), 'NoticeAsk', PLACE_PARTS.notices, PARTS.online));

/** Asks whether this device is to tell of turns, at the right moment and once. */
export function AskNotices({ state }: { state: TableState }): JSX.Element | null {
  const [isNew] = useState(() => !wasAsked());
  return isNew && isTimeToAsk(state.info, state) ? <NoticeAsk /> : null;
}
