import { describe, expect, test } from 'vitest';
import { tellApart } from './apart.ts';
import { nameProblem, tidyName } from './names.ts';

describe('a name', () => {
  test.each([
    'Ada',
    'Jean-Luc 2',
    '李小龙',
    'Zoë',
    'Αλέξης',
    'Наташа',
    'नमस्ते',
    'เกี๊ยว',
    '🦊',
    '❤️',
    '👩‍👧',
    '🧑🏽‍🚀',
    "O'Neill & Söhne",
    'Δ Team',
    'x'.repeat(40),
  ])('may be %s', (name) => {
    expect(nameProblem(tidyName(` ${name} `))).toBe(null);
    expect(tidyName(` ${name} `)).toBe(name);
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['x'.repeat(41), 'too-long'],
    ['a\nb', 'unseen'],
    ['a\u0000', 'unseen'],
    ['a\u202eb', 'unseen'],
    ['\u200d', 'unseen'],
    ['A\u200dda', 'unseen'],
    ['A\u200bda', 'unseen'],
    ['Ada\ufe0f', 'unseen'],
    ['\u3164', 'unseen'],
    ['\u115f', 'unseen'],
    ['\u2800', 'unseen'],
    ['Ada\u2800', 'unseen'],
    ['Ada\u{e0041}', 'unseen'],
    ['Ada\u00ad', 'unseen'],
    ['🦊\u200d', 'unseen'],
    ['a\u2028b', 'unseen'],
    ['\ud800', 'unseen'],
    ['\ue000', 'unseen'],
    ['\u0301', 'empty'],
    [`A${'\u0301'.repeat(39)}`, 'too-many-marks'],
    ['x\u0301\u0302\u0303\u0304', 'too-many-marks'],
    ['Аda', 'mixed-letters'],
    ['Adα', 'mixed-letters'],
  ])('may not be %j: %s', (name, problem) => {
    expect(nameProblem(tidyName(name))).toBe(problem);
  });

  test('has one way to write a gap', () => {
    expect(tidyName('\u00a0Ada\u2003\u00a0 B')).toBe('Ada B');
  });
});

describe('at a table', () => {
  test.each([
    [
      ['Ada', 'Bo'],
      ['Ada', 'Bo'],
    ],
    [
      ['Ada', 'Ada', 'Ada'],
      ['Ada', 'Ada (2)', 'Ada (3)'],
    ],
    [
      ['Ada', 'ADA', 'Ａｄａ'],
      ['Ada', 'ADA (2)', 'Ａｄａ (3)'],
    ],
    [
      ['Ada', 'Ada', 'Ada (2)'],
      ['Ada', 'Ada (3)', 'Ada (2)'],
    ],
    [
      ['', 'Ada', ''],
      ['', 'Ada', ''],
    ],
  ])('%j are told as %j', (names, told) => {
    expect(tellApart(names.map((name) => ({ kind: 'person', name })))).toEqual(told);
  });
  test('only people have numbers: a bot is marked as one, and a seat may be kept for somebody who is there', () => {
    const seats = (['person', 'open', 'bot', 'person'] as const).map((kind) => ({ kind, name: 'Ada' }));
    expect(tellApart(seats)).toEqual(['Ada', 'Ada', 'Ada', 'Ada (2)']);
  });
});
