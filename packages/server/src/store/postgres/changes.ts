import type { ChangeListener, ServerChanges } from '../servers.ts';
import type { PostgresSettings } from './connect.ts';
import { named, type Db } from './rows/db.ts';
import { ServerListener } from './listener.ts';
import { News } from './news.ts';
import { CHANNEL, sayGrown, saySaid, type Payload } from './payloads.ts';

/** Each so often, in milliseconds, a server says that it lives, hears itself, and looks what others wrote. */
const BEAT = 1000;
/** Who has not heard their own sign of life for so long listens to nothing. */
const DEAF = 2 * BEAT + 500;

const SQL = named('changes', { notify: `SELECT pg_notify('${CHANNEL}', said) FROM unnest($1::text[]) AS said` });

/**
 * What servers on one database hear of each other. What was written is told after it is committed, in a statement of its
 * own: within a transaction it would have all of them wait for each other. So it may be lost, with the server that was
 * about to tell it or with a connection; hence everybody also looks by themselves, once a second.
 */
export class PostgresChanges implements ServerChanges {
  readonly server: string;
  private readonly db: Db;
  private readonly news: News;
  private readonly listener: ServerListener;
  private readonly followers = new Set<ChangeListener>();
  private readonly onReplaced: () => void;
  private grown = new Map<string, number>();
  private said: string[] = [];
  private isTelling = false;
  private beats = 0;
  private heardAt = performance.now();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();

  constructor(settings: PostgresSettings, server: string, db: Db, onReplaced: () => void) {
    this.server = server;
    this.db = db;
    this.news = new News(db);
    this.onReplaced = onReplaced;
    this.listener = new ServerListener(settings, `sixfold ${server} listener`, {
      heard: (payload) => this.hear(payload),
      connected: () => this.catchUp(),
    });
  }

  /** Listens from now on. */
  async open(): Promise<void> {
    await this.news.read();
    await this.listener.ensure();
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  follow(listener: ChangeListener): () => void {
    this.followers.add(listener);
    return () => void this.followers.delete(listener);
  }

  tell(topic: string, text: string): void {
    const said = saySaid(this.server, topic, text);
    if (said !== null) this.send(said);
  }

  /** This server has written to these logs, which have so many events now. */
  wrote(tables: ReadonlyMap<string, number>): void {
    for (const [table, length] of tables) {
      this.news.note(table, length);
      this.grown.set(table, length);
    }
    if (tables.size > 0) void this.flush();
  }

  /** This server has changed what was written, or removed it. */
  replaced(): void {
    this.send(JSON.stringify({ from: this.server, isReplaced: true }));
  }

  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.listener.close();
    await this.looking;
  }

  private send(said: string): void {
    this.said.push(said);
    void this.flush();
  }

  /** Tells what has gathered; what cannot be told is found by those who look. */
  private async flush(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    while (this.grown.size + this.said.length > 0) {
      const said = [...this.said, ...sayGrown(this.server, this.grown)];
      [this.said, this.grown] = [[], new Map()];
      await this.db.run(SQL.notify, said).catch(() => undefined);
    }
    this.isTelling = false;
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

  private beat(): void {
    if (performance.now() - this.heardAt > DEAF) this.listener.drop();
    void this.listener.ensure();
    this.send(JSON.stringify({ from: this.server, beat: ++this.beats }));
    this.look();
  }

  private catchUp(): void {
    const isFirst = this.timer === null;
    this.heardAt = performance.now();
    if (isFirst) return;
    for (const follower of this.followers) follower.missed();
    this.look();
  }

  private look(): void {
    this.looking = this.looking.then(async () => this.pass(await this.news.read())).catch(() => undefined);
  }
}
