import { afterEach, describe, expect, test } from 'vitest';
import { openTestServer } from './doors.fixture.ts';
import { sayDoubts } from './warnings.ts';
import { readSettings, type ServerSettings } from './settings/settings.ts';

let server: Awaited<ReturnType<typeof openTestServer>> | null = null;
const open = async (settings: Partial<ServerSettings> = {}) => (server = await openTestServer(settings));
afterEach(async () => {
  await server?.close();
  server = null;
});

const warnings = (lines: readonly string[]): string[] =>
  lines.map((line) => JSON.parse(line)).flatMap(({ level, msg }) => (level === 40 ? [msg] : []));

describe('an operator learns, once,', () => {
  const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

  test('that a proxy is not trusted', async () => {
    const { address, lines } = await open();
    for (let index = 0; index < 3; index++) await fetch(address, { headers: FORWARDED });
    expect(warnings(lines)).toEqual([expect.stringContaining('--trust-proxy')]);
    expect(lines.join('')).not.toMatch(/203\.0|127\.0/);
  });

  test('nothing of one that is', async () => {
    const { address, lines } = await open({ trustProxy: ['127.0.0.1'] });
    await fetch(address, { headers: FORWARDED });
    await fetch(address, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(warnings(lines)).toEqual([]);
  });

  test('at the start that a proxy is likely and none is named', () => {
    const settings = readSettings({}, { 'public-url': 'https://play.example' });
    expect(sayDoubts(settings)).toEqual([expect.stringContaining('--trust-proxy')]);
    expect(sayDoubts({ ...settings, trustProxy: ['127.0.0.1'] })).toEqual([]);
    expect(sayDoubts(readSettings({}))).toEqual([]);
  });
});
