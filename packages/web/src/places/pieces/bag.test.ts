import { FastChance, startGame } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { stones } from '@sixfold/engine/stones';
import { luckOf, NEWEST_LUCK } from '@sixfold/engine/seeded';
import { describe, expect, test } from 'vitest';
import { blankFor, type BagSupply } from '../../face/pieces.ts';
import { foldBag, parseBagDeed, type BagDeed, type BagSeen } from './bag.ts';
import { after, beginLog, undo } from './piece-log.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** Few pieces, so that they run out: four kinds, three of each. */
const FEW: BagSupply = {
  pieces: Uint8Array.of(0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3),
  hand: 4,
  isSecret: true,
  waits: false,
};
const BAGS: readonly (readonly [string, BagSupply])[] = [
  ['a bag of secret draws', FEW],
  ['a pile that everybody sees', { ...FEW, isSecret: false }],
  ['a pile with discards', { ...FEW, waits: true }],
];

const fold = (supply: BagSupply, ...deeds: BagDeed[]): BagSeen | null =>
  foldBag(supply, { players: 2, seed: SEED, deeds });

/** For what can be done. */
function seenAfter(supply: BagSupply, ...deeds: BagDeed[]): BagSeen {
  const seen = fold(supply, ...deeds);
  if (!seen) throw new Error('cannot have been');
  return seen;
}

const countOf = (pieces: readonly number[], kind: number): number => pieces.filter((piece) => piece === kind).length;

/** Deeds at random: mostly draws, and now and then some of what is out is put back. */
function* randomDeeds(supply: BagSupply, chance: FastChance): Generator<[BagDeed, readonly number[]]> {
  const deeds: BagDeed[] = [];
  let out: readonly number[] = [];
  for (let step = 0; step < 60; step++) {
    const { left } = seenAfter(supply, ...deeds);
    const isBack = left === 0 || (out.length > 2 && chance.below(3) === 0);
    const back = isBack ? out.slice(0, 1 + chance.below(out.length)) : [];
    const deed: BagDeed = isBack ? { back } : { draw: 1 + chance.below(4) };
    deeds.push(deed);
    out = [...out.slice(back.length), ...(isBack ? [] : (seenAfter(supply, ...deeds).last?.pieces ?? []))];
    yield [deed, out];
  }
}

describe.each(BAGS)('%s', (_name, supply) => {
  test('neither loses nor adds a piece: what is out, left and aside is all', () => {
    const deeds: BagDeed[] = [];
    for (const [deed, out] of randomDeeds(supply, new FastChance(7))) {
      deeds.push(deed);
      const seen = seenAfter(supply, ...deeds);
      expect(seen.left + seen.aside + out.length).toBe(seen.all);
      expect(seen.out).toEqual([0, 1, 2, 3].map((kind) => countOf(out, kind)));
      expect(seen.inside.reduce((sum, count) => sum + count, 0)).toBe(seen.left);
    }
  });

  test('is what it was after an undo, whatever was undone, and draws the same again', () => {
    let log = beginLog<BagDeed>(2, SEED);
    for (const [deed] of randomDeeds(supply, new FastChance(3))) {
      const [before, done] = [foldBag(supply, log), foldBag(supply, after(log, deed))];
      const other = after(log, { draw: 5 });
      expect(foldBag(supply, undo(after(log, deed)))).toEqual(before);
      expect(foldBag(supply, undo(other))).toEqual(before);
      log = after(undo(other), deed);
      expect(foldBag(supply, log)).toEqual(done);
    }
  });

  test('gives all it has to who draws more than that, and then nothing', () => {
    expect(seenAfter(supply, { draw: 10 }, { draw: 10 }).last?.pieces).toHaveLength(2);
    expect(fold(supply, { draw: 12 }, { draw: 1 })).toBeNull();
  });

  test('takes back only what is out', () => {
    expect(fold(supply, { back: [0] })).toBeNull();
    expect(fold(supply, { draw: 12 }, { back: [0, 0, 0, 0] })).toBeNull();
    expect(fold(supply, { draw: 12 }, { back: [4] })).toBeNull();
    expect(fold(supply, { draw: 12 }, { back: [0, 0, 0] })).not.toBeNull();
  });

  test('draws one by one what it draws at once', () => {
    const one = { draw: 1 };
    expect(seenAfter(supply, one, one, one, one).came).toEqual(seenAfter(supply, { draw: 4 }).came);
  });
});

test('B8 T9 S6 what is put back can be drawn at once', () => {
  const seen = seenAfter(FEW, { draw: 12 }, { back: [2, 2] });
  expect([seen.left, seen.aside, seen.inside]).toEqual([2, 0, [0, 0, 2, 0]]);
});

describe('C10 discards', () => {
  const pile = { ...FEW, waits: true };

  test('wait as long as there is a card in the pile', () => {
    const first = seenAfter(pile, { draw: 4 }).came;
    const seen = seenAfter(pile, { draw: 4 }, { back: first });
    expect([seen.left, seen.aside, seen.last?.isShuffled]).toEqual([8, 4, false]);
  });

  test('are the pile as soon as its last card is taken, even if no further card is needed', () => {
    const first = seenAfter(pile, { draw: 4 }).came;
    const seen = seenAfter(pile, { draw: 4 }, { back: first }, { draw: 8 });
    expect([seen.left, seen.aside, seen.last?.isShuffled]).toEqual([4, 0, true]);
    expect(seen.inside).toEqual([0, 1, 2, 3].map((kind) => countOf(first, kind)));
  });

  test('are drawn on from in the middle of a draw', () => {
    const first = seenAfter(pile, { draw: 4 }).came;
    const seen = seenAfter(pile, { draw: 4 }, { back: first }, { draw: 10 });
    expect([seen.left, seen.last?.pieces.length]).toEqual([2, 10]);
  });

  test('that are told when the pile is used up already are the pile at once', () => {
    const seen = seenAfter(pile, { draw: 12 }, { back: [0, 1, 1] });
    expect([seen.left, seen.aside, seen.last?.isShuffled]).toEqual([3, 0, true]);
  });
});

describe('F7 luck is that of docs/luck.md', () => {
  test('secret draws are those of one who plays alone', () => {
    const solo = startGame(board, blankFor(board, 1).config, luckOf(SEED, 1, NEWEST_LUCK).setup());
    const supply = { pieces: blankFor(board, 2).bag, hand: 6, isSecret: true, waits: false };
    expect(seenAfter(supply, { draw: 1 }).came).toEqual(solo.rackOf(0));
  });

  test('open ones are the flips of a pile of all', () => {
    const { config, pile } = blankFor(stones, 4);
    const game = startGame(stones, config, luckOf(SEED, 4, NEWEST_LUCK).setup());
    const supply = { pieces: pile, hand: 3, isSecret: false, waits: false };
    const seen = seenAfter(supply, { draw: 3 });
    expect(seen.out).toEqual([...game.middle]);
  });
});

test('what is left is told by kind, for whoever may know it', () => {
  const { kinds, inside, came } = seenAfter({ ...FEW, isSecret: false }, { draw: 5 });
  expect(kinds).toEqual([3, 3, 3, 3]);
  expect(inside).toEqual(kinds.map((count, kind) => count - countOf(came, kind)));
});

test.each([{ draw: 3 }, { back: [0, 5] }])('%j is read as it was kept', (deed) => {
  expect(parseBagDeed(JSON.parse(JSON.stringify(deed)))).toEqual(deed);
});

test.each([
  null,
  7,
  'draw',
  {},
  { draw: 0 },
  { draw: 1.5 },
  { draw: '1' },
  { back: [] },
  { back: [-1] },
  { back: 'x' },
])('%j is no deed', (input) => {
  expect(parseBagDeed(input)).toBeNull();
});
