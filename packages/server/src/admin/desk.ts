import { PROTOCOL } from '@sixfold/protocol';
import type { Logger } from 'pino';
import type { Connections } from '../doors/connections.ts';
import { forgetGuest, renameGuest } from '../doors/guest-deeds.ts';
import type { Mirror } from '../doors/mirror.ts';
import type { Guests } from '../guests/guests.ts';
import type { OrderBook } from '../guests/order-book.ts';
import type { Announcement, Ban } from '../store/orders.ts';
import type { Guest, ServerStore, TableListing } from '../store/store.ts';
import type { TableService } from '../tables/visitor.ts';
import { VERSION } from '../settings/version.ts';

const MOST_TABLES = 500;
/** What somebody is called whose name was taken from them. */
const NAMELESS = 'Guest';

export interface DeskTools {
  readonly tables: TableService;
  readonly store: Pick<ServerStore, 'listAlive' | 'readGuest'>;
  readonly guests: Guests;
  readonly connections: Connections;
  readonly orders: OrderBook;
  readonly mirror: Mirror;
  readonly logger: Logger;
  /** What the operator calls this place. */
  readonly name: string;
}

/** How the server is, for whoever answers for it. */
export interface ServerState {
  readonly name: string;
  readonly version: string;
  readonly protocol: number;
  readonly node: string;
  /** In milliseconds since 1970. */
  readonly started: number;
  readonly connections: number;
  readonly hostedTables: number;
  readonly announcement: Announcement | null;
  readonly bans: readonly Ban[];
}

/** A table as the operator sees it: who sits there, and nothing that those who play must not know. */
export interface AdminTable extends Pick<TableListing, 'id' | 'stage' | 'isPublic' | 'touched'> {
  readonly game: string;
  readonly seats: readonly { readonly kind: string; readonly name: string; readonly guest: string | null }[];
}

/** Nobody is called like that, or sits there. */
export class NotFound extends Error {}

/** What the operator can see and do. */
export class AdminDesk {
  private readonly tools: DeskTools;

  constructor(tools: DeskTools) {
    this.tools = tools;
  }

  /** Shows what a proxy makes of a request. */
  get mirror(): Mirror {
    return this.tools.mirror;
  }

  get state(): ServerState {
    const { name, connections, tables, orders } = this.tools;
    return {
      name,
      version: VERSION,
      protocol: PROTOCOL,
      node: process.version,
      started: Math.round(performance.timeOrigin),
      connections: connections.size,
      hostedTables: tables.hosted,
      announcement: orders.announcement,
      bans: orders.banned,
    };
  }

  async listTables(): Promise<AdminTable[]> {
    return (await this.tools.store.listAlive(MOST_TABLES)).map(adminTable);
  }

  listPeople(): ReturnType<Connections['list']> {
    return this.tools.connections.list();
  }

  async closeTable(table: string): Promise<void> {
    await this.tools.tables.closeTable(table);
    this.note('closed a table', { table });
  }

  /** Forgets a guest, or else a table, by their id. */
  async forget(id: string): Promise<'guest' | 'table'> {
    const guest = await this.tools.store.readGuest(id);
    await (guest ? forgetGuest(this.tools, guest) : this.tools.tables.removeTable(id));
    const kind = guest ? 'guest' : 'table';
    this.note(`forgot a ${kind}`, { id });
    return kind;
  }

  async takeName(id: string): Promise<void> {
    await renameGuest(this.tools, await this.find(id), NAMELESS);
    this.note('took away a name', { guest: id });
  }

  async ban(ban: Ban): Promise<void> {
    await this.tools.orders.ban(ban);
    this.note(`blocked a ${ban.kind === 'guest' ? 'guest' : 'network address'}`);
  }

  async lift(ban: Pick<Ban, 'kind' | 'what'>): Promise<void> {
    await this.tools.orders.lift(ban);
    this.note('lifted a block');
  }

  /** Tells everybody who is here, until then; nothing takes back what was said. */
  async say(text: string, until: number): Promise<void> {
    await this.tools.orders.announce(text === '' ? null : { text, until });
    this.note(text === '' ? 'took back what was announced' : 'announced something');
  }

  private async find(id: string): Promise<Guest> {
    const guest = await this.tools.store.readGuest(id);
    if (!guest) throw new NotFound('there is no such guest');
    return guest;
  }

  /** Addresses are in no log. */
  private note(what: string, facts: object = {}): void {
    this.tools.logger.info(facts, `the operator ${what}`);
  }
}

const adminTable = ({ id, terms, stage, isPublic, touched, seats }: TableListing): AdminTable => ({
  id,
  game: terms.game,
  stage,
  isPublic,
  touched,
  seats: seats.map(({ kind, name, person }) => ({ kind, name, guest: person })),
});
