import { useEffect, useRef } from 'preact/hooks';
import type { SeenPly } from '@sixfold/protocol';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { nameAt } from '../../lib/name-at.ts';
import { announce } from '../../ui/announcer.tsx';
import { tellPly } from './tell.ts';

/** What of a table's state can be heard. */
export type HeardState = Pick<TableState, 'view' | 'plies' | 'known' | 'canAct' | 'hasHints' | 'thinking' | 'isStuck'>;

/** What can be told of a table. */
export interface Told {
  readonly state: HeardState;
  /** What happened so far; each score says what it added to its track. */
  readonly told: readonly SeenPly[];
  readonly face: Face;
  readonly names: readonly string[];
}

/** What happened from a ply on. */
export const tellFrom = ({ state, told, face, names }: Told, from: number): string =>
  told
    .slice(from)
    .map((ply, index) =>
      tellPly(ply, face, names, state.view.options, messages.peek(), state.plies[Math.max(0, from) + index]),
    )
    .join(' ');

/** Tells everything that happens at the table to those who hear rather than see it, and when their turn comes. */
export function useNarration(about: Told): void {
  const { state } = about;
  const heard = useRef(state.plies.length);
  const wasMine = useRef(state.canAct);
  useEffect(() => {
    const fresh = state.plies.slice(heard.current);
    announce(tellFrom(about, heard.current));
    const hasCome = !wasMine.current || fresh.some(({ seat }) => seat !== state.view.seat);
    heard.current = state.plies.length;
    wasMine.current = state.canAct;
    if (state.canAct && hasCome) announce(messages.peek().table.turnIsYours, 'turn');
  }, [state.plies, state.canAct]);
}

/** Says that a bot cannot be brought to think. */
export function useStandstill({ isStuck }: HeardState): void {
  useEffect(() => {
    if (isStuck) announce(messages.value.errors.think, 'turn');
  }, [isStuck]);
}

/** After so many milliseconds one wonders whether anything still happens. */
const LONG = 2500;

/** Says that a bot thinks, but only if it takes long: otherwise its move is told soon enough. */
export function useLongThoughts({ thinking, plies }: HeardState, names: readonly string[]): void {
  useEffect(() => {
    if (thinking === null) return;
    const say = (): void => announce(messages.value.table.thinking(nameAt(names, thinking)), 'turn');
    const timer = setTimeout(say, LONG);
    return () => clearTimeout(timer);
  }, [thinking, plies.length]);
}
