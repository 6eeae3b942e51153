import { KEEN_EYE } from '../../tiles/first-sight.ts';
import { CARE } from '../../tiles/gains.ts';
import type { SoloTaste } from '../../tiles/hopes.ts';
import type { Sense } from '../../tiles/judges.ts';

/** With what networks begin. */
export const SENSE: Sense = { thumb: { care: CARE, answer: 1, followUp: 0.4 }, eye: KEEN_EYE };

/** So many of the fields still open a tile will use up: some stay single. */
const FIELDS_PER_TILE = 2.15;

/** Alone, the game lasts as long as there is room. */
export const TASTE: SoloTaste = {
  tilesLeft: (_position, { fields }) => fields / FIELDS_PER_TILE,
  tiles: 40,
  later: 0.7,
  places: [0.39, 0.38, 0.31],
  wait: [0.96, 1.5, 4.3],
  beyond: 0.48,
  passed: 0.56,
  care: 0.272,
  careMore: 0.25,
};
