import { expect, test } from 'vitest';
import { isTimeToAsk } from './asked.ts';

const DAYS = { kind: 'days', bank: 1, gain: 1, cap: null, onTime: 'bot' } as const;
const table = { tempo: DAYS, you: 1, stage: 'playing' } as const;
const mine = { plies: [{ seat: 0 }, { seat: 1 }], canAct: false };

test('somebody is asked after their first move at a table over days, and not before or elsewhere', () => {
  expect(isTimeToAsk(table, mine)).toBe(true);
  expect(isTimeToAsk(table, { ...mine, plies: [{ seat: 0 }] })).toBe(false);
  expect(isTimeToAsk({ ...table, tempo: { ...DAYS, kind: 'live' } }, mine)).toBe(false);
  expect(isTimeToAsk({ you: 1, stage: 'playing' }, mine)).toBe(false);
  expect(isTimeToAsk({ ...table, you: null }, mine)).toBe(false);
  expect(isTimeToAsk({ ...table, stage: 'over' }, mine)).toBe(false);
});

test('nobody is asked over a board on which they are to move', () => {
  expect(isTimeToAsk(table, { ...mine, canAct: true })).toBe(false);
});
