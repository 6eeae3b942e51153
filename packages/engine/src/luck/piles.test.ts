import { describe, expect, test } from 'vitest';
import { Chance, IN_VIEW } from '../contract/chance.ts';
import { CommonPile, Lanes } from './piles.ts';
import { KeyedLuck } from './second-edition.ts';

/** Luck that is one of all that could be: it notes how many outcomes each choice had, and begins with those it is told. */
class Branch extends Chance {
  readonly path: number[];
  readonly sizes: number[] = [];

  constructor(path: readonly number[]) {
    super();
    this.path = [...path];
  }

  next(): number {
    throw new Error('only choices are told');
  }

  override below(n: number): number {
    const step = this.sizes.push(n) - 1;
    return (this.path[step] ??= 0);
  }

  /** How likely all of it was. */
  get odds(): number {
    return this.sizes.reduce((odds, size) => odds / size, 1);
  }

  /** The next path that was not gone yet; null after the last. */
  after(): number[] | null {
    const path = this.path.slice(0, this.sizes.length);
    while (path.length > 0 && path.at(-1) === this.sizes[path.length - 1]! - 1) path.pop();
    return path.length === 0 ? null : [...path.slice(0, -1), path.at(-1)! + 1];
  }
}

/** Pieces in no order, as positions keep them: what is taken leaves a gap for the last one, what is put back is the last. */
class Bag {
  readonly pieces: Uint8Array;
  size: number;

  constructor(pieces: readonly number[]) {
    this.pieces = new Uint8Array(40);
    this.pieces.set(pieces);
    this.size = pieces.length;
  }

  take(index: number): number {
    const piece = this.pieces[index]!;
    this.pieces[index] = this.pieces[--this.size]!;
    return piece;
  }

  putBack(...pieces: number[]): void {
    for (const piece of pieces) this.pieces[this.size++] = piece;
  }

  get content(): string {
    return this.pieces.slice(0, this.size).sort().join(' ');
  }
}

type Play = (bag: Bag, draw: (seat: number) => number) => void;

/** For each thing that may have happened before a draw: how likely each piece was then. Luck goes through all its outcomes. */
function oddsOf(pieces: readonly number[], play: Play, kind: 'lanes' | 'common'): Map<string, Map<number, number>> {
  const odds = new Map<string, Map<number, number>>();
  for (let path: number[] | null = []; path !== null;) {
    const branch: Branch = new Branch(path);
    const [lanes, common] = [new Lanes(() => branch, 2), new CommonPile(() => branch)];
    const bag = new Bag(pieces);
    const drawn: [string, number][] = [];
    let past = '';
    play(bag, (seat) => {
      const before = `${past}from ${bag.content}`;
      const { pieces: all, size } = bag;
      const piece = bag.take(all.indexOf(kind === 'lanes' ? lanes.take(all, size, seat) : common.take(all, size)));
      past += `${seat}:${piece} `;
      drawn.push([before, piece]);
      return piece;
    });
    for (const [before, piece] of drawn) {
      const row = odds.get(before) ?? new Map<number, number>();
      odds.set(before, row.set(piece, (row.get(piece) ?? 0) + branch.odds));
    }
    path = branch.after();
  }
  return odds;
}

/** Every piece that is there must be as likely as any other, whatever has been drawn before. */
function expectEven(odds: Map<string, Map<number, number>>): void {
  expect(odds.size).toBeGreaterThan(20);
  for (const [before, row] of odds) {
    const content = before.split('from ')[1]!.split(' ').map(Number);
    const sum = [...row.values()].reduce((a, b) => a + b);
    for (const piece of new Set(content)) {
      const copies = content.filter((one) => one === piece).length;
      expect((row.get(piece) ?? 0) / sum).toBeCloseTo(copies / content.length, 9);
    }
  }
}

describe('F7 every piece is as likely as any other, by all outcomes there are', () => {
  const pieces = [0, 0, 1, 2, 3];

  test('from lanes, one of which is used up before the other', () => {
    expectEven(oddsOf(pieces, (_, draw) => [0, 0, 1, 0, 0].forEach(draw), 'lanes'));
  });

  test('from lanes into which a rack was put back', () => {
    const play: Play = (bag, draw) => {
      const [first, second] = [draw(0), draw(1)];
      bag.putBack(first, second);
      [1, 0, 0].forEach(draw);
    };
    expectEven(oddsOf(pieces.slice(1), play, 'lanes'));
  });

  test('from a pile that was used up and shuffled anew', () => {
    const play: Play = (bag, draw) => {
      const all = [0, 1, 0].map(draw);
      bag.putBack(...all);
      [1, 1].forEach(draw);
    };
    expectEven(oddsOf(pieces.slice(2), play, 'lanes'));
  });

  test('from one pile for all, with some put back', () => {
    const play: Play = (bag, draw) => {
      const [first, second] = [draw(0), draw(0)];
      bag.putBack(first);
      draw(1);
      bag.putBack(second);
      [0, 1].forEach(draw);
    };
    expectEven(oddsOf(pieces.slice(1), play, 'common'));
  });

  test('of those that lie open, and of what is dealt beside them', () => {
    const counts = Array<number>(4).fill(0);
    for (let seed = 0; seed < 4000; seed++) {
      const chance = new KeyedLuck(() => `open ${seed}`, 2).setup();
      const bag = Uint8Array.of(0, 1, 2, 3);
      chance.setAside(bag, 4, 1);
      const hand = bag[chance.pick(bag, 4, 0)]!;
      const open = bag[chance.pick(bag, 4, IN_VIEW)]!;
      expect(open).not.toBe(hand);
      counts[open]!++;
    }
    // Five standard deviations; the seeds are fixed.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(750));
  });
});

/** Draws and puts back as a number says; pieces put back are told from the pile's own by being 100 and more. */
function originals(decisions: number, seats: number, common: boolean): number[][] {
  const chance = new KeyedLuck(() => 'lanes', seats).setup();
  const bag = new Bag(Array.from({ length: 12 }, (_, piece) => piece));
  const drawn = Array.from({ length: seats }, (): number[] => []);
  for (let step = 0, rest = decisions; bag.size > 0; step++, rest = Math.floor(rest / 3)) {
    const seat = (step + (rest % 3)) % seats;
    const index = common ? chance.pick(bag.pieces, bag.size) : chance.pick(bag.pieces, bag.size, seat);
    const piece = bag.take(index);
    if (piece < 100) drawn[seat]!.push(piece);
    if (rest % 3 === 2 && step < 8) bag.putBack(100 + step);
  }
  return drawn;
}

describe('F7 different decisions meet the same luck', () => {
  const ways = Array.from({ length: 200 }, (_, index) => index * 7919);

  test.each([1, 2, 3, 4])(
    '%i seats draw the pile’s own pieces in the same order each, while their lanes last',
    (seats) => {
      const lane = 12 / seats;
      const longest = Array.from({ length: seats }, (_, seat) =>
        ways.map((way) => originals(way, seats, false)[seat]!).reduce((a, b) => (b.length > a.length ? b : a)),
      );
      let compared = 0;
      for (const way of ways) {
        const drawn = originals(way, seats, false);
        const eaten = drawn.reduce((sum, { length }) => sum + Math.max(0, length - lane), 0);
        for (const [seat, own] of drawn.entries()) {
          const same = Math.max(0, Math.min(own.length, lane - eaten));
          expect(own.slice(0, same)).toEqual(longest[seat]!.slice(0, same));
          compared += same;
        }
      }
      expect(compared).toBeGreaterThan(500);
    },
  );

  test('all see the stones of one pile in the same order, whoever turns them over', () => {
    const orders = ways.map((way) => originals(way, 1, true)[0]!.join());
    expect(new Set(orders).size).toBe(1);
  });
});
