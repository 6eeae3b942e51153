import type { Reason } from '@sixfold/bots';
import { describe, expect, test } from 'vitest';
import { de, en, SPOKEN } from '../../../games/all-messages.fixture.ts';
import { LANGUAGE_IDS, type Language } from '../../../lib/languages.ts';
import type { Suggestion } from '../../../thinking/hints.ts';
import { sayAdvice, tellAdvice } from './say-advice.ts';

const NAMES = ['Ada', 'Bo'];

const advice = (more: Partial<Suggestion>): Suggestion => ({
  move: { type: 'roll' },
  outlook: null,
  gains: [0, 0, 0, 0, 0, 0],
  reasons: [],
  ...more,
});

/** One reason of each kind; a kind that is missing here is a type error. */
const REASONS: { readonly [C in Reason['code']]: Extract<Reason, { code: C }> } = {
  wins: { code: 'wins' },
  bonus: { code: 'bonus', symbol: 'R' },
  weakest: { code: 'weakest', symbol: 'B', points: 2 },
  points: { code: 'points', points: 7 },
  blocks: { code: 'blocks', seat: 1, symbol: 'G', points: 4 },
  prepares: { code: 'prepares', symbol: 'V', points: 1.5 },
  'fresh-pieces': { code: 'fresh-pieces' },
  'good-pieces': { code: 'good-pieces' },
  'worth-the-risk': { code: 'worth-the-risk', risk: 0.12 },
  'not-worth-the-risk': { code: 'not-worth-the-risk', risk: 0.4 },
  'only-move': { code: 'only-move' },
};

const why = (reason: Reason, language: Language): string =>
  sayAdvice(advice({ reasons: [reason] }), NAMES, language, SPOKEN[language]).reasons[0]!;

describe('a reason', () => {
  test.each(Object.values(REASONS))('$code is a sentence of its own in every language', (reason) => {
    const sentences = LANGUAGE_IDS.map((language) => why(reason, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(sentences).size).toBe(LANGUAGE_IDS.length);
  });

  test('names colours, players, numbers and chances as the language does', () => {
    expect(why(REASONS.weakest, 'en')).toBe('Helps where you are weakest: blue +2.');
    expect(why(REASONS.blocks, 'en')).toBe('Blocks a strong move by Bo: green +4.');
    expect(why(REASONS.prepares, 'de')).toBe('Bereitet deinen nächsten Zug vor: Violett +1,5.');
    expect(why(REASONS['worth-the-risk'], 'en')).toContain('about 12%');
    expect(why(REASONS['not-worth-the-risk'], 'de')).toContain('etwa 40\u00a0%');
  });

  test('is not one of many: the two most important are told', () => {
    const reasons = [REASONS.bonus, REASONS.weakest, REASONS.points];
    expect(sayAdvice(advice({ reasons }), NAMES, 'en', en).reasons).toHaveLength(2);
  });
});

describe('the outlook', () => {
  const outlook = (value: number | null, names = NAMES): string =>
    sayAdvice(advice({ outlook: value }), names, 'en', en).outlook;

  test('is the chance to win, never quite sure', () => {
    expect(outlook(0.641)).toBe('Chance to win: about 64%');
    expect(outlook(0)).toBe('Chance to win: under 1%');
    expect(outlook(1)).toBe('Chance to win: over 99%');
  });

  test('is the weakest colour for one who plays alone', () => {
    expect(outlook(19.26, ['Ada'])).toBe('Expected weakest colour: about 19.3');
  });

  test('is left out where nobody knows', () => {
    expect(outlook(null)).toBe('');
  });
});

test('gains are told by colour, those that are nothing are not', () => {
  const { gains } = sayAdvice(advice({ gains: [0, 1.25, 0.04, 3, 0, 0] }), NAMES, 'de', de);
  expect(gains).toEqual([
    { symbol: 1, name: 'Orange', text: '+1,3' },
    { symbol: 3, name: 'Grün', text: '+3' },
  ]);
});

test('all is read out in one go', () => {
  const full = advice({ gains: [2, 0, 0, 0, 0, 0], outlook: 0.5, reasons: [REASONS.wins] });
  expect(tellAdvice(sayAdvice(full, NAMES, 'en', en))).toBe('red +2. Chance to win: about 50%. Wins the game at once.');
  expect(tellAdvice(sayAdvice(advice({}), NAMES, 'en', en))).toBe('No points at once.');
});
