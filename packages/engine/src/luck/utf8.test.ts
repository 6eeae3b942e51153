import { expect, test } from 'vitest';
import { utf8 } from './utf8.ts';

test.each(['', 'abc', 'Käse', '€ 5', '🎲🎲', 'half \ud83c of one', 'and \udfb2', '\u07ff\u0800\uffff\u{10000}'])(
  '%j is written as everybody writes it',
  (text) => {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  },
);
