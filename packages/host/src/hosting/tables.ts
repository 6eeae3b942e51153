import type { Seen } from '@sixfold/protocol';
import { openTable, type TableOpening } from '../decide/opening.ts';
import { stepsInSlices } from '../contract/steps.ts';
import { Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import { Host, type Surroundings } from './host.ts';
import { opening } from './log.ts';
import type { Reader } from './reader.ts';
import { refusalOf } from './refusals.ts';
import type { Reminders } from './reminders.ts';
import type { Change } from './store.ts';
import type { Tools } from './tools.ts';

/** So many milliseconds after a failure a clock is looked at again. */
const RETRY = 10_000;

/** All tables of one host process, each with its own queue. A host is there from when it is asked for until it is idle. */
export class Tables implements Surroundings {
  readonly tools: Tools;
  readonly changed: Surroundings['changed'];
  isClosing = false;
  private readonly reminders: Reminders | undefined;
  private readonly hosts = new Map<string, Host>();
  private readonly followed = new Map<Reader, Set<Host>>();

  constructor(tools: Tools, changed: Surroundings['changed'] = () => {}) {
    this.tools = tools;
    this.changed = changed;
    this.reminders = tools.Reminders && new tools.Reminders(tools, (table) => void this.lookAtClock(table));
    tools.store.onChange((change) => this.refresh(change));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.hosts.size;
  }

  /** Opens a table; returns its id. Fails with `Refusal`, as everything here does. */
  async open(who: Who, wish: TableOpening, seed?: string): Promise<string> {
    const { store, now, random, loadGame, pause, logger, fair, clocks } = this.tools;
    const game = await loadGame(wish.terms);
    const opened = await stepsInSlices(
      opening(
        game,
        openTable(game, who, wish, { at: now(), random, isFair: fair !== undefined, ...clocks }, seed),
        this.tools,
      ),
      pause,
    );
    await store.append([opened]).catch((error: unknown) => {
      throw refusalOf(error, logger);
    });
    this.changed(opened.table, await store.names(opened.table.id), 'listed', true);
    return opened.table.id;
  }

  ask<R extends AnyRequest>(who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>> {
    return this.host(ask.table).ask(who, request, ask);
  }

  /** Has whatever happen at a table that time alone does. Never fails: what went wrong is tried again. */
  async lookAtClock(table: string): Promise<void> {
    await this.host(table)
      .lookAtClock()
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.remind(table, this.tools.now() + RETRY);
      });
  }

  remind(table: string, at: number | null): void {
    this.reminders?.set(table, at);
  }

  /** When somebody's time is out at a table, as far as it was looked at; null if nobody's is running. */
  deadlineOf(table: string): number | null {
    return this.reminders?.at(table) ?? null;
  }

  /** Follows a table from what was seen on. */
  async watch(reader: Reader, id: string, seen: Seen | null): Promise<void> {
    const host = this.host(id);
    const followed = this.followed.get(reader) ?? new Set();
    const most = this.tools.mostWatched;
    if (!followed.has(host) && followed.size >= most) {
      this.release(host);
      throw new Refusal({ code: 'too-many', what: 'watched', most });
    }
    this.followed.set(reader, followed.add(host));
    try {
      await host.watch(reader, seen, () => this.follows(reader, host));
    } catch (error) {
      this.endFollowing(reader, host);
      throw error;
    }
  }

  unwatch(reader: Reader, id: string): void {
    const host = this.hosts.get(id);
    if (host) this.endFollowing(reader, host);
  }

  leave(reader: Reader): void {
    for (const host of this.followed.get(reader) ?? []) this.endFollowing(reader, host);
  }

  /** To be used at once, before it can be found idle. */
  host(id: string): Host {
    const host = this.hosts.get(id) ?? new Host(id, this);
    this.hosts.set(id, host);
    return host;
  }

  /** The host of a table that is in memory. */
  find(id: string): Host | null {
    return this.hosts.get(id) ?? null;
  }

  /** Somebody has another name. */
  renamed(person: string): void {
    for (const host of this.hosts.values()) if (host.mayName(person)) host.renamed();
  }

  /** Changes what is stored of somebody's tables, while nothing else happens there; then they are read anew. */
  async rewrite<T>(person: string, change: () => Promise<T>): Promise<T> {
    const done = Promise.withResolvers<void>();
    const open = (): Host[] => [...this.hosts.values()].filter((host) => host.concerns(person));
    try {
      await Promise.all(open().map((host) => host.pause(done.promise)));
      return await change();
    } finally {
      done.resolve();
      for (const host of open()) host.refresh('replaced');
    }
  }

  /** Takes nothing more in the background, and waits until all that was begun is done. */
  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.hosts.values()].map((host) => host.finish()));
    for (const host of this.hosts.values()) host.end();
  }

  release(host: Host): void {
    if (!host.isIdle || this.hosts.get(host.id) !== host) return;
    this.hosts.delete(host.id);
    host.end();
  }

  private follows(reader: Reader, host: Host): boolean {
    return this.followed.get(reader)?.has(host) ?? false;
  }

  private refresh(change: Change): void {
    if (typeof change === 'object') this.hosts.get(change.table)?.refresh('grown');
    else for (const host of this.hosts.values()) host.refresh(change);
  }

  private endFollowing(reader: Reader, host: Host): void {
    const followed = this.followed.get(reader);
    if (!followed?.delete(host)) return;
    if (followed.size === 0) this.followed.delete(reader);
    host.leave(reader);
  }
}
