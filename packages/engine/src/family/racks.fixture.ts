import { tally } from '../contract/game.fixture.ts';
import type { RackPosition } from './racks.ts';

const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'V'];

/** 15 pairs of different symbols and 6 doubles, in canonical order. */
const PAIRS = LETTERS.flatMap((first, index) => LETTERS.slice(index).map((second) => first + second));

/** How many kinds of pieces with two symbols there are. */
export const PAIR_KINDS = PAIRS.length;

/** So many copies of each pair and of each double. */
export const copies = (mixed: number, doubles: number): number[] => PAIRS.map(([a, b]) => (a === b ? doubles : mixed));

/** The pieces that nobody has played yet. */
export const inRacksAndBag = ({ config, racks, bag, bagSize }: RackPosition): number[] =>
  tally(PAIR_KINDS, bag.subarray(0, bagSize)).map((inBag, kind) => {
    let count = inBag;
    for (let seat = 0; seat < config.players; seat++) count += racks[seat * PAIR_KINDS + kind]!;
    return count;
  });
