import { createHmac } from 'node:crypto';
import { makeGuest, send } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';

/** What somebody makes of the cookie of another, who is to be taken for them. */
const FORGERIES: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value.slice(0, -1)}`,
  (name, value) => `${name}=${value}x`,
  (name, value) => `${name}=${value.split('.')[0]}`,
  (name, value) => `${name}=${value.split('.')[0]}.`,
  (name, value) => `${name}=.${value.split('.')[1]}`,
  (name, value) => `${name}=${value.toUpperCase()}`,
  (name, value) => `${name}=${value.split('.').toReversed().join('.')}`,
  (name, value) => `${name}=x${value}`,
  (name, value) => `${name}=${value.split('.')[0]}.${sign(value, '')}`,
  (name, value) => `${name}=${value.split('.')[0]}.${sign(value, 'secret')}`,
  (name, value) => `${name}=${value.split('.')[0]}%00.${value.split('.')[1]}`,
  (name, value) => `x${name}=${value}`,
  (name, value) => `${name}=${value.replace(/\.\d+\./, '.99.')}`,
  (name) => `${name}=null.null`,
];

const sign = (value: string, key: string): string =>
  createHmac('sha256', key)
    .update(value.split('.')[0] ?? '')
    .digest('base64url');

/** Somebody changes a cookie so that it might name somebody. */
export const forgedCookies: Trial = {
  kind: 'trial',
  name: 'forged-cookies',
  says: 'cookies that were cut, lengthened, swapped, signed with other keys',
  most: { 'taken for somebody': 0 },
  async run({ target: { address, from } }) {
    const guest = await makeGuest(address, 'Bea', from);
    const [name = '', value = ''] = decodeURIComponent(guest.cookie).split(/=(.*)/s);
    const cookies = FORGERIES.map((forge) => forge(name, value));
    let taken = 0;
    for (const cookie of cookies) {
      const answer = await send({ ...guest, cookie }, 'GET', '/api/me');
      if (JSON.stringify(await answer.json()).includes('"Bea"')) taken++;
    }
    return { tries: cookies.length, 'taken for somebody': taken };
  },
};
