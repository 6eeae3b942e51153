import type { View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import { isMet, meet, type First } from './firsts.ts';
import { isBonusTurn } from './turn.ts';

interface FirstWordProps {
  readonly session: Session;
  readonly state: TableState;
  readonly face: Face;
}

const isChoosing = (view: View): boolean => 'choosing' in view && view.choosing === true;

/** What the one who is to decide meets now, if it is anything that wants a word. */
function metBy({ state, face }: Pick<FirstWordProps, 'state' | 'face'>): First | null {
  // A score board calls bonus turns itself, every time.
  if (!state.canAct || state.config.isPrinted) return null;
  if (isChoosing(state.view)) return 'swap';
  if (isBonusTurn(state)) return 'bonus';
  return face.hasJoker?.(state.view) ? 'joker' : null;
}

/** At a table of this device, what was taken back costs the game its place in the statistics. */
const isCostly = ({ online, isMarked, config }: TableState): boolean => !online && !isMarked && !config.isPrinted;

/** Whether somebody was just kept from the first take-back; whoever still wants it taps again. */
function useKeptBack({ session, state }: Pick<FirstWordProps, 'session' | 'state'>): boolean {
  const [kept, keep] = useState<View | null>(null);
  const isWatched = isCostly(state) && !isMet('back');
  useEffect(() => {
    if (!isWatched) return;
    session.mayTakeBack = () => {
      const may = isMet('back');
      if (!may) keep(session.state.peek().view);
      return may;
    };
    return () => {
      session.mayTakeBack = () => true;
    };
  }, [session, isWatched]);
  return kept === state.view;
}

/** One word before the first swap, bonus turn, joker or take-back, for as long as it is being decided; never twice on a device. */
export function FirstWord(props: FirstWordProps): JSX.Element | null {
  const isKept = useKeptBack(props);
  const met = isKept ? 'back' : metBy(props);
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
