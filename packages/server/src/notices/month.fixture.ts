import type { Addressee, NoticeChoices, NoticeStore, StoredTurn } from '../store/notice-store.ts';
import { Looks } from './looks.ts';
import { Notices } from './notices.ts';
import type { NoticeKind } from './when.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A turn of the month, from when it began until it was played or its time was out. */
export interface PlayedTurn extends StoredTurn {
  readonly guest: string;
  readonly from: number;
  to: number;
  readonly deadline: number | null;
  isTold: boolean;
  isCalled: boolean;
}

/** That somebody looked at a table. */
export interface SeenStretch {
  readonly table: string;
  readonly from: number;
  to: number;
}

export interface ToldNotice {
  readonly kind: NoticeKind;
  readonly guest: string;
  readonly table: string;
  readonly turn: number;
  readonly at: number;
}

export type Luck = () => number;

/** Numbers from 0 to 1 that follow from a seed. */
export function luckOf(seed: number): Luck {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Appointment {
  readonly at: number;
  readonly act: () => void;
}

/** What will happen, the earliest last. */
class Agenda {
  private readonly appointments: Appointment[] = [];

  add(at: number, act: () => void): void {
    const later = this.appointments.findLastIndex((one) => one.at > at);
    this.appointments.splice(later + 1, 0, { at, act });
  }

  next(): Appointment | undefined {
    return this.appointments.pop();
  }
}

/** Somebody's page, as docs/protocol.md has it behave. */
class Person {
  readonly id: string;
  readonly choices: NoticeChoices;
  readonly seen: SeenStretch[] = [];
  private readonly month: Month;
  /** The table that is to be seen; null while the tab is hidden or closed. */
  private table: string | null = null;
  private connection: object | null = null;
  private active = -Infinity;
  private sent = -Infinity;

  constructor(month: Month, id: string, choices: NoticeChoices) {
    this.month = month;
    this.id = id;
    this.choices = choices;
    this.comeLater();
  }

  /** The server is back, or the network. */
  reconnect(): void {
    if (this.connection !== null || this.month.isDown) return;
    this.connection = {};
    if (this.table !== null) this.attend();
  }

  lose(): void {
    if (this.connection !== null) this.month.looks.end(this.connection);
    this.connection = null;
  }

  private loseForSeconds(): void {
    this.lose();
    this.month.after(this.month.between(0, 8 * SECOND), () => this.reconnect());
  }

  private comeLater(): void {
    this.month.after(this.month.between(10 * MINUTE, 6 * HOUR), () => this.look());
  }

  private look(): void {
    const { month } = this;
    this.table = month.someTable(this.id);
    this.reconnect();
    this.act(Math.floor(month.between(1, 60)));
  }

  /** Does something, and so many things after it, with pauses that are sometimes too long. */
  private act(left: number): void {
    const { month } = this;
    if (this.table === null) return;
    this.noteSeen(this.table);
    this.active = month.now;
    if (month.now - this.sent >= 30 * SECOND) this.attend();
    else month.after(this.sent + 30 * SECOND - month.now, () => this.attend());
    const pause = month.luck() < 0.1 ? month.between(20 * SECOND, 4 * MINUTE) : month.between(SECOND, 30 * SECOND);
    if (month.luck() < 0.02) this.loseForSeconds();
    month.after(pause, () => (left > 0 ? this.act(left - 1) : this.turnAway()));
  }

  /** Goes to another table, hides the tab, closes it with or without a word, or just walks away from it. */
  private turnAway(): void {
    const { month } = this;
    const way = Math.floor(month.luck() * 5);
    if (way !== 4) this.endSeen();
    if (way === 0) return ((this.sent = -Infinity), this.look());
    if (way <= 2) this.sayGone();
    if (way <= 3) this.table = null;
    if (way === 2 || way === 3) this.lose();
    this.comeLater();
  }

  private attend(): void {
    const idle = this.month.now - this.active;
    if (this.connection === null || this.table === null || idle >= MINUTE) return;
    this.sent = this.month.now;
    this.month.looks.attend(this.connection, this.id, this.table, idle);
  }

  private sayGone(): void {
    if (this.connection !== null) this.month.looks.attend(this.connection, this.id, '', null);
  }

  private noteSeen(table: string): void {
    const { now } = this.month;
    const last = this.seen.at(-1);
    if (last?.table === table && last.to > now) last.to = now + MINUTE;
    else this.seen.push({ table, from: now, to: now + MINUTE });
  }

  private endSeen(): void {
    const last = this.seen.at(-1);
    if (last) last.to = Math.min(last.to, this.month.now);
  }
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC'];
export const BEGIN = Date.UTC(2026, 2, 1);
export const END = Date.UTC(2026, 3, 1);

/** A month of 50 tables and 20 people, with restarts of the server, all of it from one seed. */
export class Month {
  readonly luck: Luck;
  readonly turns: PlayedTurn[] = [];
  readonly told: ToldNotice[] = [];
  readonly people: readonly Person[];
  now = BEGIN;
  looks = new Looks(() => this.now);
  isDown = false;
  private notices: Notices | null = null;
  private isTelling = false;
  private readonly agenda = new Agenda();
  private readonly current = new Map<string, PlayedTurn>();
  /** The same by person. */
  private waiting = new Map<string, PlayedTurn[]>();
  /** Each table, and who sits there. */
  private readonly tables: readonly { readonly id: string; readonly seats: readonly string[] }[];

  constructor(seed: number) {
    this.luck = luckOf(seed);
    this.tables = Array.from({ length: 50 }, (_, table) => ({
      id: `table-${table}`,
      seats: [0, 1, 2].map((seat) => `person-${(table + seat * (1 + (table % 5))) % 20}`),
    }));
    this.people = Array.from(
      { length: 20 },
      (_, number) => new Person(this, `person-${number}`, this.choicesOf(number)),
    );
    for (const [index] of this.tables.entries()) this.begin(index, 0);
    this.start();
  }

  async run(): Promise<void> {
    for (let next = this.agenda.next(); next && next.at < END; next = this.agenda.next()) {
      this.now = next.at;
      next.act();
      if (this.isTelling) await new Promise((resolve) => setImmediate(resolve));
      this.isTelling = false;
    }
    for (const turn of this.current.values()) turn.to = END;
  }

  between(least: number, most: number): number {
    return Math.floor(least + this.luck() * (most - least));
  }

  after(ms: number, act: () => void): void {
    this.agenda.add(this.now + ms, act);
  }

  someTable(guest: string): string {
    const own = this.tables.filter(({ seats }) => seats.includes(guest));
    return own[Math.floor(this.luck() * own.length)]?.id ?? '';
  }

  private choicesOf(number: number): NoticeChoices {
    const from = this.between(20 * 60, 24 * 60);
    const quiet = number % 4 === 3 ? null : { from, to: this.between(5 * 60, 9 * 60) };
    return { language: 'de', zone: ZONES[number % ZONES.length] ?? 'UTC', quiet };
  }

  private begin(table: number, number: number): void {
    const turn = this.turnAt(table, number);
    this.turns.push(turn);
    this.current.set(turn.table, turn);
    this.waiting = Map.groupBy(this.current.values(), ({ guest }) => guest);
    this.after(Math.min(this.howLong(), (turn.deadline ?? Infinity) - this.now), () => {
      turn.to = this.now;
      this.begin(table, number + 1);
    });
  }

  private turnAt(index: number, number: number): PlayedTurn {
    const { id = '', seats = [] } = this.tables[index] ?? {};
    const seat = number % 3;
    const bank = index % 4 === 0 ? 8 * HOUR : null;
    const deadline = bank && this.now + this.between(HOUR, bank);
    const facts = { table: id, turn: number, seat, guest: seats[seat] ?? '', from: this.now, to: Infinity };
    const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
    return { ...facts, bank, deadline, terms, others: [], isTold: false, isCalled: false };
  }

  private howLong(): number {
    const kind = this.luck();
    if (kind < 0.2) return this.between(SECOND, MINUTE);
    return kind < 0.6 ? this.between(MINUTE, HOUR) : this.between(HOUR, 20 * HOUR);
  }

  private start(): void {
    this.isDown = false;
    this.looks = new Looks(() => this.now);
    this.notices = new Notices({
      store: this.store,
      looks: this.looks,
      now: () => this.now,
      later: (ms, act) => this.after(ms, () => ((this.isTelling = true), act())),
      deadlineOf: (table) => this.current.get(table)?.deadline ?? null,
      canReach: () => true,
      send: ({ guest }, { kind, turns }) =>
        this.told.push(...turns.map(({ table, turn }) => ({ kind, guest, table, turn, at: this.now }))),
      logger: { warn: (facts) => void Promise.reject(new Error(JSON.stringify(facts))), error: () => {} },
    });
    this.notices.start();
    for (const person of this.people) this.after(this.between(0, 8 * SECOND), () => person.reconnect());
    this.after(this.between(HOUR, 48 * HOUR), () => this.stop());
  }

  private stop(): void {
    this.isDown = true;
    this.notices?.close();
    for (const person of this.people) person.lose();
    this.after(this.between(0, 20 * SECOND), () => this.start());
  }

  private readonly store: Pick<NoticeStore, 'listAddressees' | 'claimTurns'> = {
    listAddressees: async (after) =>
      (after === '' ? this.people : []).map(({ id, choices }): Addressee => {
        const turns = this.waiting.get(id) ?? [];
        return { guest: id, choices, webhook: null, devices: [], turns };
      }),
    claimTurns: async (_guest, claims) =>
      claims.filter(({ table, kind }) => {
        const turn = this.current.get(table);
        const flag = kind === 'turn' ? 'isTold' : 'isCalled';
        return turn && !turn[flag] ? (turn[flag] = true) : false;
      }),
  };
}
