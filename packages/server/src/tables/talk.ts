import { createHash } from 'node:crypto';
import { Refusal, seatsOf, type SeatState, type Tables } from '@sixfold/host';
import type { Answer, Ask, TalkLine } from '@sixfold/protocol';
import type { Guest, KeptTalk } from '../store/store.ts';
import type { ServiceTools } from './tools.ts';
import type { Visitor } from './visitor.ts';

/** As much of what was said is told to whoever comes. */
const MOST_TOLD = 50;

interface TalkRoom {
  readonly visitors: Set<Visitor>;
  asOf: string | null;
}

interface TalkListener {
  readonly tables: Set<string>;
  /** Whom they do not want to hear. */
  readonly blocked: Set<string>;
}

/** What people say to each other at tables. It is no part of what happens there, and has no log. */
export class Talk {
  private readonly tools: Pick<ServiceTools, 'store' | 'now' | 'peers'>;
  private readonly tables: Tables;
  private readonly listeners = new Map<Visitor, TalkListener>();
  /** The same by table, and as of which line all of them were told everything, where that is known. */
  private readonly rooms = new Map<string, TalkRoom>();

  constructor(tools: Talk['tools'], tables: Tables) {
    this.tools = tools;
    this.tables = tables;
  }

  /** Somebody follows a table, and is told what was said there. */
  async listen(visitor: Visitor, table: string): Promise<void> {
    const blocked = this.listeners.get(visitor)?.blocked ?? new Set(await this.blockedBy(visitor));
    const listener = this.listeners.get(visitor) ?? { tables: new Set(), blocked };
    this.listeners.set(visitor, listener);
    listener.tables.add(table);
    const room = this.rooms.get(table) ?? { visitors: new Set(), asOf: null };
    this.rooms.set(table, room);
    room.visitors.add(visitor);
    await this.tellAll(visitor, table, false);
  }

  unlisten(visitor: Visitor, table: string): void {
    this.listeners.get(visitor)?.tables.delete(table);
    const room = this.rooms.get(table);
    if (room?.visitors.delete(visitor) && room.visitors.size === 0) this.rooms.delete(table);
  }

  leave(visitor: Visitor): void {
    for (const table of this.listeners.get(visitor)?.tables ?? []) this.unlisten(visitor, table);
    this.listeners.delete(visitor);
  }

  async say(guest: Guest, { table, said }: Ask<'say'>): Promise<Answer<'say'>> {
    const { seats, hasTexts } = await this.facts(table);
    const [seat] = seatsOf(seats, { kind: 'person', id: guest.id });
    if (seat === undefined) throw new Refusal({ code: 'no-seat' });
    if (said.kind === 'text' && !hasTexts) throw new Refusal({ code: 'no-texts' });
    const at = this.tools.now();
    const number = await this.tools.store.addTalk(table, at, guest.id, said);
    this.tell(table, guest.id, { number, at, seat, name: guest.name, said });
    this.tools.peers?.tell('talk', table);
    return {};
  }

  /** Something may have been said at other servers. */
  async tellAllAnew(): Promise<void> {
    await Promise.allSettled([...this.rooms.keys()].map((table) => this.tellRoom(table)));
  }

  /** Somebody said something at another server, or may have: if so, whoever listens here is told all anew. */
  async tellAnew(table: string): Promise<void> {
    await this.tellRoom(table).catch(() => undefined);
  }

  /** Somebody blocked another at another server, or no longer. */
  async hearBlock(guest: string, person: string, isBlocked: boolean): Promise<void> {
    for (const [visitor, listener] of this.listeners) {
      if (visitor.guest?.id !== guest) continue;
      if (isBlocked) listener.blocked.add(person);
      else listener.blocked.delete(person);
      for (const one of listener.tables) await this.tellAll(visitor, one, true);
    }
  }

  /** Neither hears the other any more at tables of the one who asked; what was said by then is told anew, without it. */
  async block(guest: Guest, { table, seat, isBlocked }: Ask<'block'>): Promise<Answer<'block'>> {
    const { seats } = await this.facts(table);
    const person = seats[seat]?.person ?? null;
    if (person === null || person === guest.id) throw new Refusal({ code: 'bad-seat', seat, players: seats.length });
    await this.setBlocked(guest.id, person, isBlocked);
    return {};
  }

  /** Whom somebody does not want to meet, by name. */
  async listBlocked({ id }: Guest): Promise<Answer<'blocked'>> {
    const { store } = this.tools;
    const people = await store.blockedBy(id);
    const names = await store.names('', people);
    return { people: people.map((person, index) => ({ person: aliasOf(id, person), name: names[index] ?? '' })) };
  }

  /** Somebody wants to meet another again; asked twice, they do already. */
  async unblock({ id }: Guest, { person: alias }: Ask<'unblock'>): Promise<Answer<'unblock'>> {
    const person = (await this.tools.store.blockedBy(id)).find((one) => aliasOf(id, one) === alias);
    if (person !== undefined) await this.setBlocked(id, person, false);
    return {};
  }

  private async setBlocked(guest: string, person: string, isBlocked: boolean): Promise<void> {
    await this.tools.store.block(guest, person, isBlocked);
    await this.hearBlock(guest, person, isBlocked);
    this.tools.peers?.tell('block', [guest, person, isBlocked]);
  }

  private async blockedBy({ guest }: Visitor): Promise<readonly string[]> {
    return guest ? this.tools.store.blockedBy(guest.id) : [];
  }

  private facts(table: string): Promise<{ readonly seats: readonly SeatState[]; readonly hasTexts: boolean }> {
    return this.tables.host(table).read(({ seats, opened }) => ({ seats, hasTexts: opened.hasTexts ?? false }));
  }

  private async tellRoom(table: string): Promise<void> {
    const room = this.rooms.get(table);
    const talk = room ? await this.tools.store.readTalk(table, MOST_TOLD) : [];
    const asOf = `${talk.length} ${talk.at(-1)?.number}`;
    if (!room || talk.length === 0 || room.asOf === asOf) return;
    const { seats } = await this.facts(table);
    for (const visitor of room.visitors) this.tellThese(visitor, table, talk, seats);
    room.asOf = asOf;
  }

  private async tellAll(visitor: Visitor, table: string, isWhole: boolean): Promise<void> {
    const talk = await this.tools.store.readTalk(table, MOST_TOLD);
    if (talk.length === 0 && !isWhole) return;
    this.tellThese(visitor, table, talk, (await this.facts(table)).seats);
  }

  private tellThese(visitor: Visitor, table: string, talk: readonly KeptTalk[], seats: readonly SeatState[]): void {
    const listener = this.listeners.get(visitor);
    if (!listener?.tables.has(table)) return;
    const heard = talk.filter(({ person }) => !listener.blocked.has(person));
    visitor.send(['talk', { table, lines: heard.map((one) => lineOf(one, seats)), isWhole: true }]);
  }

  private tell(table: string, person: string, line: TalkLine): void {
    const message = ['talk', { table, lines: [line], isWhole: false }] as const;
    const room = this.rooms.get(table);
    if (!room) return;
    room.asOf = null;
    for (const visitor of room.visitors) if (!this.listeners.get(visitor)?.blocked.has(person)) visitor.send(message);
  }
}

/** What somebody is called before another: ids are not told, and what one is told says nothing to a third. */
const aliasOf = (guest: string, other: string): string =>
  createHash('sha256').update(`${guest}/${other}`).digest('base64url');

function lineOf({ number, at, person, name, said }: KeptTalk, seats: readonly SeatState[]): TalkLine {
  const seat = seats.findIndex((one) => one.person === person);
  return { number, at, seat: seat < 0 ? null : seat, name, said };
}
