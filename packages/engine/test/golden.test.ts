import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';
import { luckVectorsText } from './luck-vectors.ts';
import { makePlaythrough } from './playthrough.ts';
import { VARIANTS } from './variants.ts';

test.each(GAME_IDS)('%s plays its golden game as it is written down', (id) => {
  const file = new URL(`../src/games/${id}/golden.txt`, import.meta.url);
  // After a change of the rules: `npx node scripts/golden.ts`, and read the difference.
  expect(makePlaythrough(GAMES[id])).toBe(readFileSync(file, 'utf8'));
});

test('F7 luck follows from seeds as the test vectors say, by which others write it anew', () => {
  const file = new URL('../../../docs/examples/luck-vectors.json', import.meta.url);
  const text = readFileSync(file, 'utf8');
  // A game that is just being made has none yet, and needs none.
  const { games } = JSON.parse(text) as { games: readonly { readonly game: string }[] };
  const known = VARIANTS.filter(({ game }) => games.some((one) => one.game === game.card.id));
  expect(luckVectorsText(known)).toBe(text);
});
