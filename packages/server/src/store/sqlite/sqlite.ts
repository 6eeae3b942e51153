import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError, type Span } from '@sixfold/host';
import { prepareGuests } from './guest-statements.ts';
import type { DailyRow } from '../daily-store.ts';
import { DailyRows } from './daily-rows.ts';
import { HolidayRows } from './holiday-rows.ts';
import { last, NAME } from './listing-sql.ts';
import { NoticeRows } from './notice-rows.ts';
import type { Addressee, NoticeChoices, NoticeWishes, PushDevice, TurnClaim, Webhook } from '../notice-store.ts';
import { readEvent, readGuest, readIdentity, readSeat, readSummary, readTalk, type Row } from './rows.ts';
import { prepareTalk } from './talk-statements.ts';
import type { Utterance } from '@sixfold/protocol';
import { NO_ORDERS, type HouseOrders } from '../orders.ts';
import type { Work } from '../calls.ts';
import { NO_LIFE, noteLife, type Life } from '../life.ts';
import type {
  Guest,
  HostedCount,
  Identity,
  KeptTalk,
  KeyKind,
  TableListing,
  Write,
  WrittenEvent,
  WrittenSeat,
} from '../store.ts';

const SUMMARY = `id, terms, is_public, stage, ${last('turn')} AS turn, ${last('at')} AS touched`;
/** Without a note for longer, in milliseconds, nobody knows how much time has passed. */
const LONGEST_GAP = 24 * 60 * 60 * 1000;
const ALIVE = `stage IN ('gathering', 'playing')`;

/** All the SQL there is. Whatever throws here has changed nothing. */
export class Sqlite implements Work {
  private readonly database: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly notices: NoticeRows;
  private readonly holidays: HolidayRows;
  private readonly daily: DailyRows;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.statements = prepare(database);
    this.notices = new NoticeRows(database);
    this.holidays = new HolidayRows(database);
    this.daily = new DailyRows(database);
  }

  keepOnce(name: string, value: string): string {
    this.statements.keep.run(name, value);
    return this.statements.kept.get(name)?.['value'] as string;
  }

  secret(): string {
    return this.keepOnce('secret', randomBytes(32).toString('base64url'));
  }

  probe(): void {
    this.statements.keep.run('probe', '');
    this.statements.drop.run('probe');
  }

  addGuest({ id, name }: Guest): void {
    this.statements.addGuest.run(id, name);
  }

  readGuest(id: string): Guest | null {
    return readGuest(this.statements.guest.get(id));
  }

  readIdentity(id: string): Identity | null {
    return readIdentity(this.statements.identity.get(id));
  }

  guestCalled(name: string): Guest | null {
    return readGuest(this.statements.guestCalled.get(name));
  }

  renameGuest(id: string, name: string): void {
    expectOne(this.statements.renameGuest.run(name, id).changes, 'guest');
  }

  keepKey(id: string, kind: KeyKind, hash: string | null): void {
    expectOne(this.statements.key[kind].run(hash, id).changes, 'guest');
  }

  findGuest(kind: KeyKind, hash: string): Guest | null {
    return readGuest(this.statements.guestBy[kind].get(hash));
  }

  keepLink(id: string, hash: string, until: number): void {
    expectOne(this.statements.keepLink.run(hash, until, id).changes, 'guest');
  }

  findLink(hash: string, now: number): Guest | null {
    return readGuest(this.statements.findLink.get(hash, now));
  }

  useLink(hash: string, now: number): Guest | null {
    return readGuest(this.statements.useLink.get(hash, now));
  }

  endSessions(id: string): void {
    expectOne(this.statements.endSessions.run(id).changes, 'guest');
    this.notices.removeDevices(id);
  }

  shareTable(one: string, other: string): boolean {
    return this.statements.isShared.get(one, other) !== undefined;
  }

  joinGuests(from: string, into: string): boolean {
    if (this.shareTable(from, into)) return false;
    return this.together(() => {
      for (const move of ['moveEvents', 'moveHost', 'moveSeats'] as const) this.statements[move].run(from, into);
      this.notices.join(from, into);
      this.holidays.join(from, into);
      this.daily.join(from, into);
      expectOne(this.statements.removeGuest.run(from).changes, 'guest');
      return true;
    });
  }

  removeGuest(id: string): void {
    this.statements.removeGuest.run(id);
  }

  readNotices(guest: string): NoticeWishes | null {
    return this.notices.read(guest);
  }

  keepChoices(guest: string, choices: NoticeChoices): void {
    this.notices.keepChoices(guest, choices);
  }

  keepWebhook(guest: string, webhook: Webhook | null): void {
    this.notices.keepWebhook(guest, webhook);
  }

  addDevice(guest: string, device: PushDevice, at: number): void {
    this.notices.addDevice(guest, device, at);
  }

  removeDevice(guest: string, endpoint: string): void {
    this.notices.removeDevice(guest, endpoint);
  }

  noteDevice(endpoint: string, failing: number | null): void {
    this.notices.noteDevice(endpoint, failing);
  }

  listAddressees(after: string, most: number): Addressee[] {
    return this.notices.listAddressees(after, most);
  }

  claimTurns(guest: string, claims: readonly TurnClaim[]): TurnClaim[] {
    return this.notices.claim(guest, claims);
  }

  readKept(name: string): string | null {
    const value = this.statements.kept.get(name)?.['value'];
    return typeof value === 'string' ? value : null;
  }

  readDaily(guest: string, kind: DailyRow['kind']): DailyRow[] {
    return this.daily.read(guest, kind);
  }

  keepDaily(guest: string, rows: readonly DailyRow[]): void {
    this.daily.keep(guest, rows);
  }

  claimDeal(guest: string, row: DailyRow): DailyRow {
    return this.daily.claim(guest, row);
  }

  placeDeal(guest: string, deal: Pick<DailyRow, 'date' | 'game'>, from: string, to: string): boolean {
    return this.daily.place(guest, deal, from, to);
  }

  noteDeal(place: string, result: string): void {
    this.daily.note(place, result);
  }

  listDeal(date: string, game: string): DailyRow[] {
    return this.daily.list(date, game);
  }

  readHolidays(guest: string): readonly Span[] {
    return this.holidays.read(guest);
  }

  planHoliday(guest: string, at: number, plan: Span): readonly Span[] | null {
    return this.holidays.plan(guest, at, plan);
  }

  append(writes: readonly Write[]): boolean {
    const [only] = writes;
    // Almost always it is a move and nothing else, and needs nothing to hold it together.
    if (only && writes.length === 1 && only.events.length === 1 && !only.seats) return this.write(only);
    return this.together(() => writes.every((write) => this.write(write)));
  }

  read(id: string, from: number): unknown[] {
    return this.statements.events.all(id, from).map(readEvent);
  }

  names(id: string, people: readonly string[] = []): string[] {
    const seats = this.statements.names.all(id).map(({ name }) => name as string);
    return [...seats, ...people.map((person) => this.readGuest(person)?.name ?? '')];
  }

  addTalk(table: string, at: number, person: string, said: Utterance): number {
    return Number(this.statements.addTalk.get(table, at, person, JSON.stringify(said))?.['number']);
  }

  readTalk(table: string, most: number): KeptTalk[] {
    return this.statements.talk.all(table, most).map(readTalk);
  }

  block(guest: string, other: string, isBlocked: boolean): void {
    this.statements[isBlocked ? 'block' : 'unblock'].run(guest, other);
  }

  blockedBy(guest: string): string[] {
    return this.statements.blocked.all(guest).map(({ blocked }) => blocked as string);
  }

  isUnwanted(table: string, guest: string): boolean {
    return this.statements.isBlocked.get(table, guest) !== undefined;
  }

  listPublic(most: number): TableListing[] {
    return this.statements.publicTables.all(most).map((row) => this.summarize(row));
  }

  listAlive(most: number): TableListing[] {
    return this.statements.aliveTables.all(most).map((row) => this.summarize(row));
  }

  listOf(guest: string, most: number): TableListing[] {
    return this.statements.tablesOf.all(guest, most).map((row) => this.summarize(row));
  }

  countHosted(guest: string): HostedCount {
    const [row] = this.statements.hosted.all(guest);
    return { live: Number(row?.['live']), public: Number(row?.['public']) };
  }

  listIdle(since: number, most: number): string[] {
    return idsOf(this.statements.idle.all(since, most));
  }

  noteSweep(at: number, seen: readonly string[]): number {
    for (const id of seen) this.statements.seeGuest.run(at, id);
    this.statements.seeOthers.run(at);
    const kept = (name: string): number => Number(this.statements.kept.get(name)?.['value'] ?? NaN);
    const gap = at - kept('swept');
    const watched = gap >= 0 && gap <= LONGEST_GAP ? kept('watched') : at;
    this.statements.replace.run('swept', String(at));
    this.statements.replace.run('watched', String(watched));
    return watched;
  }

  noteLife(at: number): readonly Span[] {
    const kept = this.statements.kept.get('life')?.['value'];
    const known: Life = typeof kept === 'string' ? JSON.parse(kept) : NO_LIFE;
    const life = noteLife(known, at);
    this.statements.replace.run('life', JSON.stringify(life));
    return life.downtime;
  }

  listTimed(): string[] {
    return idsOf(this.statements.timed.all());
  }

  removeTable(id: string): void {
    this.statements.removeTable.run(id);
  }

  readOrders(): HouseOrders {
    const kept = this.statements.kept.get('orders')?.['value'];
    return typeof kept === 'string' ? JSON.parse(kept) : NO_ORDERS;
  }

  keepOrders(orders: HouseOrders, before: HouseOrders): boolean {
    const isLast = JSON.stringify(this.readOrders()) === JSON.stringify(before);
    if (isLast) this.statements.replace.run('orders', JSON.stringify(orders));
    return isLast;
  }

  removeOld(before: number, most: number, guestsBefore = before): number {
    const { changes } = this.statements.removeTables.run(before, most);
    this.statements.removeUnseen.run(guestsBefore);
    return Number(changes);
  }

  /** The logs of all tables that go on, one after the other. */
  *live(): Generator<{ readonly id: string; readonly events: readonly unknown[] }> {
    for (const { id } of this.statements.live.all()) {
      yield { id: id as string, events: this.read(id as string, 0) };
    }
  }

  /** False if one of the numbers is used. */
  private write(write: Write): boolean {
    const { id, from, events, stage, facts, seats } = write;
    if (facts) this.statements.addTable.run(id, facts.terms, facts.host, Number(facts.isPublic), stage);
    if (!events.every((event, index) => this.addEvent(write, from + index, event))) return false;
    if (!seats) return true;
    expectOne(this.statements.changeTable.run(stage, id).changes, 'table');
    for (const [seat, one] of seats.entries()) this.placeSeat(id, seat, one);
    return true;
  }

  private addEvent({ id, turn }: Write, number: number, { at, move, event }: WrittenEvent): boolean {
    if (this.statements.append.run(id, number, at, turn, move, event).changes === 1) return true;
    if (this.statements.event.get(id, number)) return false;
    throw new StoreError('failed', `event ${number} does not follow on what the table has`);
  }

  private placeSeat(id: string, seat: number, { kind, person, bot, label, isProgram }: WrittenSeat): void {
    this.statements.placeSeat.run(id, seat, kind, person, bot, label, Number(isProgram));
  }

  private summarize(row: Row): TableListing {
    return readSummary(row, this.statements.seats.all(row['id'] as string).map(readSeat));
  }

  /** Several statements that hold together within a transaction that others share: false undoes them, as a throw does. */
  private together(act: () => boolean): boolean {
    this.database.exec('SAVEPOINT together');
    try {
      const isDone = act();
      this.database.exec(isDone ? 'RELEASE together' : 'ROLLBACK TO together; RELEASE together');
      return isDone;
    } catch (error) {
      // A disk that fails may have ended the whole transaction.
      if (this.database.isTransaction) this.database.exec('ROLLBACK TO together; RELEASE together');
      throw error;
    }
  }
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id as string);

function prepare(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    keep: sql('INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)'),
    kept: sql('SELECT value FROM meta WHERE name = ?'),
    replace: sql('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)'),
    drop: sql('DELETE FROM meta WHERE name = ?'),
    ...prepareGuests(database),
    ...prepareTalk(database),

    // An event must follow on the one before: whoever writes knows all of the table.
    append: sql(`INSERT INTO events (table_id, number, at, turn, move, event)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6
      WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND number = ?2 - 1)
      ON CONFLICT DO NOTHING`),
    event: sql('SELECT 1 FROM events WHERE table_id = ? AND number = ?'),
    events: sql('SELECT at, move, event FROM events WHERE table_id = ? AND number >= ? ORDER BY number'),

    addTable: sql(`INSERT INTO tables (id, terms, host, is_public, stage) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`),
    changeTable: sql('UPDATE tables SET stage = ? WHERE id = ?'),
    // What a seat was called goes with what it was.
    placeSeat: sql(`INSERT INTO seats (table_id, seat, kind, person, bot, label, is_program)
      VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, ''), ?7)
      ON CONFLICT DO UPDATE SET kind = ?3, person = ?4, bot = ?5, is_program = ?7,
        label = coalesce(?6, CASE WHEN kind = ?3 THEN label ELSE '' END)`),
    seats: sql(`SELECT kind, person, bot, is_program, ${NAME} AS name FROM seats WHERE table_id = ? ORDER BY seat`),
    names: sql(`SELECT ${NAME} AS name FROM seats WHERE table_id = ? ORDER BY seat`),

    publicTables: sql(
      `SELECT ${SUMMARY} FROM tables WHERE is_public = 1 AND ${ALIVE} ORDER BY touched DESC, id LIMIT ?`,
    ),
    aliveTables: sql(`SELECT ${SUMMARY} FROM tables WHERE ${ALIVE} ORDER BY touched DESC, id LIMIT ?`),
    tablesOf: sql(`SELECT ${SUMMARY} FROM tables
      WHERE id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY touched DESC, id LIMIT ?`),
    hosted: sql(`SELECT count(*) AS live, coalesce(sum(is_public), 0) AS public FROM tables
      WHERE id IN (SELECT table_id FROM seats WHERE person = ?1) AND host = ?1 AND ${ALIVE}`),
    idle: sql(`SELECT id FROM tables WHERE ${ALIVE} AND ${last('at')} < ? ORDER BY id LIMIT ?`),
    timed: sql(`SELECT id FROM tables JOIN events ON table_id = id AND number = 0
      WHERE ${ALIVE} AND json_extract(event, '$.tempo') IS NOT NULL ORDER BY id`),
    removeTables: sql(`DELETE FROM tables WHERE id IN
      (SELECT id FROM tables WHERE NOT ${ALIVE} AND ${last('at')} < ? ORDER BY id LIMIT ?)`),
    removeTable: sql('DELETE FROM tables WHERE id = ?'),
    live: sql(`SELECT id FROM tables WHERE ${ALIVE} ORDER BY id`),
  };
}

function expectOne(changes: number | bigint, what: string): void {
  if (changes !== 1) throw new StoreError('failed', `there is no such ${what}`);
}
