/** What is met for the first time but once. */
export type First = 'swap' | 'bonus' | 'joker' | 'back';

const KEY = 'sixfold-firsts';

/** What this page has met, where nothing can be kept. */
const met = new Set<string>();

function load(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

export const isMet = (first: First): boolean => met.has(first) || load().includes(first);

export function meet(first: First): void {
  met.add(first);
  try {
    localStorage.setItem(KEY, [...new Set([...load(), first])].join(' ').trim());
  } catch {
    // Then it lasts as long as the page.
  }
}
