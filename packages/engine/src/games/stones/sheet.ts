import { weakest } from '../../contract/ranking.ts';
import { makeScale } from '../../family/scale.ts';
import type { SheetRules } from '../../contract/sheet.ts';
import type { StonesPosition } from './position.ts';

/** What one stop can bring: of any symbols the stone in the tray, and at least one of the middle (S6); or one taken (S8). */
export const sheet: SheetRules<StonesPosition> = {
  laws: ({ goal }) => ({
    scale: makeScale([goal], [goal]),
    symbols: 6,
    least: 2,
    taken: (tracks) => {
      const lowest = weakest(tracks);
      const symbol = tracks.indexOf(lowest);
      return tracks.lastIndexOf(lowest) === symbol ? symbol : -1;
    },
    ended: 'stuck',
    stopRule: 'S6',
  }),
};
