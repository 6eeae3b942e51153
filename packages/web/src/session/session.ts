import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { MoveObject, Source, View } from '@sixfold/engine';
import { AskFailed, type Ask, type GameUpdate, type LinkState, type TableInfo } from '@sixfold/protocol';
import type { TableClient, TableRequest } from '@sixfold/protocol';
import type { Suggestion } from '../thinking/hints.ts';
import { configOf, makeState, momentOf, type TableState } from './state.ts';

/** What a table of this device has besides. */
export interface DeviceTable {
  /** The next person has taken the device: shows that seat's pieces. */
  uncover(): void;
  /** Asks the bot that got stuck once more. */
  thinkAgain(): void;
  /** Good moves for the person at the screen, best first; none once nobody wants to know any more. */
  suggest(view: View, stop: AbortSignal): Promise<readonly Suggestion[]>;
}

/** What a session uses of the page. */
export interface SessionTools {
  readonly client: TableClient;
  /** Null at a table of this device. */
  readonly link: ReadonlySignal<LinkState> | null;
  /** Null at a table of a server. */
  readonly device: DeviceTable | null;
  readonly isStored: ReadonlySignal<boolean>;
  /** Tells the person at the screen why the server has not done something. */
  readonly complain: (why: AskFailed['error']) => void;
}

/** A table that is being played in this page: with people, bots, or both, wherever it is hosted. */
export class Session {
  readonly state: ReadonlySignal<TableState>;
  /** What can be done at a table of this device only. */
  readonly device: DeviceTable | null;
  private readonly tools: SessionTools;
  /** The moment that was answered last: the move is on its way until the game has gone on. */
  private readonly answered = signal<string | null>(null);
  /** To before which moment was asked to go back last. */
  private readonly askedBack = signal<string | null>(null);
  /** Asked before moves are taken back: somebody may still have to be told what that costs. */
  mayTakeBack = (): boolean => true;
  /** Ends the search for a hint that nobody wants any more. */
  private hinting = new AbortController();
  private readonly explained = new Map<string, Promise<readonly (readonly Source[])[]>>();

  constructor(info: ReadonlySignal<TableInfo>, game: ReadonlySignal<GameUpdate>, tools: SessionTools) {
    this.tools = tools;
    this.device = tools.device;
    const { link, isStored, device } = tools;
    // Who comes and goes does not change what the table is: the same text is the same configuration.
    const text = computed(() => JSON.stringify(configOf(info.value)));
    const config = computed(() => JSON.parse(text.value) as TableState['config']);
    this.state = computed(() =>
      makeState(game.value, {
        info: info.value,
        config: config.value,
        hasHints: device !== null && !info.value.daily && !config.value.isPrinted,
        isStored: isStored.value,
        online: link && {
          link: link.value,
          isSending: this.answered.value === momentOf(game.value),
          askedBack: this.askedBack.value,
        },
      }),
    );
  }

  /** Plays a move for the person at the screen; returns what is wrong with it, if anything. */
  async play(move: MoveObject): Promise<AskFailed['error'] | null> {
    const { canAct, table, round, ply, backs } = this.state.peek();
    const moment = momentOf({ round, ply, backs });
    if (!canAct) return { code: 'moved-on', round, ply };
    // Nobody decides twice: the first move is sent until it is answered.
    if (this.answered.peek() === moment) return null;
    this.hinting.abort();
    this.answered.value = moment;
    const failure = await this.attempt('move', { table, round, ply, move });
    if (failure) this.answered.value = null;
    // What else a server refuses has been said where the connection is shown.
    return this.device || failure?.code === 'moved-on' ? failure : null;
  }

  /** Goes back to one's last decision, or asks the others to. */
  async takeBack(): Promise<void> {
    this.hinting.abort();
    const { table, round, backs, takeBack: ply } = this.state.peek();
    if (ply === null || !this.mayTakeBack()) return;
    const failure = await this.attempt('offer', { table, offer: { kind: 'take-back', ply } });
    // Whoever was told no once is not told again.
    if (!failure) this.askedBack.value = momentOf({ round, backs, ply });
  }

  async nextRound(): Promise<void> {
    const { table, round } = this.state.peek();
    await this.attempt('next', { table, round });
  }

  /**
   * What a master would do for the person at the screen, best first; nothing once the table has moved on, or where
   * nobody is helped. Fails where nobody can think.
   */
  async hint(): Promise<readonly Suggestion[]> {
    const { canAct, view } = this.state.peek();
    if (!this.device || !canAct) return [];
    this.hinting.abort();
    this.hinting = new AbortController();
    return await this.device.suggest(view, this.hinting.signal);
  }

  /** For each score event of that ply of this game, in order, what was counted. */
  explain(ply: number): Promise<readonly (readonly Source[])[]> {
    const { table, round, backs } = this.state.peek();
    const key = momentOf({ round, backs, ply });
    const ask = async () => (await this.tools.client.ask('explain', { table, round, ply })).sources;
    const explained = this.explained.get(key) ?? ask();
    this.explained.set(key, explained);
    explained.catch(() => this.explained.delete(key));
    return explained;
  }

  /** Returns why it was not done, if it was not, and complains unless the game has only gone on meanwhile. */
  private async attempt<R extends TableRequest>(request: R, ask: Ask<R>): Promise<AskFailed['error'] | null> {
    try {
      await this.tools.client.ask(request, ask);
      return null;
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      if (error.error.code !== 'moved-on') this.tools.complain(error.error);
      return error.error;
    }
  }
}
