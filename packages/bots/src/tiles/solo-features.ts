import type { TilePosition } from '@sixfold/engine/family';
import type { Features } from './features.ts';
import { MOST_COUNTED, SPOTS, type Prospects } from './prospects.ts';
import { Hopes, type SoloTaste } from './hopes.ts';
import { Stretches } from './stretches.ts';

const PER_SYMBOL = 19;
const GLOBALS = 5;
const INPUTS = 6 * PER_SYMBOL + GLOBALS;

/** About so many fields score at least 1, 2, … points with a symbol in the middle of a game. */
const USUAL = [20, 12, 8, 5, 4, 3, 2];

/** With so few fields or pairs left the end is near. */
const LAST_FIELDS = 12;
const LAST_PAIRS = 20;

const order = new Uint8Array(6);

/** The six symbols, least hopeful first. */
function sortByHope({ tracks }: Hopes): void {
  for (let symbol = 0; symbol < 6; symbol++) {
    let at = symbol;
    for (; at > 0 && tracks[order[at - 1]!]! > tracks[symbol]!; at--) order[at] = order[at - 1]!;
    order[at] = symbol;
  }
}

/** What a player alone at the table has before them, and what the rule of thumb makes of it. */
export function soloFeatures(taste: SoloTaste): Features {
  const hopes = new Hopes(taste);
  let stretches: Stretches | null = null;
  return {
    inputs: INPUTS,
    looksAhead: false,
    write(position: TilePosition, _seat: number, prospects: Prospects, inputs: Float32Array): void {
      const { fields, pairs } = prospects;
      hopes.read(position, prospects);
      sortByHope(hopes);
      stretches ??= new Stretches(position.board);
      stretches.read(position.tops);
      for (let index = 0; index < 6; index++) {
        const symbol = order[index]!;
        const from = index * PER_SYMBOL;
        writeSymbol(position, prospects, hopes, symbol, inputs, from);
        inputs[from + PER_SYMBOL - 3] = stretches.best[symbol]! / 12;
        inputs[from + PER_SYMBOL - 2] = stretches.second[symbol]! / 12;
        inputs[from + PER_SYMBOL - 1] = stretches.sum[symbol]! / 60;
      }
      let at = 6 * PER_SYMBOL;
      inputs[at++] = fields / 40;
      inputs[at++] = pairs / 80;
      inputs[at++] = Math.max(0, 1 - fields / LAST_FIELDS);
      inputs[at++] = Math.max(0, 1 - pairs / LAST_PAIRS);
      // The verdict of the rule of thumb, last.
      inputs[at++] = 4 * (hopes.weakest - 0.5);
    },
  };
}

function writeSymbol(
  { tracks, scale }: TilePosition,
  prospects: Prospects,
  hopes: Hopes,
  symbol: number,
  inputs: Float32Array,
  from: number,
): void {
  const weakest = hopes.weakest * scale.top;
  const track = tracks[symbol]!;
  const halves = hopes.halves[symbol]!;
  let at = from;
  inputs[at++] = (hopes.tracks[symbol]! - weakest) / 6;
  inputs[at++] = (track - weakest) / 12;
  inputs[at++] = Math.min(1, (scale.stop[track]! - track) / 8);
  inputs[at++] = track < scale.top / 2 ? 0 : 1;
  inputs[at++] = halves / 8;
  inputs[at++] = Math.min(1, halves);
  for (let spot = 0; spot < SPOTS; spot++) inputs[at++] = prospects.spots[symbol * SPOTS + spot]! / 5;
  let places = 0;
  for (let points = MOST_COUNTED; points > 0; points--) {
    places += prospects.placesFor(symbol, points);
    inputs[at + points - 1] = places / USUAL[points - 1]!;
  }
}
