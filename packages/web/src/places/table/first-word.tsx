import type { View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import { isMet, meet, type First } from './firsts.ts';
import { isBonusTurn } from './turn.ts';

interface FirstWordProps {
  readonly state: TableState;
  readonly face: Face;
}

const isChoosing = (view: View): boolean => 'choosing' in view && view.choosing === true;

/** What the one who is to decide meets now, if it is anything that wants a word. */
function metBy({ state, face }: FirstWordProps): First | null {
  // A score board calls bonus turns itself, every time.
  if (!state.canAct || state.config.isPrinted) return null;
  if (isChoosing(state.view)) return 'swap';
  if (isBonusTurn(state)) return 'bonus';
  return face.hasJoker?.(state.view) ? 'joker' : null;
}

/** One word before the first swap, bonus turn or joker, for as long as it is being decided; never twice on a device. */
export function FirstWord(props: FirstWordProps): JSX.Element | null {
  const met = metBy(props);
  const first = useMemo(() => (met && !isMet(met) ? met : null), [met]);
  useEffect(() => {
    if (!first) return;
    meet(first);
    announce(messages.peek().firsts[first], 'consequence');
  }, [first]);
  const t = messages.value.firsts;
  return (
    first && (
      <aside class="guide" aria-label={t.label}>
        <p>{t[first]}</p>
      </aside>
    )
  );
}
