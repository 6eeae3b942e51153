import { useEffect, useRef } from 'preact/hooks';
import type { SeenPly } from '@sixfold/protocol';
import type { TableState } from '../../session/state.ts';
import { play } from '../../ui/feel/sound.ts';
import { tunesOf } from '../../ui/feel/tunes.ts';
import { shake } from '../../ui/feel/vibration.ts';

/** What a moment sounds like, and to whoever has moved feels like. */
function perform(plies: readonly SeenPly[], seat: number | null): void {
  play(...tunesOf(plies));
  const own = plies.filter((ply) => ply.seat === seat);
  if (own.length > 0) shake(...tunesOf(own));
}

/** Calls whoever is to move. */
const call = (): void => play('turn');

/** When the tone of the turn follows that of a move, in milliseconds. */
const AFTER_MOVE = 500;

interface TunesProps {
  readonly state: TableState;
  /** How many plies there were when somebody began to listen. */
  readonly since: number;
}

/** Lets hear that something happened, and when one's turn has come. What it was is told by words. */
export function Tunes({ state, since }: TunesProps): null {
  const heard = useRef(since);
  const wasMine = useRef(state.canAct);
  useEffect(() => {
    const fresh = state.plies.slice(heard.current);
    const hasCome = state.canAct && !wasMine.current;
    heard.current = state.plies.length;
    wasMine.current = state.canAct;
    if (fresh.length > 0) perform(fresh, state.view.seat);
    // Among people the turn has a tone of its own whenever it comes: they may be looking elsewhere.
    if (hasCome && fresh.length === 0) call();
    else if (hasCome && state.online) setTimeout(call, AFTER_MOVE);
  }, [state.plies, state.canAct]);
  return null;
}
