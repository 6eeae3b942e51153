import { makeStranger, send } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';

/** Names that cannot be seen, that write over their neighbours', or that look like somebody else's. */
const NAMES = [
  '\u3164',
  '\u2800',
  '\u200b\u200c\u200d',
  'Ada\u200b',
  'A\u{e0061}da',
  '\u202eadA',
  `A${'\u0301'.repeat(39)}`,
  'Ad\u0430',
  'Ada\u0000',
  'Ada\nBea',
  ' ',
  '\ufeff',
  'x'.repeat(41),
];

export const oddNames: Trial = {
  kind: 'trial',
  name: 'odd-names',
  says: 'names that cannot be seen, grow over others, or look like somebody else’s',
  most: { taken: 0 },
  async run({ target: { address, from } }) {
    let taken = 0;
    for (const name of NAMES) {
      const { status } = await send(makeStranger(address, from), 'PUT', '/api/me', { name });
      if (status === 200) taken++;
    }
    return { tries: NAMES.length, taken };
  },
};
