import type { SheetRules } from '../../contract/sheet.ts';
import type { Board3dPosition } from './position.ts';

/** What one tile can bring: points for its two symbols. */
export const sheet: SheetRules<Board3dPosition> = {
  laws: (blank) => ({
    scale: blank.scale,
    symbols: 2,
    stopRule: blank.config.players > 1 ? 'T8' : 'T13',
    ended: 'supply',
  }),
};
