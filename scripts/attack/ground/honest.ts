import { setTimeout as pause } from 'node:timers/promises';
import { FastChance, GAME_IDS } from '@sixfold/engine';
import type { Client, SeatWish } from '@sixfold/protocol';
import { enter, makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import { Player } from '../../../packages/testing/src/player.ts';
import type { Target } from './attack.ts';

/** How people fared who only wanted to play. Times are in milliseconds. */
export interface Fare {
  /** How long answers to their moves took. */
  readonly moves: readonly number[];
  /** How long newcomers took from the door to their first look at a game. */
  readonly newcomers: readonly number[];
  /** How long a bot took to answer, from the move before on. */
  readonly bots: readonly number[];
  /** What was refused to whom, and who lost their connection. */
  readonly refused: readonly string[];
}

/** How long somebody thinks, in milliseconds: at least, and at most as much more. */
const THOUGHT = [150, 200] as const;
/** How often somebody new comes by. */
const NEWCOMER = 1000;
const PATIENCE = 60_000;

/** People who play, two at each table and one against a bot, and now and then somebody who looks in. */
export class HonestPeople {
  readonly players: Player[] = [];
  private readonly target: Target;
  private readonly tables: string[] = [];
  private readonly stop = new AbortController();
  /** Since when somebody waits for an answer. */
  private readonly waiting = new Map<Client, number>();
  private arriving: Promise<void> = Promise.resolve();
  private moves: number[] = [];
  private newcomers: number[] = [];
  private bots: number[] = [];
  private lost: string[] = [];

  private constructor(target: Target) {
    this.target = target;
  }

  static async gather(target: Target, tables: number): Promise<HonestPeople> {
    const people = new HonestPeople(target);
    await Promise.all(Array.from({ length: tables }, (_, number) => people.open(number)));
    await people.open(tables, { kind: 'bot', name: 'Bot', bot: 'club' });
    await Promise.all(people.players.map((player) => player.until(({ update }) => update !== null)));
    people.arriving = people.sendNewcomers();
    return people;
  }

  /** From here on it counts. */
  begin(): void {
    [this.moves, this.newcomers, this.bots, this.lost] = [[], [], [], []];
  }

  /** All of them lose their connections, and come back at once. */
  reconnect(): void {
    for (const { client } of this.players) client.renew();
  }

  /** They come to the end of what they are doing, and tell. */
  async leave(): Promise<Fare> {
    this.stop.abort();
    await this.arriving;
    const faults = this.players.flatMap((player) => player.faults);
    for (const { client } of this.players) client.close();
    // Whoever waits still has waited so long at least.
    const moves = [...this.moves, ...[...this.waiting.values()].map((since) => performance.now() - since)];
    const { newcomers, bots, lost } = this;
    return { moves, newcomers, bots, refused: [...lost, ...faults] };
  }

  private async open(number: number, other: SeatWish = { kind: 'open' }): Promise<void> {
    const names = other.kind === 'open' ? ['a', 'b'] : ['a'];
    const guests = await Promise.all(
      names.map((name) => makeGuest(this.target.address, `Player ${number} ${name}`, this.target.from)),
    );
    const [host, ...others] = guests.map(enter);
    if (!host) return;
    const terms = { game: GAME_IDS[number % GAME_IDS.length] ?? 'board', options: {}, games: 100, starter: null };
    const { table } = await host.ask('open', { terms, seats: [{ kind: 'me' }, other], isPublic: true });
    for (const client of others) await client.ask('sit', { table, seat: 1 });
    this.tables.push(table);
    for (const [seat, client] of [host, ...others].entries()) await this.play(client, table, number * 2 + seat);
    if (others.length === 0) this.timeBots(host);
  }

  private async play(client: Client, table: string, seed: number): Promise<void> {
    const chance = new FastChance(seed);
    const player = new Player(client, table, {
      chance,
      think: async () => {
        await pause(THOUGHT[0] + chance.below(THOUGHT[1]));
        this.waiting.set(client, performance.now());
      },
      answered: (milliseconds) => {
        this.moves.push(milliseconds);
        this.waiting.delete(client);
      },
      goesOn: seed % 2 === 0,
    });
    client.onState((state) => state === 'waiting' && this.lost.push('the connection was lost'));
    this.players.push(player);
    await player.start();
  }

  /** How long a bot's turns last, where a person plays with a bot alone. */
  private timeBots(client: Client): void {
    let since = 0;
    client.on('game', ({ view }) => {
      if (since > 0) this.bots.push(performance.now() - since);
      since = view.turn === view.seat || view.ended !== null ? 0 : performance.now();
    });
  }

  private async sendNewcomers(): Promise<void> {
    const { signal } = this.stop;
    for (let number = 0; !signal.aborted; number++) {
      await pause(NEWCOMER, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.lookIn(this.tables[number % this.tables.length] ?? '');
    }
  }

  private async lookIn(table: string): Promise<void> {
    const since = performance.now();
    const client = enter(makeStranger(this.target.address, this.target.from));
    const seen = new Promise<void>((resolve) => client.on('game', () => resolve()));
    client.onState((state) => state === 'waiting' && this.lost.push('a newcomer was turned away'));
    const watched = client.watch(table, () => null).catch((error: Error) => void this.lost.push(error.message));
    await Promise.race([Promise.all([seen, watched]), pause(PATIENCE, undefined, { ref: false })]);
    this.newcomers.push(performance.now() - since);
    client.close();
  }
}
