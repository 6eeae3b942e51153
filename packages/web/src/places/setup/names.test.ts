import { LEVELS } from '@sixfold/bots/levels';
import { expect, test } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { bot, person } from './draft.ts';
import { listOf, seatNames } from './names.ts';

test('the only person is "you", several are numbered', () => {
  expect(seatNames([person(''), bot()], en)[0]).toBe('You');
  expect(seatNames([person(''), person(' Ben '), bot()], de).slice(0, 2)).toEqual([de.seats.personName(1), 'Ben']);
});

test('a bot is called one, by name and with its strength', () => {
  expect(seatNames([person(''), bot('club')], en)[1]).toBe('Bot\u00a0Mia (Intermediate)');
  expect(seatNames([bot('casual'), person(''), bot('master')], de)).toEqual([
    'Bot\u00a0Jon (Geübt)',
    'Du',
    'Bot\u00a0Zoe (Meister)',
  ]);
  expect(seatNames([person(''), { ...bot('club'), name: 'Mia' }], en)[1]).toBe('Mia – Bot (Intermediate)');
});

test('no two bots at a table have one name, whatever they are', () => {
  for (const first of LEVELS)
    for (const second of LEVELS) {
      for (const levels of [
        [first, first, first, first],
        [first, first, first, second],
        [first, first, second, second],
      ]) {
        const names = seatNames(levels.map(bot), en).map((name) => name.split(' ')[0]);
        expect(new Set(names).size).toBe(names.length);
      }
    }
});

test('lists are spoken in the language', () => {
  expect(listOf(['A'], de)).toBe('A');
  expect(listOf(['A', 'B', 'C'], de)).toBe('A, B und C');
  expect(listOf(['A', 'B'], en)).toBe('A and B');
});
