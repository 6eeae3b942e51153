import { describe, expect, test } from 'vitest';
import type { NoticeChoices, QuietHours } from '../store/notice-store.ts';
import { isQuiet, zoneCalled } from './quiet.ts';
import { dueNotices, keepClaimed, type WaitingTurn } from './when.ts';
import { sayNotice } from './words.ts';

const ALWAYS: Pick<NoticeChoices, 'quiet' | 'zone'> = { quiet: null, zone: 'Europe/Berlin' };
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 2, 3, 12);

const turn = (table: string, changes: Partial<WaitingTurn> = {}): WaitingTurn => ({
  table,
  turn: 5,
  seat: 0,
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  others: ['Bea'],
  isTold: false,
  isCalled: false,
  bank: null,
  deadline: null,
  ...changes,
});

/** What is told now, as kind and tables. */
const told = (turns: readonly WaitingTurn[], looksAt: readonly string[] = [], now = NOW, choices = ALWAYS) =>
  dueNotices(choices, turns, { now, isLooking: (table) => looksAt.includes(table) }).map(
    ({ kind, turns: some, waiting }) => [kind, some.map(({ table }) => table).join(' '), waiting],
  );

describe('somebody is told', () => {
  test('of one turn or two each by itself, and of more together', () => {
    expect(told([])).toEqual([]);
    expect(told([turn('a'), turn('b')])).toEqual([
      ['turn', 'a', 2],
      ['turn', 'b', 2],
    ]);
    expect(told([turn('a'), turn('b'), turn('c')])).toEqual([['digest', 'a b c', 3]]);
  });

  test('of nothing twice, though what was told counts among what waits', () => {
    expect(told([turn('a', { isTold: true })])).toEqual([]);
    expect(told([turn('a', { isTold: true }), turn('b', { isTold: true }), turn('c')])).toEqual([['digest', 'c', 3]]);
  });

  test('of nothing that they look at', () => {
    expect(told([turn('a'), turn('b'), turn('c')], ['b'])).toEqual([
      ['turn', 'a', 2],
      ['turn', 'c', 2],
    ]);
  });

  test('of what is still there once it is about to be told', () => {
    const notices = dueNotices(ALWAYS, [turn('a'), turn('b'), turn('c')], { now: NOW, isLooking: () => false });
    const left = keepClaimed(notices, [{ table: 'b', turn: 5, kind: 'turn' }]);
    expect(left.map(({ turns }) => turns.map(({ table }) => table))).toEqual([['b']]);
    expect(keepClaimed(notices, [])).toEqual([]);
  });
});

describe('the last call', () => {
  const clock = { deadline: NOW + HOUR, bank: 10 * HOUR };
  const late = (changes: Partial<WaitingTurn> = {}) => turn('a', { isTold: true, ...clock, ...changes });

  test('comes besides, when a fifth of the bank is left', () => {
    expect(told([late()], [], NOW - HOUR - 1)).toEqual([]);
    expect(told([late()], [], NOW - HOUR)).toEqual([['last-call', 'a', 1]]);
    expect(told([late({ isTold: false })])).toEqual([
      ['turn', 'a', 1],
      ['last-call', 'a', 1],
    ]);
  });

  test('comes once, not to somebody who looks, not in quiet hours, and not when it is too late', () => {
    expect(told([late({ isCalled: true })])).toEqual([]);
    expect(told([late()], ['a'])).toEqual([]);
    expect(told([late()], [], NOW, { ...ALWAYS, quiet: { from: 0, to: 1439 } })).toEqual([]);
    expect(told([late()], [], NOW + HOUR)).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quietAt = (iso: string, quiet: QuietHours, zone = 'Europe/Berlin') => isQuiet({ quiet, zone }, Date.parse(iso));
  const NIGHT = { from: 22 * 60, to: 7 * 60 + 30 };

  test.each([
    ['2026-01-10T20:59:59Z', false],
    ['2026-01-10T21:00:00Z', true],
    ['2026-01-11T06:29:59Z', true],
    ['2026-01-11T06:30:00Z', false],
    // Summer time: the clock on the wall counts.
    ['2026-03-29T05:29:59Z', true],
    ['2026-03-29T05:30:00Z', false],
    ['2026-07-10T20:00:00Z', true],
  ])('over midnight: %s', (iso, is) => {
    expect(quietAt(iso, NIGHT)).toBe(is);
  });

  test('within a day, of another zone, and none at all', () => {
    const noon = { from: 12 * 60, to: 13 * 60 };
    expect(quietAt('2026-01-10T06:30:00Z', noon, 'Asia/Kolkata')).toBe(true);
    expect(quietAt('2026-01-10T12:30:00Z', noon, 'Asia/Kolkata')).toBe(false);
    expect(quietAt('2026-01-10T12:00:00Z', { from: 60, to: 60 })).toBe(false);
  });

  test('a zone is called by one name, if there is one', () => {
    expect(zoneCalled('europe/berlin')).toBe('Europe/Berlin');
    expect(zoneCalled('Mars/Olympus')).toBe(null);
  });
});

describe('in words', () => {
  const notice = (kind: 'turn' | 'digest' | 'last-call', ...others: string[][]) => ({
    kind,
    turns: others.map((names, index) => turn(String(index), { others: names })),
    waiting: 4,
  });

  test('of the language of whoever reads them', () => {
    expect(sayNotice(notice('turn', ['Bea', 'Cem', 'Dan']), 'de')).toEqual({
      title: 'Du bist am Zug',
      body: 'Am Tisch mit Bea, Cem und Dan',
    });
    expect(sayNotice(notice('last-call', ['Bea']), 'en')).toEqual({
      title: 'Your time is running out',
      body: 'At the table with Bea',
    });
    expect(sayNotice(notice('digest', ['Bea'], ['']), 'de')).toEqual({
      title: '4 Tische warten auf dich',
      body: 'Am Tisch mit Bea',
    });
  });

  test('of no great length', () => {
    const names = Array.from({ length: 30 }, () => ['🦊'.repeat(40)]);
    const { body } = sayNotice(notice('digest', ...names), 'en');
    expect([...body].length).toBe(200);
    expect(body.endsWith('🦊…')).toBe(true);
  });
});
