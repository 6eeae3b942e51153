import { FastChance } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import type { TilePosition } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { Network, sigmoid } from '../family/network.ts';
import { newNetwork } from '../training/schooling.ts';
import { Prospects } from './prospects.ts';
import { thumbJudge } from './judges.ts';
import { thumbRule, trustVerdict, type Thumb } from './thumb.ts';
import { mapOf, piecesOf, startTiles, tilePositions } from './tiles.fixture.ts';

const THUMB: Thumb = { care: 0.3, answer: 1, followUp: 0.4 };

function prospectsOf(position: TilePosition, seat: number): Prospects {
  const prospects = new Prospects();
  const map = mapOf(position);
  const pieces = piecesOf(position, seat);
  prospects.read(position, map, pieces, false);
  prospects.readMoves(position, map, seat, pieces);
  return prospects;
}

describe('a verdict', () => {
  /** What the first of two is told with these tracks, when somebody's next tile brings so much. */
  function verdict(tracks: readonly number[], toCome: Partial<Prospects> = {}, thumb = THUMB): number {
    const position = startTiles(board, 2, 1)!;
    position.tracks.set(tracks);
    position.turn = 1;
    const prospects = Object.assign(prospectsOf(position, 0), { followUp: 0, threat: 0 }, toCome);
    return thumbRule(thumb)(position, 0, prospects);
  }

  const [six, five] = [Array<number>(6).fill(6), Array<number>(6).fill(5)];

  test('is 0 where both have the same and nothing is to come', () => {
    expect(verdict([...six, ...six])).toBe(0);
  });

  test('is above 0 for who is ahead, and as far below for the other', () => {
    const ahead = verdict([...six, ...five]);
    expect(ahead).toBeGreaterThan(0);
    expect(verdict([...five, ...six])).toBeCloseTo(-ahead, 10);
  });

  test('is better with a good next tile, and worse with a good one of the next player', () => {
    expect(verdict([...six, ...six], { followUp: 1 })).toBeGreaterThan(0);
    expect(verdict([...six, ...six], { threat: 1 })).toBeLessThan(0);
  });

  test('counts the two as much as the thumb says', () => {
    const [both, equal] = [
      { followUp: 1, threat: 1 },
      { ...THUMB, followUp: 1 },
    ];
    expect(verdict([...six, ...six], both)).toBeLessThan(0);
    expect(verdict([...six, ...six], both, equal)).toBeCloseTo(0, 10);
    expect(verdict([...six, ...six], { threat: 1 }, { ...THUMB, answer: 0 })).toBe(0);
  });

  test('counts the own next tile in good part if it is laid at once, in an extra turn', () => {
    const position = startTiles(board, 2, 1)!;
    const prospects = Object.assign(prospectsOf(position, 0), { followUp: 1, threat: 0 });
    const [onTurn, waiting] = [0, 1].map((turn) => {
      position.turn = turn;
      return thumbRule(THUMB)(position, 0, prospects);
    });
    expect(onTurn).toBeGreaterThan(waiting!);
  });

  test('is what a judge with that thumb squeezes between 0 and 1', () => {
    for (const position of tilePositions(board, 3, 2, 12)) {
      const prospects = prospectsOf(position, position.turn);
      const told = thumbRule(THUMB)(position, position.turn, prospects);
      expect(thumbJudge(THUMB).valueOf(position, position.turn, prospects)).toBe(sigmoid(told));
    }
  });
});

/** What a verdict is among so many outputs: the others are at 0. A single one is held against the rest. */
const shareOf = (verdict: number, outputs: number): number =>
  Math.exp(verdict) / (Math.exp(verdict) + Math.max(1, outputs - 1));

const VERDICTS = [-1.5, -0.1, 0, 0.2, 2];

describe.each([1, 3])('a network of %i outputs that trusts the verdict', (outputs) => {
  test.each(VERDICTS)('hands on one of %d', (verdict) => {
    const network = new Network(3, 4, outputs);
    trustVerdict(network);
    expect(network.evaluate(Float32Array.of(0.3, -0.7, verdict))).toBeCloseTo(shareOf(verdict, outputs), 5);
    // The others have as much of the rest each.
    for (const share of network.shares.subarray(1)) {
      expect(share).toBeCloseTo((1 - shareOf(verdict, outputs)) / (outputs - 1), 5);
    }
  });

  test.each(VERDICTS)('says much the same of %d with the small random weights of a new one', (verdict) => {
    for (let seed = 1; seed <= 20; seed++) {
      const chance = new FastChance(seed);
      const size = { inputs: 20, hidden: 32, outputs, prime: trustVerdict };
      const network = newNetwork({ ...size, start: never, choose: never, rewards: never }, chance);
      const input = Float32Array.from({ length: 20 }, () => chance.below(2001) / 1000 - 1).with(19, verdict);
      expect(Math.abs(network.evaluate(input) - shareOf(verdict, outputs))).toBeLessThan(0.05);
    }
  });
});

const never = (): never => {
  throw new Error('nothing is played here');
};
