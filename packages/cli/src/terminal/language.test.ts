import { afterEach, describe, expect, test } from 'vitest';
import { describeError } from './describe.ts';
import { sayName, sayOwned, sayTurnOf, YOU } from './face.ts';
import { said, speak, tongueOf } from './language.ts';
import { Paint } from './paint.ts';
import { sayWinners } from './ranking.ts';
import { sayReason } from './reasons.ts';
import { sayDeeds, sayEvents } from './say.ts';

afterEach(() => speak('en'));

describe('the language of the system', () => {
  test.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de' }, 'de'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_AT' }, 'de'],
    [{ LANG: 'de_DE', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
    [{ LANG: 'den_CA' }, 'en'],
    [{}, 'en'],
  ] as const)('%o asks for %s', (env, tongue) => {
    expect(tongueOf(env)).toBe(tongue);
  });
});

test('English is spoken until something else is asked for', () => {
  expect(said('yes', 'ja')).toBe('yes');
  speak('de');
  expect(said('yes', 'ja')).toBe('ja');
});

describe('German', () => {
  const paint = new Paint(false);

  test('whose turn it is, and whose something is', () => {
    speak('de');
    expect([sayTurnOf(sayName(YOU)), sayTurnOf('Ben'), sayOwned('Ben', 'RB')]).toEqual([
      'Du bist am Zug',
      'Ben ist am Zug',
      'RB (Ben)',
    ]);
  });

  test('what happened, without a verb that would need a person', () => {
    speak('de');
    const face = { sayMove: () => 'RO auf f6 g6 gelegt' };
    const events = [
      { type: 'score', seat: 0, symbol: 'G', points: 2, track: 5 },
      { type: 'draw', seat: 0, pieces: 1 },
    ] as const;
    const speech = { face, config: { players: 2, options: {}, starter: 0 }, names: ['Du', 'Ben'], paint };
    expect(sayDeeds([{ seat: 0, move: { type: 'place' }, events }], speech)).toEqual([
      'Du: RO auf f6 g6 gelegt: Grün +2 → 5, 1 gezogen.',
    ]);
    expect(sayEvents([{ type: 'end', reason: 'instant' }], paint)).toBe('Sofortsieg');
  });

  test('who has won', () => {
    speak('de');
    expect(sayWinners([1, 2], ['Du', 'Ben'], 'it')).toBe('Du hast gewonnen.');
    expect(sayWinners([2, 1], ['Du', 'Ben'], 'the series')).toBe('Ben gewinnt die Serie.');
    expect(sayWinners([1, 1], ['Du', 'Ben'], 'it')).toBe('Du und Ben gewinnen gemeinsam.');
  });

  test('why a move is good, with numbers as Germans write them', () => {
    speak('de');
    expect(sayReason({ code: 'blocks', seat: 1, symbol: 'Y', points: 2.5 }, ['Du', 'Ben'], paint)).toBe(
      'verhindert einen starken Zug (Ben: Gelb +2,5)',
    );
  });

  test('why a move is none; what only other commands meet stays English', () => {
    speak('de');
    expect(describeError({ code: 'not-held', piece: 'RO' })).toBe('RO hast du nicht');
    expect(describeError({ code: 'no-such-table' })).toBe('there is no such table');
  });
});
