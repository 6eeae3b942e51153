import { h, type FunctionComponent } from 'preact';
import { expect, test } from 'vitest';
import { useLater } from './later.ts';
import { paper } from '../paper.fixture.ts';

const Both: FunctionComponent<{ value: string }> = ({ value }) => `${value} ${useLater(value)}`;

test('a value is there at once, and its successor one picture later', () => {
  const { draw, text, look } = paper();
  draw(h(Both, { value: 'first' }));
  look();
  expect(text()).toBe('first first');
  draw(h(Both, { value: 'second' }));
  expect(text()).toBe('second first');
  look();
  expect(text()).toBe('second second');
});

test('of several values before a picture only the last one counts', () => {
  const { draw, text, look } = paper();
  for (const value of ['first', 'second', 'third']) draw(h(Both, { value }));
  look();
  expect(text()).toBe('third third');
});

test('functions are values too', () => {
  const Called: FunctionComponent<{ say: () => string }> = ({ say }) => useLater(say)();
  const { draw, text, look } = paper();
  draw(h(Called, { say: () => 'first' }));
  draw(h(Called, { say: () => 'second' }));
  look();
  expect(text()).toBe('second');
});
