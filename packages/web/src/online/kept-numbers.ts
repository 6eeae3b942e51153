import type { KeptNumbers } from '@sixfold/engine/fair';

const KEY = 'sixfold-numbers';
/** Those of the last rounds; nobody reloads a page for an older one. */
const MOST = 24;

function load(): Map<string, string> {
  try {
    const numbers: [string, string][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(numbers);
  } catch {
    return new Map();
  }
}

/** Numbers that a reload does not lose: this tab's alone, and gone with it. */
export const keptNumbers: KeptNumbers = {
  get: (key) => load().get(key),
  set(key, number) {
    const numbers = load().set(key, number);
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...numbers].slice(-MOST)));
    } catch {
      // Where nothing is stored, a reload has its seat take no part, and everybody is told.
    }
  },
};
