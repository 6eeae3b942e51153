import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Elsewhere, Knocking, Table, Tables } from '@sixfold/host';
import type { Peers } from '../cluster/peers.ts';
import { Whereabouts } from '../cluster/whereabouts.ts';
import type { Looks } from '../notices/looks.ts';
import type { Attendance, OtherAttendance } from './attendance.ts';
import type { Lobby } from './lobby.ts';
import type { OwnLists } from './own-lists.ts';
import type { Talk } from './talk.ts';
import type { Visitor } from './visitor.ts';

/** What happens in this house, and is told to the others. */
export interface NeighbourTools {
  readonly peers: Peers;
  readonly looks: Looks;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly lobby: Lobby;
  readonly own: OwnLists;
  readonly talk: Talk;
}

const knocking = v.tuple([
  v.string(),
  v.variant('kind', [
    v.object({
      kind: v.literal('asks'),
      who: v.object({
        kind: v.literal('person'),
        id: v.string(),
        name: v.exactOptional(v.string()),
        isProgram: v.exactOptional(v.literal(true)),
        hasNoPart: v.exactOptional(v.literal(true)),
      }),
    }),
    v.object({ kind: v.literal('answered'), knock: v.number(), isAdmitted: v.boolean() }),
  ]),
]);
const listed = v.tuple([v.string(), v.boolean(), v.array(v.string())]);
const attended = v.tuple([v.number(), v.string(), v.string(), v.nullable(v.number())]);
const blocked = v.tuple([v.string(), v.string(), v.boolean()]);

/**
 * What servers on one store tell each other of people and tables: who is where, who asks for a seat, what was said, what
 * lists must show. All of it is soft: what gets lost is told again, or was in the store all along.
 */
export class Neighbours implements OtherAttendance, Elsewhere {
  private readonly peers: Peers;
  private readonly presence: Whereabouts;
  /** Numbers for pages, by which the others know them. */
  private readonly pages = new WeakMap<Visitor, number>();
  private count = 0;
  private tools: NeighbourTools | null = null;

  constructor(peers: Peers) {
    this.peers = peers;
    this.presence = new Whereabouts(peers, { moved: (...move) => this.noteMove(...move) });
  }

  /** Hears the others from now on. */
  listen(tools: NeighbourTools): void {
    const { tables, talk, lobby, looks } = tools;
    this.tools = tools;
    const on = <T>(topic: string, schema: v.GenericSchema<unknown, T>, react: (item: T, from: string) => void): void =>
      this.peers.hear(topic, (item, from) => {
        const read = v.safeParse(schema, item);
        if (read.success) react(read.output, from);
      });
    on('knock', knocking, ([table, one]) => tables.find(table)?.hearKnock(one));
    on('listed', listed, (item) => this.noteListed(tools, ...item));
    on('talk', v.string(), (table) => void talk.tellAnew(table));
    // Those who could not be told hear of it with the next word.
    on('block', blocked, (item) => void talk.hearBlock(...item).catch(() => undefined));
    on('name', v.string(), (guest) => tables.renamed(guest));
    on('attend', attended, ([page, guest, table, idle], from) => looks.attend(`${from} ${page}`, guest, table, idle));
    on('away', v.number(), (page, from) => looks.end(`${from} ${page}`));
    this.peers.onAsked(() => {
      lobby.change();
      void talk.tellAllAnew();
    });
  }

  isHere(guest: string): boolean {
    return this.presence.isHere(guest);
  }

  looks(guest: string, table: string): boolean {
    return this.presence.looks(guest, table);
  }

  lookersAt(table: string): readonly (string | null)[] {
    return this.presence.lookersAt(table);
  }

  tellKnock(table: string, one: Knocking): void {
    this.peers.tell('knock', [table, one]);
  }

  /** Everybody here is given the same number by everybody; that two have the same one is next to impossible. */
  readonly knockOf = (person: string): number => createHash('sha256').update(person).digest().readUIntBE(0, 6);

  /** Somebody is in this house who was not, or the other way round. */
  setHere(visitor: Visitor, isHere: boolean): void {
    if (visitor.guest) this.presence.setHere(visitor.guest.id, isHere);
  }

  /** A page comes to a table (1), goes (-1), or somebody does something there (0). */
  move({ guest }: Pick<Visitor, 'guest'>, table: string, by: number): void {
    this.presence.change(table, guest?.id ?? null, by);
  }

  /** A page shows a table to somebody, or no longer. */
  attend(visitor: Visitor, guest: string, table: string, idle: number | null): void {
    const page = this.pages.get(visitor) ?? this.count++;
    this.pages.set(visitor, page);
    this.peers.tell('attend', [page, guest, table, idle]);
  }

  leave(visitor: Visitor): void {
    const page = this.pages.get(visitor);
    if (page !== undefined) this.peers.tell('away', page);
  }

  tellListed({ id, opened, people }: Table): void {
    this.peers.tell('listed', [id, opened.isPublic, people]);
  }

  tellName(guest: string): void {
    this.peers.tell('name', guest);
  }

  /** Logs that have grown elsewhere: lists in which they are must be told, also where nobody looks at the table. */
  noteGrown(ids: Iterable<string>): void {
    const { tables, own } = this.tools ?? {};
    for (const id of ids) if (tables && own?.lists(id) && !tables.find(id)) tables.host(id).list();
  }

  private noteListed({ tables, own, lobby }: NeighbourTools, id: string, isPublic: boolean, people: string[]): void {
    if (isPublic) lobby.change();
    if (own.concerns(people) && !tables.find(id)) tables.host(id).list();
  }

  private noteMove(table: string, guest: string | null, isThere: boolean): void {
    const { attendance, tables, lobby } = this.tools ?? {};
    if (table === '') return lobby?.change();
    if (guest !== null && !isThere) attendance?.noteDeed(guest, table);
    tables?.find(table)?.lookedAtElsewhere();
  }
}
