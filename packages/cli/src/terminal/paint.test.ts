import { LETTERS } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { cleaned, COLUMNS, fitted, Paint, widthOf, wrapped } from './paint.ts';

const plain = new Paint(false);
const coloured = new Paint(true);

describe('text from outside', () => {
  test.each([
    ['\x1b[31mred\x1b[0m', '[31mred[0m'],
    ['bell\x07 back\bspace', 'bell backspace'],
    ['c1 \u009b31m', 'c1 31m'],
    ['turned \u202egnorw', 'turned gnorw'],
    ['two\nlines\u2028three', 'twolinesthree'],
    ['Jörg 日本', 'Jörg 日本'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleaned(text)).toBe(clean);
  });
});

test('F1 every symbol has a letter and a shape of its own, with and without colours', () => {
  for (const paint of [plain, coloured]) {
    expect(new Set(LETTERS.map((letter) => paint.chip(letter))).size).toBe(6);
    for (const letter of LETTERS) expect(widthOf(paint.chip(letter))).toBe(4);
  }
  expect(plain.chip('R', 'fresh')).toBe('[R✹]');
});

test.each([
  [0, '····'],
  [1 / 27, '▏···'],
  [0.5, '██··'],
  [1, '████'],
])('a bar shows a share of %d', (share, bar) => {
  expect(plain.bar('G', share, 4)).toBe(bar);
  expect(widthOf(coloured.bar('G', share, 4))).toBe(4);
});

test('a long text is broken between words, colours aside', () => {
  const lines = wrapped(`${coloured.name('R')} `.repeat(40).trim());
  expect(lines.length).toBe(3);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(COLUMNS);
});

test('a long name is cut', () => {
  expect(fitted('Anna', 4)).toBe('Anna');
  expect(fitted('Annabelle', 4)).toBe('Ann…');
});
