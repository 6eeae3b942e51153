import type { SeatInfo } from '@sixfold/protocol';
import { expect, test, vi } from 'vitest';
import { en } from '../../games/all-messages.fixture.ts';

vi.mock('../../i18n/index.ts', () => ({ messages: { value: en } }));
const { sayChange } = await import('./arrivals.ts');

const BO: SeatInfo = { kind: 'person', name: 'Bo', isHere: true, isHost: false, hasResigned: false };
const OPEN: SeatInfo = { ...BO, kind: 'open', name: '', isHere: false };

test.each<[string, SeatInfo, SeatInfo, string]>([
  ['who sits down', OPEN, BO, en.online.sitsDown('Bo')],
  ['who leaves the seat', BO, OPEN, en.online.getsUp('Bo')],
  ['who goes', BO, { ...BO, isHere: false }, en.online.goes('Bo')],
  ['who comes back', { ...BO, isHere: false }, BO, en.online.comes('Bo')],
  ['who gives up', BO, { ...BO, kind: 'bot', hasResigned: true }, en.online.gaveUp('Bo')],
  ['nothing where nothing has changed', BO, BO, ''],
])('tells %s', (_, before, after, text) => {
  expect(sayChange(before, after, en)).toBe(text);
});
