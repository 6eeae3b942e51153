import { thumbJudge } from '../../tiles/judges.ts';
import { soloJudge } from '../../tiles/solo-judge.ts';
import type { Thumb } from '../../tiles/thumb.ts';

/** Tracks are longer than on the flat board and places come and go, so that both the weakest and the next tile count less. */
export const THUMB: Thumb = { care: 0.2, answer: 0.65, followUp: 0.2 };

/** Judges by that rule alone. */
export const tableJudge = thumbJudge(THUMB);

/** Alone, every tile of the supply is laid sooner or later. */
export const loneJudge = soloJudge({
  tilesLeft: ({ bagSize }) => bagSize,
  tiles: 60,
  later: 1.93,
  places: [0.55, 1, 0.15],
  wait: [1.6, 2, 3.9],
  beyond: 0.5,
  passed: -1.9,
  care: 0.045,
  careMore: 0.18,
});
