import { describe, expect, it } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { presetOf, PRESETS, tempoOf } from './presets.ts';
import { entersLastMinute, isShort, sayTempo, sayTime, showTime, untilNext } from './say-time.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('the time that is left', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [59_001, '1:00'],
    [10 * MINUTE, '10:00'],
    [HOUR, '1 Std 0 Min'],
    [4 * HOUR + 12 * MINUTE, '4 Std 12 Min'],
    [2 * DAY + 4 * HOUR, '2 T 4 Std'],
  ])('of %i ms is shown as %s', (ms, text) => {
    expect(showTime(ms, de.tempo)).toBe(text);
  });

  it.each([
    [1_000, '1 second'],
    [61_000, '1 minute 1 second'],
    [HOUR + 5 * MINUTE, '1 hour 5 minutes'],
    [DAY + 2 * HOUR, '1 day 2 hours'],
  ])('of %i ms is said as %s', (ms, text) => {
    expect(sayTime(ms, en.tempo)).toBe(text);
  });

  it('is shown anew when the second, or above an hour the minute, is over', () => {
    expect(untilNext(9_300)).toBe(300);
    expect(untilNext(9_000)).toBe(1_000);
    expect(untilNext(2 * HOUR + 61_500)).toBe(1_500);
  });

  it('is urgent in the last tenth of the bank', () => {
    const tempo = tempoOf('live', 0);
    expect(isShort(MINUTE + 1, tempo)).toBe(false);
    expect(isShort(MINUTE, tempo)).toBe(true);
  });

  it('is told of when the last minute begins, and not before or after', () => {
    expect(entersLastMinute(MINUTE + 1, MINUTE)).toBe(true);
    expect(entersLastMinute(2 * MINUTE, MINUTE + 1)).toBe(false);
    expect(entersLastMinute(MINUTE, MINUTE - 1)).toBe(false);
  });
});

describe('the tempi on offer', () => {
  it('are found again by what they give', () => {
    for (const kind of ['live', 'days'] as const)
      expect(PRESETS[kind].map((_, index) => presetOf(tempoOf(kind, index)))).toEqual([0, 1, 2]);
  });

  it('have a bot play on for whoever is late, unless chosen otherwise', () => {
    expect(tempoOf('days', 1).onTime).toBe('bot');
    expect(tempoOf('live', 0, 'lost').onTime).toBe('lost');
  });
});

it('a tempo is told in words', () => {
  expect(sayTempo(tempoOf('live', 0), de.tempo)).toBe('10 Minuten + 10 Sekunden je Zug');
  expect(sayTempo(tempoOf('days', 0), de.tempo)).toBe('ein Zug am Tag, drei Tage auf Vorrat');
});
