import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../src/index.ts';
import { makePlaythrough } from './playthrough.ts';

test.each(GAME_IDS)('%s plays its golden game as it is written down', (id) => {
  const file = new URL(`../src/games/${id}/golden.txt`, import.meta.url);
  // After a change of the rules: `npx node scripts/golden.ts`, and read the difference.
  expect(makePlaythrough(GAMES[id])).toBe(readFileSync(file, 'utf8'));
});
