import type { Card } from '../contract/card.ts';

/** Where everything lies that is never opened before the end: what is hidden, and what finds no leaf of its own. */
export const HIDDEN = 0;
const EVERYWHERE: Readonly<Record<string, number>> = { starter: 1, open: 2 };

/** The leaf of the tree whose secret the luck of a label comes from. */
export function leafOf({ luck }: Pick<Card, 'luck'>, label: string): number {
  const [word = '', ...numbers] = label.split(' ');
  const place = luck.places[word];
  const leaf = place
    ? place.steps.reduce((sum, step, index) => sum + step * Number(numbers[index]), place.first)
    : (EVERYWHERE[word] ?? HIDDEN);
  return leaf < luck.leaves ? leaf : HIDDEN;
}
