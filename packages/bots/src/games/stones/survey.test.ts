import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../tiles/tiles.fixture.ts';
import { Layout } from './layout.ts';
import { Survey } from './survey.ts';
import { playRandomly, table } from './stones.fixture.ts';

/** Ends of turns in a game of random moves, as they lie before the refill; some of those who stop have matched all there is. */
function endsOf(players: number, seed: number): Layout[] {
  const ends: Layout[] = [];
  playRandomly(players, seed, (position) => {
    if (position.tray === 0) return;
    const end = Layout.of(position);
    end.stop(position.ply % 3 === 0 ? end.open : position.tray);
    if (!end.ended) ends.push(end);
  });
  return ends;
}

function seen(layout: Layout): number[] {
  const survey = new Survey(layout.players);
  const input = new Float32Array(survey.inputs).fill(NaN);
  survey.write(layout, input);
  return Array.from(input);
}

/** The same by laying open stone after stone, each as likely as the next. */
function seenOnAverage(layout: Layout): number[] {
  if (layout.lacking === 0) return seen(layout);
  const sum = seen(layout).fill(0);
  for (let symbol = 0; symbol < 6; symbol++) {
    const copies = layout.pile[symbol]!;
    if (copies === 0) continue;
    const next = new Layout(layout.players, layout.goal);
    next.copyFrom(layout);
    next.refill(symbol);
    seenOnAverage(next).forEach((value, index) => (sum[index]! += (copies / layout.pileSize) * value));
  }
  return sum;
}

/** The same layout in which each symbol has become another one. */
function recoloured(layout: Layout): Layout {
  const other = new Layout(layout.players, layout.goal);
  other.copyFrom(layout);
  layout.tracks.forEach((track, at) => (other.tracks[at - (at % 6) + COLOURS[at % 6]!] = track));
  layout.middle.forEach((count, symbol) => (other.middle[COLOURS[symbol]!] = count));
  layout.pile.forEach((count, symbol) => (other.pile[COLOURS[symbol]!] = count));
  return other;
}

const near = (values: readonly number[]): unknown[] => values.map((value): unknown => expect.closeTo(value, 4));

describe.each([2, 3, 4])('what is seen with %i players', (players) => {
  const ends = endsOf(players, players);

  test('is written wholly, and of about one', () => {
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends) for (const value of seen(end)) expect(Math.abs(value)).toBeLessThan(10);
  });

  test('does not tell colours apart', () => {
    for (const end of ends) expect(seen(recoloured(end))).toEqual(near(seen(end)));
  });

  test('S2 before a refill is what will be seen after it on average', () => {
    const lacking = new Set(ends.map((end) => end.lacking));
    expect(Math.max(...lacking)).toBeGreaterThan(1);
    for (const end of ends) expect(seen(end)).toEqual(near(seenOnAverage(end)));
  });

  test('is from the eyes of whose turn it is', () => {
    for (const end of ends) {
      const turned = new Layout(players, end.goal);
      turned.copyFrom(end);
      end.tracks.forEach((track, at) => (turned.tracks[(at + 6) % end.tracks.length] = track));
      turned.turn = (end.turn + 1) % players;
      expect(seen(turned)).toEqual(near(seen(end)));
    }
  });
});

describe('what is told of the table', () => {
  const [own, rival] = [
    [2, 3, 3, 3, 3, 7],
    [4, 1, 4, 4, 4, 4],
  ] as const;
  const aside = (middle: string, due = 0): number[] => {
    const layout = Layout.of(table({ pile: 'ROYGBV', middle, tracks: [[...own], [...rival]], due }));
    return seen(layout).slice(new Survey(2).aside);
  };

  test('S8 is how much everybody lacks, and whether they may take', () => {
    const [lacks, may, rivalLacks, rivalMay] = aside('RRR');
    expect([lacks, may, rivalLacks, rivalMay]).toEqual(near([5 / 7, 1, 6 / 7, 0]));
    expect(aside('OOO').slice(0, 4)).toEqual(near([5 / 7, 0, 6 / 7, 1]));
  });

  test('S8 is how likely they may take where the middle is not full yet', () => {
    // One of six stones comes, and one of those is red.
    expect(aside('YY')[1]).toBeCloseTo(1 / 6, 5);
  });

  test('S7 is how many bonus turns are due', () => {
    expect(aside('YYY', 2).at(-2)).toBe(1);
    expect(aside('YYY').at(-2)).toBe(0);
  });
});

test('each kind of a symbol is another one', () => {
  const survey = new Survey(3);
  const names = new Map<number, string>();
  for (const end of endsOf(3, 8).filter(({ lacking }) => lacking === 0)) {
    const kinds: number[] = [];
    survey.forEachKind(end, (kind) => kinds.push(kind));
    for (const [symbol, kind] of kinds.entries()) {
      const seats = [0, 1, 2].map((step) => end.tracks[((end.turn + step) % 3) * 6 + symbol]);
      const name = `${seats.join(' ')} / ${Math.min(5, end.middle[symbol]!)}`;
      expect(kind).toBeLessThan(survey.kinds);
      expect(names.get(kind) ?? name).toBe(name);
      names.set(kind, name);
    }
  }
  expect(names.size).toBeGreaterThan(20);
  expect(new Set(names.values()).size).toBe(names.size);
});
