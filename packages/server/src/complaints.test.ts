import { expect, test } from 'vitest';
import { Complaints } from './complaints.ts';

test('what fails again and again is said at once, and then once a minute with how often', () => {
  const said: unknown[] = [];
  const timers: (() => void)[] = [];
  const error = (facts: object, message: string) => void said.push({ ...facts, message });
  const complaints = new Complaints({ error }, (_, act) => void timers.push(act));
  const minute = (): void => {
    for (const act of timers.splice(0)) act();
  };
  for (let index = 0; index < 30; index++) complaints.note('full', 'no room');
  complaints.note('read-only', 'not allowed');
  expect(said).toEqual([
    { kind: 'full', count: 1, message: 'no room' },
    { kind: 'read-only', count: 1, message: 'not allowed' },
  ]);
  minute();
  expect(said.slice(2)).toEqual([{ kind: 'full', count: 29, message: 'no room' }]);
  minute();
  complaints.note('full', 'no room');
  expect(said.slice(3)).toEqual([{ kind: 'full', count: 1, message: 'no room' }]);
});
