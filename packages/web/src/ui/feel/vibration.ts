import { settings } from '../../lib/settings.ts';
import type { Tune } from './notes.ts';
import { wasTouched } from './sound.ts';

/** In milliseconds, in turns of shaking and being still. */
const RHYTHMS: Readonly<Partial<Record<Tune, readonly number[]>>> = {
  place: [12],
  point: [18, 40, 18],
  bonus: [25, 40, 25, 40, 60],
  bust: [160],
  win: [60, 50, 60, 50, 160],
};

/** Lets a phone shake by what its owner's move led to. */
export function shake(...tunes: readonly Tune[]): void {
  const isAllowed = settings.peek().vibration && wasTouched();
  const rhythm = tunes.map((tune) => RHYTHMS[tune] ?? []).findLast(({ length }) => length > 0);
  if (isAllowed && rhythm && 'vibrate' in navigator) navigator.vibrate([...rhythm]);
}
