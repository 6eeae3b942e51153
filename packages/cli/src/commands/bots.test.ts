import { BOT_NAMES, LEVELS } from '@sixfold/bots';
import { expect, test } from 'vitest';
import { sixfold } from './sixfold.fixture.ts';

test('every bot is listed with what it is like, the levels first', async () => {
  const { code, out, err } = await sixfold('bots');
  expect([code, err]).toEqual([0, '']);
  const listed = Array.from(out.matchAll(/^(\w+) {2,}\S.+$/gm), ([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(BOT_NAMES));
  expect(listed).toHaveLength(BOT_NAMES.length);
  expect(listed.slice(0, LEVELS.length)).toEqual(LEVELS);
});
