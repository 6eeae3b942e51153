import { signal, type Signal } from '@preact/signals';
import { root } from './root.ts';
import { makePlace, parsePlace, type Place } from './route.ts';

const here = (): Place => parsePlace(location.href.slice(root().href.length));

/** Where the person is now; follows the address. */
export const place: Signal<Place> = signal(here());

/** Whether anybody has moved yet: only then may a new place take the focus. */
let hasMoved = false;
export const tookFocus = (): boolean => hasMoved;

function arrive(): void {
  hasMoved = true;
  place.value = here();
}

/** The whole address of a place in this page. */
export const addressOf = (to: Place): string => new URL(makePlace(to), root()).href;

addEventListener('hashchange', arrive);
addEventListener('popstate', arrive);

/** From a table's path to another place no page need be loaded anew. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || link.target !== '' || !isPlain || event.defaultPrevented || !link.href.startsWith(root().href)) return;
  if (!/^(t\/[\w-]+|#)/.test(link.href.slice(root().href.length))) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  arrive();
});

export const go = (to: Place): void => {
  history.pushState(null, '', addressOf(to));
  arrive();
};

/** Goes there without a way back to here. */
export const goInstead = (to: Place): void => {
  history.replaceState(null, '', addressOf(to));
  arrive();
};

/** Has the address say something else of the place where one is. */
export const readdress = (to: Place): void => {
  if (addressOf(to) === location.href) return;
  history.replaceState(history.state, '', addressOf(to));
  place.value = to;
};
