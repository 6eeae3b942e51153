import type { Eye } from '../../tiles/first-sight.ts';
import type { SoloTaste } from '../../tiles/hopes.ts';
import { thumbJudge, type Sense } from '../../tiles/judges.ts';
import { soloJudge } from '../../tiles/solo-judge.ts';
import type { Thumb } from '../../tiles/thumb.ts';

/** Tracks are longer than on the flat board and places come and go, so that both the weakest and the next tile count less. */
const THUMB: Thumb = { care: 0.2, answer: 0.65, followUp: 0.2 };

/** What a tile makes possible beside it matters little where anything may be built over; that the next player lacks the same symbol, much. */
const EYE: Eye = { denied: 0.187, wasted: -0.099, points: 0.078, spent: -0.171, same: -0.242, free: 0, opened: null };

/** With what networks begin. */
export const SENSE: Sense = { thumb: THUMB, eye: EYE };

/** Judges by that rule alone. */
export const tableJudge = thumbJudge(THUMB);

/** Alone, every tile of the supply is laid sooner or later. */
export const TASTE: SoloTaste = {
  tilesLeft: ({ bagSize }) => bagSize,
  tiles: 60,
  later: 1.93,
  places: [0.55, 1, 0.15],
  wait: [1.6, 2, 3.9],
  beyond: 0.5,
  passed: -1.9,
  care: 0.045,
  careMore: 0.18,
};

/** Judges by that alone. */
export const loneJudge = soloJudge(TASTE);
