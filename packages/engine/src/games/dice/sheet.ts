import { makeScale } from '../../family/scale.ts';
import type { SheetRules } from '../../contract/sheet.ts';
import type { DicePosition } from './position.ts';

/** What one roll can bring: crosses in no more rows than there are dice, for each die counts for one symbol. */
export const sheet: SheetRules<DicePosition> = {
  laws: ({ rail, perPlayer }) => ({
    scale: { ...makeScale([rail.top], []), ...rail },
    symbols: perPlayer,
    ended: 'stuck',
    stopRule: 'D1',
    gateRule: 'D6',
  }),
};
