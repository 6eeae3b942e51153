import { randomBytes } from 'node:crypto';
import { Partner, takePart } from '@sixfold/engine/fair';
import { connect, type Client } from '@sixfold/protocol';
import { openSocket, type Person } from '../../packages/testing/src/people.ts';

/** What somebody noticed of a server that died. Times in milliseconds. */
export interface Pause {
  /** From the last answer before to the first sight of the table after; infinite for one who has not seen it again. */
  readonly lasted: number;
  /** From the loss of the connection to the first try to have another, and how many tries it took. */
  readonly firstTry: number;
  readonly tries: number;
}

/** Somebody at a table, with the client that pages and programs use, who asks for something small all the time. */
export class Visitor {
  readonly client: Client;
  private readonly every: number;
  private heardAt = 0;
  private lost: { readonly heardAt: number; readonly at: number; readonly tries: number[]; seenAt: number } | null =
    null;
  private timer: NodeJS.Timeout | null = null;

  /** `every`: how many milliseconds pass between two questions. */
  constructor(person: Person, every: number) {
    this.every = every;
    this.client = connect({
      open: () => {
        this.lost?.tries.push(performance.now());
        return openSocket(person);
      },
    });
    takePart(this.client, new Partner(() => randomBytes(32).toString('hex')));
    this.client.onState((state) => {
      if (state === 'open') this.heardAt = performance.now();
      if (state === 'waiting') this.lose();
    });
    this.client.on('game', () => this.see());
  }

  /** Begins to ask, at a moment of their own. */
  begin(): void {
    const wait = this.every * Math.random();
    this.timer = setTimeout(() => (this.timer = setInterval(() => void this.ask(), this.every)), wait);
  }

  /** Whether they wait for the table to be there again. */
  get isCutOff(): boolean {
    return this.lost !== null && this.lost.seenAt === 0;
  }

  /** What they noticed since they were asked last; null if nothing. */
  takePause(): Pause | null {
    const { lost } = this;
    this.lost = null;
    if (!lost) return null;
    const lasted = lost.seenAt === 0 ? Infinity : lost.seenAt - lost.heardAt;
    return { lasted, firstTry: (lost.tries[0] ?? Infinity) - lost.at, tries: lost.tries.length };
  }

  leave(): void {
    clearTimeout(this.timer ?? undefined);
    this.client.close();
  }

  private async ask(): Promise<void> {
    await this.client.ask('lobby', { isWanted: false }).catch(() => undefined);
    if (this.client.state === 'open') this.heardAt = performance.now();
  }

  private lose(): void {
    this.lost ??= { heardAt: this.heardAt, at: performance.now(), tries: [], seenAt: 0 };
  }

  private see(): void {
    this.heardAt = performance.now();
    if (this.isCutOff && this.lost) this.lost.seenAt = this.heardAt;
  }
}
