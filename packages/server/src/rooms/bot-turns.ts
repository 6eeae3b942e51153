import { isBotName, type Level } from '@sixfold/bots/levels';
import { FastChance, type Game, type MoveObject, type View } from '@sixfold/engine';
import { botToMove, type Live } from './live.ts';
import type { Tools } from './tools.ts';

/** Who plays where a table names a bot that is not known here. */
const SOMEBODY: Level = 'club';

/** A bot's choice, and the entry for which it was meant. */
export interface BotMove {
  readonly entry: number;
  readonly seat: number;
  readonly move: MoveObject;
}

/** Who hears of what the bots at a table come to. */
interface Listener {
  botMoves(choice: BotMove): void;
  botFails(error: unknown): void;
}

/** The bots at one table, of whom one thinks at a time. */
export class BotTurns {
  private readonly tools: Pick<Tools, 'thinker' | 'pace' | 'budget' | 'later'>;
  private readonly listener: Listener;
  /** The number of the entry that is being thought about. */
  private entry: number | null = null;

  constructor(tools: BotTurns['tools'], listener: Listener) {
    this.tools = tools;
    this.listener = listener;
  }

  get areIdle(): boolean {
    return this.entry === null;
  }

  /** Has the bot think whose turn it is. It gets what its seat may see, and its move comes when the pace says so. */
  think(live: Live): void {
    const seat = botToMove(live);
    const { entries: entry, table, care } = live;
    if (seat === null || this.entry === entry) return;
    this.entry = entry;
    const name = care.seats[seat]!.bot!;
    const view = table.view(seat);
    const { thinker, budget } = this.tools;
    const thought = thinker.think({ bot: isBotName(name) ? name : SOMEBODY, view, luck: table.luckOfBots(), budget });
    Promise.all([thought, this.pace()])
      .then(([move]) => makeMove(table.game, view, move))
      .then(
        (move) => this.isOver(entry) && this.listener.botMoves({ entry, seat, move }),
        (error: unknown) => this.isOver(entry) && this.listener.botFails(error),
      );
  }

  private pace(): Promise<void> | undefined {
    const { pace, later } = this.tools;
    return pace > 0 ? new Promise((resolve) => later(pace, resolve)) : undefined;
  }

  /** Ends the thought about an entry; false if another one has taken its place. */
  private isOver(entry: number): boolean {
    if (this.entry !== entry) return false;
    this.entry = null;
    return true;
  }
}

/** What a bot's choice means: it follows from what the bot saw. */
const makeMove = (game: Game, view: View, move: number): MoveObject =>
  game.makeMove(game.resample(view, new FastChance(0)), move);
