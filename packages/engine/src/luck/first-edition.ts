import { Chance } from '../contract/chance.ts';
import { ChaCha20 } from './chacha20.ts';
import { hash } from './hash.ts';
import type { GameLuck } from './luck.ts';
import { splitSeed } from './seeds.ts';

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

/** Purposes keep streams of one seed apart: what a bot draws never shifts what the game draws. */
const GAME = 0;
const STARTER = 1;
const BOT = 2;

/**
 * Luck of the first edition: each ply has a stream of its own, so a ply taken back and replayed draws the same. Games
 * begun with it are played to their end with it; a bot's own luck still comes from here.
 */
export class Seed implements GameLuck {
  readonly edition = 1;
  private readonly key: Uint8Array;
  /** What takes over at a ply, where seeds were joined. */
  private readonly later: { readonly ply: number; readonly seed: Seed } | null;

  constructor(text: string) {
    const { first, later } = splitSeed(text);
    this.key = hash(first);
    this.later = later && { ply: later.ply, seed: new Seed(later.seed) };
  }

  setup(): Chance {
    return this.stream(0, GAME);
  }

  ply(ply: number): Chance {
    const { later } = this;
    return later && ply >= later.ply ? later.seed.ply(ply) : this.stream(ply + 1, GAME);
  }

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
