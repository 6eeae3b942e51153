import { afterEach, expect, test, vi } from 'vitest';
import { paintForOutput } from './colours.ts';

const wasTerminal = process.stdout.isTTY;

afterEach(() => {
  process.stdout.isTTY = wasTerminal;
  vi.unstubAllEnvs();
});

test.each([
  { isTerminal: true, noColor: undefined, term: 'xterm-256color', isColoured: true },
  { isTerminal: true, noColor: '', term: 'xterm-256color', isColoured: true },
  { isTerminal: true, noColor: '1', term: 'xterm-256color', isColoured: false },
  { isTerminal: true, noColor: undefined, term: 'dumb', isColoured: false },
  { isTerminal: false, noColor: undefined, term: 'xterm-256color', isColoured: false },
])('%j', ({ isTerminal, noColor, term, isColoured }) => {
  process.stdout.isTTY = isTerminal;
  vi.stubEnv('NO_COLOR', noColor);
  vi.stubEnv('TERM', term);
  expect(paintForOutput().bold('text')).toBe(isColoured ? '\x1b[1mtext\x1b[0m' : 'text');
});
