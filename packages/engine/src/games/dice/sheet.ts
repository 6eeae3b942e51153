import { makeScale } from '../../family/scale.ts';
import type { SheetRules } from '../../contract/sheet.ts';
import type { DicePosition } from './position.ts';

/** What one roll can bring: crosses in no more rows than there are dice, for each die counts for one symbol. */
export const sheet: SheetRules<DicePosition> = {
  options: [],
  laws: ({ rail, perPlayer }) => ({
    scale: { ...makeScale([rail.top], []), ...rail },
    symbols: perPlayer,
    ending: 'stuck',
    rules: { symbols: 'D4', points: 'D4', stop: 'D1', gate: 'D6' },
  }),
};
