import { PROTOCOL } from '@sixfold/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { nameSchema } from '../guests/names.ts';
import { Allowances, perHour } from '../limits/rates.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Guest, Identity, KeyKind } from '../store/store.ts';
import { sayIssue } from './asks.ts';
import type { Cookies } from './cookie.ts';
import { forgetGuest, renameGuest, type GuestTools } from './guest-deeds.ts';
import { neighbourhood } from './origin.ts';
import { RequestRefusal } from './refusal.ts';
import { findGuest, mustFindGuest } from './who-asks.ts';

/** What it works with. */
export interface IdentityTools extends GuestTools {
  readonly cookies: Cookies;
  readonly settings: ServerSettings;
}

const naming = v.strictObject({ name: nameSchema });
const secret = v.pipe(v.string(), v.maxLength(100));
const looking = v.strictObject({ secret });
const recovering = v.strictObject({ secret, isJoining: v.optional(v.boolean(), false) });

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
    const guest = await findGuest(this.tools, request);
    // Whoever comes from time to time keeps their cookie.
    if (guest) this.tools.cookies.give(request, reply, guest);
    const hasLasting = guest?.hasLasting ?? false;
    return { name: guest?.name ?? null, hasLasting, host: { name, imprint, privacy }, protocol: PROTOCOL };
  }

  async name(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string }> {
    const { name } = read(naming, request.body);
    const known = await findGuest(this.tools, request);
    const guest = known ? await this.rename(known, name) : await this.welcome(request, name);
    this.tools.cookies.give(request, reply, guest);
    return { name };
  }

  async issue(request: FastifyRequest, kind: KeyKind): Promise<string> {
    return this.tools.guests.issue(await mustFindGuest(this.tools, request), kind);
  }

  async issueLink(request: FastifyRequest): Promise<string> {
    return this.tools.guests.issueLink(await mustFindGuest(this.tools, request));
  }

  async revoke(request: FastifyRequest, kind: KeyKind): Promise<object> {
    await this.tools.guests.revoke(await mustFindGuest(this.tools, request), kind);
    return {};
  }

  /** Whose link it is; it can be used afterwards. */
  async look(request: FastifyRequest): Promise<{ name: string; isYou: boolean }> {
    const { id, name } = found(await this.tools.guests.lookUp(read(looking, request.body).secret));
    return { name, isYou: (await findGuest(this.tools, request))?.id === id };
  }

  /** Whoever comes is somebody else from now on; who they were here is joined with them if they wish. */
  async recover(request: FastifyRequest, reply: FastifyReply): Promise<{ name: string }> {
    const { guests, cookies } = this.tools;
    const asked = read(recovering, request.body);
    const here = asked.isJoining ? await findGuest(this.tools, request) : null;
    const leadsTo = found(await guests.lookUp(asked.secret));
    const joining = here && here.id !== leadsTo.id ? here : null;
    // Before it is used up.
    if (joining && !(await guests.canJoin(joining, leadsTo))) throw new RequestRefusal({ code: 'seated-together' });
    const guest = found(await guests.recover(asked.secret));
    if (joining) await this.join(joining, guest);
    cookies.give(request, reply, guest);
    return { name: guest.name };
  }

  /** Wherever else somebody is this guest, they are not any more. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const { guests, connections, cookies } = this.tools;
    const guest = found(await guests.signOut(await mustFindGuest(this.tools, request)));
    connections.rename(guest.id, null);
    cookies.give(request, reply, guest);
    return {};
  }

  async forget(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    await forgetGuest(this.tools, await mustFindGuest(this.tools, request));
    this.tools.cookies.clear(request, reply);
    return {};
  }

  private async join(from: Guest, into: Guest): Promise<void> {
    const { tables, connections } = this.tools;
    // First, so that nobody sits down meanwhile as somebody who is being joined.
    connections.rename(from.id, null);
    if (!(await tables.join(from.id, into.id))) throw new RequestRefusal({ code: 'seated-together' });
    await tables.rename(into.id);
  }

  private welcome(request: FastifyRequest, name: string): Promise<Identity> {
    if (!this.arrivals.take(neighbourhood(request.ip), performance.now())) {
      throw new RequestRefusal({ code: 'too-many', what: 'guests', most: this.tools.settings.guestsPerAddress });
    }
    return this.tools.guests.welcome(name);
  }

  private async rename(guest: Identity, name: string): Promise<Identity> {
    await renameGuest(this.tools, guest, name);
    return guest;
  }
}

/** A secret that leads to nobody may have been good once. */
function found<G extends Guest>(guest: G | null): G {
  if (!guest) throw new RequestRefusal({ code: 'wrong-token' });
  return guest;
}

function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw new RequestRefusal({ code: 'not-understood', what: sayIssue(issues[0]) });
  return output;
}
