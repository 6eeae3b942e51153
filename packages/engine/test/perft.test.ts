/**
 * How the numbers in each game's perft.json were checked. `scripts/golden.ts` writes them, so by themselves they only guard
 * against change. The first of each row is derived by hand in each game's fixture, from the geometry of the board and the pieces dealt. The deeper
 * ones have no second source; but every legal-move count of the games in `foreign/`, which another program wrote from the
 * rules alone, is compared ply by ply in transcript.test.ts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Seed } from '../src/luck/seeded.ts';
import { GAME_IDS, startGame, type GameId } from '../src/index.ts';
import { fixtureOf } from './fixtures.ts';
import { perftLines, type PerftRow } from './perft.ts';
import { VARIANTS, type Variant } from './variants.ts';

const rowsOf = (id: GameId): PerftRow[] =>
  JSON.parse(readFileSync(new URL(`../src/games/${id}/perft.json`, import.meta.url), 'utf8')) as PerftRow[];

const ROWS = GAME_IDS.flatMap(rowsOf);
const variantOf = (name: string): Variant => VARIANTS.find((variant) => variant.name === name)!;

test('every variant has its row', () => {
  expect(ROWS.map(({ name }) => name)).toEqual(VARIANTS.map(({ name }) => name));
});

describe.each(ROWS)('$name', ({ name, seed, lines }) => {
  test('has as many lines of each length as the table says', () => {
    expect(lines.map((_, index) => perftLines(variantOf(name), seed, index + 1))).toEqual(lines);
  });
});

test.each(ROWS)('$name: the number of first moves follows from board and rack', ({ name, seed, lines }) => {
  const variant = variantOf(name);
  const position = startGame(variant.game, variant.config, new Seed(seed).setup());
  expect(lines[0]).toBe(fixtureOf(variant.game.card.id).firstMoves(position));
});
