import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Game } from '@sixfold/engine';
import { AskFailed, type Client, type GameNews, type TableNews } from '@sixfold/protocol';
import { merge, seenOf, type Scene } from './scene.ts';
import { OnlineSession, type SessionTools } from './session.ts';

export interface TableTools extends Omit<SessionTools, 'client'> {
  readonly client: Pick<Client, 'ask' | 'on' | 'watch' | 'unwatch'>;
  readonly loadGame: (id: string) => Promise<Game>;
  /** Keeps a game of this table that has come to its end. */
  readonly keep: (about: TableNews, news: GameNews) => void;
}

/** A table of the server as this page follows it: from the first person who waits there to the last move. */
export class OnlineTable {
  readonly id: string;
  /** Null until the server has spoken. */
  readonly about: ReadonlySignal<TableNews | null>;
  /** Null until the game has begun and its rules are loaded. */
  readonly session: ReadonlySignal<OnlineSession | null>;
  /** Why the table cannot be followed. */
  readonly refusal: ReadonlySignal<AskFailed['error'] | null>;
  private readonly known = {
    about: signal<TableNews | null>(null),
    scene: signal<Scene | null>(null),
    session: signal<OnlineSession | null>(null),
    refusal: signal<AskFailed['error'] | null>(null),
  };
  private readonly tools: TableTools;
  private readonly stops: readonly (() => void)[];
  private isLoading = false;
  private kept = '';

  constructor(id: string, tools: TableTools) {
    this.id = id;
    this.tools = tools;
    this.about = this.known.about;
    this.session = this.known.session;
    this.refusal = this.known.refusal;
    const { client } = tools;
    this.stops = [
      client.on('table', (news) => news.table === id && this.hearOfTable(news)),
      client.on('game', (news) => news.table === id && this.hearOfGame(news)),
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
      await client.watch(this.id, () => seenOf(this.known.scene.peek()));
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      this.known.refusal.value = error.error;
    }
  }

  private hearOfTable(news: TableNews): void {
    this.known.about.value = news;
    this.keepIfOver();
    if (!this.isLoading) void this.load(news.terms.game);
  }

  private hearOfGame(news: GameNews): void {
    this.known.scene.value = merge(this.known.scene.peek(), news) ?? this.known.scene.peek();
    // What is missing is sent when one asks from what was seen.
    if (this.known.scene.peek()?.news !== news) void this.watch();
    this.keepIfOver();
    this.sitDown();
  }

  private game: Game | null = null;

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
    const { about, scene, session } = this.known;
    if (!this.game || !about.peek() || !scene.peek() || session.peek()) return;
    // Neither is ever taken away again.
    session.value = new OnlineSession(this.game, about as Signal<TableNews>, scene as Signal<Scene>, this.tools);
  }

  private keepIfOver(): void {
    const about = this.known.about.peek();
    const news = this.known.scene.peek()?.news;
    if (!about || !news?.result) return;
    const end = `${news.game} ${news.backs}`;
    if (this.kept !== end) this.tools.keep(about, news);
    this.kept = end;
  }
}
