import { FIRST, KINDS, SECOND } from '@sixfold/engine/family';
import type { CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../tiles/tiles.fixture.ts';
import { cardsPositions, dealt, recolouredCards } from './cards.fixture.ts';
import { inputsFor, Sight, type CardsEye } from './features.ts';
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
function inputsAfter(position: CardsPosition, kind: number, eye: CardsEye = 'keen', swaps = false): number[] {
  const sight = new Sight(position.config.players, eye);
  sight.lookAt(position);
  sight.afterPlay(kind, tracksAfter(position, kind << 1), swaps);
  return Array.from(sight.input);
}

const EYES = ([2, 3, 4] as const).flatMap((players) =>
  (['keen', 'former'] as const).map((eye) => [players, eye] as const),
);

describe.each(EYES)('what %i players see whose eye is %s', (players, eye) => {
  const positions = cardsPositions(players, players + 3);

  test('is of about one, and every number is written', () => {
    for (const position of positions) {
      const sight = new Sight(players, eye);
      sight.input.fill(NaN);
      sight.lookAt(position);
      sight.afterChoice(Uint8Array.from(position.tracksOf(position.turn)), false);
      expect(sight.input).toHaveLength(inputsFor(players, eye));
      for (const value of sight.input) expect(Math.abs(value)).toBeLessThan(4);
    }
  });

  test('does not tell colours apart', () => {
    for (const position of positions) {
      spreadTracks(position);
      const other = recolouredCards(position, COLOURS);
      const sight = new Sight(players, eye);
      const otherSight = new Sight(players, eye);
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
      const sight = new Sight(players, eye);
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
      const inputs = inputsAfter(position, position.rackOf(position.turn)[0]!, eye);
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
  const inputs = inputsAfter(position!, position!.rackOf(0)[0]!, 'keen', true);
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
  function missing(eye: CardsEye, third: number[], fourth: number[]): number[] {
    const position = dealt(hands, 'RO RY RG RB', [[3, 3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2], third, fourth]);
    const inputs = inputsAfter(position, position.rackOf(0)[0]!, eye);
    const [two, three] = [inputsFor(2, eye), inputsFor(3, eye) - +(eye === 'former')];
    const rival = three - two;
    // What is missing stands behind three numbers a symbol and what a card is expected to gain.
    const begins = Array.from(
      { length: Math.floor((inputs.length - two) / rival) + 1 },
      (_, at) => two + (at - 1) * rival,
    );
    return begins.map((begin) => Math.round(inputs[begin + 19]! * 42));
  }

  test('the former eye watches the next one, and of the others the one who lacks least', () => {
    expect(missing('former', ahead, behind)).toEqual([30, 6]);
    expect(missing('former', behind, ahead)).toEqual([30, 6]);
  });

  test('the keen one all of them, in the order of turns', () => {
    expect(missing('keen', ahead, behind)).toEqual([30, 6, 36]);
    expect(missing('keen', behind, ahead)).toEqual([30, 36, 6]);
  });

  test.each([3, 4])('a network that serves three and four is told that there are %i', (players) => {
    const [position] = cardsPositions(players, 1);
    expect(inputsAfter(position!, position!.rackOf(0)[0]!, 'former').at(-1)).toBe(players - 3);
  });
});

describe('the keen eye sees', () => {
  /** How many numbers tell what cards could do, at the end of the own and of the rival's. */
  const own = inputsFor(2, 'keen') - inputsFor(2, 'former') - 3;
  /** What the own next cards could do, and the rival's, after a card that scores nothing. */
  function chances(tracks: number[], rival: number[], hand: string, open: string): { own: number[]; rival: number[] } {
    const position = dealt([hand, 'OV OV YV YV GV GV'], open, [tracks, rival]);
    const inputs = inputsAfter(position, position.rackOf(0)[0]!);
    return { own: inputs.slice(OWN, OWN + own), rival: inputs.slice(-3) };
  }
  const almost = [7, 7, 7, 7, 7, 6];
  const middling = [4, 4, 4, 4, 4, 4];

  test('a card of the hand that would win, and how many unseen ones would', () => {
    const { own: seen } = chances(almost, middling, 'RO RY RG RB RV OY', 'RO OV BV YG');
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen.slice(-2)[0]).toBe(1);
    expect(chances(middling, middling, 'RO RY RG RB RV OY', 'RO OV BV YG').own.slice(-2)[0]).toBe(0);
  });

  test('a card of the hand that would bring a marker to the top', () => {
    expect(chances([5, 5, 5, 5, 5, 9], middling, 'RO RY RG RB RV OY', 'RO OV RV YG').own.at(-1)).toBe(1);
    expect(chances([5, 5, 5, 5, 5, 5], middling, 'RO RY RG RB RV OY', 'RO OV RV YG').own.at(-1)).toBe(0);
  });

  test('how likely a rival wins next, or comes to the top', () => {
    const [wins, tops, low] = chances(middling, almost, 'RO RY RG RB RV OY', 'RO OV BV YG').rival;
    expect(wins).toBeGreaterThan(0);
    expect(tops).toBe(0);
    expect(low! * 6).toBeCloseTo(1, 5);
    const calm = chances(middling, [9, 5, 5, 5, 5, 5], 'RO RY RG RB RV OY', 'RO RV BV YG').rival;
    expect(calm[0]).toBe(0);
    expect(calm[1]).toBeGreaterThan(0);
  });

  test('the three best cards of the hand, the best first', () => {
    const position = dealt(['RO RY RG RB RV OY', 'OV OV YV YV GV GV'], 'BV BV YG YG', [[1, 2, 3, 4, 5, 6], middling]);
    const inputs = inputsAfter(position, position.rackOf(0)[0]!);
    const best = [inputs[OWN - 6]!, inputs[OWN + 2]!, inputs[OWN + 3]!];
    expect(best).toEqual(best.toSorted((a, b) => b - a));
    expect(best[2]).toBeGreaterThan(0);
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
