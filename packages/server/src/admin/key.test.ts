import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AdminKey, readAdminKey } from './key.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a token that can be guessed, or is not there, is refused at the start', () => {
  const file = join(folder, 'token');
  writeFileSync(file, 'secret\n');
  expect(() => readAdminKey(file)).toThrow('must hold at least 24 characters');
  expect(() => readAdminKey(join(folder, 'none'))).toThrow('cannot be read (ENOENT)');
  expect(readAdminKey('')).toBeNull();
});

test('a session is known to every server with the same token, until it ends', () => {
  let now = 1000;
  const [here, there, other] = ['one-token', 'one-token', 'another'].map((token) => new AdminKey(token, () => now));
  const session = here?.makeSession() ?? '';
  expect([there?.isSession(session), other?.isSession(session)]).toEqual([true, false]);
  expect(there?.isSession(session.replace(/^\d/, '9'))).toBe(false);
  now += 12 * 3_600_000;
  expect(there?.isSession(session)).toBe(false);
});

test('whoever tries in vain must wait, and nobody else', () => {
  const key = new AdminKey('the token');
  for (let tries = 0; tries <= 10; tries++) expect(key.fits('not it', '192.0.2.1')).toBe(false);
  expect([key.mustWait('192.0.2.1'), key.mustWait('192.0.2.2')]).toEqual([true, false]);
});
