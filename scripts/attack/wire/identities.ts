import { makeGuest, makeStranger, send, type Person } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';

/** Links and cookies that somebody else got hold of, and a cookie that was put beside one's own. */
export const identities: Trial = {
  kind: 'trial',
  name: 'identities',
  says: 'a recovery link is used twice, cookies are used after signing out everywhere, bogus ones stand beside the own',
  most: { 'links used twice': 0, 'cookies that outlive': 0, 'links that outlive': 0, 'crowded out': 0 },
  async run({ server: { address } }) {
    const guest = await makeGuest(address, 'Bea');
    const secret = await secretOf(guest, 'recovery');
    const first = await recover(address, secret);
    const second = await recover(address, secret);
    const lasting = await secretOf(guest, 'lasting');
    const crowded = await nameOf({ ...guest, cookie: `${guest.cookie.split('=')[0]}=bogus; ${guest.cookie}` });
    await send(guest, 'POST', '/api/me/sign-out');
    return {
      'links used': first === 200 ? 1 : 0,
      'links used twice': second === 200 ? 1 : 0,
      'cookies that outlive': (await nameOf(guest)) === null ? 0 : 1,
      'links that outlive': (await recover(address, lasting)) === 200 ? 1 : 0,
      'crowded out': crowded === 'Bea' ? 0 : 1,
    };
  },
};

async function nameOf(person: Person): Promise<string | null> {
  const { name }: { name: string | null } = JSON.parse(await (await send(person, 'GET', '/api/me')).text());
  return name;
}

async function secretOf(guest: Person, kind: 'recovery' | 'lasting'): Promise<string> {
  const { secret }: { secret: string } = JSON.parse(await (await send(guest, 'POST', `/api/me/${kind}`)).text());
  return secret;
}

const recover = async (address: string, secret: string): Promise<number> =>
  (await send(makeStranger(address), 'POST', '/api/me/recover', { secret, isJoining: false })).status;
