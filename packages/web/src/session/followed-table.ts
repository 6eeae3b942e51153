import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Game } from '@sixfold/engine';
import { AskFailed, type GameUpdate, type TableInfo } from '@sixfold/protocol';
import { Session, type SessionTools } from './session.ts';
import { merge, seenOf, type FollowedGame } from './state.ts';

export interface FollowTools extends SessionTools {
  readonly loadGame: (id: string) => Promise<Game>;
  /** Keeps a game of this table that has come to its end. */
  readonly keep: (info: TableInfo, update: GameUpdate) => void;
}

/** A table as this page follows it: from the first person who waits there to the last move. */
export class FollowedTable {
  readonly id: string;
  /** Null until the host has spoken. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** Null until the game has begun and its rules are loaded. */
  readonly session: ReadonlySignal<Session | null>;
  /** Why the table cannot be followed. */
  readonly refusal: ReadonlySignal<AskFailed['error'] | null>;
  private readonly known = {
    info: signal<TableInfo | null>(null),
    followed: signal<FollowedGame | null>(null),
    session: signal<Session | null>(null),
    refusal: signal<AskFailed['error'] | null>(null),
  };
  private readonly tools: FollowTools;
  private readonly stops: readonly (() => void)[];
  private isLoading = false;
  private game: Game | null = null;
  private kept = '';

  constructor(id: string, tools: FollowTools) {
    this.id = id;
    this.tools = tools;
    this.info = this.known.info;
    this.session = this.known.session;
    this.refusal = this.known.refusal;
    const { client } = tools;
    this.stops = [
      client.on('table', (info) => info.table === id && this.receiveInfo(info)),
      client.on('game', (update) => update.table === id && this.receiveUpdate(update)),
    ];
    void this.watch();
  }

  leave(): void {
    for (const stop of this.stops) stop();
    this.tools.client.unwatch(this.id).catch(() => undefined);
  }

  private async watch(): Promise<void> {
    const { client } = this.tools;
    try {
      await client.watch(this.id, () => seenOf(this.known.followed.peek()));
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      this.known.refusal.value = error.error;
    }
  }

  private receiveInfo(info: TableInfo): void {
    this.known.info.value = info;
    this.keepIfOver();
    if (!this.isLoading) void this.load(info.terms.game);
  }

  private receiveUpdate(update: GameUpdate): void {
    const { followed } = this.known;
    followed.value = merge(followed.peek(), update) ?? followed.peek();
    // What is missing is sent when one asks from what was seen.
    if (followed.peek()?.update !== update) void this.watch();
    this.keepIfOver();
    this.sitDown();
  }

  private async load(id: string): Promise<void> {
    this.isLoading = true;
    try {
      this.game = await this.tools.loadGame(id);
      this.sitDown();
    } catch {
      this.known.refusal.value = { code: 'connection-lost' };
    }
  }

  private sitDown(): void {
    const { info, followed, session } = this.known;
    if (!this.game || !info.peek() || !followed.peek() || session.peek()) return;
    // Neither is ever taken away again.
    session.value = new Session(this.game, info as Signal<TableInfo>, followed as Signal<FollowedGame>, this.tools);
  }

  private keepIfOver(): void {
    const info = this.known.info.peek();
    const update = this.known.followed.peek()?.update;
    if (!info || !update?.result) return;
    const end = `${update.round} ${update.backs}`;
    if (this.kept !== end) this.tools.keep(info, update);
    this.kept = end;
  }
}
