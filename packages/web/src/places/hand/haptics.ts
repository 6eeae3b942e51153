import type { SeenPly } from '@sixfold/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../../session/state.ts';

/** In milliseconds, in turns of shaking and being still. */
const MY_TURN = [70, 50, 70];
const POINT = [18, 42];
/** More cannot be counted by feeling. */
const MOST = 8;

/** What a seat scored in these plies. */
export const pointsOf = (plies: readonly SeenPly[], seat: number | null): number =>
  plies
    .flatMap(({ events }) => events)
    .reduce((sum, event) => sum + (event.type === 'score' && event.seat === seat ? event.points : 0), 0);

/** One's turn, and what one scored, to be felt: eyes are on the television. */
export function rhythmOf(points: number, isMyTurn: boolean): readonly number[] {
  const scored = Array.from({ length: Math.min(points, MOST) }, () => POINT).flat();
  return isMyTurn ? [...scored, ...MY_TURN] : scored;
}

/** Lets the phone shake where it can. */
export function useHaptics({ plies, view, canAct }: TableState): void {
  const felt = useRef(plies.length);
  const wasMine = useRef(canAct);
  useEffect(() => {
    const points = pointsOf(plies.slice(felt.current), view.seat);
    const rhythm = rhythmOf(points, canAct && !wasMine.current);
    felt.current = plies.length;
    wasMine.current = canAct;
    if (rhythm.length > 0 && 'vibrate' in navigator) navigator.vibrate([...rhythm]);
  }, [plies, canAct]);
}
