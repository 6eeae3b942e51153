import { randomBytes } from 'node:crypto';
import { Partner, takePart } from '@sixfold/engine/fair';
import { connect, type Client, type GameUpdate, type TableInfo } from '@sixfold/protocol';
import type { WebSocket } from 'ws';
import { openSocket, type Person } from '../../packages/testing/src/people.ts';
import type { Chronicle } from './chronicle.ts';
import { plyMark, viewMark } from './marks.ts';

/** How an answer begins, and what it answers. */
const ANSWER = /^\["(?:done|refused)",(\d+|null)/;
const ASKED = /^\["\w+",(\d+)/;
/** The greeting, which may be said again at any time. */
const HELLO = 0;

/**
 * What somebody heard: marks of every view and of every ply that they were shown, and whatever should never be said to them.
 * Every request and answer goes to the chronicle.
 */
export class Notebook {
  readonly views = new Set<number>();
  readonly plies = new Set<number>();
  readonly faults: string[] = [];
  /** Where they sit; null: nowhere. */
  readonly seat: number | null;
  readonly client: Client;
  private readonly name: string;
  private readonly chronicle: Chronicle;

  /** `pick`: the server to go to, whenever they connect. */
  constructor(person: Person, seat: number | null, pick: () => string, chronicle: Chronicle) {
    this.seat = seat;
    this.name = person.name === '' ? 'somebody' : person.name.replaceAll(' ', '-');
    this.chronicle = chronicle;
    this.client = connect({ open: () => this.overhear(openSocket({ ...person, address: pick() })) });
    takePart(this.client, new Partner(() => randomBytes(32).toString('hex')));
    this.client.on('game', (update) => this.hearGame(update));
    this.client.on('table', (update) => this.hearTable(update));
  }

  private hearGame(update: GameUpdate): void {
    const { round, ply, backs, from, plies } = update;
    this.chronicle.note(this.name, `sees ${round}/${ply}/${backs} from ${from}`);
    this.views.add(viewMark(update));
    for (const seen of plies) this.plies.add(plyMark(update, seen));
  }

  private hearTable({ you, stage, offer }: TableInfo): void {
    this.chronicle.note(this.name, `sees ${stage} ${offer?.kind ?? ''}`);
    if (you !== null && you !== this.seat) this.faults.push(`${this.name} was told that they sit at ${you}`);
  }

  /** A socket that notes what passes: each answer must be to something that was asked over it, and not answered yet. */
  private overhear(socket: WebSocket) {
    const open = new Set<number>();
    socket.on('message', (data: Buffer) => {
      if (data[2] !== D && data[2] !== R) return;
      const [, number] = ANSWER.exec(data.toString()) ?? [];
      if (number !== undefined) this.hearAnswer(open, Number(number), data.toString());
    });
    const send = socket.send.bind(socket);
    return Object.assign(socket, {
      send: (text: string) => {
        const number = Number(ASKED.exec(text)?.[1] ?? HELLO);
        if (number !== HELLO) {
          open.add(number);
          this.chronicle.note(this.name, `asks ${text}`);
        }
        send(text);
      },
    });
  }

  private hearAnswer(open: Set<number>, number: number, text: string): void {
    if (number === HELLO) return;
    this.chronicle.note(this.name, `hears ${text.slice(0, LONGEST)}`);
    if (!open.delete(number))
      this.faults.push(`${this.name} was answered what nobody asked: ${text.slice(0, LONGEST)}`);
  }
}

/** Characters of an answer that are kept. */
const LONGEST = 200;
/** How `done` and `refused` begin. */
const [D, R] = ['d', 'r'].map((letter) => letter.charCodeAt(0));
