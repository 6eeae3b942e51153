import { isBotName, type Level } from '@sixfold/bots/levels';
import { imagine, type MoveObject } from '@sixfold/engine';
import type { Table } from '../table/table.ts';
import type { Tools } from './world.ts';

/** Who plays where a table names a bot that is not known here. */
const SOMEBODY: Level = 'casual';

/** A bot's choice, and the number of the event that it was meant to be. */
export interface BotMove {
  readonly number: number;
  readonly seat: number;
  readonly move: MoveObject;
}

/** Who hears of what the bots at a table come to. */
interface BotListener {
  botMoves(choice: BotMove): void;
  botFails(error: unknown): void;
}

/** The bots at one table, of whom one thinks at a time. */
export class BotTurn {
  private readonly tools: Pick<Tools, 'thinker' | 'pace' | 'budget' | 'later'>;
  private readonly listener: BotListener;
  /** What is being thought about, told by the number of the next event, and how to stop. */
  private thought: { readonly number: number; readonly stop: AbortController } | null = null;

  constructor(tools: BotTurn['tools'], listener: BotListener) {
    this.tools = tools;
    this.listener = listener;
  }

  get isIdle(): boolean {
    return this.thought === null;
  }

  /** Has the bot think whose turn it is. It gets what its seat may see, and its move comes when the pace says so. */
  think(table: Table): void {
    const seat = table.botToMove;
    const { length: number } = table;
    if (this.thought?.number === number) return;
    this.stop();
    if (seat === null) return;
    const stop = new AbortController();
    const thought = { number, stop };
    this.thought = thought;
    this.choose(table, seat, stop.signal).then(
      (move) => this.end(thought) && this.listener.botMoves({ number, seat, move }),
      (error: unknown) => this.end(thought) && this.listener.botFails(error),
    );
  }

  /** Gives up what is being thought about. */
  stop(): void {
    const { thought } = this;
    this.thought = null;
    thought?.stop.abort();
  }

  private async choose({ series, seats }: Table, seat: number, stop: AbortSignal): Promise<MoveObject> {
    const name = seats[seat]!.bot!;
    const view = series.view(seat);
    const { thinker, budget, pace } = this.tools;
    const bot = isBotName(name) ? name : SOMEBODY;
    const isFurther = series.movers.at(-1) === seat;
    const thought = thinker.think({ bot, view, luck: series.luckOfBots(), budget: budget() }, stop);
    const [{ move }] = await Promise.all([thought, this.pause(pace(isFurther))]);
    // What a bot's choice means follows from what the bot saw.
    return series.game.makeMove(imagine(series.game, view), move);
  }

  private pause(ms: number): Promise<void> | undefined {
    return ms > 0 ? new Promise((resolve) => this.tools.later(ms, resolve)) : undefined;
  }

  /** Ends a thought; false if it is not the present one any more. */
  private end(thought: BotTurn['thought']): boolean {
    const isPresent = this.thought === thought;
    if (isPresent) this.thought = null;
    return isPresent;
  }
}
