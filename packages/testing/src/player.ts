import { isDeepStrictEqual } from 'node:util';
import { GAMES, type Chance, type Game, type MoveObject, type View } from '@sixfold/engine';
import type { Client, GameNews, PlayedMove, Seen, TableNews } from '@sixfold/protocol';
import type { SeenPly } from '@sixfold/table';

/** A random legal move, found from nothing but what a seat may see. */
export function chooseMove(view: View, chance: Chance): MoveObject {
  const game: Game = GAMES[view.game];
  const position = game.resample(view, chance);
  return game.makeMove(position, position.randomMove(chance));
}

export interface Habits {
  readonly chance: Chance;
  /** How long to wait before the move of this ply. */
  readonly think?: (ply: number) => Promise<unknown>;
  /** Who begins the next game of a series; one person at a table should. */
  readonly goesOn?: boolean;
}

/**
 * Somebody at a table who plays random legal moves whenever it is their turn, and remembers everything: what they saw,
 * what they decided, and what was acknowledged. Without a seat, they only watch.
 */
export class Player {
  readonly client: Client;
  readonly table: string;
  /** What happened in each game, as this player saw it. */
  readonly games: SeenPly[][] = [];
  readonly decided: PlayedMove[] = [];
  readonly acknowledged: PlayedMove[] = [];
  /** What should never happen: gaps, plies that change, moves refused. */
  readonly faults: string[] = [];
  news: GameNews | null = null;
  at: TableNews | null = null;
  private readonly habits: Habits;
  private readonly waiting = new Set<() => void>();

  constructor(client: Client, table: string, habits: Habits) {
    this.client = client;
    this.table = table;
    this.habits = habits;
    client.on('game', (news) => this.hear(news));
    client.on('table', (news) => this.hearTable(news));
  }

  get seen(): Seen | null {
    if (!this.news) return null;
    const { game, ply, backs } = this.news;
    return { game, ply, backs };
  }

  start(): Promise<void> {
    return this.client.watch(this.table, () => this.seen);
  }

  /** Waits for something to become true of this player. */
  async until(isTrue: (player: this) => boolean): Promise<void> {
    while (!isTrue(this)) {
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    }
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private hearTable(news: TableNews): void {
    if (news.table !== this.table) return;
    this.at = news;
    this.wake();
  }

  private hear(news: GameNews): void {
    if (news.table !== this.table) return;
    this.remember(news);
    this.news = news;
    this.wake();
    const { view, result, isOver } = news;
    if (result && !isOver && this.habits.goesOn) void this.goOn(news.game);
    if (!result && view.seat !== null && view.turn === view.seat) void this.decide(news);
  }

  /** What was seen before must not change, unless moves were taken back. */
  private remember({ game, from, plies, backs }: GameNews): void {
    const known = (this.games[game] ??= []);
    if (from > known.length) this.faults.push(`plies from ${known.length} to ${from} of game ${game} are missing`);
    const again = known.slice(from, from + plies.length);
    const isSame = this.news?.backs !== backs || isDeepStrictEqual(again, plies.slice(0, again.length));
    if (!isSame) this.faults.push(`plies from ${from} of game ${game} have changed`);
    known.splice(from, known.length, ...plies);
  }

  /** Decides each ply once, whatever happens on the way. */
  private async decide({ table, game, ply, view }: GameNews): Promise<void> {
    if (this.decided.some((one) => one.game === game && one.ply === ply)) return;
    const played = { table, game, ply, move: chooseMove(view, this.habits.chance) };
    this.decided.push(played);
    await this.habits.think?.(ply);
    try {
      await this.client.ask('move', played);
      this.acknowledged.push(played);
    } catch (error) {
      if (this.client.state !== 'closed') this.faults.push(`${JSON.stringify(played)}: ${(error as Error).message}`);
    }
    this.wake();
  }

  private async goOn(game: number): Promise<void> {
    try {
      await this.client.ask('next', { table: this.table, game });
    } catch (error) {
      if (this.client.state !== 'closed') this.faults.push(`next: ${(error as Error).message}`);
    }
  }
}
