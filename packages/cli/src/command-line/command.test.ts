import { describe, expect, test } from 'vitest';
import { readArgs, readCount, UsageError } from './command.ts';

describe('flags and words', () => {
  const flags = { game: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

  test('are told apart', () => {
    const { values, positionals } = readArgs(['file', '--game=dice', '--json', '--', '--odd'], flags);
    expect({ ...values }).toEqual({ game: 'dice', json: true });
    expect(positionals).toEqual(['file', '--odd']);
  });

  test.each([[['--gama', 'dice']], [['--game']], [['--json=yes']], [['-x']]])('%j is a wrong use', (words) => {
    expect(() => readArgs(words, flags)).toThrow(UsageError);
  });
});

describe('a whole number', () => {
  test.each([
    ['1', 1],
    ['007', 7],
    ['10', 10],
  ])('%j is %d', (text, value) => {
    expect(readCount('--games', text, 1, 10)).toBe(value);
  });

  test.each(['0', '11', '', ' 5', '5.0', '-5', '+5', '0x5', '5e0', 'five', '٥'])('not %j', (text) => {
    expect(() => readCount('--games', text, 1, 10)).toThrow(
      new UsageError(`--games takes a whole number from 1 to 10, not "${text}"`),
    );
  });
});
