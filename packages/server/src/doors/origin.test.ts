import { pino } from 'pino';
import { expect, test } from 'vitest';
import { neighbourhood, Origins } from './origin.ts';

/** Whether a page of an origin may speak to a server that is asked for at an address; and what was logged. */
function asking(settings: { readonly publicUrl?: string } = {}) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const origins = new Origins({ origins: ['https://friend.example'], publicUrl: '', ...settings }, logger);
  const isWelcome = (origin: string | undefined, protocol: 'http' | 'https', host: string): boolean => {
    try {
      origins.check({ headers: { origin }, protocol, host });
      return true;
    } catch {
      return false;
    }
  };
  return { isWelcome, lines };
}

test.each([
  ['https://play.example', true],
  ['https://friend.example', true],
  [undefined, true],
  ['http://play.example', false],
  ['ftp://play.example', false],
  ['https://evil.example', false],
  ['https://play.example.evil.example', false],
  ['https://play.example:8443', false],
  ['http://friend.example', false],
  ['null', false],
  ['', false],
])('a page from %s is welcome at https://play.example: %s', (origin, expected) => {
  expect(asking().isWelcome(origin, 'https', 'play.example')).toBe(expected);
});

test('where the public address is known, nobody is the own one by what they say it is', () => {
  const { isWelcome } = asking({ publicUrl: 'https://play.example/sixfold' });
  expect(isWelcome('https://play.example', 'http', '127.0.0.1:6060')).toBe(true);
  expect(isWelcome('http://evil.example', 'http', 'evil.example')).toBe(false);
});

test('a wrong host is told in the log, once', () => {
  const { isWelcome, lines } = asking();
  isWelcome('https://play.example', 'http', '127.0.0.1:6060');
  isWelcome('https://play.example', 'http', '127.0.0.1:6060');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      origin: 'https://play.example',
      own: 'http://127.0.0.1:6060',
      msg: expect.stringContaining('--public-url') as string,
    }),
  ]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, expected) => {
  expect(neighbourhood(address)).toBe(expected);
});
