import type { FastChance } from '@sixfold/engine';
import type { Player } from '../../packages/testing/src/player.ts';

/** Of so many thoughts one is said, and as often time is given, stopped, or started again. */
const RARELY = 4;

/** What somebody says and gives at a table beside their moves, and what of it was acknowledged: each thing is another. */
export class Banter {
  readonly said: string[] = [];
  readonly given: number[] = [];
  /** Each clock that they were told, with how far the game had come. */
  readonly clocks = new Set<string>();
  private readonly player: Player;
  private readonly seat: number;
  private readonly people: number;
  private readonly chance: FastChance;
  private readonly rarely: number;
  private count = 0;

  /** `seat`: where they sit; `people`: how many there are, on the first seats. */
  constructor(player: Player, seat: number, people: number, chance: FastChance, rarely = RARELY) {
    this.player = player;
    this.seat = seat;
    this.people = people;
    this.chance = chance;
    this.rarely = rarely;
    player.client.on('game', ({ round, ply, backs, clock }) => {
      if (clock) this.clocks.add(JSON.stringify([{ round, ply, backs }, clock]));
    });
    player.client.on('table', ({ offer }) => {
      if (offer?.kind === 'pause' && offer.by !== seat) void this.agree(offer.number);
    });
  }

  /** Does one of these things, or nothing. What is lost with the connection is not acknowledged. */
  async act(): Promise<void> {
    const acts = [() => this.say(), () => this.give(), () => this.stop(), () => this.goOn()];
    await acts[this.chance.below(acts.length * this.rarely)]?.().catch(() => undefined);
  }

  private async say(): Promise<void> {
    const text = `${this.seat} says ${this.count++}`;
    await this.player.client.ask('say', { table: this.player.table, said: { kind: 'text', text } });
    this.said.push(text);
  }

  private async give(): Promise<void> {
    const ms = this.seat + 1 + 10 * this.count++;
    const seat = (this.seat + 1) % this.people;
    await this.player.client.ask('give', { table: this.player.table, seat, ms });
    this.given.push(ms);
  }

  private async stop(): Promise<void> {
    await this.player.client.ask('offer', { table: this.player.table, offer: { kind: 'pause' } });
  }

  private async agree(offer: number): Promise<void> {
    const { table, client } = this.player;
    await client.ask('agree', { table, offer, isAgreed: true }).catch(() => undefined);
  }

  private async goOn(): Promise<void> {
    await this.player.client.ask('resume', { table: this.player.table });
  }
}
