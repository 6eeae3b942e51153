import type { Stage, TalkLine, Terms, Utterance } from '@sixfold/protocol';
import type { DailyStore } from './daily-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { HouseOrders } from './orders.ts';
import type { ServerChanges, Holders } from './servers.ts';
import type { Append, SeatState, Span, Store, Table, TableEvent } from '@sixfold/host';

/** A guest: nothing is known of them but the name that they gave themselves. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What a guest can show on another device, again and again, or give to a program. */
export type KeyKind = 'lasting' | 'token';

/** A guest as the doors know them. */
export interface Identity extends Guest {
  /** Cookies hold this number: those with an earlier one count no more. */
  readonly session: number;
  /** Whether there is a lasting link to them. */
  readonly hasLasting: boolean;
}

/** A seat as lists show it; `person` is the guest whose seat it is. */
export interface ListedSeat {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
  /** Whether a program plays in the person's name. */
  readonly isProgram: boolean;
}

/** A table as lists show it: nothing in it that does not follow from its log, but the names. */
export interface TableListing {
  readonly id: string;
  readonly terms: Terms;
  readonly isPublic: boolean;
  readonly stage: Stage;
  readonly turn: number | null;
  readonly seats: readonly ListedSeat[];
  /** In milliseconds since 1970. */
  readonly touched: number;
}

/** What somebody said at a table. */
export interface KeptTalk extends Omit<TalkLine, 'seat'> {
  readonly person: string;
}

/** How many tables somebody has. */
export interface HostedCount {
  readonly live: number;
  readonly public: number;
}

/**
 * Where everything is kept. Writes may be answered together, but take effect in the order in which they were made; a
 * read finds whatever was promised before it was asked for. What a kept and what a failed promise mean is said where logs
 * are.
 */
export interface ServerStore extends Store, NoticeStore, DailyStore {
  /** What other servers on the same store do and say. */
  readonly changes: ServerChanges;
  /** Which of them runs what nobody asks for. */
  readonly holders: Holders;

  /** A lasting secret of this server, made at first use. */
  secret(): Promise<string>;

  /** Writes something of no meaning; fails if the disk does not take it, or did not take something else just now. */
  probe(): Promise<void>;

  addGuest(guest: Guest): Promise<void>;
  readGuest(id: string): Promise<Guest | null>;
  readIdentity(id: string): Promise<Identity | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** Keeps the hash of a guest's lasting secret or of their programs' token; null forgets it. */
  keepKey(id: string, kind: KeyKind, hash: string | null): Promise<void>;
  findGuest(kind: KeyKind, hash: string): Promise<Guest | null>;
  /** Keeps the hash of a secret that leads to the guest once, until then; an earlier one counts no more. */
  keepLink(id: string, hash: string, until: number): Promise<void>;
  findLink(hash: string, now: number): Promise<Guest | null>;
  /** Finds whom it leads to, and has it lead there no more. */
  useLink(hash: string, now: number): Promise<Guest | null>;
  /** From now on no cookie, link or token of the guest counts that was given before. */
  endSessions(id: string): Promise<void>;
  /** Whether two guests sit, or one sits and the other sat, at a table that goes on. */
  shareTable(one: string, other: string): Promise<boolean>;
  /** Makes one guest of two: what was the one's is the other's. False if they share a table; then nothing has changed. */
  joinGuests(from: string, into: string): Promise<boolean>;
  /** Forgets the guest; where they sat, no name is left. */
  removeGuest(id: string): Promise<void>;

  /** When a guest was on holiday within the last year, and will be: in order, without overlaps. */
  readHolidays(guest: string): Promise<readonly Span[]>;
  /**
   * Plans a holiday as `planHoliday` of the host says, in one act: two that are planned at once do not exceed what one may
   * have. Returns what the guest has then; null if it is too much, and then nothing has changed.
   */
  planHoliday(guest: string, at: number, plan: Span): Promise<readonly Span[] | null>;

  /** Keeps what was said at a table; it goes with the table, and with who said it. Returns its number. */
  addTalk(table: string, at: number, person: string, said: Utterance): Promise<number>;
  /** The last so many things that were said at a table, in order. */
  readTalk(table: string, most: number): Promise<KeptTalk[]>;
  /** Whether a guest wants to meet another from now on. */
  block(guest: string, other: string, isBlocked: boolean): Promise<void>;
  /** Whom a guest does not want to meet. */
  blockedBy(guest: string): Promise<string[]>;
  /** Whether somebody at a table does not want to meet a guest, or the guest them. */
  isUnwanted(table: string, guest: string): Promise<boolean>;

  /** Public tables that gather people or are being played, last touched first. */
  listPublic(most: number): Promise<TableListing[]>;
  /** Tables that gather people or are being played, last touched first. */
  listAlive(most: number): Promise<TableListing[]>;
  /** Tables at which a guest sits, last touched first. */
  listOf(guest: string, most: number): Promise<TableListing[]>;
  /** How many tables of a guest, who sits there, go on, and how many of them are public. */
  countHosted(guest: string): Promise<HostedCount>;
  /**
   * Notes that the store is being watched, and who was here meanwhile. Returns since when it has been, as far as the clock
   * tells: not from before a day without such a note, or before a leap of the clock.
   */
  noteSweep(at: number): Promise<number>;
  /**
   * Deletes, of what was over before then, so many tables at most, and guests who were not here since (or since another
   * moment) and sit nowhere. Returns how many tables.
   */
  removeOld(before: number, most: number, guestsBefore?: number): Promise<number>;
  /** Deletes a table, with all that happened and was said there. */
  removeTable(id: string): Promise<void>;
  readOrders(): Promise<HouseOrders>;
  /** Puts orders in the place of those that there were; false if somebody else was faster, and others are there by now. */
  keepOrders(orders: HouseOrders, before: HouseOrders): Promise<boolean>;
  /** A server lives now. Returns when none did, as far as that is remembered, in order. */
  noteLife(at: number): Promise<readonly Span[]>;
  /** The ids of tables that go on and have a clock. */
  listTimed(): Promise<string[]>;
  /** The ids of tables gathering or being played that nobody has touched since. */
  listIdle(since: number, most: number): Promise<string[]>;

  close(): Promise<void>;
}

/** An append in plain values, as it is written and as it travels between threads. */
export interface Write {
  readonly id: string;
  readonly from: number;
  readonly events: readonly WrittenEvent[];
  readonly stage: Stage;
  /** Whose decision it is after them. */
  readonly turn: number | null;
  /** What never changes; for a new table only. */
  readonly facts: { readonly terms: string; readonly host: string; readonly isPublic: boolean } | null;
  /** Who sits where; null where lists show it as before, its stage as well. */
  readonly seats: readonly WrittenSeat[] | null;
  /** What it may be written with alone; null for what somebody asked for. */
  readonly term: number | null;
}

/** A move by its notation, any other event as JSON: moves are many, and to be small. */
export interface WrittenEvent {
  readonly at: number;
  readonly move: string | null;
  readonly event: string | null;
}

export function writtenEvent(event: TableEvent): WrittenEvent {
  const { at } = event;
  return event.type === 'moved'
    ? { at, move: event.move, event: null }
    : { at, move: null, event: JSON.stringify(event) };
}

export interface WrittenSeat extends Omit<ListedSeat, 'name'> {
  /** What to call a seat that no person holds; null leaves it as it is. */
  readonly label: string | null;
}

/** The seat that lists and notices call; nobody's at a score board, where people sit together and anybody writes. */
export const calledSeat = ({ isPrinted, turn }: Pick<Table, 'isPrinted' | 'turn'>): number | null =>
  isPrinted ? null : turn;

export function writeOf({ from, events, table, isListed, labels, term }: Append): Write {
  const { id, stage, opened } = table;
  const { terms, host, isPublic } = opened;
  return {
    id,
    from,
    events: events.map(writtenEvent),
    stage,
    turn: calledSeat(table),
    facts: from === 0 ? { terms: JSON.stringify(terms), host, isPublic } : null,
    seats: isListed ? table.seats.map((seat, index) => writtenSeat(seat, labels?.[index])) : null,
    term: term ?? null,
  };
}

function writtenSeat({ kind, person, bot, isProgram }: SeatState, label: string | undefined): WrittenSeat {
  return { kind, person, bot, isProgram, label: kind === 'person' ? '' : (label ?? null) };
}
