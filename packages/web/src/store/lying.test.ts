import { expect, test } from 'vitest';
import { mergeKept, parseKept } from './moving/kept.ts';
import { makeLying, parseLying } from './lying.ts';

const LYING = [['RG', 'BV'], []];

test('what lies on the real table is found again in its own game', () => {
  expect(parseLying(makeLying('a-0', LYING), 'a-0', 2)).toEqual(LYING);
  expect(parseLying(makeLying('a-0', [['R'], ['V']]), 'a-0', 2)).toEqual([['R'], ['V']]);
});

test('another game, another table and other people begin anew', () => {
  const text = makeLying('a-0', LYING);
  expect([parseLying(text, 'a-1', 2), parseLying(text, 'b-0', 2), parseLying(text, 'a-0', 3)]).toEqual([[], [], []]);
});

test.each(['', 'a-0', 'a-0 RG', 'a-0 RG/X', 'a-0 RGB/', 'a-0 R,,G/', 'a-0 R,R,R,R,R/', 'a-0 {}/[]', '{"a-0":1}'])(
  'nothing is known from %j',
  (text) => {
    expect(parseLying(text, 'a-0', 2)).toEqual([]);
  },
);

test('a copy of a device brings it, and leaves what is known here', () => {
  const [mine, theirs] = [makeLying('a-0', LYING), makeLying('b-0', LYING)];
  expect(parseKept('sixfold-lying', theirs)).toBe(theirs);
  const kept = (text: string): Map<string, string> => new Map([['sixfold-lying', text]]);
  expect(mergeKept(new Map(), kept(theirs))).toEqual(kept(theirs));
  expect(mergeKept(kept(mine), kept(theirs))).toEqual(kept(mine));
});
