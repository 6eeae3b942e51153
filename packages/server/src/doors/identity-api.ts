import { PROTOCOL } from '@sixfold/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guests } from '../guests/guests.ts';
import { nameSchema } from '../guests/names.ts';
import { Allowances, perHour } from '../limits/rates.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Guest } from '../store/store.ts';
import type { TableService } from '../tables/visitor.ts';
import { sayIssue } from './asks.ts';
import type { Connections } from './connections.ts';
import { clearCookie, giveCookie, readCookie } from './cookie.ts';
import { neighbourhood } from './origin.ts';
import { RequestRefusal } from './refusal.ts';

/** What it works with. */
export interface IdentityTools {
  readonly guests: Guests;
  readonly tables: TableService;
  readonly connections: Connections;
  readonly settings: ServerSettings;
}

const naming = v.strictObject({ name: nameSchema });
const recovering = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(100)) });

/** What people can do about who they are, each over HTTP. */
export class IdentityApi {
  private readonly tools: IdentityTools;
  private readonly arrivals: Allowances;

  constructor(tools: IdentityTools) {
    this.tools = tools;
    this.arrivals = new Allowances(perHour(tools.settings.guestsPerAddress));
  }

  async tell(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { name, imprint, privacy } = this.tools.settings;
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
    return this.tools.guests.issue(await this.mustFind(request), kind);
  }

  async recover(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string }> {
    const guest = await this.tools.guests.recognize('recovery', read(recovering, request.body).secret);
    if (!guest) throw new RequestRefusal({ code: 'wrong-token' });
    giveCookie(request, reply, guest.id);
    return { name: guest.name };
  }

  async forget(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { guests, tables, connections } = this.tools;
    const guest = await this.mustFind(request);
    // First, so that nobody sits down meanwhile as somebody who is being forgotten.
    connections.rename(guest.id, null);
    await tables.forget(guest.id);
    await guests.forget(guest);
    // Where they sat, or are looked at now, they are called nothing from here on.
    await tables.rename(guest.id);
    clearCookie(request, reply);
    return {};
  }

  private async find(request: FastifyRequest): Promise<Guest | null> {
    const id = readCookie(request);
    return id === null ? null : this.tools.guests.find(id);
  }

  private async mustFind(request: FastifyRequest): Promise<Guest> {
    const guest = await this.find(request);
    if (!guest) throw new RequestRefusal({ code: 'no-name' });
    return guest;
  }

  private welcome(request: FastifyRequest, name: string): Promise<Guest> {
    if (!this.arrivals.take(neighbourhood(request.ip), performance.now())) {
      throw new RequestRefusal({ code: 'too-many', what: 'guests', most: this.tools.settings.guestsPerAddress });
    }
    return this.tools.guests.welcome(name);
  }

  private async rename(guest: Guest, name: string): Promise<Guest> {
    const { guests, tables, connections } = this.tools;
    await guests.rename(guest, name);
    connections.rename(guest.id, name);
    await tables.rename(guest.id);
    return guest;
  }
}

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw new RequestRefusal({ code: 'not-understood', what: sayIssue(issues[0]) });
  return output;
}
