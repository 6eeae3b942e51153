import { pledgeOf } from './deal.ts';
import { isHex32 } from './hex.ts';
import type { FairInfo } from './told.ts';

/** What a seat's client says next. */
export type FairPart =
  | { readonly says: 'pledge'; readonly round: number; readonly pledge: string }
  | { readonly says: 'reveal'; readonly round: number; readonly number: string };

/** What a client is told of a table, as far as it matters here. */
interface FairTable {
  readonly table: string;
  readonly you: number | null;
  readonly fair?: FairInfo;
}

/** A client of a server, as far as it matters here. */
interface FairClient {
  on(name: 'table', react: (info: FairTable) => void): () => void;
  ask(request: 'pledge', ask: { table: string; round: number; pledge: string }): Promise<unknown>;
  ask(request: 'reveal', ask: { table: string; round: number; number: string }): Promise<unknown>;
}

/** Plays the part of whoever a client speaks for, at every table that it follows. */
export const takePart = (client: FairClient, partner: Partner): (() => void) =>
  client.on('table', (info) => playPart(client, partner, info));

/** Says what there is to say at one table. */
export function playPart(client: Pick<FairClient, 'ask'>, partner: Partner, { table, you, fair }: FairTable): void {
  const part = fair && you !== null ? partner.answer(fair, you) : null;
  // Where it is refused the round is dealt without, and everybody is told.
  if (part) void say(client, table, part).catch(() => undefined);
}

function say(client: Pick<FairClient, 'ask'>, table: string, part: FairPart): Promise<unknown> {
  const { round } = part;
  if (part.says === 'pledge') return client.ask('pledge', { table, round, pledge: part.pledge });
  return client.ask('reveal', { table, round, number: part.number });
}

/** Where a client keeps its numbers, each by the root, round and seat that it is for. */
export interface KeptNumbers {
  get(key: string): string | undefined;
  set(key: string, number: string): unknown;
}

interface Own {
  readonly number: string;
  readonly pledge: string;
  /** Whether the server has taken it, and whether it has been opened. */
  isTaken: boolean;
  isOpened: boolean;
}

/**
 * A seat's part in the luck of its games, as its client plays it. It chooses a number once it knows what the server has
 * committed to, and opens it only under that very root, and only once the server has told that it took the pledge.
 */
export class Partner {
  private readonly random: () => string;
  private readonly kept: KeptNumbers;
  /** By what they were given for. */
  private readonly own = new Map<string, Own>();

  /** `random`: 32 random bytes as hexadecimal digits. `kept`: what outlives this program, where it may be started anew. */
  constructor(random: () => string, kept: KeptNumbers = new Map()) {
    this.random = random;
    this.kept = kept;
  }

  /** What to say, given what was told; null for nothing. */
  answer(info: FairInfo, seat: number): FairPart | null {
    const { root, round, pledges, isClosed, numbers } = info;
    if (numbers !== null || !isHex32(root)) return null;
    const own = this.ownOf(info, seat);
    const told = pledges[seat] ?? null;
    const isMine = own !== null && told === own.pledge;
    if (isClosed) return isMine && !own.isOpened ? this.open(own, round) : null;
    if (isMine) own.isTaken = true;
    if (own && !(own.isTaken && told === null)) return null;
    return { says: 'pledge', round, pledge: this.pledge(info, seat, own) };
  }

  /** The number that this seat has chosen for a round; null if there is none. */
  numberOf(info: Pick<FairInfo, 'root' | 'round'>, seat: number): string | null {
    return this.ownOf(info, seat)?.number ?? null;
  }

  /** One that was chosen before a restart may have been taken, or not: it is pledged again where the server has none. */
  private ownOf(info: Pick<FairInfo, 'root' | 'round'>, seat: number): Own | null {
    const key = keyOf(info, seat);
    const number = this.own.has(key) ? null : (this.kept.get(key) ?? null);
    if (number !== null && isHex32(number)) {
      const pledge = pledgeOf(info.root, info.round, seat, number);
      this.own.set(key, { number, pledge, isTaken: true, isOpened: false });
    }
    return this.own.get(key) ?? null;
  }

  private open(own: Own, round: number): FairPart {
    own.isOpened = true;
    return { says: 'reveal', round, number: own.number };
  }

  private pledge(info: FairInfo, seat: number, own: Own | null): string {
    const number = own?.number ?? this.random();
    const pledge = pledgeOf(info.root, info.round, seat, number);
    const key = keyOf(info, seat);
    this.kept.set(key, number);
    this.own.set(key, { number, pledge, isTaken: false, isOpened: false });
    return pledge;
  }
}

const keyOf = ({ root, round }: Pick<FairInfo, 'root' | 'round'>, seat: number): string => `${root}/${round}/${seat}`;
