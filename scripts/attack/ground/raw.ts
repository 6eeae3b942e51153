import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@sixfold/protocol';
import type { Counts, Target } from './attack.ts';
import { Ledger } from './ledger.ts';

/** Kinds of frames, as the first byte of one that is whole. */
export const [TEXT, PING, PONG] = [0x81, 0x89, 0x8a] as const;

/** How long nothing may come back, in milliseconds. */
const SILENCE = 2000;

/** The end of a connection, in whatever way. */
export const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** A connection without a word said. */
export async function dial({ address, from }: Target): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = createConnection({ port: Number(port), host: hostname, localAddress: from });
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), closeOf(socket)]).catch(() => undefined);
  return socket;
}

/** What a client sends to make a connection a WebSocket's. */
export function upgradeLines({ address }: Target, path: string, more: readonly string[] = []): string {
  const key = Buffer.alloc(16).toString('base64');
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const host = `Host: ${new URL(address).host}`;
  return [`GET ${path} HTTP/1.1`, host, ...upgrade, `Sec-WebSocket-Key: ${key}`, ...more, '', ''].join('\r\n');
}

/** A frame as clients send it, masked with nothing. */
export function makeFrame(kind: number, payload: string | Buffer = ''): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...length, 0, 0, 0, 0]), body]);
}

const HELLO = makeFrame(TEXT, JSON.stringify(['hello', 0, { version: PROTOCOL }]));

/** A WebSocket of which every byte can be chosen. */
export class RawCaller {
  readonly socket: Socket;
  private readonly ledger = new Ledger();

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => this.ledger.add('bytes heard', data.length));
    socket.on('close', () => this.ledger.add('closed'));
  }

  static async call(target: Target, more: readonly string[] = []): Promise<RawCaller> {
    const socket = await dial(target);
    socket.write(upgradeLines(target, '/api/socket', more));
    // Whoever is turned away hears of it by an error first.
    await Promise.race([once(socket, 'data'), closeOf(socket)]).catch(() => undefined);
    return new RawCaller(socket);
  }

  get counts(): Counts {
    return this.ledger.counts;
  }

  /** Bytes that are on their way, or in vain. */
  async write(bytes: Buffer): Promise<void> {
    if (this.socket.destroyed) return;
    this.ledger.add('bytes sent', bytes.length);
    const closed = closeOf(this.socket);
    await Promise.race([new Promise<void>((resolve) => this.socket.write(bytes, () => resolve())), closed]);
  }

  /** Waits for an answer, which comes after all that was sent before has been read; or for the end. */
  async settle(): Promise<void> {
    if (this.socket.destroyed) return;
    const closed = closeOf(this.socket);
    const answered = new Promise<void>((resolve) => {
      this.socket.on('data', (data) => /"done"|"refused"/.test(data.toString('latin1')) && resolve());
    });
    await this.write(HELLO);
    await Promise.race([answered, closed]);
  }

  /** Whoever announces more than they send is waited for, not answered. */
  silence(): Promise<void> {
    return pause(SILENCE, undefined, { ref: false });
  }

  leave(): Counts {
    this.socket.removeAllListeners('close').destroy();
    return this.counts;
  }
}
