import type { Answer, Ask, Client, GameUpdate, Request, TableInfo } from '@sixfold/protocol';
import { enter, type Person } from '../../testing/src/people.ts';

/**
 * Somebody who follows a table from wherever they can get a seat, and remembers with whose eyes they have seen which
 * game while it was being played. Nobody may see one game with the eyes of two seats.
 */
export class Schemer {
  readonly person: Person;
  at: TableInfo | null = null;
  update: GameUpdate | null = null;
  private client: Client;
  private table = '';
  /** Seats by table and game. */
  private readonly eyes = new Map<string, Set<number>>();

  constructor(person: Person) {
    this.person = person;
    this.client = this.enter();
  }

  get faults(): string[] {
    return [...this.eyes].flatMap(([game, seats]) =>
      seats.size > 1 ? [`${this.person.name} saw ${game} as seats ${[...seats].join(' and ')}`] : [],
    );
  }

  async follow(table: string): Promise<void> {
    [this.table, this.at, this.update] = [table, null, null];
    await this.comeBack();
  }

  /** Goes away, or only looks away. */
  async go(isGone: boolean): Promise<void> {
    if (isGone) this.client.close();
    else await this.client.unwatch(this.table).catch(() => undefined);
  }

  async comeBack(): Promise<void> {
    this.client.close();
    this.client = this.enter();
    await this.client.watch(this.table, () => null);
  }

  /** Asks for something; null if that is refused. */
  ask<R extends Request>(request: R, ask: Ask<R>): Promise<Answer<R> | null> {
    return this.client.ask(request, ask).catch(() => null);
  }

  /** Looks back, and notes with whose eyes. */
  async look(round: number, ply: number): Promise<void> {
    const { table, update } = this;
    const seen = await this.client.ask('look', { table, round, ply }).catch(() => null);
    // A game that is over is open to all.
    if (seen && update?.round === round && update.result === null) this.note(table, round, seen.view.seat);
  }

  leave(): void {
    this.client.close();
  }

  private enter(): Client {
    const client = enter(this.person);
    client.on('table', (info) => (this.at = info.table === this.table ? info : this.at));
    client.on('game', (update) => this.hear(update));
    return client;
  }

  private hear(update: GameUpdate): void {
    if (update.result === null) this.note(update.table, update.round, update.view.seat);
    if (update.table === this.table) this.update = update;
  }

  private note(table: string, round: number, seat: number | null): void {
    const game = `game ${round} of ${table}`;
    if (seat !== null) this.eyes.set(game, (this.eyes.get(game) ?? new Set()).add(seat));
  }
}
