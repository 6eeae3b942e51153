import {
  AskFailed,
  mergeUpdate,
  seenOf,
  type Ask,
  type Client,
  type GameUpdate,
  type TableInfo,
  type TableMessage,
  type TableRequest,
} from '@sixfold/protocol';
import { shown } from './connection.ts';
import type { InviteLink } from './link.ts';

/** A table of a server as one who sits there follows it. */
export class OnlineTable {
  /** Null until the server has spoken. */
  info: TableInfo | null = null;
  /** The current game from its first ply on; null before the first. */
  game: GameUpdate | null = null;
  readonly id: string;
  private readonly client: Client;
  private news = Promise.withResolvers<void>();

  private constructor(client: Client, id: string) {
    this.client = client;
    this.id = id;
  }

  /** Takes a seat and follows the table. Fails with `OnlineError`. */
  static async join(client: Client, { table, seat, invite }: Omit<InviteLink, 'server'>): Promise<OnlineTable> {
    const joined = new OnlineTable(client, table);
    try {
      await joined.sit({ table, ...(seat !== undefined && { seat }), ...(invite !== undefined && { invite }) });
      await joined.watch();
      await joined.needGame();
    } catch (error) {
      throw shown(error);
    }
    return joined;
  }

  /** Kept when there is something new. */
  get next(): Promise<void> {
    return this.news.promise;
  }

  /** Fails with `AskFailed`. */
  async ask<R extends TableRequest>(request: R, ask: Ask<R>): Promise<void> {
    await this.client.ask(request, ask);
  }

  /** Has the server tell everything anew. */
  async watch(): Promise<void> {
    await this.client.watch(
      this.id,
      () => seenOf(this.game),
      (message) => this.hear(message),
    );
  }

  async leave(): Promise<void> {
    await this.client.unwatch(this.id).catch(() => {});
  }

  /** Whoever sits there already, or has been heard though the answer was lost, sits. */
  async sit(ask: Ask<'sit'>): Promise<void> {
    try {
      await this.client.ask('sit', ask);
    } catch (error) {
      const code = error instanceof AskFailed ? error.error.code : null;
      if (code === 'connection-lost') {
        await this.client.ask('mine', {});
        return this.sit(ask);
      }
      if (code !== 'already-seated') throw error;
    }
  }

  /** A score board is not drawn here: whoever came to one gets up again. */
  private async needGame(): Promise<void> {
    const { info, id: table } = this;
    if (!info?.terms.isPrinted) return;
    await this.leave();
    if (info.you !== null) await this.ask('clear', { table, seat: info.you });
    throw new AskFailed({ code: 'score-board' });
  }

  private hear([kind, news]: TableMessage): void {
    if (kind === 'table') this.info = news;
    else this.merge(news);
    this.news.resolve();
    this.news = Promise.withResolvers();
  }

  /** Where plies are missing, they are asked for; until then what was known stays. */
  private merge(update: GameUpdate): void {
    const merged = mergeUpdate(this.game, update);
    if (merged) this.game = merged;
    else void this.watch().catch(() => {});
  }
}
