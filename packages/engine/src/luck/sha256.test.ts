import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FastChance } from '../contract/chance.ts';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('of %j is as the standard says', (text, digest) => {
  expect(hex(sha256(Buffer.from(text)))).toBe(digest);
});

test('of bytes of every length up to three blocks is what another implementation says', () => {
  const chance = new FastChance(1);
  for (let length = 0; length <= 192; length++) {
    const bytes = Uint8Array.from({ length }, () => chance.below(256));
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});
