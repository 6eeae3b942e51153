import type { Answer, Ask } from '@sixfold/protocol';
import type { Guest, StoredTable } from '../store/store.ts';
import { Corridor } from './corridor.ts';
import type { Live } from './live.ts';
import { Lobby } from './lobby.ts';
import { makeTableLine } from './news.ts';
import { agree, offer } from './offers.ts';
import { againTable, makeInvite, openTable } from './opening.ts';
import { Openings } from './openings.ts';
import { look, move, next, transcript } from './playing.ts';
import type { Room } from './room.ts';
import { clear, closed, fill, renamed, resign, sit } from './seating.ts';
import { seatOf } from './seats.ts';
import { DONE, guestOf, mustBeFinished, ownSeat, storeRefusal, type Step } from './step.ts';
import type { Tools } from './tools.ts';
import { Refusal, type RoomRequest, type Rooms, type Visitor } from './visitor.ts';

const MOST_OWN = 50;
const ALL = 1_000_000;
/** How often, in milliseconds, tables are looked for that nobody touches any more. */
const SWEEP = 3_600_000;
const MOST_SWEPT = 1000;

type Handlers = { readonly [R in RoomRequest]: (visitor: Visitor, ask: Ask<R>) => Answer<R> | Promise<Answer<R>> };

/** Opens the house: from now on tables can be opened and played at. */
export const makeRooms = (tools: Tools): Rooms => new House(tools);

class House implements Rooms {
  private readonly tools: Tools;
  private readonly corridor: Corridor;
  private readonly lobby: Lobby;
  private readonly openings: Openings;
  /** What they asked for before they went may still be on its way. */
  private readonly gone = new WeakSet<Visitor>();
  private readonly handlers: Handlers = {
    lobby: (visitor, ask) => this.readLobby(visitor, ask),
    mine: (visitor) => this.listOwn(guestOf(visitor)),
    open: (visitor, ask) => this.open(guestOf(visitor), ask),
    watch: (visitor, ask) => this.watch(visitor, ask),
    unwatch: (visitor, ask) => (this.corridor.unwatch(visitor, ask.table), DONE),
    sit: (visitor, ask) => this.at(ask, (live) => sit(live, visitor, ask)),
    fill: (visitor, ask) => this.at(ask, (live) => fill(live, visitor, ask)),
    clear: (visitor, ask) => this.at(ask, (live) => clear(live, visitor, ask, makeInvite(this.tools))),
    move: (visitor, ask) => this.at(ask, (live) => move(live, visitor, ask)),
    next: (visitor, ask) => this.at(ask, (live) => next(live, visitor, ask)),
    offer: (visitor, ask) => this.at(ask, (live, room) => offer(live, visitor, ask, (seat) => room.isHere(live, seat))),
    agree: (visitor, ask) => this.at(ask, (live) => agree(live, visitor, ask)),
    resign: (visitor, ask) => this.at(ask, (live) => resign(live, visitor)),
    rematch: (visitor, ask) => this.at(ask, (live) => this.rematch(live, visitor)),
    look: (visitor, ask) => this.at(ask, (live) => look(live, visitor, ask)),
    transcript: (_, ask) => this.at(ask, (live) => transcript(live, ask)),
  };

  constructor(tools: Tools) {
    this.tools = tools;
    this.lobby = new Lobby(tools);
    this.openings = new Openings(tools.limits.tablesPerGuest, tools.now);
    this.corridor = new Corridor(tools, ({ facts }) => this.noteChange(facts));
    tools.store.onForeignChange(() => this.refresh());
    void this.sweep();
  }

  async handle<R extends RoomRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<Answer<R>> {
    this.mustBeOpen();
    try {
      return await this.handlers[request](visitor, ask);
    } catch (error) {
      throw storeRefusal(error) ?? error;
    }
  }

  leave(visitor: Visitor): void {
    this.gone.add(visitor);
    this.lobby.leave(visitor);
    this.corridor.leave(visitor);
  }

  async rename(guest: string, name: string | null): Promise<void> {
    this.mustBeOpen();
    for (const { id, stage } of await this.tools.store.listOf(guest, ALL)) {
      // The store itself sees to the names at tables that nobody looks at.
      const isWaiting = name === null && (stage === 'gathering' || stage === 'playing');
      if (!isWaiting && !this.corridor.isOpen(id)) continue;
      await this.corridor.room(id).perform((live) => renamed(live, guest, name, makeInvite(this.tools)));
    }
  }

  async close(): Promise<void> {
    this.corridor.isClosing = true;
    await this.corridor.finish();
  }

  private mustBeOpen(): void {
    if (this.corridor.isClosing) throw new Refusal({ code: 'shutting-down' });
  }

  private at<A>({ table }: { readonly table: string }, act: (live: Live, room: Room) => Step<A> | Promise<Step<A>>) {
    const room = this.corridor.room(table);
    return room.perform((live) => act(live, room));
  }

  private async readLobby(visitor: Visitor, { isWanted }: Ask<'lobby'>): Promise<Answer<'lobby'>> {
    if (!isWanted) this.lobby.leave(visitor);
    else if (!this.gone.has(visitor)) await this.lobby.enter(visitor);
    return DONE;
  }

  private async watch(visitor: Visitor, { table, seen }: Ask<'watch'>): Promise<Answer<'watch'>> {
    if (!this.gone.has(visitor)) await this.corridor.watch(visitor, table, seen);
    return DONE;
  }

  private async listOwn(guest: Guest): Promise<Answer<'mine'>> {
    const tables = [];
    for (const table of await this.tools.store.listOf(guest.id, MOST_OWN)) {
      const you = seatOf(table.seats, guest);
      if (you === null) continue;
      const turn = table.stage === 'playing' ? await this.turnAt(table.id) : null;
      tables.push(makeTableLine(table, turn, you));
    }
    return { tables };
  }

  /** Whose turn it is; a table that cannot be loaded still stands in the list. */
  private turnAt(id: string): Promise<number | null> {
    const room = this.corridor.room(id);
    return room.alone(({ table }) => table.turn).catch(() => null);
  }

  private async open(guest: Guest, ask: Ask<'open'>): Promise<Answer<'open'>> {
    const table = openTable(guest, ask, this.tools);
    await this.add(guest, table);
    return { table: table.id };
  }

  private async add(guest: Guest, table: StoredTable): Promise<void> {
    this.openings.note(guest.id);
    await this.tools.store.addTable(table);
    this.noteChange(table);
  }

  private async rematch(live: Live, visitor: Visitor): Promise<Step<Answer<'rematch'>>> {
    ownSeat(live, visitor);
    mustBeFinished(live);
    if (live.care.rematch !== null) return { answer: { table: live.care.rematch } };
    const guest = guestOf(visitor);
    const table = againTable(live, guest, this.tools);
    await this.add(guest, table);
    return { answer: { table: table.id }, care: { rematch: table.id } };
  }

  private noteChange({ isPublic }: { readonly isPublic: boolean }): void {
    if (isPublic) this.lobby.change();
  }

  private refresh(): void {
    this.corridor.refresh();
    this.lobby.change();
  }

  /** Closes tables that nobody has touched for long. */
  private async sweep(): Promise<void> {
    const { store, now, later, limits, logger } = this.tools;
    if (this.corridor.isClosing) return;
    const idle = await store.listIdle(now() - limits.idle, MOST_SWEPT).catch((error: unknown) => {
      logger.warn({ err: error }, 'idle tables could not be found');
      return [];
    });
    // What cannot be closed now is found again the next time.
    for (const id of idle)
      await this.corridor
        .room(id)
        .perform(closed)
        .catch(() => undefined);
    later(SWEEP, () => void this.sweep());
  }
}
