import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { AskFailed, mergeUpdate, seenOf, type GameUpdate, type TableInfo, type TableMessage } from '@sixfold/protocol';
import { Session, type SessionTools } from './session.ts';

/** A table as this page follows it: from the first person who waits there to the last move. */
export class FollowedTable {
  readonly id: string;
  private readonly known = {
    info: signal<TableInfo | null>(null),
    game: signal<GameUpdate | null>(null),
    refusal: signal<AskFailed['error'] | null>(null),
  };
  /** Null until the host has spoken. */
  readonly info: ReadonlySignal<TableInfo | null> = this.known.info;
  /** The current game from its first ply on; null until the first has begun. */
  readonly game: ReadonlySignal<GameUpdate | null> = this.known.game;
  /** Why the table cannot be followed. */
  readonly refusal: ReadonlySignal<AskFailed['error'] | null> = this.known.refusal;
  /** Null until the game has begun. */
  readonly session: ReadonlySignal<Session | null>;
  private readonly tools: SessionTools;

  constructor(id: string, tools: SessionTools) {
    this.id = id;
    this.tools = tools;
    const { info, game } = this.known;
    const hasBegun = computed(() => info.value !== null && game.value !== null);
    this.session = computed(() =>
      // Neither is ever taken away again.
      hasBegun.value ? new Session(info as Signal<TableInfo>, game as Signal<GameUpdate>, tools) : null,
    );
    void this.watch();
  }

  leave(): void {
    this.tools.client.unwatch(this.id).catch(() => undefined);
  }

  private async watch(): Promise<void> {
    const seen = () => seenOf(this.game.peek());
    try {
      await this.tools.client.watch(this.id, seen, (message) => this.hear(message));
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      this.known.refusal.value = error.error;
    }
  }

  private hear([kind, news]: TableMessage): void {
    const { info, game } = this.known;
    if (kind === 'table') return void (info.value = news);
    const merged = mergeUpdate(game.peek(), news);
    if (merged) game.value = merged;
    // What is missing is sent when one asks from what was seen.
    else void this.watch();
  }
}
