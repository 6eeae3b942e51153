import { ChaCha20 } from './chacha20.ts';
import { Chance } from './chance.ts';
import { sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** Luck from a key stream. */
class KeyStream extends Chance {
  private readonly stream: ChaCha20;

  constructor(stream: ChaCha20) {
    super();
    this.stream = stream;
  }

  next(): number {
    return this.stream.next();
  }
}

const hash = (text: string): Uint8Array => sha256(utf8(text));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Purposes keep streams of one seed apart: what a bot draws never shifts what the game draws. */
const GAME = 0;
const STARTER = 1;
const BOT = 2;

/** A seed that follows from another and a label, but tells nothing about it. */
export const deriveSeed = (seed: string, label: string | number): string => hexOf(hash(`${seed}/${label}`));

const JOINED = /^([^]*?)@(\d+):([^]*)$/;

/** A text for luck that comes from one seed up to a ply and from a second one from then on. */
export const joinSeeds = (first: string, ply: number, second: string): string => `${first}@${ply}:${second}`;

/** The luck of one game, from a text. Each ply has a stream of its own, so a ply taken back and replayed draws the same. */
export class Seed {
  private readonly key: Uint8Array;
  /** What takes over at a ply, where seeds were joined. */
  private readonly later: { readonly ply: number; readonly seed: Seed } | null;

  constructor(text: string) {
    const [, first = text, ply, second] = JOINED.exec(text) ?? [];
    this.key = hash(first);
    this.later = second === undefined ? null : { ply: Number(ply), seed: new Seed(second) };
  }

  /** Luck for setting up the game. */
  setup(): Chance {
    return this.stream(0, GAME);
  }

  /** Luck for the game's ply of this number, from 0. */
  ply(ply: number): Chance {
    const { later } = this;
    return later && ply >= later.ply ? later.seed.ply(ply) : this.stream(ply + 1, GAME);
  }

  /** The starting seat, where the table names none (F5). */
  starter(players: number): number {
    return this.stream(0, STARTER).below(players);
  }

  /** Luck for a bot's own decisions at this ply. */
  bot(ply: number): Chance {
    return this.stream(ply, BOT);
  }

  private stream(ply: number, purpose: number): Chance {
    return new KeyStream(new ChaCha20(this.key, [ply, purpose, 0]));
  }
}
