import { PROTOCOL } from '@sixfold/protocol';
import type { Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { usedBy } from '../ground/process.ts';
import { makeFrame, RawCaller, TEXT } from '../ground/raw.ts';

const HELLO = makeFrame(TEXT, JSON.stringify(['hello', 0, { version: PROTOCOL }]));
const BINARY = 0x82;
/** The beginning of a message of several frames, one in its middle, and its end. */
const [FIRST, MIDDLE, LAST] = [0x01, 0x00, 0x80];

const text = (said: string): Buffer => Buffer.concat([HELLO, makeFrame(TEXT, said)]);
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** What no client sends, each over a connection of its own. */
const ODDITIES: Readonly<Record<string, Buffer>> = {
  binary: makeFrame(BINARY, '["hello",0,{"version":2}]'),
  'nested deeply': text(nested(32_000)),
  'names of objects': text('["__proto__",1,{"constructor":{"prototype":1}}]'),
  'names within': text('["watch",1,{"table":"x","seen":null,"__proto__":{"a":1}}]'),
  'numbers without end': text('["watch",1e999,{"table":"x","seen":{"round":-0,"ply":9007199254740993,"backs":1e999}}]'),
  'the same key twice': text('["unwatch",1,{"table":"x","table":{"y":1}}]'),
  'no UTF-8': makeFrame(TEXT, Buffer.from([0xc3, 0x28])),
  'no mask': Buffer.from([TEXT, 0x02, 0x5b, 0x5d]),
  'reserved bits': makeFrame(0xf1, 'x'),
  'an unknown kind': makeFrame(0x83, 'x'),
  'a ping in parts': makeFrame(0x09, 'x'),
  'a ping too long': makeFrame(0x89, Buffer.alloc(126)),
  'an end without a beginning': makeFrame(LAST, 'x'),
  'a hundred megabytes announced': Buffer.from([TEXT, 0xff, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]),
  'more than there is': Buffer.from([TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  'one byte at a time': fragments(70_000, 'x'),
  'nothing at a time': fragments(100_000, ''),
  'an odd goodbye': makeFrame(0x88, Buffer.from([0x03, 0xff])),
};

function fragments(many: number, payload: string): Buffer {
  const middle = makeFrame(MIDDLE, payload);
  return Buffer.concat([makeFrame(FIRST, payload), ...Array.from({ length: many }, () => middle)]);
}

/** Frames and messages that are none: each is refused or ends its connection, and nobody else notices. */
export const malformed: Trial = {
  kind: 'trial',
  name: 'malformed',
  says: 'frames and messages that are none: broken, nested, endless, announced and never sent',
  most: { 'servers ended': 0, 'lines of the log': 0, 'MB of memory': 400 },
  async run({ server, target }) {
    const counts = [];
    for (const bytes of Object.values(ODDITIES)) {
      const caller = await RawCaller.call(target, ['Sec-WebSocket-Extensions: permessage-deflate']);
      await caller.write(bytes);
      await Promise.race([caller.settle(), caller.silence()]);
      counts.push(caller.leave());
    }
    const isAlive = await RawCaller.call(target).then(async (caller) => {
      await caller.settle();
      return (caller.leave()['bytes heard'] ?? 0) > 0;
    });
    const { closed = 0 } = sumOf(counts);
    return {
      tries: counts.length,
      closed,
      'servers ended': isAlive ? 0 : 1,
      'lines of the log': server.log.length,
      'MB of memory': Math.round(usedBy(server.pid).peakMegabytes),
    };
  },
};
