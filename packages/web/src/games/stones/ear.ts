import type { StonesPosition, StonesView } from '@sixfold/engine/stones';
import type { EarWords } from '../../face/face.ts';
import { listStones, sayMiddle } from './words.ts';

/** What lies in the middle, and in the tray if anything does. */
export const ear: EarWords<StonesPosition, StonesView> = {
  sayHand: (view, t) =>
    view.tray.length > 0 ? `${sayMiddle(view, t)} ${t.stones.heardTray(listStones(view.tray, t))}` : sayMiddle(view, t),
  sayKeys: (_position, t) => t.stones.keys,
};
