import type { Budget } from '@sixfold/bots';
import { isBotName, type Level } from '@sixfold/bots/levels';
import { imagine, type MoveObject } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { DEAL_STEPS } from '../daily/deal.ts';
import type { Series } from '../series/series.ts';
import type { Table } from '../table/table.ts';
import type { Thinker, World } from './world.ts';

/** Who plays where a table names a bot that is not known here. */
const SOMEBODY: Level = 'casual';

/** What bots use of the world. */
export interface BotTools extends Pick<World, 'later'> {
  readonly thinker: Thinker;
  /** A bot's move is shown so many milliseconds after its turn began; a further step of its turn may take less. */
  readonly pace: (isFurther: boolean) => number;
  /** How long a bot may think about a move. */
  readonly budget: () => Budget;
  /**
   * Of several hosts of one table one runs its bots: calls back once this one is to, unless it was called off by then, and
   * when it is not to any more; returns how to call it off. Which one it is matters to nobody's safety.
   */
  readonly lead: (table: string, onLead: () => void, onLost: () => void) => () => void;
}

/** A bot's choice, and what it was asked. */
export interface BotMove {
  readonly turn: string;
  readonly seat: number;
  readonly move: MoveObject;
}

/** Who hears of what the bots at a table come to. */
export interface BotListener {
  /** The bots are this host's to run: they may think. */
  botsAwake(): void;
  botMoves(choice: BotMove): void;
  botFails(error: unknown): void;
}

/** The bots at one table, of whom one thinks at a time. */
export class BotTurn {
  private readonly tools: BotTools;
  private readonly listener: BotListener;
  private isLeading = false;
  private stopLeading: (() => void) | null = null;
  /** What is being thought about, and how to stop. */
  private thought: { readonly turn: string; readonly stop: AbortController } | null = null;

  constructor(tools: BotTools, listener: BotListener) {
    this.tools = tools;
    this.listener = listener;
  }

  get isIdle(): boolean {
    return this.thought === null;
  }

  /**
   * Has the bot think whose turn it is, if this host is to run the bots. It gets what its seat may see, and its move comes
   * when the pace says so. What happens meanwhile and is no business of the bot's does not disturb it.
   */
  think(table: Table): void {
    this.stopLeading ??= this.lead(table.id);
    const { botTurn: turn, botToMove: seat } = table;
    if (!this.isLeading || (turn !== null && this.thought?.turn === turn)) return;
    this.stop();
    if (turn === null || seat === null) return;
    const stop = new AbortController();
    const thought = { turn, stop };
    this.thought = thought;
    this.choose(table, seat, stop.signal).then(
      (move) => this.finish(thought) && this.listener.botMoves({ turn, seat, move }),
      (error: unknown) => this.finish(thought) && this.listener.botFails(error),
    );
  }

  /** Gives up what is being thought about. */
  stop(): void {
    const { thought } = this;
    this.thought = null;
    thought?.stop.abort();
  }

  end(): void {
    this.stop();
    this.stopLeading?.();
  }

  private lead(table: string): () => void {
    return this.tools.lead(
      table,
      () => {
        this.isLeading = true;
        // Called back at once, whoever was about to think does.
        if (this.stopLeading) this.listener.botsAwake();
      },
      () => {
        this.isLeading = false;
        this.stop();
      },
    );
  }

  private async choose({ series, seats, opened }: Table, seat: number, stop: AbortSignal): Promise<MoveObject> {
    const name = seats[seat]!.bot!;
    const view = series.match.view(seat);
    const { thinker, budget, pace } = this.tools;
    const bot = isBotName(name) ? name : SOMEBODY;
    const isFurther = series.match.movers.at(-1) === seat;
    // The same moves are to meet the same answers, whoever's machine thinks.
    const steps = opened.daily ? { iterations: DEAL_STEPS } : budget();
    const thought = thinker.think({ bot, view, luck: luckOf(series), budget: steps, share: opened.host }, stop);
    const [{ move }] = await Promise.all([thought, this.pause(pace(isFurther))]);
    // What a bot's choice means follows from what the bot saw.
    return series.game.makeMove(imagine(series.game, view), move);
  }

  private pause(ms: number): Promise<void> | undefined {
    return ms > 0 ? new Promise((resolve) => this.tools.later(ms, resolve)) : undefined;
  }

  /** Ends a thought; false if it is not the present one any more. */
  private finish(thought: BotTurn['thought']): boolean {
    const isPresent = this.thought === thought;
    if (isPresent) this.thought = null;
    return isPresent;
  }
}

/** Bots have luck of their own, from which nothing of the series' can be told. */
function luckOf({ start, round, ply }: Series): string {
  const stream = new Seed(`${start.seed}/${round}/bots`).bot(ply);
  return Array.from({ length: 4 }, () => stream.next().toString(16)).join('-');
}
