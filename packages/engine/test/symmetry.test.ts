import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardFixture, GameFixture } from '../src/contract/game.fixture.ts';
import { FastChance, LETTERS, type At, type Letter } from '../src/index.ts';
import type { Transcript, TranscriptPly } from '../src/record/transcript.ts';
import { verifyTranscript } from '../src/record/verify.ts';
import { fixtureOf } from './fixtures.ts';
import { greedyMove, recordGame, verdictOn } from './playing.ts';
import { Carrier, Seen, symbolsFollowing, TURNS, type Symmetry } from './symmetry.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** A random game, and a greedy one: only the latter is rich in bonus turns, swaps and wins. */
const gamesOf = (variant: Variant): Transcript[] => [
  recordGame(variant, 'symmetry'),
  recordGame(variant, 'symmetry', greedyMove),
];

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

/** The changes of places and symbols that must leave a game the same. */
function symmetriesOf({ board }: GameFixture): { what: string; symmetry: Symmetry }[] {
  const orders = permutations(20);
  if (!board)
    return orders.map((symbols) => ({
      what: `F1 with ${symbols.join('')}`,
      symmetry: { turnField: inPlace, symbols },
    }));
  const printed = board.isPrinted && new Map(board.marks({}));
  return TURNS.map((turnField, index) => {
    const symbols = printed ? symbolsFollowing(printed, turnField) : orders[index]!;
    const what = `${board.rules} turned by symmetry ${index}, with ${symbols.join('')}`;
    return { what, symmetry: { turnField, symbols } };
  });
}

describe.each(VARIANTS)('$name', (variant) => {
  let records: readonly Transcript[];
  beforeAll(() => {
    records = gamesOf(variant);
  });

  test.each(symmetriesOf(fixtureOf(variant.game.card.id)))(
    '$what for the six symbols it is the same game',
    ({ symmetry }) => {
      for (const record of records) expectCarried(record, symmetry);
    },
  );
});

test('exchanging symbols for the tracks alone is noticed', () => {
  const record = gamesOf(VARIANTS.find(({ game }) => !fixtureOf(game.card.id).board)!)[1]!;
  const { result } = new Carrier({ turnField: inPlace, symbols: permutations(2)[1]! }).transcript(record) as Transcript;
  expect(verifyTranscript({ ...record, result }).ok).toBe(false);
});

/** What lies on the board before the first tile. */
function seenAtStart({ marks }: BoardFixture, { setup }: Transcript): Seen {
  const seen = new Seen();
  for (const [letter, at] of marks(setup)) seen.put(at, letter);
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

const onBoards = VARIANTS.flatMap((variant) => {
  const { board } = fixtureOf(variant.game.card.id);
  return board ? [{ variant, board, name: variant.name, rules: board.rules }] : [];
});

test.each(onBoards)('$rules $name: every tile scores what a second, slower scorer counts', ({ variant, board }) => {
  for (const record of gamesOf(variant)) {
    const seen = seenAtStart(board, record);
    for (const ply of record.plies) expectScored(seen, ply);
  }
});
