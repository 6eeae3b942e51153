import { describe, expect, test } from 'vitest';
import { Attendance } from './attendance.ts';
import { ServiceTrial, ServiceWitness } from './service.fixture.ts';

const GRACE = 120_000;

describe('somebody', () => {
  function meet() {
    let time = 1000;
    const attendance = new Attendance(() => time);
    const ada = new ServiceWitness({ id: 'ada', name: 'Ada' });
    attendance.enter(ada);
    return { attendance, ada, pass: (ms: number) => void (time += ms) };
  }

  test('who looks at a table is there, and away from all others', () => {
    const { attendance, ada, pass } = meet();
    attendance.look(ada, 'one');
    pass(5000);
    expect([attendance.awayFor('ada', 'one'), attendance.awayFor('ada', 'other')]).toEqual([0, 5000]);
    expect(attendance.isHere('ada')).toBe(true);
  });

  test('is away from when they looked elsewhere, or went, and not while another page of theirs looks', () => {
    const { attendance, ada, pass } = meet();
    const twin = new ServiceWitness(ada.guest);
    attendance.enter(twin);
    for (const one of [ada, twin]) attendance.look(one, 'table');
    pass(5000);
    attendance.lookAway(ada, 'table');
    pass(5000);
    expect(attendance.awayFor('ada', 'table')).toBe(0);
    attendance.leave(twin);
    pass(700);
    expect([attendance.awayFor('ada', 'table'), attendance.isHere('ada')]).toEqual([700, true]);
    attendance.leave(ada);
    expect([attendance.awayFor('ada', 'table'), attendance.isHere('ada')]).toEqual([700, false]);
  });

  test('who did something at a table was there', () => {
    const { attendance, pass } = meet();
    pass(5000);
    attendance.noteDeed('ada', 'table');
    pass(300);
    expect(attendance.awayFor('ada', 'table')).toBe(300);
  });
});

test('whoever is connected and looks elsewhere can be replaced after the grace time, as the table says', async () => {
  const trial = new ServiceTrial();
  const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
  const table = await trial.seat([ada, bo]);
  const other = await trial.seat([ada, trial.person('Cy')]);
  await trial.ask(ada, 'unwatch', { table });
  await trial.pass(1000);
  expect(bo.table.seats[0]).toMatchObject({ isHere: false, replaceIn: GRACE - 1000 });
  const offer = { table, offer: { kind: 'replace', seat: 0 } } as const;
  expect(await trial.refused(bo, 'offer', offer)).toEqual({ code: 'is-here', seat: 0, wait: GRACE - 1000 });
  await trial.pass(GRACE - 1000);
  await trial.ask(ada, 'mine', {});
  expect(await trial.refused(bo, 'offer', offer)).toBeNull();
  expect(bo.table.seats[0]).toMatchObject({ kind: 'bot' });
  await trial.ask(ada, 'watch', { table: other, seen: null });
  expect(ada.table.seats[0]).toMatchObject({ kind: 'person', isHere: true });
});
