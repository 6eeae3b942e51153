import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { fairSeed, pledgeOf } from './deal.ts';
import { isHex32 } from './hex.ts';
import { HIDDEN, leafOf } from './places.ts';
import { LuckTree, rootFrom } from './tree.ts';

// Computed by another implementation, written in Python for this purpose.
const ROOTS = [
  [2, 'fbd158d7c23ba0def718de98607741f952bda7cde2db1c8eb3354910ac61cd66'],
  [4, 'c3bc64b8ca9517e8edd4c7227c6c7fde48686f1ad0293497169a5f255191bd65'],
  [1024, '20a021823146e84789d1d156952905a588caff934ffc596097912bafcff03445'],
] as const;

describe('the tree of secrets', () => {
  test.each(ROOTS)('of %i leaves has a known root', (leaves, root) => {
    expect(new LuckTree('seed', leaves).root).toBe(root);
  });

  test('has known secrets', () => {
    const secret = 'c2c6f9ca9dae65d03a4f9371761751b363ab3b8f11a0fad79318f155da0ef4c6';
    expect(new LuckTree('seed', 2).secret(7)).toBe(secret);
  });

  const tree = new LuckTree('another', 64);
  const someLeaves = fc.uniqueArray(fc.nat(63), { minLength: 1, maxLength: 20 });
  const opened = (leaves: readonly number[]): Map<number, string> =>
    new Map(leaves.map((leaf) => [leaf, tree.secret(leaf)]));

  test('proves any of its leaves together, and nothing else', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(63), (leaves, other) => {
        const nodes = tree.prove(leaves);
        expect(rootFrom(64, opened(leaves), nodes)).toBe(tree.root);
        const [first = 0] = leaves;
        const forged = opened(leaves).set(first, tree.secret((other % 63) + 64));
        expect(rootFrom(64, forged, nodes)).not.toBe(tree.root);
      }),
    );
  });

  test('proves a leaf at its own place alone', () => {
    const nodes = tree.prove([5]);
    expect(rootFrom(64, new Map([[4, tree.secret(5)]]), nodes)).not.toBe(tree.root);
  });

  test('is not proved by too many nodes or too few', () => {
    const nodes = tree.prove([5]);
    expect(rootFrom(64, opened([5]), nodes.slice(1))).toBeNull();
    expect(rootFrom(64, opened([5]), [...nodes, tree.root])).toBeNull();
    expect(rootFrom(64, new Map(), nodes)).toBeNull();
  });

  test('needs little to prove leaves that lie together', () => {
    expect(tree.prove([8, 9, 10, 11, 12, 13, 14, 15])).toHaveLength(3);
  });
});

describe('a pledge', () => {
  const [, [, root]] = ROOTS;
  const number = 'ab'.repeat(32);

  test('is a known hash', () => {
    expect(pledgeOf(root, 2, 1, number)).toBe('6eb677b53917767bc4cfe84d9c23da49494a40d73730ff1a5ce2745e4bf7d0eb');
  });

  test('binds root, round, seat and number', () => {
    const all = [
      pledgeOf(root, 2, 1, number),
      pledgeOf(ROOTS[0][1], 2, 1, number),
      pledgeOf(root, 1, 1, number),
      pledgeOf(root, 2, 0, number),
      pledgeOf(root, 2, 1, 'ba'.repeat(32)),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the seed of fair luck', () => {
  const deal = { round: 1, from: 0, isDrawn: false, pledges: ['a', null, 'c'], numbers: ['x', null, null] };

  test('names what each seat opened or kept back, by seat', () => {
    expect(fairSeed('secret', deal)).toBe('secret\n1 0 named\n0=x,2~c');
    expect(fairSeed('secret', { ...deal, isDrawn: true, from: 12 })).toBe('secret\n1 12 drawn\n0=x,2~c');
  });

  test('is there where nobody took part', () => {
    expect(fairSeed('secret', { ...deal, pledges: [], numbers: [] })).toBe('secret\n1 0 named\n');
  });
});

describe('the places of luck', () => {
  test.each(Object.values(GAMES))('of $card.id are apart, and below the number of leaves', ({ card }) => {
    const { luck } = card;
    const seats = [0, 1, 2, 3];
    const labels = Object.entries(luck.places).flatMap(([word, { steps }]) => {
      if (steps.length === 1) return Array.from({ length: 300 }, (_, number) => `${word} ${number}`);
      const turns = Array.from({ length: 70 }, (_, turn) => turn);
      return turns.flatMap((turn) => seats.flatMap((seat) => seats.map((roll) => `${word} ${seat} ${turn} ${roll}`)));
    });
    const leaves = ['starter', 'open', ...labels].map((label) => leafOf(card, label)).filter((leaf) => leaf !== HIDDEN);
    expect(new Set(leaves).size).toBe(leaves.length);
    expect(Math.max(...leaves)).toBeLessThan(luck.leaves);
    expect(Math.log2(luck.leaves) % 1).toBe(0);
  });

  test('of what is hidden, unknown or beyond the tree is the first leaf', () => {
    expect(leafOf(GAMES.board.card, 'pile 0')).toBe(HIDDEN);
    expect(leafOf(GAMES.board.card, 'open')).toBe(HIDDEN);
    expect(leafOf(GAMES.dice.card, 'roll 0 64 1')).toBe(HIDDEN);
    expect(leafOf(GAMES.stones.card, 'mix 2')).toBe(8);
  });
});

test('32 bytes are written in one way', () => {
  expect(isHex32('ab'.repeat(32))).toBe(true);
  for (const other of ['AB'.repeat(32), 'ab'.repeat(31), `${'ab'.repeat(32)}\n`, 7, null]) {
    expect(isHex32(other)).toBe(false);
  }
});
