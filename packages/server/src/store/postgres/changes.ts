import type { ChangeListener, ServerChanges } from '../servers.ts';
import { DatabaseClock } from './clock.ts';
import type { PostgresSettings } from './connect.ts';
import { ServerListener } from './listener.ts';
import { News } from './news.ts';
import { CHANNEL, sayGrown, saySaid, type Payload } from './payloads.ts';
import { named, type Db } from './rows/db.ts';

/** Each so often, in milliseconds, a server says that it lives, hears itself, and looks what others wrote. */
const BEAT = 1000;
/** Who has not heard their own sign of life for so long listens to nothing: that is looked at so often. */
const DEAF = 2500;
const LOOK = 250;

const SQL = named('changes', {
  notify: `SELECT pg_notify('${CHANNEL}', said) FROM unnest($1::text[]) AS said`,
  time: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS time',
});

/**
 * What servers on one database hear of each other. What was written is told after it is committed, in a statement of its
 * own: within a transaction it would have all of them wait for each other. So it may be lost, with the server that was
 * about to tell it or with a connection; hence everybody also looks by themselves, once a second. All of it goes over one
 * connection, which is given up after a short silence: a broken one is found and mended within three seconds.
 */
export class PostgresChanges implements ServerChanges {
  readonly server: string;
  private readonly news = new News();
  private readonly clock = new DatabaseClock();
  private readonly listener: ServerListener;
  private readonly followers = new Set<ChangeListener>();
  private readonly onReplaced: () => void;
  private grown = new Map<string, number>();
  private said: string[] = [];
  private isLookDue = false;
  /** What is asked over the connection, one thing after the other. */
  private busy: Promise<void> | null = null;
  private beats = 0;
  private beatenAt = 0;
  private heardAt = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(settings: PostgresSettings, server: string, onReplaced: () => void) {
    this.server = server;
    this.onReplaced = onReplaced;
    this.listener = new ServerListener(settings, `sixfold ${server} listener`, {
      heard: (payload) => this.hear(payload),
      connected: () => this.catchUp(),
    });
  }

  /** Listens from now on; what was written before is known. */
  async open(): Promise<void> {
    await this.listener.ensure();
    await this.busy;
    this.timer = setInterval(() => this.look(), LOOK);
  }

  now(): number {
    return this.clock.now();
  }

  follow(listener: ChangeListener): () => void {
    this.followers.add(listener);
    return () => void this.followers.delete(listener);
  }

  tell(topic: string, text: string): void {
    const said = saySaid(this.server, topic, text);
    if (said !== null) this.say(said);
  }

  /** This server has written to these logs, which have so many events now. */
  wrote(tables: ReadonlyMap<string, number>): void {
    for (const [table, length] of tables) {
      this.news.note(table, length);
      this.grown.set(table, length);
    }
    if (tables.size > 0) this.wake();
  }

  /** This server has changed what was written, or removed it. */
  replaced(): void {
    this.say(JSON.stringify({ from: this.server, isReplaced: true }));
  }

  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.busy;
    await this.listener.close();
  }

  private say(said: string): void {
    this.said.push(said);
    this.wake();
  }

  private wake(): void {
    this.busy ??= this.work().finally(() => {
      this.busy = null;
      // Something may have come in the very last moment.
      if (this.isWanted && this.listener.db) this.wake();
    });
  }

  private get isWanted(): boolean {
    return this.grown.size + this.said.length > 0 || this.isLookDue;
  }

  /** Tells what has gathered, and looks if that is due. What cannot be told is found by those who look. */
  private async work(): Promise<void> {
    // Whatever comes in the same turn goes together.
    await new Promise(setImmediate);
    while (this.isWanted) {
      const said = [...this.said, ...sayGrown(this.server, this.grown)];
      const isLookDue = this.isLookDue;
      [this.said, this.grown, this.isLookDue] = [[], new Map(), false];
      const { db } = this.listener;
      if (!db) return;
      try {
        if (said.length > 0) await db.run(SQL.notify, said);
        if (isLookDue) await this.lookAround(db);
      } catch {
        this.listener.drop();
        return void this.listener.ensure();
      }
    }
  }

  private async lookAround(db: Db): Promise<void> {
    const asked = performance.now();
    const row = await db.first<{ time: number }>(SQL.time);
    if (row) this.clock.note(row.time, asked);
    this.pass(await this.news.read(db));
  }

  private hear({ from, beat, grown = [], isReplaced, said }: Payload): void {
    if (from === this.server) this.heardAt = beat === undefined ? this.heardAt : performance.now();
    else {
      this.pass(new Map(grown.filter(([table, length]) => this.news.note(table, length))));
      if (isReplaced) this.onReplaced();
      if (said) for (const follower of this.followers) follower.heard({ from, ...said });
    }
  }

  private pass(grown: ReadonlyMap<string, number>): void {
    if (grown.size > 0) for (const follower of this.followers) follower.grown(grown);
  }

  private look(): void {
    const now = performance.now();
    if (now - this.heardAt > DEAF) this.listener.drop();
    void this.listener.ensure();
    if (now - this.beatenAt < BEAT) return;
    this.beatenAt = now;
    this.isLookDue = true;
    this.say(JSON.stringify({ from: this.server, beat: ++this.beats }));
  }

  /** From the second time on something may have been missed. */
  private catchUp(): void {
    this.heardAt = performance.now();
    if (this.timer) for (const follower of this.followers) follower.missed();
    this.isLookDue = true;
    this.wake();
  }
}
