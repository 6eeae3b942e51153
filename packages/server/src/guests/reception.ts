import { PROTOCOL } from '@sixfold/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sayIssue } from '../doors/asks.ts';
import type { Hall } from '../doors/hall.ts';
import { neighbourhood } from '../doors/origin.ts';
import { Allowances, perHour } from '../doors/rates.ts';
import { Refusal, type Rooms } from '../rooms/visitor.ts';
import type { Settings } from '../settings.ts';
import type { Guest } from '../store/store.ts';
import { clearCookie, giveCookie, readCookie } from './cookie.ts';
import type { Guests } from './guests.ts';
import { nameSchema } from './names.ts';

/** What the reception works with. */
export interface Desk {
  readonly guests: Guests;
  readonly rooms: Rooms;
  readonly hall: Hall;
  readonly settings: Settings;
}

const naming = v.strictObject({ name: nameSchema });
const recovering = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(100)) });

/** What people can do about who they are, each over HTTP. */
export class Reception {
  private readonly desk: Desk;
  private readonly arrivals: Allowances;

  constructor(desk: Desk) {
    this.desk = desk;
    this.arrivals = new Allowances(perHour(desk.settings.guestsPerAddress));
  }

  async tell(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { name, imprint, privacy } = this.desk.settings;
    const guest = await this.find(request);
    // Whoever comes from time to time keeps their cookie.
    if (guest) giveCookie(request, reply, guest.id);
    return { name: guest?.name ?? null, host: { name, imprint, privacy }, protocol: PROTOCOL };
  }

  async name(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string }> {
    const { name } = read(naming, request.body);
    const known = await this.find(request);
    const { id } = known ? await this.rename(known, name) : await this.welcome(request, name);
    giveCookie(request, reply, id);
    return { name };
  }

  async issue(request: FastifyRequest, kind: 'recovery' | 'token'): Promise<string> {
    return this.desk.guests.issue(await this.mustFind(request), kind);
  }

  async recover(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string }> {
    const guest = await this.desk.guests.recognize('recovery', read(recovering, request.body).secret);
    if (!guest) throw new Refusal({ code: 'wrong-token' });
    giveCookie(request, reply, guest.id);
    return { name: guest.name };
  }

  async forget(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { guests, rooms, hall } = this.desk;
    const guest = await this.mustFind(request);
    // First, so that nobody sits down meanwhile as somebody who is being forgotten.
    hall.rename(guest.id, null);
    await rooms.rename(guest.id, null);
    await guests.forget(guest);
    clearCookie(request, reply);
    return {};
  }

  private async find(request: FastifyRequest): Promise<Guest | null> {
    const id = readCookie(request);
    return id === null ? null : this.desk.guests.find(id);
  }

  private async mustFind(request: FastifyRequest): Promise<Guest> {
    const guest = await this.find(request);
    if (!guest) throw new Refusal({ code: 'no-name' });
    return guest;
  }

  private welcome(request: FastifyRequest, name: string): Promise<Guest> {
    if (!this.arrivals.take(neighbourhood(request.ip), performance.now())) {
      throw new Refusal({ code: 'too-many', what: 'guests', most: this.desk.settings.guestsPerAddress });
    }
    return this.desk.guests.welcome(name);
  }

  private async rename(guest: Guest, name: string): Promise<Guest> {
    const { guests, rooms, hall } = this.desk;
    await guests.rename(guest, name);
    await rooms.rename(guest.id, name);
    hall.rename(guest.id, name);
    return guest;
  }
}

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw new Refusal({ code: 'not-understood', what: sayIssue(issues[0]) });
  return output;
}
