import type { SheetRules } from '../../contract/sheet.ts';
import type { Board3dPosition } from './position.ts';

/** What one tile can bring: points for its two symbols. */
export const sheet: SheetRules<Board3dPosition> = {
  options: [],
  laws: ({ scale, config: { players } }) => ({
    scale,
    symbols: 2,
    ending: 'supply',
    rules: { symbols: 'T5', points: 'T7', stop: players === 1 ? 'T13' : 'T8' },
  }),
};
