import { expect, test } from 'vitest';
import { newClock, runsOutAt, timeLeft, timeUsed, type GameClock } from '../src/tempo/clock.ts';
import { makeSchedule, turnClock, type Schedule } from './schedules/schedule.ts';
import { TimeSheet } from './schedules/time-sheet.ts';

const SCHEDULES = 10_000;
const left = (clock: GameClock, now: number): number[] => clock.seats.map((_, seat) => timeLeft(clock, seat, now));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What does not add up after each thing that happens in a schedule. */
function findFaults(schedule: Schedule): string[] {
  const { tempo, players, from, happenings } = schedule;
  const sheet = new TimeSheet(schedule);
  let clock = newClock(tempo, players, from);
  return happenings.flatMap((happening, index) => {
    clock = turnClock(clock, happening);
    sheet.enter(happening);
    const { at } = happening;
    const { given, used: spent, before, nobodys, passed } = sheet.lookAhead(at);
    const used = clock.seats.map((_, seat) => timeUsed(clock, seat, at));
    const faults = {
      'time used is not what the sheet says': String(used) !== String(spent),
      'used and left do not add up': sum(used) + sum(left(clock, at)) !== sum(given),
      'time is lost': sum(used) + before + nobodys !== passed,
      'not a whole number of milliseconds from 0 on': ![...used, ...left(clock, at)].every(
        (ms) => ms >= 0 && Number.isInteger(ms),
      ),
      'it does not run out when it is said to': !isOutAt(clock, at),
    };
    return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${index} ${happening.type}: ${fault}`] : []));
  });
}

/** Whether there is a millisecond left just before the moment that is told, and none then. */
function isOutAt(clock: GameClock, now: number): boolean {
  const out = runsOutAt(clock);
  if (clock.running === null || clock.isPaused) return out === null;
  if (out === null) return false;
  const isFull = timeLeft(clock, clock.running, now) > 0;
  return timeLeft(clock, clock.running, out) === 0 && (!isFull || timeLeft(clock, clock.running, out - 1) === 1);
}

test(`time used and time left add up to the millisecond in ${SCHEDULES} random schedules`, () => {
  const seeds = Array.from({ length: SCHEDULES }, (_, index) => index + 1);
  expect(seeds.flatMap((seed) => findFaults(makeSchedule(seed)).map((fault) => `schedule ${seed}, ${fault}`))).toEqual(
    [],
  );
});
