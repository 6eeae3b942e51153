import { describe, expect, test } from 'vitest';
import { FastChance, LETTERS, type At, type Letter } from '../src/index.ts';
import type { Transcript, TranscriptPly } from '../src/record/transcript.ts';
import { verifyTranscript } from '../src/record/verify.ts';
import { greedyMove, recordGame, verdictOn } from './playing.ts';
import { Carrier, Seen, symbolsFollowing, TURNS, type Symmetry } from './symmetry.ts';
import { VARIANTS, type Variant } from './variants.ts';

const variantsOf = (id: string): Variant[] => VARIANTS.filter(({ game }) => game.card.id === id);

/** A random game, and a greedy one: only the latter is rich in bonus turns, swaps and wins. */
const gamesOf = (variant: Variant): Transcript[] => [
  recordGame(variant, 'symmetry'),
  recordGame(variant, 'symmetry', greedyMove),
];

/** The printed symbols of the classic board (B1). */
const PRINTED = new Map<Letter, At>([
  ['R', [5, -5]],
  ['G', [5, 0]],
  ['B', [0, 5]],
  ['O', [-5, 5]],
  ['Y', [-5, 0]],
  ['V', [0, -5]],
]);

const inPlace: Symmetry['turnField'] = (at) => at;

/** A few permutations of the symbols, no two of them alike. */
function permutations(count: number): Letter[][] {
  const chance = new FastChance(6);
  const found = new Map<string, Letter[]>();
  while (found.size < count) {
    const left = [...LETTERS];
    const order = LETTERS.map(() => left.splice(chance.below(left.length), 1)[0]!);
    found.set(order.join(''), order);
  }
  return [...found.values()];
}

/** The carried game must stand up to every rule: moves, counts, scores, bonus turns, tracks and result. */
function expectCarried(record: Transcript, symmetry: Symmetry): void {
  const carried = new Carrier(symmetry).transcript(record);
  expect(verdictOn(carried)).toBe(record.plies.length);
}

test('the twelve symmetries of the hexagon are twelve', () => {
  const images = TURNS.map((turn) => JSON.stringify([turn([1, 0]), turn([0, 1])]));
  expect(new Set(images).size).toBe(12);
});

describe.each(variantsOf('board'))('$name', (variant) => {
  const records = gamesOf(variant);

  test.each(TURNS.map((turn, index) => ({ turn, index })))(
    'B1 B6 turned by symmetry $index, with the symbols that the printed ones become, it is the same game',
    ({ turn }) => {
      const symbols = symbolsFollowing(PRINTED, turn);
      for (const record of records) expectCarried(record, { turnField: turn, symbols });
    },
  );
});

describe.each(variantsOf('board3d'))('$name', (variant) => {
  const records = gamesOf(variant);
  const orders = permutations(TURNS.length);

  test.each(TURNS.map((turn, index) => ({ turn, index })))(
    'T1 T7 turned by symmetry $index, with any other symbols, it is the same game',
    ({ turn, index }) => {
      for (const record of records) expectCarried(record, { turnField: turn, symbols: orders[index]! });
    },
  );
});

describe.each(['cards', 'stones', 'dice'].flatMap(variantsOf))('$name', (variant) => {
  test('F1 no symbol is better than another: with the symbols exchanged it is the same game', () => {
    for (const record of gamesOf(variant)) {
      for (const symbols of permutations(20)) expectCarried(record, { turnField: inPlace, symbols });
    }
  });
});

test('exchanging symbols for the tracks alone is noticed', () => {
  const record = gamesOf(variantsOf('cards')[0]!)[1]!;
  const { result } = new Carrier({ turnField: inPlace, symbols: permutations(2)[1]! }).transcript(record) as Transcript;
  expect(verifyTranscript({ ...record, result }).ok).toBe(false);
});

/** What lies on the board before the first tile. */
function seenAtStart({ game, setup }: Transcript): Seen {
  const seen = new Seen();
  const stones = setup['startStones'] as { at: At; symbol: Letter }[] | undefined;
  if (game === 'board') for (const [letter, at] of PRINTED) seen.put(at, letter);
  else for (const { at, symbol } of stones!) seen.put(at, symbol);
  return seen;
}

function expectScored(seen: Seen, { move, events }: TranscriptPly): void {
  const { tile, at } = move as unknown as { tile?: string; at: [At, At] };
  if (tile === undefined) return;
  const [first, second] = [...tile] as [Letter, Letter];
  const told = events.filter((event) => event.type === 'score').map(({ points }) => points);
  expect(told).toEqual([seen.points(at[0], first, at[1]), seen.points(at[1], second, at[0])]);
  seen.put(at[0], first);
  seen.put(at[1], second);
}

describe.each(['board', 'board3d'].flatMap(variantsOf))('$name', (variant) => {
  test('B6 T7 every tile scores what a second, slower scorer counts', () => {
    for (const record of gamesOf(variant)) {
      const seen = seenAtStart(record);
      for (const ply of record.plies) expectScored(seen, ply);
    }
  });
});
