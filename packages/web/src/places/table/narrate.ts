import type { Options } from '@sixfold/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { SeenPly } from '@sixfold/protocol';
import type { TableState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import { settings } from '../../lib/settings.ts';
import type { Tune } from '../../ui/sound.ts';
import { nameAt } from '../../lib/name-at.ts';

/** A ply and all it led to, as one would tell it. */
export const tellPly = (
  ply: SeenPly,
  { words }: Face,
  names: readonly string[],
  options: Options,
  t: Messages,
): string =>
  [words.sayPly(ply, names, t, options), ...ply.events.map((event) => words.sayEvent(event, names, t))]
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The most notable of what happened. */
export function tuneOf(plies: readonly SeenPly[]): Tune {
  const types = plies.flatMap(({ events }) => events.map(({ type }) => type));
  return (['end', 'bonus', 'score'] as const).find((type) => types.includes(type)) ?? 'move';
}

/** Plays a tune where sounds are on; what plays it comes with the first. */
function play(tune: Tune): void {
  if (settings.value.sound) void import('../../ui/sound.ts').then((sound) => sound.play(tune));
}

/** When the tone of the turn follows that of a move, in milliseconds. */
const AFTER_MOVE = 500;

/** Tells everything that happens at the table to those who hear rather than see it, all at once so that nothing is cut off. */
export function useNarration(state: TableState, face: Face, names: readonly string[], t: Messages): void {
  const told = useRef(state.plies.length);
  const wasMine = useRef(state.canAct);
  useEffect(() => {
    const fresh = state.plies.slice(told.current);
    const isMine = state.canAct && (!wasMine.current || fresh.length > 0);
    const hasCome = state.canAct && !wasMine.current;
    told.current = state.plies.length;
    wasMine.current = state.canAct;
    if (fresh.length > 0) play(tuneOf(fresh));
    // Among people the turn has a tone of its own whenever it comes: they may be looking elsewhere.
    if (isMine && fresh.length === 0) play('turn');
    else if (hasCome && state.online) setTimeout(() => play('turn'), AFTER_MOVE);
    const texts = fresh.map((ply) => tellPly(ply, face, names, state.view.options, t));
    if (isMine) texts.push(t.table.turnIsYours);
    if (texts.length > 0) announce(texts.join(' '));
  }, [state.plies, state.canAct]);
}

/** Says that a bot cannot be brought to think. */
export function useStandstill({ isStuck }: TableState): void {
  useEffect(() => {
    if (isStuck) announce(messages.value.errors.think);
  }, [isStuck]);
}

/** After so many milliseconds one wonders whether anything still happens. */
const LONG = 2500;

/** Says that a bot thinks, but only if it takes long: otherwise its move is told soon enough. */
export function useLongThoughts({ thinking, plies }: TableState, names: readonly string[]): void {
  useEffect(() => {
    if (thinking === null) return;
    const say = (): void => announce(messages.value.table.thinking(nameAt(names, thinking)));
    const timer = setTimeout(say, LONG);
    return () => clearTimeout(timer);
  }, [thinking, plies.length]);
}
