import { board } from '@sixfold/engine/board';
import { KINDS, type TilePosition } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { loneJudge, tableJudge } from '../games/board3d/evaluate.ts';
import { TASTE } from '../games/board/evaluate.ts';
import { Network } from '../family/network.ts';
import { tableFeatures } from './features.ts';
import { learnedJudge, plainJudge, type TileJudge } from './judges.ts';
import { Prospects } from './prospects.ts';
import { Hopes } from './hopes.ts';
import { soloJudge } from './solo-judge.ts';
import { mapOf, piecesOf, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

function prospectsOf(position: TilePosition, seat: number, rack?: Uint8Array): Prospects {
  const pieces = { ...piecesOf(position, seat), ...(rack && { rack }) };
  const map = mapOf(position);
  const prospects = new Prospects();
  prospects.read(position, map, pieces, false);
  prospects.readMoves(position, map, seat, pieces);
  return prospects;
}

const valueTo = (judge: TileJudge, position: TilePosition, seat: number): number =>
  judge.valueOf(position, seat, prospectsOf(position, seat));

/** A game in progress after a move of seat 0. */
function midGame(tracks: readonly number[]): TilePosition {
  const position = tilePositions(board, 2, 8, 1).find(({ ply, turn }) => ply > 12 && turn === 1)!;
  position.tracks.set(tracks);
  return position;
}

const EVEN = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6];

describe.each([
  ['the plain judge', plainJudge],
  ['the judge of the stacking board', tableJudge],
])('%s', (_, judge) => {
  test.each(TILE_GAMES)('%s: tells a share of the win', (_id, game) => {
    for (const players of [2, 3, 4]) {
      for (const position of tilePositions(game, players, 1, 20)) {
        const value = valueTo(judge, position, position.turn);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
      }
    }
  });

  test('a step on an own track is good, on the weakest best; a step of the rival is bad', () => {
    const value = (change: (tracks: number[]) => void): number => {
      const tracks = [4, ...EVEN.slice(1)];
      change(tracks);
      return valueTo(judge, midGame(tracks), 0);
    };
    const before = value(() => undefined);
    const onStrong = value((tracks) => tracks[3]!++);
    const onWeak = value((tracks) => tracks[0]!++);
    const ofRival = value((tracks) => tracks[7]!++);
    expect(onStrong).toBeGreaterThan(before);
    expect(onWeak).toBeGreaterThan(onStrong);
    expect(ofRival).toBeLessThan(before);
  });

  test('what is even for both is worse for whom the other plays next', () => {
    expect(valueTo(judge, midGame(EVEN), 0)).toBeLessThan(0.6);
  });

  test('an empty rack is worth new tiles, neither the best nor none', () => {
    const position = midGame(EVEN);
    const swapped = judge.valueOf(position, 0, prospectsOf(position, 0, new Uint8Array(KINDS)));
    const hopeless = prospectsOf(position, 0);
    hopeless.followUp = 0;
    expect(swapped).toBeGreaterThan(judge.valueOf(position, 0, hopeless));
  });
});

test('a judge who has learned says what the network makes of the features', () => {
  const network = new Network(tableFeatures.inputs, 3);
  network.weights.forEach((_, index) => (network.weights[index] = Math.sin(index)));
  const judge = learnedJudge(network, tableFeatures);
  expect(judge.looksAhead).toBe(true);
  for (const position of tilePositions(board, 2, 3, 11)) {
    const inputs = new Float32Array(tableFeatures.inputs);
    tableFeatures.write(position, position.turn, prospectsOf(position, position.turn), inputs);
    expect(valueTo(judge, position, position.turn)).toBe(network.evaluate(inputs));
  }
});

describe('alone', () => {
  const judge = soloJudge(TASTE);
  const positions = tilePositions(board, 1, 3, 3);

  test('the hope for the weakest track is a share of its length, and near the worst of the six hopes', () => {
    const hopes = new Hopes(TASTE);
    for (const position of positions) {
      hopes.read(position, prospectsOf(position, 0));
      const { top } = position.scale;
      expect(hopes.weakest * top).toBeGreaterThanOrEqual(Math.min(...hopes.tracks) - 0.01);
      expect(hopes.weakest * top).toBeLessThanOrEqual(hopes.tracks.reduce((sum, track) => sum + track, 0) / 6 + 0.01);
    }
  });

  test('every step is good, on the weakest track best', () => {
    const position = positions[4]!;
    const value = (...tracks: number[]): number => {
      position.tracks.set(tracks);
      return valueTo(judge, position, 0);
    };
    const before = value(5, 9, 9, 9, 9, 9);
    expect(value(5, 9, 10, 9, 9, 9)).toBeGreaterThan(before);
    expect(value(6, 9, 9, 9, 9, 9)).toBeGreaterThan(value(5, 9, 10, 9, 9, 9));
  });

  test('B10 with no room left the track stays where it is', () => {
    const full = prospectsOf(positions.at(-1)!, 0);
    full.fields = 0;
    full.spots.fill(0);
    const hopes = new Hopes({ ...TASTE, passed: 0 });
    positions.at(-1)!.tracks.set([7, 8, 9, 10, 11, 12]);
    hopes.read(positions.at(-1)!, full);
    expect(Array.from(hopes.tracks)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(Array.from(hopes.halves)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('T13 on the stacking board a track is worth what it has, and what the supply may bring', () => {
    const game = TILE_GAMES.find(([id]) => id === 'board3d')![1];
    const position = startTiles(game, 1, 1)!;
    const value = (track: number): number => {
      position.tracks.fill(track);
      return valueTo(loneJudge, position, 0);
    };
    expect(value(4)).toBeGreaterThan(value(3));
    const full = value(3);
    position.bagSize = 2;
    expect(value(3)).toBeLessThan(full);
  });
});
