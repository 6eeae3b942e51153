import type { MoveObject } from '@sixfold/engine';
import type { Table } from '../table/table.ts';
import { BotTurn, type BotListener, type BotMove, type BotTools } from './bot-turn.ts';

/** What bots use of the host of their table. */
export interface BotHouse {
  /** If a bot is to move, it may think. */
  wake(table: Table): void;
  /** Does something when its turn has come; what fails is tried again later. */
  inBackground(act: (table: Table) => void | Promise<void>): void;
  playFor(table: Table, seat: number, move: MoveObject): Promise<void>;
  /** A bot that is to move has come to nothing, or has not. */
  showStuck(table: Table, isStuck: boolean): void;
  retryLater(error: unknown): void;
  /** A thought has come to an end. */
  done(): void;
}

/** The bots of a table, and what comes of their thoughts. */
export class TableBots implements BotListener {
  private readonly house: BotHouse;
  private readonly turn: BotTurn;

  constructor(tools: BotTools, house: BotHouse) {
    this.house = house;
    this.turn = new BotTurn(tools, this);
  }

  get isIdle(): boolean {
    return this.turn.isIdle;
  }

  think(table: Table): void {
    this.turn.think(table);
  }

  /** What is being thought about is given up. */
  stop(): void {
    this.turn.stop();
  }

  end(): void {
    this.turn.end();
  }

  botsAwake(): void {
    this.house.inBackground((table) => this.house.wake(table));
  }

  /** A choice for what is no longer so is forgotten. */
  botMoves({ turn, seat, move }: BotMove): void {
    this.house.inBackground(async (table) => {
      if (table.botTurn !== turn) return this.house.wake(table);
      await this.house.playFor(table, seat, move);
    });
    this.house.done();
  }

  botFails(error: unknown): void {
    this.house.retryLater(error);
    this.house.inBackground((table) => this.house.showStuck(table, table.botToMove !== null));
    this.house.done();
  }
}
