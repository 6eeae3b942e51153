import type { Tempo } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import {
  giveTime,
  holidaysFrom,
  newClock,
  passTurn,
  restart,
  runFor,
  runsOutAt,
  setPaused,
  skip,
  takeHoliday,
  timeLeft,
  timeUsed,
  type GameClock,
} from './clock.ts';
import { tidySpans } from './spans.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const LIVE: Tempo = { kind: 'live', bank: 10 * MINUTE, gain: 10 * SECOND, cap: null, onTime: 'lost' };
const DAYS: Tempo = { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' };

/** A game of two that begins at a moment called 0: the first one is on. */
const begin = (tempo = LIVE): GameClock => runFor(newClock(tempo, 2, 0), 0, 0);
const left = (clock: GameClock, now: number): number[] => clock.seats.map((_, seat) => timeLeft(clock, seat, now));

describe('a live game', () => {
  test('time runs for whoever is on, and a turn that is over adds its gain', () => {
    const clock = begin();
    expect(left(clock, MINUTE)).toEqual([9 * MINUTE, 10 * MINUTE]);
    expect(runsOutAt(clock)).toBe(10 * MINUTE);
    const passed = passTurn(clock, MINUTE, 1, 1);
    expect(left(passed, 3 * MINUTE)).toEqual([9 * MINUTE + 10 * SECOND, 8 * MINUTE]);
    expect(runsOutAt(passed)).toBe(11 * MINUTE);
  });

  test('a turn of several plies adds its gain once', () => {
    const further = passTurn(begin(), MINUTE, 1, 0);
    expect(left(further, MINUTE)).toEqual([9 * MINUTE, 10 * MINUTE]);
    expect(left(passTurn(further, MINUTE, 2, 1), MINUTE)).toEqual([9 * MINUTE + 10 * SECOND, 10 * MINUTE]);
  });

  test('a turn that is taken back and played again adds nothing a second time', () => {
    const passed = passTurn(begin(), MINUTE, 1, 1);
    const again = passTurn(runFor(passed, MINUTE, 0), MINUTE, 1, 1);
    expect(left(again, MINUTE)).toEqual([9 * MINUTE + 10 * SECOND, 10 * MINUTE]);
    expect(left(passTurn(again, MINUTE, 2, 0), MINUTE)).toEqual([9 * MINUTE + 10 * SECOND, 10 * MINUTE + 10 * SECOND]);
  });

  test('nobody has less than nothing, and what was used up is not made good by a gift', () => {
    const late = giveTime(begin(), HOUR, 0, MINUTE);
    expect([left(late, HOUR), timeUsed(late, 0, HOUR)]).toEqual([[MINUTE, 10 * MINUTE], 10 * MINUTE]);
    expect(runsOutAt(late)).toBe(HOUR + MINUTE);
  });

  test('a pause stops time until somebody goes on', () => {
    const paused = setPaused(begin(), MINUTE, true);
    expect([left(paused, HOUR), runsOutAt(paused)]).toEqual([[9 * MINUTE, 10 * MINUTE], null]);
    expect(runsOutAt(setPaused(paused, HOUR, false))).toBe(HOUR + 9 * MINUTE);
  });

  test('while nobody is on, nobody uses time', () => {
    const over = passTurn(begin(), MINUTE, 1, null);
    expect([left(over, HOUR), runsOutAt(over)]).toEqual([[9 * MINUTE + 10 * SECOND, 10 * MINUTE], null]);
  });

  test('in the next game of a series everybody has the whole bank again', () => {
    const next = restart(passTurn(begin(), 5 * MINUTE, 1, null), HOUR);
    expect(left(next, HOUR)).toEqual([10 * MINUTE, 10 * MINUTE]);
  });
});

test('a clock that is put back has shown no time, and goes on from there', () => {
  const back = passTurn(begin(), -HOUR, 1, 1);
  expect(left(back, -HOUR + MINUTE)).toEqual([10 * MINUTE + 10 * SECOND, 9 * MINUTE]);
});

describe('without a server', () => {
  test('time that it was not there counts for nobody', () => {
    const again = skip(begin(), { from: MINUTE, until: HOUR });
    expect([left(again, HOUR), runsOutAt(again)]).toEqual([[9 * MINUTE, 10 * MINUTE], HOUR + 9 * MINUTE]);
  });

  test('what happened after the last sign of life had counted, and counts once', () => {
    const passed = passTurn(begin(), MINUTE, 1, 1);
    const again = skip(passed, { from: MINUTE - 5 * SECOND, until: HOUR });
    expect(left(again, HOUR)).toEqual([9 * MINUTE + 10 * SECOND, 10 * MINUTE]);
    expect(skip(again, { from: 0, until: HOUR })).toEqual(again);
  });
});

describe('a game over days', () => {
  test('a move a day, three days in the bank: it never grows beyond', () => {
    const clock = passTurn(begin(DAYS), HOUR, 1, 1);
    expect(left(clock, HOUR)).toEqual([3 * DAY, 3 * DAY]);
    const [slow] = left(passTurn(begin(DAYS), 2.5 * DAY, 1, 1), 2.5 * DAY);
    expect(slow).toBe(1.5 * DAY);
  });

  test('a gift goes beyond the cap, and turns add nothing until it is used', () => {
    const rich = giveTime(begin(DAYS), 0, 0, DAY);
    expect(left(passTurn(rich, HOUR, 1, 1), HOUR)[0]).toBe(4 * DAY - HOUR);
  });

  test('a holiday stops the time of whoever has it, and gives none back', () => {
    const away = takeHoliday(begin(DAYS), 2 * DAY, 0, { from: 0, until: 9 * DAY });
    expect(left(away, 9 * DAY)).toEqual([DAY, 3 * DAY]);
    expect(runsOutAt(away)).toBe(10 * DAY);
    expect(runsOutAt(passTurn(away, 3 * DAY, 1, 1))).toBe(6 * DAY);
  });

  test('another one takes its place, but for what is past, and an empty one ends it', () => {
    const planned = takeHoliday(begin(DAYS), 0, 0, { from: DAY, until: 5 * DAY });
    expect(runsOutAt(planned)).toBe(7 * DAY);
    expect(runsOutAt(takeHoliday(planned, 0, 0, { from: 9 * DAY, until: 10 * DAY }))).toBe(3 * DAY);
    const ended = takeHoliday(planned, 2 * DAY, 0, { from: 2 * DAY, until: 2 * DAY });
    expect([runsOutAt(ended), timeUsed(ended, 0, 3 * DAY)]).toEqual([4 * DAY, 2 * DAY]);
    expect(holidaysFrom(ended, 0, 2 * DAY)).toEqual([]);
  });
});

test('spans are put in order, joined where they meet, and empty ones left out', () => {
  const spans = [
    { from: 7, until: 9 },
    { from: 1, until: 3 },
    { from: 2, until: 5 },
    { from: 3, until: 4 },
    { from: 6, until: 6 },
    { from: 9, until: 10 },
  ];
  expect(tidySpans(spans)).toEqual([
    { from: 1, until: 5 },
    { from: 7, until: 10 },
  ]);
});
