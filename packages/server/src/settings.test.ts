import { expect, test } from 'vitest';
import { addressesOf, makeAddress, sayAddresses } from './addresses.ts';
import { readSettings } from './settings.ts';

test('the environment chooses port and host', () => {
  expect(readSettings({})).toEqual({ port: 6060, host: 'localhost' });
  expect(readSettings({ SIXFOLD_PORT: '', SIXFOLD_HOST: '' })).toEqual({ port: 6060, host: 'localhost' });
  expect(readSettings({ SIXFOLD_PORT: '80', SIXFOLD_HOST: '0.0.0.0' })).toEqual({ port: 80, host: '0.0.0.0' });
});

test.each(['x', '-1', '65536', '1.5', '0x50'])('%s is no port', (text) => {
  expect(() => readSettings({ SIXFOLD_PORT: text })).toThrow(
    `SIXFOLD_PORT takes a port from 0 to 65535, not "${text}"`,
  );
});

test('an address for a browser', () => {
  expect(makeAddress('localhost', 6060)).toBe('http://localhost:6060');
  expect(makeAddress('::1', 80)).toBe('http://[::1]:80');
});

test('the local network is told only where it is listened to, with a QR code', () => {
  const quiet = addressesOf('localhost', 6060, ['192.168.0.7']);
  expect(sayAddresses(quiet)).toBe('Sixfold is served on http://localhost:6060\n');
  const open = addressesOf('0.0.0.0', 6060, ['192.168.0.7', '10.0.0.2']);
  expect(open).toEqual({ own: 'http://localhost:6060', others: ['http://192.168.0.7:6060', 'http://10.0.0.2:6060'] });
  expect(sayAddresses(open)).toContain('http://10.0.0.2:6060');
  expect(sayAddresses(open)).toMatch(/[▀▄█]{5}/);
});
