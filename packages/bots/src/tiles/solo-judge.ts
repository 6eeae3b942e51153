import { PLAIN_EYE } from './first-sight.ts';
import { Hopes, type SoloTaste } from './hopes.ts';
import type { TileJudge } from './judges.ts';

/** Judges a game alone: how far the weakest symbol may be expected to come, as a share of its track. */
export function soloJudge(taste: SoloTaste): TileJudge {
  const hopes = new Hopes(taste);
  return {
    looksAhead: false,
    eye: PLAIN_EYE,
    valueOf(position, _seat, prospects) {
      hopes.read(position, prospects);
      return hopes.weakest;
    },
  };
}
