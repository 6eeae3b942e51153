import { needFittingWish } from '@sixfold/host/acting';
import { Refusal, refusalOf, stepsInSlices, Tables, takingOver, type Table } from '@sixfold/host';
import type { Answer, Ask, TableLine, TableRequest } from '@sixfold/protocol';
import type { Guest } from '../store/store.ts';
import { TableHolding } from '../cluster/holding.ts';
import { Attendance } from './attendance.ts';
import { ClockWatch } from './clock-watch.ts';
import { Holidays } from './holidays.ts';
import { markHost, ownLine } from './lines.ts';
import { Deals } from './deals.ts';
import { Lobby } from './lobby.ts';
import { Neighbours } from './neighbours.ts';
import { OwnLists } from './own-lists.ts';
import { Quotas } from './quotas.ts';
import { Lifeline } from './lifeline.ts';
import { Sweeper } from './sweeper.ts';
import { Talk } from './talk.ts';
import type { ServiceTools } from './tools.ts';
import type { ServiceRequest, TablePreview, TableService, Visitor } from './visitor.ts';

const MOST_OWN = 100;
const ALL = 1_000_000;
/** A table that gathers people, and at which nobody sits, is closed after so many milliseconds. */
const PATIENCE = 600_000;

/** What can be asked of tables that are not there. */
const FLEETING: ReadonlySet<ServiceRequest> = new Set<ServiceRequest>(['unwatch', 'attend']);

type Handler<R extends ServiceRequest> = (visitor: Visitor, ask: Ask<R>) => Promise<Answer<R>>;
type Handlers = { readonly [R in ServiceRequest]: Handler<R> };

/** From now on tables can be opened and played at. */
export const serveTables = (tools: ServiceTools): TableService => new Service(tools);

class Service implements TableService {
  private readonly tools: ServiceTools;
  private readonly tables: Tables;
  private readonly lobby: Lobby;
  private readonly own = new OwnLists();
  private readonly quotas: Quotas;
  readonly deals: Deals;
  private readonly talk: Talk;
  private readonly holidays: Holidays;
  private readonly attendance: Attendance;
  private readonly clocks: ClockWatch;
  /** The houses on the same store; null where there can be none. */
  private readonly neighbours: Neighbours | null;
  private readonly holding: TableHolding | null;
  /** What they asked for before they went may still be on its way. */
  private readonly gone = new WeakSet<Visitor>();
  /** What the neighbours were told that somebody looks at. */
  private readonly looking = new WeakMap<Visitor, Set<string>>();
  private readonly handlers: Handlers = {
    lobby: (visitor, ask) => this.readLobby(visitor, ask),
    mine: (visitor, ask) => this.listOwn(visitor, guestOf(visitor), ask),
    open: (visitor, ask) => this.open(visitor, ask),
    watch: (visitor, ask) => this.watch(visitor, ask),
    unwatch: async (visitor, ask) => this.unwatch(visitor, ask),
    attend: async (visitor, ask) => (this.attend(visitor, ask), {}),
    holidays: (visitor) => this.holidays.read(guestOf(visitor).id),
    holiday: (visitor, ask) => this.holidays.plan(guestOf(visitor).id, ask),
    say: (visitor, ask) => this.talk.say(guestOf(visitor), ask),
    block: (visitor, ask) => this.talk.block(guestOf(visitor), ask),
    blocked: (visitor) => this.talk.listBlocked(guestOf(visitor)),
    unblock: (visitor, ask) => this.talk.unblock(guestOf(visitor), ask),
    sit: this.amongFriends('sit'),
    knock: this.amongFriends('knock'),
    admit: this.atTable('admit'),
    pledge: this.atTable('pledge'),
    reveal: this.atTable('reveal'),
    fill: this.atTable('fill'),
    clear: this.atTable('clear'),
    move: this.atTable('move'),
    moves: this.atTable('moves'),
    next: this.atTable('next'),
    offer: this.atTable('offer'),
    agree: this.atTable('agree'),
    resign: this.atTable('resign'),
    give: this.atTable('give'),
    resume: this.atTable('resume'),
    reopen: this.atTable('reopen'),
    close: this.atTable('close'),
    rematch: (visitor, ask) => this.rematch(visitor, ask),
    look: this.atTable('look'),
    explain: this.atTable('explain'),
    transcript: this.atTable('transcript'),
  };

  constructor(tools: ServiceTools) {
    this.tools = tools;
    this.quotas = new Quotas(tools);
    this.neighbours = tools.peers ? new Neighbours(tools.peers) : null;
    this.holding = tools.peers ? new TableHolding({ ...tools, holders: tools.store.holders }) : null;
    this.attendance = new Attendance(tools.steady, this.neighbours);
    this.lobby = new Lobby(tools.store, tools, (guest) => this.attendance.isHere(guest));
    const awayFor = (guest: string, table: string): number => this.attendance.awayFor(guest, table);
    const lifeline = new Lifeline(tools);
    const around = { ...tools, awayFor, downtime: () => lifeline.known(), ...this.amongOthers() };
    this.tables = new Tables(around, (...change) => this.noteChange(...change));
    this.deals = new Deals(tools, this.tables);
    this.talk = new Talk(tools, this.tables);
    this.holidays = new Holidays(tools, this.tables);
    this.clocks = new ClockWatch(tools, this.tables, this.holidays);
    // What other servers write at single tables they tell where it concerns the list.
    tools.store.onChange((change) => void (typeof change === 'string' && this.lobby.change()));
    this.followOthers();
    void new Sweeper(tools, this.tables).sweep();
    void lifeline.keep(() => this.tables.isClosing);
    void this.clocks.start();
  }

  async handle<R extends ServiceRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<Answer<R>> {
    this.mustBeOpen();
    if (!this.gone.has(visitor) && this.attendance.enter(visitor)) this.noteHere(visitor, true);
    try {
      const answer = await this.handlers[request](visitor, ask);
      if (visitor.guest && 'table' in ask && !FLEETING.has(request)) this.noteDeed(visitor.guest, ask.table);
      return answer;
    } catch (error) {
      throw refusalOf(error, this.tools.logger);
    }
  }

  leave(visitor: Visitor): void {
    this.gone.add(visitor);
    this.tools.looks.end(visitor);
    this.lobby.leave(visitor);
    this.own.leave(visitor);
    for (const table of this.looking.get(visitor) ?? []) this.neighbours?.move(visitor, table, -1);
    this.neighbours?.leave(visitor);
    if (this.attendance.leave(visitor)) this.noteHere(visitor, false);
    this.tables.leave(visitor);
    this.talk.leave(visitor);
  }

  async rename(guest: string): Promise<void> {
    this.mustBeOpen();
    this.tables.renamed(guest);
    this.neighbours?.tellName(guest);
  }

  async forget(guest: string): Promise<void> {
    this.mustBeOpen();
    for (const { id, stage } of await this.tools.store.listOf(guest, ALL)) {
      if (stage !== 'gathering' && stage !== 'playing') continue;
      await this.tables.ask(HOUSE, 'forget', { table: id, person: guest });
    }
  }

  async join(from: string, into: string): Promise<boolean> {
    this.mustBeOpen();
    const { store } = this.tools;
    const isJoined = await this.tables.rewrite(from, () => store.joinGuests(from, into));
    if (isJoined) await this.holidays.join(into);
    return isJoined;
  }

  async preview(table: string): Promise<TablePreview | null> {
    this.mustBeOpen();
    const look = ({ opened, host }: Table) => ({ game: opened.terms.game, host });
    const found = await this.tables
      .host(table)
      .read(look)
      .catch(() => null);
    return found && { game: found.game, name: (await this.tools.store.readGuest(found.host))?.name ?? '' };
  }

  get hosted(): number {
    return this.tables.size;
  }

  async closeTable(table: string): Promise<void> {
    this.mustBeOpen();
    await this.tables.ask(HOUSE, 'close', { table });
  }

  async removeTable(table: string): Promise<void> {
    // Those who look at it see that it has ended.
    await this.closeTable(table);
    await this.tools.store.removeTable(table);
    this.lobby.change();
  }

  deadlineOf(table: string): Promise<number | null> {
    return this.clocks.deadlineOf(table);
  }

  async close(): Promise<void> {
    await this.tables.close();
    await this.holding?.close();
  }

  /** What hosts need to know where others may have the same tables. */
  private amongOthers() {
    const { holding, neighbours } = this;
    return holding && neighbours ? { holding, lead: holding.lead, elsewhere: neighbours } : {};
  }

  private followOthers(): void {
    const { neighbours, tables, attendance, lobby, own, talk, clocks } = this;
    const { peers, looks, store } = this.tools;
    if (!peers || !neighbours) return;
    neighbours.listen({ peers, looks, tables, attendance, lobby, own, talk });
    const grown = (lengths: ReadonlyMap<string, number>): void => {
      neighbours.noteGrown(lengths.keys());
      clocks.noteGrown(lengths.keys());
    };
    store.changes.follow({ grown, heard: () => {}, missed: () => {} });
  }

  /** Somebody has come who was not here before, or is gone. */
  private noteHere(visitor: Visitor, isHere: boolean): void {
    this.lobby.change();
    this.neighbours?.setHere(visitor, isHere);
  }

  private noteDeed(guest: Guest, table: string): void {
    this.attendance.noteDeed(guest.id, table);
    this.neighbours?.move({ guest }, table, 0);
  }

  private atTable<R extends TableRequest>(request: R): Handler<R> {
    return ({ who }, ask) => this.tables.ask(who, request, ask);
  }

  /** Nobody sits down with somebody who does not want to meet them. */
  private amongFriends<R extends 'sit' | 'knock'>(request: R): Handler<R> {
    return async ({ guest, who }, ask) => {
      const isUnwanted = guest !== null && (await this.tools.store.isUnwanted(ask.table, guest.id));
      if (isUnwanted) throw new Refusal({ code: 'blocked' });
      return this.tables.ask(who, request, ask);
    };
  }

  private mustBeOpen(): void {
    if (this.tables.isClosing) throw new Refusal({ code: 'shutting-down' });
  }

  /** What is left of the disk is for tables that there are. */
  private async mustHaveRoom(): Promise<void> {
    if (!(await this.tools.hasRoom())) throw new Refusal({ code: 'not-stored', why: 'full' });
  }

  private async readLobby(visitor: Visitor, { isWanted }: Ask<'lobby'>): Promise<Answer<'lobby'>> {
    if (!isWanted) this.lobby.leave(visitor);
    else if (!this.gone.has(visitor)) await this.lobby.enter(visitor);
    return {};
  }

  private async watch(visitor: Visitor, { table, seen }: Ask<'watch'>): Promise<Answer<'watch'>> {
    if (this.gone.has(visitor)) return {};
    await this.tables.watch(visitor, table, seen);
    this.attendance.look(visitor, table);
    this.noteLook(visitor, table);
    await this.talk.listen(visitor, table);
    if (this.gone.has(visitor)) this.talk.leave(visitor);
    return {};
  }

  private noteLook(visitor: Visitor, table: string): void {
    const tables = this.looking.get(visitor) ?? new Set();
    if (!this.neighbours || tables.has(table) || this.gone.has(visitor)) return;
    this.looking.set(visitor, tables.add(table));
    this.neighbours.move(visitor, table, 1);
  }

  private unwatch(visitor: Visitor, { table }: Ask<'unwatch'>): Answer<'unwatch'> {
    this.tables.unwatch(visitor, table);
    this.attendance.lookAway(visitor, table);
    if (this.looking.get(visitor)?.delete(table)) this.neighbours?.move(visitor, table, -1);
    this.talk.unlisten(visitor, table);
    return {};
  }

  private attend(visitor: Visitor, { table, idle }: Ask<'attend'>): void {
    if (!visitor.guest || this.gone.has(visitor)) return;
    this.tools.looks.attend(visitor, visitor.guest.id, table, idle);
    this.neighbours?.attend(visitor, visitor.guest.id, table, idle);
  }

  private async listOwn(visitor: Visitor, { id }: Guest, { isFollowed }: Ask<'mine'>): Promise<Answer<'mine'>> {
    const { store, now } = this.tools;
    if (!isFollowed) this.own.leave(visitor);
    else if (!this.gone.has(visitor)) this.own.enter(visitor, id);
    const tables = (await store.listOf(id, MOST_OWN)).flatMap((table) => ownLine(table, id, now()));
    this.own.note(
      id,
      tables.map(({ table }) => table),
    );
    return { tables: await Promise.all(tables.map((line) => this.withHost(line, id))) };
  }

  /** Who is host now is in the log alone, which is short at a table that gathers people. */
  private async withHost(line: TableLine, guest: string): Promise<TableLine> {
    if (line.stage !== 'gathering') return line;
    return this.tables.host(line.table).read((table) => markHost(line, table, guest));
  }

  private async open(visitor: Visitor, ask: Ask<'open'>): Promise<Answer<'open'>> {
    await this.quotas.take(guestOf(visitor).id, visitor.address, ask);
    needFittingWish(ask);
    await this.mustHaveRoom();
    const { record, ...opening } = ask;
    const game = await this.tools.loadGame({ game: ask.terms.game });
    const begun = record && (await stepsInSlices(takingOver(game, record, ask.seats.length), this.tools.pause));
    return { table: await this.tables.open(visitor.who, { ...opening, ...begun }) };
  }

  /** The first who wants it opens a table; the others come to it. */
  private async rematch(visitor: Visitor, ask: Ask<'rematch'>): Promise<Answer<'rematch'>> {
    const look = ({ rematch, opened }: Table) => ({ isThere: rematch !== null, isPublic: opened.isPublic });
    const { isThere, isPublic } = await this.tables.host(ask.table).read(look);
    if (!isThere) {
      await this.quotas.take(guestOf(visitor).id, visitor.address, { isPublic });
      await this.mustHaveRoom();
    }
    return this.tables.ask(visitor.who, 'rematch', ask);
  }

  /** What other servers did they see to themselves, but for who must be told of it here. */
  private noteChange(table: Table, names: readonly string[], what: 'listed' | 'turn', isOwn: boolean): void {
    this.own.change(table, names);
    if (what === 'turn') return;
    if (!isOwn) return void (table.opened.isPublic && this.lobby.change());
    void this.noteDeal(table);
    this.neighbours?.tellListed(table);
    void this.holidays.bring(table);
    if (table.opened.isPublic) this.lobby.change();
    if (isAbandoned(table)) this.tools.later(PATIENCE, () => void this.closeEmpty(table.id));
  }

  /** What fails is found in the log when it is asked for. */
  private async noteDeal(table: Table): Promise<void> {
    await this.deals
      .note(table)
      .catch((error: unknown) => this.tools.logger.warn({ err: error }, 'a deal is to be noted'));
  }

  /** Asked of the table itself: somebody may sit there by now. */
  private async closeEmpty(table: string): Promise<void> {
    if (!this.tables.isClosing) await this.tables.ask(HOUSE, 'abandon', { table }).catch(() => undefined);
  }
}

const HOUSE = { kind: 'house' } as const;

const isAbandoned = ({ stage, seats }: Table): boolean =>
  stage === 'gathering' && !seats.some(({ kind }) => kind === 'person');

/** Only for those with a name. */
function guestOf({ guest }: Visitor): Guest {
  if (!guest) throw new Refusal({ code: 'no-name' });
  return guest;
}
