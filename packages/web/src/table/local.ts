import { signal, type Signal } from '@preact/signals';
import type { BotName, Budget } from '@sixfold/bots';
import type { Game, MoveObject, Source, View } from '@sixfold/engine';
import { Table, type Outcome } from '@sixfold/table';
import type { Changes } from '../store/changes.ts';
import type { Store, StoredTable, Written } from '../store/store.ts';
import { explainPly, imagine, suggest } from './insight.ts';
import type { Session, SessionError, Suggestion, TableState } from './session.ts';
import { finishedGame, lastDecision, makeState } from './state.ts';
import { ADVISER, knownBot, type Thinker, type Thought } from './thinker.ts';
import { isPerson, whoLooks, type Look } from './viewer.ts';

/** How long bots may think about a move of theirs and about a hint. */
export interface Budgets {
  readonly move: Budget;
  readonly hint: Budget;
}

/** What a session uses of the world outside. */
export interface Surroundings {
  readonly store: Pick<Store, 'readTable' | 'writeTable'>;
  readonly changes: Changes;
  readonly thinker: Thinker;
  readonly budgets: () => Budgets;
  /** Passes as long as a bot's move takes at least, so that one can follow; a further step of its turn takes less. */
  readonly pause: (isFurther: boolean) => Promise<void>;
  /** The time, in ISO form. */
  readonly now: () => string;
}

/** A table in this page. Every move is stored before it is shown; of what goes on, one thing at a time. */
export class LocalSession implements Session {
  readonly state: Signal<TableState>;
  private readonly game: Game;
  private readonly id: string;
  private readonly around: Surroundings;
  private readonly unwatch: () => void;
  private table: Table;
  /** The version in the store that the next write builds on. */
  private revision: number;
  private isStored: boolean;
  /** The person who looked at the screen last. */
  private last: number | null = null;
  private thinking: number | null = null;
  private isStuck = false;
  /** Counts up whenever the bots' present thoughts have become pointless. */
  private round = 0;
  private hasLeft = false;
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(game: Game, stored: StoredTable, table: Table, around: Surroundings) {
    this.game = game;
    this.id = stored.id;
    this.table = table;
    this.revision = stored.revision;
    this.isStored = stored.revision > 0;
    this.around = around;
    this.state = signal(this.makeState());
    this.unwatch = around.changes.watch(this.id, () => void this.refresh());
    void this.runBots();
  }

  /** Sits down at a stored table. */
  static open(game: Game, stored: StoredTable, around: Surroundings): Outcome<LocalSession> {
    const table = Table.load(game, stored.record);
    return table.ok ? { ok: true, value: new LocalSession(game, stored, table.value, around) } : table;
  }

  async play(move: MoveObject): Promise<SessionError | null> {
    const shown = this.state.value;
    const refused = await this.alone(async () => {
      const { viewer } = shown;
      if (viewer === null || !this.isAt(shown)) return { code: 'moved-on' } as const;
      return await this.commit(viewer, move);
    });
    if (!refused) void this.runBots();
    return refused;
  }

  uncover(): void {
    void this.alone(async () => {
      this.last = this.state.value.handTo ?? this.last;
      this.show();
    });
  }

  async takeBack(): Promise<void> {
    this.interrupt();
    await this.alone(async () => {
      const ply = lastDecision(this.table);
      if (ply === null) return;
      // Whoever holds a covered screen need not be the one whose move it was.
      if (this.state.value.handTo !== null) this.last = null;
      this.table.takeBack(ply);
      await this.settle();
    });
    void this.runBots();
  }

  async nextGame(): Promise<void> {
    const isNext = await this.alone(async () => this.table.nextGame().ok && (await this.settle()));
    if (isNext) void this.runBots();
  }

  async hint(): Promise<readonly Suggestion[]> {
    const shown = this.state.value;
    const { round } = this;
    if (!shown.canAct) return [];
    try {
      const thought = await this.think(ADVISER, shown.view, this.around.budgets().hint);
      return this.isAt(shown) ? suggest(imagine(this.game, shown.view), this.game, thought) : [];
    } catch (error) {
      if (round === this.round) throw error;
      return [];
    }
  }

  thinkAgain(): void {
    if (this.isStuck) void this.runBots();
  }

  async explain(ply: number): Promise<Source[][]> {
    return explainPly(this.table, ply);
  }

  leave(): void {
    this.hasLeft = true;
    this.round++;
    this.around.thinker.end();
    this.unwatch();
  }

  /** One thing after the other: nothing is shown or changed while a move is being stored. */
  private alone<T>(action: () => Promise<T>): Promise<T> {
    const done = this.queue.then(action);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Whether the table is still as it was when this was shown. */
  private isAt({ view, gameIndex, canAct }: TableState): boolean {
    return canAct && this.table.gameIndex === gameIndex && this.table.ply === view.ply;
  }

  private async commit(seat: number, move: MoveObject): Promise<SessionError | null> {
    const played = this.table.play(seat, move);
    if (!played.ok) return played.error;
    return (await this.settle()) ? null : { code: 'moved-on' };
  }

  /** Stores what has changed and then shows it; false if another tab was faster and its table is shown instead. */
  private async settle(): Promise<boolean> {
    const { id, revision, table, around } = this;
    const updated = around.now();
    const stored = { id, revision, record: table.save(), updated, isOver: table.isOver };
    const written = await around.store
      .writeTable(stored, finishedGame(table, id, updated))
      .catch((): Written => 'kept');
    if (written === 'stale') {
      await this.reload();
      return false;
    }
    this.isStored = written === 'stored';
    if (this.isStored) this.revision++;
    if (this.isStored) around.changes.announce(id);
    this.show();
    return true;
  }

  /** Looks whether another tab has played on. */
  private async refresh(): Promise<void> {
    await this.alone(async () => {
      const stored = await this.around.store.readTable(this.id);
      if (stored && stored.revision > this.revision) await this.reload();
    });
  }

  private async reload(): Promise<void> {
    const stored = await this.around.store.readTable(this.id);
    const table = stored && Table.load(this.game, stored.record);
    this.interrupt();
    // What a newer page has stored may be beyond this one, which then plays on for itself.
    this.isStored = table?.ok ?? false;
    if (table?.ok) {
      this.table = table.value;
      this.revision = stored!.revision;
    }
    this.show();
    void this.runBots();
  }

  private interrupt(): void {
    this.round++;
    this.around.thinker.stop();
    this.thinking = null;
    this.isStuck = false;
  }

  /** Lets bots play until a person is to decide. A hint that is still being looked for comes too late. */
  private async runBots(): Promise<void> {
    if (this.hasLeft) return;
    this.interrupt();
    const { round } = this;
    const isCurrent = (): boolean => round === this.round;
    for (;;) {
      const { turn } = this.table;
      if (turn === null || isPerson(this.table.config.seats, turn)) return;
      const move = await this.botMove(turn, isCurrent).catch(() => this.getStuck(isCurrent));
      const refused = await this.alone(async () => (move && isCurrent() ? await this.commit(turn, move) : null));
      if (!isCurrent()) return;
      if (refused) throw new Error(`a bot played against the rules: ${refused.code}`);
    }
  }

  private async botMove(seat: number, isCurrent: () => boolean): Promise<MoveObject | null> {
    const isWanted = await this.alone(async () => isCurrent() && this.startThinking(seat));
    if (!isWanted) return null;
    const bot = knownBot(this.table.config.seats[seat]?.bot);
    const view = this.table.view(seat);
    try {
      const thought = this.think(bot, view, this.around.budgets().move);
      const [last] = this.table.eventsSince(view.ply - 1, null);
      const [{ move }] = await Promise.all([thought, this.around.pause(last?.seat === seat)]);
      return isCurrent() ? this.game.makeMove(imagine(this.game, view), move) : null;
    } catch (error) {
      if (isCurrent()) throw error;
      return null;
    } finally {
      if (isCurrent()) this.thinking = null;
    }
  }

  /** Where neither worker nor page can think, for instance without a network, the table waits to be asked again. */
  private async getStuck(isCurrent: () => boolean): Promise<null> {
    await this.alone(async () => {
      if (!isCurrent()) return;
      this.interrupt();
      this.isStuck = true;
      this.show();
    });
    return null;
  }

  /** Shows that a bot thinks; false if it is not to decide any more. */
  private startThinking(seat: number): boolean {
    if (this.table.turn !== seat) return false;
    this.thinking = seat;
    // Nothing else has changed, and what is the same need not be drawn anew.
    this.state.value = { ...this.state.value, thinking: seat, isStuck: false };
    return true;
  }

  private think(bot: BotName, view: View, budget: Budget): Promise<Thought> {
    return this.around.thinker.think({ bot, view, luck: this.table.luckOfBots(), budget });
  }

  private look(): Look {
    const { config, turn, game } = this.table;
    const look = whoLooks(config.seats, game.card.hidden, turn, this.last);
    // Everybody looks at the end of a game, so the next one begins covered.
    if (look.handTo === null) this.last = look.viewer;
    return look;
  }

  private makeState(): TableState {
    const { id, game, thinking, isStuck, isStored } = this;
    return makeState(this.table, { id, game, look: this.look(), thinking, isStuck, isStored });
  }

  private show(): void {
    this.state.value = this.makeState();
  }
}
