import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Chance } from './chance.ts';

const BLOCK = 64;
const ZEROS = new Uint8Array(BLOCK);

/** A ChaCha20 key stream, read 32 bits at a time. */
class KeyStream extends Chance {
  private readonly key: Uint8Array;
  private readonly nonce: Uint8Array;
  private readonly bytes = new Uint8Array(BLOCK);
  private readonly words = new DataView(this.bytes.buffer);
  private offset = BLOCK;
  private block = 0;

  constructor(key: Uint8Array, nonce: Uint8Array) {
    super();
    this.key = key;
    this.nonce = nonce;
  }

  next(): number {
    if (this.offset === BLOCK) {
      chacha20(this.key, this.nonce, ZEROS, this.bytes, this.block++);
      this.offset = 0;
    }
    const word = this.words.getUint32(this.offset, true);
    this.offset += 4;
    return word;
  }
}

/** Purposes keep streams of one seed apart: what a bot draws never shifts what the game draws. */
const GAME = 0;
const STARTER = 1;
const BOT = 2;

/** A seed that follows from another and a label, but tells nothing about it. */
export const deriveSeed = (seed: string, label: string | number): string =>
  bytesToHex(sha256(utf8ToBytes(`${seed}/${label}`)));

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
    this.key = sha256(utf8ToBytes(first));
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
    const nonce = new Uint8Array(12);
    const view = new DataView(nonce.buffer);
    view.setUint32(0, ply, true);
    view.setUint32(4, purpose, true);
    return new KeyStream(this.key, nonce);
  }
}
