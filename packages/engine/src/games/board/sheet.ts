import type { SheetRules } from '../../contract/sheet.ts';
import type { BoardPosition } from './position.ts';

/** The rule by which markers stop: alone, as partners, or else. */
const stopRule = ({ config: { players, options } }: BoardPosition): string =>
  players === 1 ? 'B10' : options['partners'] === true ? 'B11' : 'B7';

/** What one tile can bring: points for its two symbols. */
export const sheet: SheetRules<BoardPosition> = {
  options: ['partners'],
  laws: (blank) => ({
    scale: blank.scale,
    symbols: 2,
    ended: 'full',
    stopRule: stopRule(blank),
  }),
};
