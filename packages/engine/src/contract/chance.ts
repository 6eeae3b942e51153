const TWO_32 = 4294967296;

/** In place of a seat: what is laid out for all to see before the first move. */
export const IN_VIEW = -1;

/**
 * All that a game leaves to luck comes through here and is passed in with each call; positions never keep one.
 * A subclass supplies 32 random bits at a time.
 */
export abstract class Chance {
  /** A uniformly random integer from 0 to 2³² - 1. */
  abstract next(): number;

  /** A uniformly random integer from 0 to n - 1, without bias, for n up to 2²¹. */
  below(n: number): number {
    // Lemire's multiplication method: what is wanted are the upper bits of a product, and few of its lower 32 are biased.
    // The product is below 2⁵³ and so exact in a double.
    let word = this.next();
    if (Math.imul(word, n) >>> 0 < n) {
      const biased = TWO_32 % n;
      while (Math.imul(word, n) >>> 0 < biased) word = this.next();
    }
    return ((word * n) / TWO_32) | 0;
  }

  /**
   * Chooses one of the first `count` of `pieces` and returns its index. Every draw, flip and roll is such a choice. It says
   * what it is for, for luck that depends on that (F7): who draws for themselves, and for dice the number of the roll in
   * the turn; without a seat it is a pile that all draw from.
   */
  pick(_pieces: Uint8Array, count: number, _seat?: number, _roll?: number): number {
    return this.below(count);
  }

  /** Says before a deal how many of the pieces will lie open: for luck that chooses them before all others. */
  setAside(_pieces: Uint8Array, _count: number, _open: number): void {}
}

/** The generator sfc32: for playouts and bots, where speed matters more than secrecy. */
export class FastChance extends Chance {
  private readonly state = new Int32Array(4);

  constructor(seed: number) {
    super();
    this.state.set([seed, seed ^ 0x9e3779b9, 0x243f6a88, 1]);
    for (let round = 0; round < 12; round++) this.next();
  }

  next(): number {
    const state = this.state;
    const b = state[1]!;
    const c = state[2]!;
    const counter = state[3]!;
    const out = (state[0]! + b + counter) | 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  }
}

/** Thrown by `ScriptedChance` when the script asks for a piece that cannot be drawn, or has run out. */
export class ScriptError extends Error {
  /** The piece asked for, or null when the script is used up. */
  readonly wanted: number | null;

  constructor(wanted: number | null) {
    super(wanted === null ? 'the script has no piece left' : `piece ${wanted} is not there to be drawn`);
    this.wanted = wanted;
  }
}

/** Replays recorded luck: each choice must take the next piece of the script. */
export class ScriptedChance extends Chance {
  private readonly script: readonly number[];
  private used = 0;

  constructor(script: readonly number[]) {
    super();
    this.script = script;
  }

  get left(): number {
    return this.script.length - this.used;
  }

  next(): number {
    throw new ScriptError(null);
  }

  override pick(pieces: Uint8Array, count: number): number {
    const wanted = this.script[this.used++];
    if (wanted === undefined) throw new ScriptError(null);
    const index = pieces.indexOf(wanted);
    if (index < 0 || index >= count) throw new ScriptError(wanted);
    return index;
  }
}
