import { FastChance } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { TASTE } from '../games/board/evaluate.ts';
import { rivalBase, tableFeatures, type Features } from './features.ts';
import { Prospects } from './prospects.ts';
import { soloFeatures } from './solo-features.ts';
import { COLOURS, mapOf, piecesOf, recoloured, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

/** What the network is shown of a position by the seat to move. */
function inputsOf(features: Features, position: TilePosition): number[] {
  const pieces = piecesOf(position, position.turn);
  const map = mapOf(position);
  const prospects = new Prospects();
  prospects.read(position, map, pieces, false);
  if (features.looksAhead) prospects.readMoves(position, map, position.turn, pieces);
  const inputs = new Float32Array(features.inputs).fill(NaN);
  features.write(position, position.turn, prospects, inputs);
  return Array.from(inputs);
}

/** Tracks that all differ, and a rival who is clearly the strongest, so that there is one order to everything. */
function spreadTracks(position: TilePosition, seed: number): TilePosition {
  const chance = new FastChance(seed);
  for (let base = 0; base < position.tracks.length; base += 6) {
    const values = [1, 3, 5, 8, 11, 14];
    for (let symbol = 0; symbol < 6; symbol++) {
      position.tracks[base + symbol] = values.splice(chance.below(values.length), 1)[0]! + base / 6;
    }
  }
  return position;
}

describe.each(TILE_GAMES)('%s at a table', (_, game) => {
  const positions = [2, 3, 4].flatMap((players) => tilePositions(game, players, players, 15));

  test('every input is written, and of about one', () => {
    for (const position of positions) {
      for (const input of inputsOf(tableFeatures, position)) expect(Math.abs(input)).toBeLessThan(8);
    }
  });

  test('colours are alike: exchanged symbols look the same', () => {
    positions.forEach((position, index) => {
      const inputs = inputsOf(tableFeatures, spreadTracks(position, index));
      const others = inputsOf(tableFeatures, recoloured(position, COLOURS));
      // Of kinds that threaten the same, those looked at last may be left out.
      others.forEach((other, at) => expect(other).toBeCloseTo(inputs[at]!, 2));
    });
  });

  test('who is ahead on every track is shown to be, and the rival the opposite', () => {
    const position = startTiles(game, 2, 1)!;
    position.tracks.set([6, 5, 5, 5, 5, 5, 2, 2, 2, 2, 2, 2]);
    const inputs = inputsOf(tableFeatures, position);
    // The last four: difference of the weakest and of the sums, and what each lacks.
    expect(inputs.at(-4)).toBeCloseTo((5 - 2) / 4, 5);
    expect(inputs.at(-3)).toBeCloseTo((31 - 12) / 20, 5);
    position.tracks.set([2, 2, 2, 2, 2, 2, 6, 5, 5, 5, 5, 5]);
    expect(inputsOf(tableFeatures, position).at(-4)).toBeCloseTo((2 - 5) / 4, 5);
  });
});

describe('the strongest rival', () => {
  const position = startTiles(board, 3, 1)!;
  position.tracks.set([9, 9, 9, 9, 9, 9, 5, 5, 5, 5, 5, 5, 0, 9, 9, 9, 9, 9]);

  test('is who lacks least, whatever the points', () => {
    expect(rivalBase(position, 0)).toBe(6);
    expect(rivalBase(position, 1)).toBe(0);
    expect(rivalBase(position, 2)).toBe(0);
  });

  test('alone at the table there is none but oneself', () => {
    expect(rivalBase(startTiles(board, 1, 1)!, 0)).toBe(0);
  });

  test('B11 partners are no rivals', () => {
    const partners = startTiles(board, 4, 1, { partners: true })!;
    expect([0, 1, 2, 3].map((seat) => rivalBase(partners, seat))).toEqual([6, 0, 6, 0]);
  });
});

describe('alone', () => {
  const features = soloFeatures(TASTE);
  const positions = tilePositions(board, 1, 3, 4);

  test('every input is written, and of about one', () => {
    for (const position of positions) {
      for (const input of inputsOf(features, position)) expect(Math.abs(input)).toBeLessThan(8);
    }
  });

  test('colours are alike: exchanged symbols look the same', () => {
    positions.forEach((position, index) => {
      const inputs = inputsOf(features, spreadTracks(position, index));
      const others = inputsOf(features, recoloured(position, COLOURS));
      others.forEach((other, at) => expect(other).toBeCloseTo(inputs[at]!, 4));
    });
  });

  test('the verdict of the rule of thumb comes last, and rises with the weakest track', () => {
    const position = positions.at(-1)!;
    position.tracks.fill(8);
    const before = inputsOf(features, position).at(-1)!;
    position.tracks.fill(9);
    expect(inputsOf(features, position).at(-1)).toBeGreaterThan(before);
  });
});
