import { expect, test } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { bot, person } from './draft.ts';
import { listOf, seatNames } from './names.ts';

test('the only person is "you", several are numbered', () => {
  expect(seatNames([person(''), bot()], en)[0]).toBe('You');
  expect(seatNames([person(''), person(' Ben '), bot()], de).slice(0, 2)).toEqual(['Spieler 1', 'Ben']);
});

test('a bot is called one, with its strength, and several are numbered', () => {
  expect(seatNames([person(''), bot('club')], en)[1]).toBe('Bot (Club)');
  expect(seatNames([bot('casual'), person(''), bot('master')], de)).toEqual(['Bot 1 (Hobby)', 'Du', 'Bot 2 (Meister)']);
  expect(seatNames([person(''), { ...bot('club'), name: 'Mia' }], en)[1]).toBe('Mia – Bot (Club)');
});

test('lists are spoken in the language', () => {
  expect(listOf(['A'], de)).toBe('A');
  expect(listOf(['A', 'B', 'C'], de)).toBe('A, B und C');
  expect(listOf(['A', 'B'], en)).toBe('A and B');
});
