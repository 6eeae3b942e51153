import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PROTOCOL, type FromServer } from '@sixfold/protocol';
import type { WebSocket } from 'ws';
import type { Line } from './nonsense.ts';
import { openSocket, type Person } from '../../testing/src/people.ts';

/** Somebody who talks nonsense over a connection, from a seat or from none. */
export class Babbler {
  readonly socket: WebSocket;
  readonly seat: number | null;
  hasGreeted = false;
  private answers: FromServer[] = [];
  private heard: () => void = () => {};
  private cutOff: (error: Error) => void = () => {};
  /** What the connection is made of. */
  private wire: Socket | null = null;

  constructor(person: Person, seat: number | null) {
    this.socket = openSocket(person);
    this.socket.once('upgrade', ({ socket }) => (this.wire = socket));
    this.seat = seat;
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as FromServer));
    this.socket.on('close', () => this.cutOff(new Error('the connection was closed')));
  }

  async greet(): Promise<this> {
    await once(this.socket, 'open');
    await this.say([JSON.stringify(['hello', 0, { version: PROTOCOL }])]);
    this.hasGreeted = true;
    return this;
  }

  /** Says so much, and waits for as many answers. */
  async say(lines: readonly Line[]): Promise<FromServer[]> {
    this.answers = [];
    const { answers } = this;
    const answered = new Promise<void>((resolve, reject) => {
      this.heard = () => answers.length === lines.length && resolve();
      this.cutOff = reject;
    });
    // In few packets: to send and to read each line alone takes longer than to answer it.
    this.wire?.cork();
    for (const line of lines) this.socket.send(line);
    this.wire?.uncork();
    await answered;
    return answers;
  }

  private hear(said: FromServer): void {
    if (said[0] !== 'done' && said[0] !== 'refused') return;
    this.answers.push(said);
    this.heard();
  }
}

export const babble = (person: Person, seat: number | null): Promise<Babbler> => new Babbler(person, seat).greet();
