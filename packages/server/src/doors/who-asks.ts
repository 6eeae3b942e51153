import type { FastifyRequest } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import type { Identity } from '../store/store.ts';
import type { Cookies } from './cookie.ts';
import { RequestRefusal } from './refusal.ts';

/** By what somebody is recognized who asks over HTTP. */
interface Recognition {
  readonly guests: Guests;
  readonly cookies: Cookies;
}

/** The guest who asks; null for somebody without a name. */
export const findGuest = ({ guests, cookies }: Recognition, request: FastifyRequest): Promise<Identity | null> =>
  guests.find(cookies.read(request));

/** The guest who asks, where only somebody with a name may. */
export async function mustFindGuest(by: Recognition, request: FastifyRequest): Promise<Identity> {
  const guest = await findGuest(by, request);
  if (!guest) throw new RequestRefusal({ code: 'no-name' });
  return guest;
}
