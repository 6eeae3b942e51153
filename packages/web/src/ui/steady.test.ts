import { h, type FunctionComponent } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { paper, type Paper } from './paper.fixture.ts';
import { steady } from './steady.tsx';

interface Piece {
  readonly at: readonly number[];
  readonly name?: string;
  readonly act?: () => void;
}

let drawn = 0;
let sheet: Paper;
const Part: FunctionComponent<Piece> = steady(({ at, name = '' }: Piece) => {
  drawn++;
  return `${name}${at.join(',')}`;
});

beforeEach(() => {
  drawn = 0;
  sheet = paper();
});

test('what has the same content is not drawn anew', () => {
  for (let step = 0; step < 3; step++) sheet.draw(h(Part, { at: [1, 2], name: 'a' }));
  expect([sheet.text(), drawn]).toEqual(['a1,2', 1]);
});

test.each([
  ['data', { at: [1, 3], name: 'a' }, 'a1,3'],
  ['a text', { at: [1, 2], name: 'b' }, 'b1,2'],
])('%s that differs is drawn', (_what, next: Piece, text) => {
  sheet.draw(h(Part, { at: [1, 2], name: 'a' }));
  sheet.draw(h(Part, next));
  expect([sheet.text(), drawn]).toEqual([text, 2]);
});

test('functions are compared by themselves: another one may know another table', () => {
  const act = (): void => undefined;
  sheet.draw(h(Part, { at: [1], act }));
  sheet.draw(h(Part, { at: [1], act }));
  expect(drawn).toBe(1);
  sheet.draw(h(Part, { at: [1], act: () => undefined }));
  expect(drawn).toBe(2);
});
