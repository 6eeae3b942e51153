import { FastChance } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { SENSE, TASTE } from '../games/board/evaluate.ts';
import { companyFeatures, tableFeatures, type Features } from './features.ts';
import { Prospects } from './prospects.ts';
import { soloFeatures } from './solo-features.ts';
import { thumbRule } from './thumb.ts';
import { COLOURS, mapOf, piecesOf, recoloured, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

/** What the seat to move has before it. */
function prospectsOf(position: TilePosition, looksAhead: boolean): Prospects {
  const pieces = piecesOf(position, position.turn);
  const map = mapOf(position);
  const prospects = new Prospects();
  prospects.read(position, map, pieces, false);
  if (looksAhead) prospects.readMoves(position, map, position.turn, pieces);
  return prospects;
}

/** What the network is shown of a position by the seat to move. */
function inputsOf(features: Features, position: TilePosition): number[] {
  const prospects = prospectsOf(position, features.looksAhead);
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

const verdict = thumbRule(SENSE.thumb);

describe.each(TILE_GAMES)('%s at a table', (_, game) => {
  const tables = [2, 3, 4].map((players) => [players, tilePositions(game, players, players, 15)] as const);
  /** Those who look at the strongest rival alone, and those who look at all. */
  const looks = tables.flatMap(([players, positions]) =>
    [tableFeatures, companyFeatures(players, verdict)].flatMap((features) =>
      positions.map((position) => [features, position] as const),
    ),
  );

  test('every input is written, and of about one', () => {
    for (const [features, position] of looks) {
      for (const input of inputsOf(features, position)) expect(Math.abs(input)).toBeLessThan(8);
    }
  });

  test('colours are alike: exchanged symbols look the same', () => {
    looks.forEach(([features, met], index) => {
      const position = spreadTracks(met.clone(), index);
      const inputs = inputsOf(features, position);
      const others = inputsOf(features, recoloured(position, COLOURS));
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

  test('in company all rivals are compared with, in the order of turns', () => {
    const position = startTiles(game, 4, 1)!;
    position.tracks.set([5, 2, 7, 4].flatMap((track) => Array<number>(6).fill(track)));
    position.turn = 1;
    const inputs = inputsOf(companyFeatures(4, verdict), position);
    // Four numbers for each rival before the verdict, the difference of the weakest first.
    expect([-13, -9, -5].map((at) => inputs.at(at)! * 4)).toEqual([2 - 7, 2 - 4, 2 - 5]);
  });

  test('in company the verdict of the rule of thumb comes last', () => {
    for (const [players, positions] of tables) {
      const features = companyFeatures(players, verdict);
      for (const position of positions) {
        const last = inputsOf(features, position).at(-1);
        expect(last).toBeCloseTo(verdict(position, position.turn, prospectsOf(position, true)), 5);
      }
    }
  });

  test('two in company see what a player sees at any table, and the verdict', () => {
    for (const position of tilePositions(game, 2, 5, 15)) {
      expect(inputsOf(companyFeatures(2, verdict), position).slice(0, -1)).toEqual(inputsOf(tableFeatures, position));
    }
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
