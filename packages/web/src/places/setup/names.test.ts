import { expect, test } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { bot, person } from './draft.ts';
import { listOf, seatNames } from './names.ts';

test('the only person is "you", several are numbered', () => {
  expect(seatNames([person(''), bot()], en)).toEqual(['You', 'Bot']);
  expect(seatNames([person(''), person(' Ben '), bot(), bot()], de)).toEqual(['Spieler 1', 'Ben', 'Bot 1', 'Bot 2']);
});

test('lists are spoken in the language', () => {
  expect(listOf(['A'], de)).toBe('A');
  expect(listOf(['A', 'B', 'C'], de)).toBe('A, B und C');
  expect(listOf(['A', 'B'], en)).toBe('A and B');
});
