import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../lib/settings.ts';
import { feel, STILL } from './shaking.ts';

/** What a phone that lies still feels. */
const GRAVITY = 9.81;

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether this is a phone that can feel, of somebody who likes motion. */
export const canShake = (): boolean =>
  'DeviceMotionEvent' in globalThis &&
  matchMedia('(pointer: coarse)').matches &&
  !matchMedia(REDUCED).matches &&
  settings.value.motion;

/** Some browsers ask the phone's owner, and only after a touch; others have no such question. */
const question = (): unknown => Reflect.get(DeviceMotionEvent, 'requestPermission');

export const mustAsk = (): boolean => typeof question() === 'function';

/** Whether the page may feel the phone's motion; to be called within a touch. */
export async function mayFeel(): Promise<boolean> {
  const ask = question();
  if (typeof ask !== 'function') return true;
  try {
    const answer: unknown = await Reflect.apply(ask, DeviceMotionEvent, []);
    return answer === 'granted';
  } catch {
    return false;
  }
}

/** Without what tells motion from gravity, what differs from gravity. */
function forceOf({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): number {
  const own = lengthOf(acceleration);
  return own ?? Math.abs((lengthOf(accelerationIncludingGravity) ?? GRAVITY) - GRAVITY);
}

const lengthOf = (way: DeviceMotionEventAcceleration | null): number | null =>
  way === null || way.x === null ? null : Math.hypot(way.x, way.y ?? 0, way.z ?? 0);

/** Has something done whenever the phone is shaken. */
export function useShaking(isOn: boolean, act: () => void): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    if (!isOn) return;
    let shaking = STILL;
    const onMotion = (event: DeviceMotionEvent): void => {
      shaking = feel(shaking, forceOf(event), event.timeStamp);
      if (shaking.shaken === event.timeStamp) current.current();
    };
    addEventListener('devicemotion', onMotion);
    return () => removeEventListener('devicemotion', onMotion);
  }, [isOn]);
}
