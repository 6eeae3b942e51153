import { describe, expect, test } from 'vitest';
import { readBudget, readEntrants } from './entrants.ts';

describe('who takes part', () => {
  test('bots by name, with the budget of all or one of their own', () => {
    expect(readEntrants('master@50ms, expert@200,greedy', { iterations: 7 })).toEqual([
      { kind: 'bot', label: 'master@50ms', bot: 'master', budget: { ms: 50 } },
      { kind: 'bot', label: 'expert@200', bot: 'expert', budget: { iterations: 200 } },
      { kind: 'bot', label: 'greedy', bot: 'greedy', budget: { iterations: 7 } },
    ]);
  });

  test('stand-ins for people, who sit nowhere else', () => {
    expect(readEntrants('child5', { iterations: 1 })).toEqual([
      { kind: 'bot', label: 'child5', bot: 'child5', budget: { iterations: 1 } },
    ]);
  });

  test('bots of another checkout by its folder', () => {
    expect(readEntrants('from:/old/checkout/master@24', { ms: 9 })).toEqual([
      {
        kind: 'elsewhere',
        label: 'from:/old/checkout/master@24',
        checkout: '/old/checkout',
        bot: 'master',
        budget: { iterations: 24 },
      },
    ]);
  });

  test('programs by their command, in which an @ is only an @', () => {
    expect(readEntrants('exec: ./bot --as me@home', { ms: 9 })).toEqual([
      { kind: 'program', label: 'exec: ./bot --as me@home', command: './bot --as me@home', budget: { ms: 9 } },
    ]);
  });

  test.each([
    ['', 'there is no bot ""'],
    ['greedy,', 'there is no bot ""'],
    ['@50ms', 'there is no bot ""'],
    ['Greedy', 'there is no bot "Greedy"'],
    ['greedy@', '--iterations takes a whole number from 0 to 1000000, not ""'],
    ['greedy@ms', '--ms takes a whole number from 0 to 600000, not ""'],
    ['greedy@1@2', '"greedy@1@2" has more than one budget'],
    ['from:master', '"from:master" must be a checkout and a bot'],
    ['exec:  ', '"exec:" must be followed by a command'],
  ])('not %j', (text, message) => {
    expect(() => readEntrants(text, { ms: 1 })).toThrow(message);
  });
});

test.each([
  [undefined, undefined, { ms: 300 }],
  ['50', undefined, { ms: 50 }],
  [undefined, '0', { iterations: 0 }],
])('a budget of %j milliseconds and %j steps', (ms, iterations, budget) => {
  expect(readBudget(ms, iterations)).toEqual(budget);
});

test('a budget is either in time or in steps', () => {
  expect(() => readBudget('1', '1')).toThrow('either --ms or --iterations, not both');
});
