import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

const CLEAR = '\r\x1b[K';
const wasTerminal = process.stderr.isTTY;

let written: string[] = [];
let now = 0;

beforeEach(() => {
  written = [];
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterEach(() => {
  process.stderr.isTTY = wasTerminal;
  vi.restoreAllMocks();
});

describe('on a terminal', () => {
  beforeEach(() => {
    process.stderr.isTTY = true;
  });

  test('a bar shows how much is done, what the caller adds, and the time left', () => {
    const progress = new Progress(10, 'games');
    progress.at(0);
    now += 6000;
    progress.at(3, 'well');
    // Three took six seconds, so seven take fourteen.
    expect(written).toEqual([
      `${CLEAR}${'░'.repeat(30)} 0 %  0/10 games`,
      `${CLEAR}${'█'.repeat(9)}${'░'.repeat(21)} 30 %  3/10 games  well  14 s left`,
    ]);
  });

  test.each([
    [1, '9 s left'],
    [20, '3 min left'],
    [700, '1 h 45 min left'],
  ])('at %d s for each of ten, the second of them done, it says "%s"', (seconds, left) => {
    const progress = new Progress(10, 'games');
    now += seconds * 1000;
    progress.at(1);
    expect(written.at(-1)).toMatch(new RegExp(`  ${left}$`));
  });

  test('what was done before counts for the bar, not for the time', () => {
    const progress = new Progress(10, 'games', 5);
    progress.at(5);
    now += 1000;
    progress.at(6);
    expect(written.at(0)).toContain('50 %  5/10 games');
    expect(written.at(0)).not.toContain('left');
    expect(written.at(1)).toContain('60 %  6/10 games  4 s left');
    expect(progress.sayPace(6)).toBe('1.0 games/s');
  });

  test('the same line is not drawn again, and the end leaves it standing', () => {
    const progress = new Progress(2, 'games');
    progress.at(2);
    progress.at(2);
    progress.end();
    progress.end();
    expect(written).toEqual([`${CLEAR}${'█'.repeat(30)} 100 %  2/2 games`, '\n']);
  });

  test('a line is said above the bar', () => {
    const progress = new Progress(2, 'games');
    progress.say('before there is a bar');
    progress.at(0);
    const bar = written.at(-1);
    progress.say('news');
    expect(written).toEqual(['before there is a bar\n', bar, `${CLEAR}news\n`, bar]);
  });
});

test('where there is no terminal only what is said is written', () => {
  process.stderr.isTTY = false;
  const progress = new Progress(2, 'games');
  progress.at(1);
  progress.say('news');
  progress.end();
  expect(written).toEqual(['news\n']);
});
