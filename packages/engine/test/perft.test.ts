/**
 * How the numbers in perft.json were checked. `scripts/golden.ts` writes them, so by themselves they only guard against
 * change. The first of each row is derived by hand below, from the geometry of the board and the pieces dealt. The deeper
 * ones have no second source; but every legal-move count of the games in `foreign/`, which another program wrote from the
 * rules alone, is compared ply by ply in transcript.test.ts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Seed } from '../src/contract/seeded.ts';
import { startGame, type Position } from '../src/index.ts';
import { perftLines, type PerftRow } from './perft.ts';
import { VARIANTS, type Variant } from './variants.ts';

const ROWS = JSON.parse(readFileSync(new URL('perft.json', import.meta.url), 'utf8')) as PerftRow[];
const variantOf = (name: string): Variant => VARIANTS.find((variant) => variant.name === name)!;

test('every variant has its row', () => {
  expect(ROWS.map(({ name }) => name)).toEqual(VARIANTS.map(({ name }) => name));
});

describe.each(ROWS)('$name', ({ name, seed, lines }) => {
  test('has as many lines of each length as the table says', () => {
    expect(lines.map((_, index) => perftLines(variantOf(name), seed, index + 1))).toEqual(lines);
  });
});

/**
 * Pairs of fields beside a printed symbol on the classic board (B5). A symbol has 3 neighbours on the board when it lies
 * in the board's own corner, and 6 otherwise. Count for each neighbour its neighbours other than the symbol, then take
 * off the pairs within the ring, which were counted twice.
 *   radius 5: 3 + 3 + 5 - 2 = 9;  radius 6: 2 + 3 + 3 + 5 + 5 + 5 - 6 = 17;  radius 7: 6 × 5 - 6 = 24; times six.
 */
const BOARD_PAIRS = [0, 54, 54, 102, 144];

/** The same around a start stone (T6); between two stones lies one pair that touches both: 6 × 9 - 6, and so on. */
const BOARD3D_PAIRS: Record<string, number> = { 3: 48, 4: 96, 5: 138 };

/** Ways to hold the different tiles of a rack over a pair: a mixed tile two, a double one. */
const tileWays = (rack: readonly string[]): number =>
  [...new Set(rack)].reduce((ways, [first, second]) => ways + (first === second ? 1 : 2), 0);

const rackOf = (game: Variant['game'], position: Position): string[] =>
  (game.view(position, position.turn) as unknown as { rack: string[] }).rack;

const FIRST_MOVES: Record<string, (variant: Variant, position: Position) => number> = {
  board: ({ game, config }, position) => BOARD_PAIRS[config.players]! * tileWays(rackOf(game, position)),
  board3d: ({ game, config }, position) =>
    BOARD3D_PAIRS[String(config.options['radius'])]! * tileWays(rackOf(game, position)),
  // C5: each kind of card in hand, with either symbol first.
  cards: ({ game }, position) => 2 * new Set(rackOf(game, position)).size,
  // S3, S8: nobody has a single weakest symbol yet, so that drawing is all there is.
  stones: () => 1,
  // D3: a turn begins with a roll.
  dice: () => 1,
};

test.each(ROWS)('$name: the number of first moves follows from board and rack', ({ name, seed, lines }) => {
  const variant = variantOf(name);
  const position = startGame(variant.game, variant.config, new Seed(seed).setup());
  expect(lines[0]).toBe(FIRST_MOVES[variant.game.card.id]!(variant, position));
});
