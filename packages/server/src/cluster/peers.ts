import type { World } from '@sixfold/host';
import type { ServerChanges, ServerMessage } from '../store/servers.ts';

/** Each so often, in milliseconds, a server says that it lives. */
const BEAT = 1000;
/** One that was not heard for so long is gone, and with it whoever was there. */
const SILENCE = 5000;
/** What is to be told gathers for so long. */
const GATHER = 100;
/** As much as one message holds, in bytes, with room for its frame. */
const ROOM = 5000;

/** What servers that know each other use of the world. */
export interface PeerTools extends Pick<World, 'later'> {
  readonly changes: ServerChanges;
  /** Milliseconds since some moment: it never leaps. */
  readonly steady: () => number;
}

type Ear = (item: unknown, from: string) => void;

/**
 * The other servers on the same store, as far as they are heard. What they say is kept by nobody: whoever begins, or could
 * not hear for a while, asks, and is told all of it again.
 */
export class Peers {
  private readonly tools: PeerTools;
  private readonly heardAt = new Map<string, number>();
  private readonly ears = new Map<string, Ear>();
  private readonly goings: ((server: string) => void)[] = [];
  private readonly askings: (() => void)[] = [];
  /** In the order in which it is to be heard: what is told anew comes after what is forgotten by then. */
  private readonly gathered: { readonly topic: string; readonly items: unknown[] }[] = [];
  private isDue = false;
  private isClosed = false;
  private readonly unfollow: () => void;

  constructor(tools: PeerTools) {
    this.tools = tools;
    this.unfollow = tools.changes.follow({
      grown: () => {},
      heard: (message) => this.receive(message),
      missed: () => this.ask(),
    });
    this.ask();
    this.beat();
  }

  /** Whether this server is the one that does what one server is to do for all: of those that live, the first by name. */
  get isFirst(): boolean {
    return [...this.heardAt.keys()].every((other) => this.tools.changes.server < other);
  }

  /** Has somebody hear each thing that another server tells under this topic. */
  hear(topic: string, ear: Ear): void {
    this.ears.set(topic, ear);
  }

  /** A server is gone. */
  onGone(react: (server: string) => void): void {
    this.goings.push(react);
  }

  /** Another server asks for all that there is to know of this one; or this one could not hear the others for a while. */
  onAsked(react: () => void): void {
    this.askings.push(react);
  }

  /** Tells all others soon, together with what else there is to tell. */
  tell(topic: string, item: unknown): void {
    const last = this.gathered.at(-1);
    if (last?.topic === topic) last.items.push(item);
    else this.gathered.push({ topic, items: [item] });
    if (this.isDue) return;
    this.isDue = true;
    this.tools.later(GATHER, () => this.flush());
  }

  close(): void {
    this.isClosed = true;
    this.unfollow();
  }

  private flush(): void {
    this.isDue = false;
    const { changes } = this.tools;
    for (const { topic, items } of this.gathered.splice(0))
      for (const text of inParts(items)) changes.tell(topic, text);
  }

  /** Asks the others who is there. */
  private ask(): void {
    this.tools.changes.tell(ASK, '');
    for (const react of this.askings) react();
  }

  private beat(): void {
    if (this.isClosed) return;
    const { changes, steady, later } = this.tools;
    changes.tell(ALIVE, '');
    for (const [server, at] of this.heardAt) if (steady() - at > SILENCE) this.lose(server);
    later(BEAT, () => this.beat());
  }

  private lose(server: string): void {
    this.heardAt.delete(server);
    for (const react of this.goings) react(server);
  }

  private receive({ from, topic, text }: ServerMessage): void {
    const isNew = !this.heardAt.has(from);
    this.heardAt.set(from, this.tools.steady());
    if (topic === ASK) for (const react of this.askings) react();
    // Whoever was thought to be gone has more to tell than what is new.
    else if (isNew) this.tools.changes.tell(ASK, '');
    const ear = this.ears.get(topic);
    if (ear) for (const item of itemsOf(text)) ear(item, from);
  }
}

const ASK = 'ask';
const ALIVE = 'alive';

function* inParts(items: readonly unknown[]): Generator<string> {
  let part: string[] = [];
  let size = 0;
  for (const text of items.map((item) => JSON.stringify(item))) {
    const length = Buffer.byteLength(text) + 1;
    if (part.length > 0 && size + length > ROOM) {
      yield `[${part.join(',')}]`;
      [part, size] = [[], 0];
    }
    part.push(text);
    size += length;
  }
  if (part.length > 0) yield `[${part.join(',')}]`;
}

function itemsOf(text: string): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
