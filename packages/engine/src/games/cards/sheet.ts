import { makeScale } from '../../family/scale.ts';
import type { SheetRules } from '../../contract/sheet.ts';
import type { CardsPosition } from './position.ts';

/**
 * What one card can bring: for each of its two symbols as many points as there are open cards, none of which shows a symbol
 * twice. That the first symbol is scored completely before the other needs no law: to open an area for each other both
 * would need four points, from four open cards like the one that is played, and of each there are but four.
 */
export const sheet: SheetRules<CardsPosition> = {
  laws: ({ rail, open }) => ({
    scale: { ...makeScale([rail.top], rail.marks), ...rail },
    symbols: 2,
    most: open.length,
    ended: 'stuck',
    stopRule: 'C1',
    gateRule: 'C6',
  }),
};
