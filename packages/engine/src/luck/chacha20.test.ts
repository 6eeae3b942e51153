import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { ChaCha20 } from './chacha20.ts';
import { FastChance } from '../contract/chance.ts';

test('the key stream is the one of RFC 8439, 2.3.2', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);
  const stream = new ChaCha20(key, [0x09000000, 0x4a000000, 0]);
  for (let word = 0; word < 16; word++) stream.next();
  expect(Array.from({ length: 4 }, () => stream.next())).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
});

test('many blocks of many keys are what another implementation says', () => {
  const chance = new FastChance(1);
  for (let trial = 0; trial < 50; trial++) {
    const key = Uint8Array.from({ length: 32 }, () => chance.below(256));
    const nonce = [chance.next() >>> 0, chance.next() >>> 0, chance.next() >>> 0] as const;
    const iv = Buffer.alloc(16);
    nonce.forEach((word, index) => iv.writeUInt32LE(word, 4 + index * 4));
    const bytes = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64 * 5));
    const stream = new ChaCha20(key, nonce);
    const expected = Array.from({ length: 80 }, (_, index) => bytes.readUInt32LE(index * 4));
    expect(Array.from({ length: 80 }, () => stream.next())).toEqual(expected);
  }
});
