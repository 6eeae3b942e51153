import { once } from 'node:events';
import { PROTOCOL } from '@sixfold/protocol';
import type { WebSocket } from 'ws';
import { openSocket, type Person } from '../../../packages/testing/src/people.ts';
import type { Counts } from './attack.ts';
import { Ledger } from './ledger.ts';

/**
 * A connection that says whatever it is told to, whether or not it is answered, and keeps count of what comes back. It
 * takes nothing amiss: neither that it is not let in nor that it is thrown out.
 */
export class Caller {
  readonly socket: WebSocket;
  private readonly ledger = new Ledger();
  private unanswered = 0;
  private wake: () => void = () => {};

  constructor(person: Person) {
    this.socket = openSocket(person);
    this.socket.on('message', (data: Buffer) => this.hear(data));
    this.socket.on('unexpected-response', (_request, { statusCode }) => {
      this.ledger.add(`turned away ${statusCode}`);
      this.socket.terminate();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => this.gone(code));
  }

  /** Once it is let in, or not. */
  async settled(): Promise<this> {
    if (this.socket.readyState === this.socket.CONNECTING)
      await Promise.race([once(this.socket, 'open'), once(this.socket, 'close')]).catch(() => []);
    return this;
  }

  /** Connects and says hello. */
  static async call(person: Person): Promise<Caller> {
    const caller = await new Caller(person).settled();
    caller.say(JSON.stringify(['hello', 0, { version: PROTOCOL }]));
    await caller.answered();
    return caller;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  get counts(): Counts {
    return this.ledger.counts;
  }

  /** Says lines that are to be answered, one each. */
  say(...lines: readonly (string | Buffer)[]): void {
    for (const line of lines.filter(() => this.isOpen)) {
      this.unanswered++;
      this.ledger.add('sent');
      this.socket.send(line);
    }
  }

  ask(request: string, ask: object): void {
    this.say(JSON.stringify([request, 1, ask]));
  }

  /** Once everything was answered, or nothing will be any more. */
  async answered(): Promise<this> {
    while (this.unanswered > 0 && this.socket.readyState !== this.socket.CLOSED)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this;
  }

  leave(): Counts {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
    return this.counts;
  }

  private hear(data: Buffer): void {
    const line = data.toString();
    this.ledger.add('bytes heard', data.length);
    const refused = /^\["refused",[^,]*,\{"code":"([a-z-]+)"/.exec(line);
    if (!refused && !line.startsWith('["done"')) return;
    this.ledger.add(refused ? `refused ${refused[1]}` : 'done');
    this.unanswered--;
    this.wake();
  }

  private gone(code: number): void {
    this.ledger.add(`closed ${code}`);
    this.unanswered = 0;
    this.wake();
  }
}

/** So many connections of one person, or as many as are let in. */
export const callAll = (people: readonly Person[]): Promise<Caller[]> =>
  Promise.all(people.map((one) => Caller.call(one)));
