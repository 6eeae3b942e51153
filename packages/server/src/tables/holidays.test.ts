import type { TableEvent } from '@sixfold/host';
import type { Tempo } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { ME, OPEN, ServiceTrial, settled, stranger, type ServiceWitness } from './service.fixture.ts';
import { serveTables } from './service.ts';

const DAY = 86_400_000;
const tempo: Tempo = { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' };
const LIVE: Tempo = { kind: 'live', bank: DAY, gain: 0, cap: null, onTime: 'bot' };

function meet() {
  const trial = new ServiceTrial({ idle: 999 * DAY });
  const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
  const days = (from: number, until: number) => ({ from: trial.time + from * DAY, until: trial.time + until * DAY });
  const plan = (who: ServiceWitness, from: number, until: number) => trial.ask(who, 'holiday', days(from, until));
  const told = (table: string) =>
    trial.store.sqlite.read(table, 0).flatMap((event) => {
      const one = event as TableEvent;
      return one.type === 'holiday' ? [{ seat: one.seat, from: one.from, until: one.until }] : [];
    });
  return { trial, ada, bo, days, plan, told };
}

test('a holiday is told at every table of days at which one sits, and nowhere else', async () => {
  const { trial, ada, bo, days, plan, told } = meet();
  const [one, other] = [await trial.seat([ada, bo], 0, { tempo }), await trial.seat([bo, ada], 0, { tempo })];
  const [live, free] = [await trial.seat([ada, bo], 0, { tempo: LIVE }), await trial.seat([ada, bo])];
  const alone = await trial.seat([bo], 1, { tempo });
  expect(await plan(ada, 1, 11)).toEqual({ holidays: [days(1, 11)], left: 30 * DAY, at: trial.time });
  expect([told(one), told(other)]).toEqual([[{ seat: 0, ...days(1, 11) }], [{ seat: 1, ...days(1, 11) }]]);
  expect([live, free, alone].flatMap(told)).toEqual([]);
  await trial.ask(bo, 'watch', { table: one, seen: null });
  expect(bo.game.clock?.holidays).toEqual([{ seat: 0, ...days(1, 11) }]);
});

test('whoever sits down brings the holiday that they have planned, and whoever comes after them does not', async () => {
  const { trial, ada, bo, days, plan, told } = meet();
  await plan(bo, 1, 5);
  const table = await trial.open(ada, { seats: [ME, OPEN, OPEN], isPublic: true, tempo });
  await trial.ask(bo, 'sit', { table, seat: 1 });
  await settled();
  expect(told(table)).toEqual([{ seat: 1, ...days(1, 5) }]);
  await trial.ask(bo, 'clear', { table, seat: 1 });
  await trial.ask(trial.person('Cy'), 'sit', { table, seat: 1 });
  await settled();
  expect(told(table).at(-1)).toEqual({ seat: 1, ...days(0, 0) });
});

test('thirty days of a year are for all tables together', async () => {
  const { trial, ada, bo, plan, days } = meet();
  await trial.seat([ada, bo], 0, { tempo });
  await plan(ada, 0, 20);
  await trial.passDays(20);
  await trial.seat([ada, bo], 0, { tempo });
  expect(await trial.ask(ada, 'holidays', {})).toMatchObject({ left: 10 * DAY });
  const tooMany = { code: 'too-many', what: 'holidays', most: 30 };
  expect(await trial.refused(ada, 'holiday', days(5, 16))).toEqual(tooMany);
  expect(await trial.refused(ada, 'holiday', days(5, 15))).toBeNull();
  expect(await trial.refused(bo, 'holiday', days(5, 35))).toBeNull();
});

test('holidays are for people with a name, within a year, and not planned without end', async () => {
  const { trial, ada, plan, days } = meet();
  expect(await trial.refused(stranger(), 'holiday', days(0, 1))).toEqual({ code: 'no-name' });
  expect(await trial.refused(stranger(), 'holidays', {})).toEqual({ code: 'no-name' });
  const odd = { code: 'malformed', what: 'holiday' };
  expect(await trial.refused(ada, 'holiday', days(360, 366))).toEqual(odd);
  expect(await trial.refused(ada, 'holiday', days(2, 1))).toEqual(odd);
  for (let count = 0; count < 20; count++) await plan(ada, 1, 2);
  expect(await trial.refused(ada, 'holiday', days(1, 2))).toEqual({ code: 'too-many', what: 'plans', most: 20 });
});

test('a table that had not heard of a plan hears of it after a restart', async () => {
  const { trial, ada, bo, days, told } = meet();
  const table = await trial.seat([ada, bo], 0, { tempo });
  trial.store.sqlite.planHoliday('guest-Ada', trial.time, days(1, 9));
  trial.service = serveTables(trial.tools);
  await trial.pass(0);
  await settled();
  expect(told(table)).toEqual([{ seat: 0, ...days(1, 9) }]);
});

test('of two who become one the nearest holiday counts, everywhere, and what both had is theirs', async () => {
  const { trial, ada, bo, days, plan, told } = meet();
  const cy = trial.person('Cy');
  const [hers, his] = [await trial.seat([ada, cy], 0, { tempo }), await trial.seat([bo, cy], 0, { tempo })];
  await plan(ada, 0, 9);
  await trial.passDays(1);
  await plan(bo, 12, 20);
  await trial.passDays(1);
  expect(await trial.service.join('guest-Ada', 'guest-Bo')).toBe(true);
  const { holidays, left } = await trial.ask(bo, 'holidays', {});
  expect([holidays, left]).toEqual([[days(-2, 7)], 28 * DAY]);
  expect(told(hers)).toHaveLength(1);
  expect(told(his).at(-1)).toEqual({ seat: 0, ...days(-2, 7) });
});
