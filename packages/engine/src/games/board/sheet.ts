import type { SaidLaws } from '../../contract/sheet.ts';
import type { BoardPosition } from './position.ts';

/** The rule by which markers stop: alone, as partners, or else. */
const stopRule = ({ config: { players, options } }: BoardPosition): string =>
  players === 1 ? 'B10' : options['partners'] === true ? 'B11' : 'B7';

/** What one tile can bring: points for its two symbols. */
export const sheet = (blank: BoardPosition): SaidLaws => ({
  scale: blank.scale,
  ended: 'full',
  stopRule: stopRule(blank),
});
