import type { SaidLaws } from '../../contract/sheet.ts';
import type { Board3dPosition } from './position.ts';

/** What one tile can bring: points for its two symbols. */
export const sheet = (blank: Board3dPosition): SaidLaws => ({
  scale: blank.scale,
  stopRule: blank.config.players > 1 ? 'T8' : 'T13',
  ended: 'supply',
});
