import type { TilePosition } from '@sixfold/engine';
import type { Features } from './features.ts';
import { SPOTS, type Prospects } from './prospects.ts';
import { Hopes, type SoloTaste } from './solo-judge.ts';

const PER_SYMBOL = 8;
const GLOBALS = 4;

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
  return {
    inputs: 6 * PER_SYMBOL + GLOBALS,
    write(position: TilePosition, _seat: number, prospects: Prospects, inputs: Float32Array): void {
      const { tracks, scale } = position;
      hopes.read(position, prospects);
      sortByHope(hopes);
      const weakest = hopes.weakest * scale.top;
      let at = 0;
      for (let index = 0; index < 6; index++) {
        const symbol = order[index]!;
        const track = tracks[symbol]!;
        const halves = hopes.halves[symbol]!;
        inputs[at++] = (hopes.tracks[symbol]! - weakest) / 6;
        inputs[at++] = (track - weakest) / 12;
        inputs[at++] = Math.min(1, (scale.stop[track]! - track) / 8);
        inputs[at++] = halves / 8;
        inputs[at++] = Math.min(1, halves);
        for (let spot = 0; spot < SPOTS; spot++) inputs[at++] = prospects.spots[symbol * SPOTS + spot]! / 5;
      }
      inputs[at++] = (weakest - scale.top / 2) / 6;
      inputs[at++] = prospects.fields / 40;
      inputs[at++] = prospects.pairs / 80;
      inputs[at++] = prospects.threat;
    },
  };
}
