import { describe, expect, test } from 'vitest';
import { addressesOf, makeAddress, sayAddresses } from '../addresses.ts';
import { baseOf, readSettings, sayMisspelt, saySettings, SETTING_FLAGS } from './settings.ts';

describe('settings', () => {
  test('are as usual where nothing is said; an empty variable says nothing', () => {
    expect(readSettings({})).toMatchObject({ port: 6060, host: '0.0.0.0', data: 'data', tlsCert: '', origins: [] });
    expect(readSettings({ SIXFOLD_PORT: '', SIXFOLD_HOST: '' })).toEqual(readSettings({}));
  });

  test('come from the environment, and from flags before it', () => {
    const environment = {
      SIXFOLD_PORT: '80',
      SIXFOLD_BOT_PACE: '2000',
      SIXFOLD_ORIGINS: 'https://a.example, https://b.example',
    };
    expect(readSettings(environment, { port: '81' })).toMatchObject({
      port: 81,
      botPace: 2000,
      origins: ['https://a.example', 'https://b.example'],
    });
  });

  test.each(['x', '-1', '65536', '1.5', '0x50', ' 1'])('"%s" is no port', (port) => {
    const said = `SIXFOLD_PORT takes a whole number from 0 to 65535, not "${port}"`;
    expect(() => readSettings({ SIXFOLD_PORT: port })).toThrow(said);
    expect(() => readSettings({}, { port })).toThrow('--port takes a whole number');
  });

  test.each(['javascript:alert(1)', 'example.org', 'https://a b', '//'])('"%s" is nothing to link to', (imprint) => {
    expect(() => readSettings({}, { imprint })).toThrow('--imprint takes an address');
  });

  test.each(['/imprint.html', 'https://example.org/imprint'])('%s can be linked to', (imprint) => {
    expect(readSettings({}, { imprint })).toMatchObject({ imprint });
  });

  test('what does not go together is said', () => {
    expect(() => readSettings({}, { 'tls-cert': 'a.pem' })).toThrow('both --tls-cert and --tls-key');
    expect(() => readSettings({}, { 'bot-pace': '500' })).toThrow('--bot-budget (500) must be below --bot-pace (500)');
    expect(readSettings({}, { 'bot-pace': '0' })).toMatchObject({ botPace: 0 });
    expect(() => readSettings({}, { 'log-level': 'all' })).toThrow('one of error, warn, info');
  });

  test('each has its line in the help', () => {
    const lines = saySettings().split('\n');
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(SETTING_FLAGS.map((flag) => `--${flag}`));
    expect(lines[0]).toMatch(/--port n +the port; 0 takes any free one; default: 6060$/);
  });
});

test.each([
  ['SIXFOLD_PROT', 'SIXFOLD_PROT is no setting: did you mean SIXFOLD_PORT?'],
  ['SIXFOLD_TRUSTPROXY', 'SIXFOLD_TRUSTPROXY is no setting: did you mean SIXFOLD_TRUST_PROXY?'],
  ['SIXFOLD_KEEP_DAY', 'SIXFOLD_KEEP_DAY is no setting: did you mean SIXFOLD_KEEP_DAYS?'],
  ['SIXFOLD_COLOUR_OF_THE_SKY', 'SIXFOLD_COLOUR_OF_THE_SKY is no setting; "sixfold serve --help" lists them'],
])('%s in the environment is told', (name, said) => {
  expect(sayMisspelt({ [name]: '1' })).toEqual([said]);
});

test("what is a setting, and what is not this program's, is passed over", () => {
  expect(sayMisspelt({ SIXFOLD_PORT: '1', SIXFOLD_HOME: '/h', PATH: '/bin', PORT: '1' })).toEqual([]);
});

test('an address for a browser', () => {
  expect(makeAddress('localhost', 6060)).toBe('http://localhost:6060');
  expect(makeAddress('::1', 80, 'https')).toBe('https://[::1]:80');
});

test.each([
  [{ 'public-url': 'https://play.example/' }, 'https://play.example', ''],
  [{ 'public-url': 'https://club.example/games/sixfold/' }, 'https://club.example/games/sixfold', '/games/sixfold'],
  [{ 'public-url': 'https://play.example', base: '/sixfold/' }, 'https://play.example', '/sixfold'],
  [{ base: '/' }, '', ''],
])('%j says where everything lies', (flags, publicUrl, base) => {
  const settings = readSettings({}, flags);
  expect([settings.publicUrl, baseOf(settings)]).toEqual([publicUrl, base]);
});

test.each([
  { 'public-url': 'play.example' },
  { 'public-url': 'https://play.example/?a' },
  { base: 'sixfold' },
  { base: '/a b' },
])('%j says nothing', (flags) => {
  expect(() => readSettings({}, flags)).toThrow('takes a');
});

test('where a proxy is before it, the public address is told', () => {
  const addresses = addressesOf({ host: 'localhost', port: 6060, scheme: 'http', base: '/sixfold' });
  expect(sayAddresses(addresses, 'https://club.example/sixfold')).toBe(
    'Sixfold is served on https://club.example/sixfold/\non this machine:      http://localhost:6060/sixfold/\n',
  );
});

test('the local network is told only where it is listened to, with a QR code', () => {
  const quiet = addressesOf({ host: 'localhost', port: 6060, scheme: 'http' }, ['192.168.0.7']);
  expect(sayAddresses(quiet)).toBe('Sixfold is served on http://localhost:6060\n');
  const open = addressesOf({ host: '0.0.0.0', port: 6060, scheme: 'https' }, ['192.168.0.7', '10.0.0.2']);
  expect(open).toEqual({
    own: 'https://localhost:6060',
    others: ['https://192.168.0.7:6060', 'https://10.0.0.2:6060'],
  });
  expect(sayAddresses(open)).toContain('https://10.0.0.2:6060');
  expect(sayAddresses(open)).toMatch(/[▀▄█]{5}/);
});
