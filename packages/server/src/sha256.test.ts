import { LuckTree } from '@sixfold/engine/fair';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each(['seed', 'Würfel 🎲', '\ud800'])('trees of luck are the same as elsewhere: %s', (seed) => {
  const [ours, theirs] = [new LuckTree(seed, 8), new LuckTree(seed, 8, sha256)];
  expect(theirs.root).toBe(ours.root);
  expect([theirs.secret(5), theirs.prove([5])]).toEqual([ours.secret(5), ours.prove([5])]);
});
