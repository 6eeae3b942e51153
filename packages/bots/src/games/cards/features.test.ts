import { FIRST, KINDS, SECOND } from '@sixfold/engine/family';
import type { CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../tiles/tiles.fixture.ts';
import { cardsPositions, dealt, recolouredCards } from './cards.fixture.ts';
import { inputsFor, Sight, type Watch } from './features.ts';
import { CardsGains, worthOf } from './gains.ts';

const ROW = 6;
const OWN = 6 * ROW + 6;

/** Tracks that all differ, so that the order of the symbols is clear. */
function spreadTracks(position: CardsPosition): CardsPosition {
  const { players } = position.config;
  const values = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1, 2, 4, 6, 1, 3, 5, 5, 3, 1, 6, 4, 2];
  position.tracks.set(values.slice(0, players * 6));
  return position;
}

function tracksAfter(position: CardsPosition, move: number): Uint8Array {
  const tracks = new Uint8Array(6);
  position.tracksAfter(move, tracks);
  return tracks;
}

/** What the network is shown after the seat to move has played a card of this kind. */
function inputsAfter(position: CardsPosition, kind: number, watch: Watch = 'all', swaps = false): number[] {
  const sight = new Sight(position.config.players, watch);
  sight.lookAt(position);
  sight.afterPlay(kind, tracksAfter(position, kind << 1), swaps);
  return Array.from(sight.input);
}

const WATCHES = ([2, 3, 4] as const).flatMap((players) =>
  (['all', 'two'] as const).map((watch) => [players, watch] as const),
);

describe.each(WATCHES)('what %i players see who watch %s rivals', (players, watch) => {
  const positions = cardsPositions(players, players + 3);

  test('is of about one, and every number is written', () => {
    for (const position of positions) {
      const sight = new Sight(players, watch);
      sight.input.fill(NaN);
      sight.lookAt(position);
      sight.afterChoice(Uint8Array.from(position.tracksOf(position.turn)), false);
      expect(sight.input).toHaveLength(inputsFor(players, watch));
      for (const value of sight.input) expect(Math.abs(value)).toBeLessThan(4);
    }
  });

  test('does not tell colours apart', () => {
    for (const position of positions) {
      spreadTracks(position);
      const other = recolouredCards(position, COLOURS);
      const sight = new Sight(players, watch);
      const otherSight = new Sight(players, watch);
      sight.lookAt(position);
      otherSight.lookAt(other);
      sight.afterChoice(Uint8Array.from(position.tracksOf(position.turn)), false);
      otherSight.afterChoice(Uint8Array.from(other.tracksOf(other.turn)), false);
      otherSight.input.forEach((value, at) => expect(value).toBeCloseTo(sight.input[at]!, 5));
    }
  });

  test('is the same again after other moves were looked at', () => {
    for (const position of positions) {
      const [first, ...others] = position.rackOf(position.turn);
      const sight = new Sight(players, watch);
      sight.lookAt(position);
      const look = (kind: number): number[] => {
        sight.afterPlay(kind, tracksAfter(position, kind << 1), false);
        return Array.from(sight.input);
      };
      const before = look(first!);
      for (const kind of others) look(kind);
      sight.afterChoice(tracksAfter(position, first! << 1), true);
      expect(look(first!)).toEqual(before);
    }
  });

  test('the rest of the pack is what nobody else could have shown', () => {
    for (const position of positions) {
      const inputs = inputsAfter(position, position.rackOf(position.turn)[0]!, watch);
      // The last of each row: twice the symbol's share of the unseen cards; two symbols a card make four.
      const shares = Array.from({ length: 6 }, (_, row) => inputs[row * ROW + ROW - 1]!);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(4, 4);
    }
  });
});

test('own rows are sorted by track, the weakest first', () => {
  for (const position of cardsPositions(2, 9)) {
    const inputs = inputsAfter(spreadTracks(position), position.rackOf(position.turn)[0]!);
    const tracks = Array.from({ length: 6 }, (_, row) => inputs[row * ROW]!);
    expect(tracks).toEqual(tracks.toSorted((a, b) => a - b));
  }
});

test('C9 after a swap the hand counts for nothing', () => {
  const [position] = cardsPositions(2, 4);
  const inputs = inputsAfter(position!, position!.rackOf(0)[0]!, 'all', true);
  for (let row = 0; row < 6; row++) expect(inputs[row * ROW + 4]).toBe(0);
  expect(inputs.slice(OWN - 6, OWN - 3)).toEqual([0, expect.any(Number), 0]);
});

test('C7 a card that is played lies open in place of the oldest', () => {
  const position = dealt(['RO RY RG RB RV OY', 'OV OV YV YV GV GV'], 'BV BV YG YG', [
    [1, 2, 3, 4, 5, 6],
    [3, 3, 3, 3, 3, 3],
  ]);
  const inputs = inputsAfter(position, position.rackOf(0)[0]!);
  // RO is played and BV goes: red and orange lie open once, blue and violet once, yellow and green twice.
  const open = Array.from({ length: 6 }, (_, row) => inputs[row * ROW + 2]! * 4);
  expect(open).toEqual([1, 1, 2, 2, 1, 1]);
  // In the own next turn the oldest card of each seat will be gone.
  const staying = Array.from({ length: 6 }, (_, row) => Math.round(inputs[row * ROW + 3]! * 3));
  expect(staying).toEqual([1, 1, 1, 1, 1, 1]);
});

describe('with three players or more', () => {
  const hands = ['RO RY RG RB RV OY', 'OG OB OV YG YB YV', 'OG OB OV YG YB YV', 'GB GB GV GV BV BV'];
  const ahead = [6, 6, 6, 6, 6, 6];
  const behind = [1, 1, 1, 1, 1, 1];

  /** The steps that each watched rival of the first of four lacks; the second one lacks 30. */
  function missing(watch: Watch, third: number[], fourth: number[]): number[] {
    const position = dealt(hands, 'RO RY RG RB', [[3, 3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2], third, fourth]);
    const inputs = inputsAfter(position, position.rackOf(0)[0]!, watch);
    const rival = inputsFor(3, 'all') - inputsFor(2, 'all');
    // The third number from the end of a rival's.
    const ends = Array.from({ length: Math.floor((inputs.length - OWN) / rival) }, (_, at) => OWN + (at + 1) * rival);
    return ends.map((end) => Math.round(inputs[end - 3]! * 42));
  }

  test('the next one is watched, and of the others the one who lacks least', () => {
    expect(missing('two', ahead, behind)).toEqual([30, 6]);
    expect(missing('two', behind, ahead)).toEqual([30, 6]);
  });

  test('or all of them are, in the order of turns', () => {
    expect(missing('all', ahead, behind)).toEqual([30, 6, 36]);
    expect(missing('all', behind, ahead)).toEqual([30, 36, 6]);
  });

  test.each([3, 4])('a network that serves three and four is told that there are %i', (players) => {
    const [position] = cardsPositions(players, 1);
    const inputs = inputsAfter(position!, position!.rackOf(0)[0]!, 'two');
    expect(inputs.at(-1)).toBe(players - 3);
    expect(inputs).toHaveLength(inputsFor(3, 'all') + 1);
  });
});

describe('gains', () => {
  const gains = new CardsGains();

  /** The mean of the best of six cards, over many draws with putting back, as the reckoning assumes. */
  function drawnMean(unseen: Uint8Array): number {
    const cards = Array.from(unseen).flatMap((count, kind) => Array<number>(count).fill(gains.of(kind)));
    const values = [...new Set(cards)].sort((a, b) => a - b);
    const atMost = (gain: number): number => (cards.filter((other) => other <= gain).length / cards.length) ** 6;
    return values.reduce((sum, gain, at) => sum + gain * (atMost(gain) - (at > 0 ? atMost(values[at - 1]!) : 0)), 0);
  }

  test('of the best of six unseen cards are expected as often as they come', () => {
    for (const position of cardsPositions(2, 12)) {
      const open = new Uint8Array(6);
      for (const kind of position.open) {
        open[FIRST[kind]!]!++;
        open[SECOND[kind]!]!++;
      }
      gains.set(position.tracks, position.turn * 6, open);
      const unseen = new Uint8Array(KINDS);
      for (const kind of position.bag.subarray(0, position.bagSize)) unseen[kind]!++;
      expect(gains.expected(unseen, position.bagSize)).toBeCloseTo(drawnMean(unseen), 8);
      const hand = position.racks.slice(position.turn * KINDS, (position.turn + 1) * KINDS);
      const best = Math.max(...position.rackOf(position.turn).map((kind) => gains.of(kind)));
      expect(gains.bestOf(hand)).toBe(best);
    }
  });

  test('the first steps of a marker are worth most, those beyond the goal little', () => {
    const worth = (track: number): number => worthOf(Uint8Array.of(track, 0, 0, 0, 0, 0));
    const steps = Array.from({ length: 10 }, (_, track) => worth(track + 1) - worth(track));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps.slice(7)).toEqual([1, 1, 1]);
    expect(worthOf(Uint8Array.of(7, 7, 7, 7, 7, 7))).toBe(6 * worth(7));
  });
});
