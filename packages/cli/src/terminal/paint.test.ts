import { LETTERS } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { cleaned, COLUMNS, fitted, halvesOf, padded, Paint, widthOf, wrapped } from './paint.ts';

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

describe('a piece', () => {
  test.each([
    ['plain', ' R✹O⬢ '],
    ['fresh', '[R✹O⬢]'],
    ['counted', '›R✹O⬢‹'],
    ['ghost', '(R✹O⬢)'],
  ] as const)('%s is six columns wide, in colours too', (mark, drawn) => {
    expect(plain.piece('RO', mark)).toBe(drawn);
    expect(widthOf(coloured.piece('RO', mark))).toBe(6);
  });

  test('in colours has black letters on the colour of each half, and its edges in them', () => {
    expect(coloured.piece('RG')).toBe(
      [
        '\x1b[38;5;203m▐\x1b[0m',
        '\x1b[1;38;5;16;48;5;203mR✹\x1b[0m',
        '\x1b[1;38;5;16;48;5;77mG●\x1b[0m',
        '\x1b[38;5;77m▌\x1b[0m',
      ].join(''),
    );
  });

  test.each(['', 'R', 'ROY', 'RX', 'ro'])('is not %j', (piece) => {
    expect(() => halvesOf(piece)).toThrow(`"${piece}" does not show two symbols`);
  });
});

test('symbols have the names of their colours', () => {
  expect(LETTERS.map((letter) => plain.name(letter))).toEqual(['red', 'orange', 'yellow', 'green', 'blue', 'violet']);
});

test('widths count letters, not bytes and not colours', () => {
  expect(widthOf(coloured.bold('Jörg'))).toBe(4);
  expect(widthOf('𝒜b')).toBe(2);
  expect(padded('ab', 4)).toBe('ab  ');
  expect(padded('abcdef', 4)).toBe('abcdef');
  expect(padded(coloured.dim('ab'), 3)).toBe(`${coloured.dim('ab')} `);
});

test('further lines of a long text are indented as wanted', () => {
  const [first, second, ...more] = wrapped('word '.repeat(20).trim(), 4);
  expect(first).toHaveLength(79);
  expect(second).toBe('    word word word word');
  expect(more).toEqual([]);
  expect(wrapped('')).toEqual(['']);
});
