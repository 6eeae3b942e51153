import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../face.ts';
import type { Messages } from '../i18n/messages.ts';
import type { SeenPly } from '@sixfold/table';
import type { TableState } from '../table/session.ts';
import { announce } from '../ui/announcer.tsx';
import { play, type Tune } from '../ui/sound.ts';

/** A ply and all it led to, as one would tell it. */
export const tellPly = (ply: SeenPly, { words }: Face, names: readonly string[], t: Messages): string =>
  [words.sayPly(ply, names, t), ...ply.events.map((event) => words.sayEvent(event, names, t))]
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The most notable of what happened. */
function tuneOf(plies: readonly SeenPly[]): Tune {
  const types = plies.flatMap(({ events }) => events.map(({ type }) => type));
  return (['end', 'bonus', 'score'] as const).find((type) => types.includes(type)) ?? 'move';
}

/** Tells everything that happens at the table to those who hear rather than see it, all at once so that nothing is cut off. */
export function useNarration(state: TableState, face: Face, names: readonly string[], t: Messages): void {
  const told = useRef(state.plies.length);
  const wasMine = useRef(state.canAct);
  useEffect(() => {
    const fresh = state.plies.slice(told.current);
    const isMine = state.canAct && (!wasMine.current || fresh.length > 0);
    told.current = state.plies.length;
    wasMine.current = state.canAct;
    if (fresh.length > 0) play(tuneOf(fresh));
    else if (isMine) play('turn');
    const texts = fresh.map((ply) => tellPly(ply, face, names, t));
    if (isMine) texts.push(t.events.turnIsYours);
    if (texts.length > 0) announce(texts.join(' '));
  }, [state.plies, state.canAct]);
}
