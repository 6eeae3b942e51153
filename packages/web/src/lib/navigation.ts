import { signal, type Signal } from '@preact/signals';
import { makePlace, parsePlace, type Place } from './route.ts';

/** Where the person is now; follows the address. */
export const place: Signal<Place> = signal(parsePlace(location.hash));

/** Whether anybody has moved yet: only then may a new place take the focus. */
let hasMoved = false;
export const tookFocus = (): boolean => hasMoved;

addEventListener('hashchange', () => {
  hasMoved = true;
  place.value = parsePlace(location.hash);
});

export const go = (to: Place): void => {
  location.hash = makePlace(to);
};

/** Goes there without a way back to here. */
export const goInstead = (to: Place): void => location.replace(makePlace(to));
