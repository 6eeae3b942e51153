import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { GAMES, type Chance, type Game, type MoveObject, type View } from '@sixfold/engine';
import {
  AskFailed,
  seenOf,
  type Ask,
  type Client,
  type GameUpdate,
  type SeenPly,
  type TableInfo,
} from '@sixfold/protocol';

export type PlayedMove = Ask<'move'>;

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
  /** Hears how many milliseconds the answer to a move took. */
  readonly answered?: (milliseconds: number) => void;
  /** Who begins the next game of a series; one person at a table should. */
  readonly goesOn?: boolean;
  /** Whether they forget what they saw of games that are over: there may be many. */
  readonly isForgetful?: boolean;
}

/** So many milliseconds later something is asked again that could not be stored. */
const AGAIN = 300;

/** False for what is worth asking again; whatever else went wrong is thrown. */
function isHopeful(error: Error): false {
  if (error instanceof AskFailed && error.error.code === 'not-stored') return false;
  throw error;
}

/**
 * Somebody at a table who plays random legal moves whenever it is their turn, and remembers everything: what they saw,
 * what they decided, and what was acknowledged. Without a seat, they only watch.
 */
export class Player {
  readonly client: Client;
  readonly table: string;
  /** What happened in each game, as this player saw it. */
  readonly rounds: SeenPly[][] = [];
  readonly decided: PlayedMove[] = [];
  readonly acknowledged: PlayedMove[] = [];
  /** What should never happen: gaps, plies that change, moves refused. */
  readonly faults: string[] = [];
  update: GameUpdate | null = null;
  at: TableInfo | null = null;
  private readonly habits: Habits;
  /** Where they have decided. */
  private readonly places = new Set<string>();
  private readonly waiting = new Set<() => void>();

  constructor(client: Client, table: string, habits: Habits) {
    this.client = client;
    this.table = table;
    this.habits = habits;
    client.on('game', (update) => this.hear(update));
    client.on('table', (update) => this.hearTable(update));
  }

  start(): Promise<void> {
    return this.client.watch(this.table, () => seenOf(this.update));
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

  private hearTable(update: TableInfo): void {
    if (update.table !== this.table) return;
    this.at = update;
    this.wake();
  }

  private hear(update: GameUpdate): void {
    if (update.table !== this.table) return;
    this.remember(update);
    this.update = update;
    this.wake();
    const { view, result, isOver } = update;
    if (result && !isOver && this.habits.goesOn) void this.goOn(update.round);
    if (!result && view.seat !== null && view.turn === view.seat) void this.decide(update);
  }

  /** What was seen before must not change, unless moves were taken back or it is seen from elsewhere. */
  private remember({ round, from, plies, backs, view }: GameUpdate): void {
    const known = (this.rounds[round] ??= []);
    if (from > known.length) this.faults.push(`plies from ${known.length} to ${from} of game ${round} are missing`);
    const again = known.slice(from, from + plies.length);
    const isOther = this.update?.backs !== backs || this.update.view.seat !== view.seat;
    const isSame = isOther || isDeepStrictEqual(again, plies.slice(0, again.length));
    if (!isSame) this.faults.push(`plies from ${from} of game ${round} have changed`);
    known.splice(from, known.length, ...plies);
    if (this.habits.isForgetful && round > 0) this.rounds[round - 1] = [];
  }

  /** Decides each ply once, whatever happens on the way, and once more if it was taken back. */
  private async decide({ table, round, ply, backs, view }: GameUpdate): Promise<void> {
    const place = `${round}/${ply}/${backs}`;
    if (this.places.has(place)) return;
    this.places.add(place);
    const played = { table, round, ply, move: chooseMove(view, this.habits.chance) };
    this.decided.push(played);
    await this.habits.think?.(ply);
    if (this.update?.backs !== backs) return;
    const since = performance.now();
    try {
      await this.insist(played);
      this.habits.answered?.(performance.now() - since);
      this.acknowledged.push(played);
    } catch (error) {
      if (this.client.state !== 'closed') this.faults.push(`${JSON.stringify(played)}: ${(error as Error).message}`);
    }
    this.wake();
  }

  /** What could not be stored, or may not have been, is asked again: it counts once. */
  private async insist(played: PlayedMove): Promise<void> {
    while (!(await this.client.ask('move', played).then(() => true, isHopeful))) await pause(AGAIN);
  }

  private async goOn(round: number): Promise<void> {
    try {
      while (!(await this.client.ask('next', { table: this.table, round }).then(() => true, isHopeful)))
        await pause(AGAIN);
    } catch (error) {
      if (this.client.state !== 'closed') this.faults.push(`next: ${(error as Error).message}`);
    }
  }
}
