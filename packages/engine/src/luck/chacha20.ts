const WORDS = 16;
/** "expand 32-byte k", and where key, counter and nonce follow. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COUNTER = 12;

/** The columns of the state, then its diagonals: what one double round mixes. */
const QUARTERS: readonly (readonly [number, number, number, number])[] = [
  ...[0, 1, 2, 3].map((column) => [column, column + 4, column + 8, column + 12] as const),
  ...[0, 1, 2, 3].map(
    (column) => [column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4)] as const,
  ),
];
const DOUBLE_ROUNDS = 10;

/** A ChaCha20 key stream in words of 32 bits (RFC 8439). A test compares it with another implementation. */
export class ChaCha20 {
  private readonly state = new Uint32Array(WORDS);
  private readonly block = new Uint32Array(WORDS);
  private used = WORDS;

  /** With a key of 32 bytes and a nonce of three words. */
  constructor(key: Uint8Array, nonce: readonly [number, number, number]) {
    const { buffer, byteOffset } = key;
    const view = new DataView(buffer, byteOffset);
    this.state.set(CONSTANTS);
    for (let index = 0; index < 8; index++) this.state[CONSTANTS.length + index] = view.getUint32(index * 4, true);
    this.state.set(nonce, COUNTER + 1);
  }

  next(): number {
    if (this.used === WORDS) this.refill();
    return this.block[this.used++] ?? 0;
  }

  private refill(): void {
    const { state, block } = this;
    block.set(state);
    for (let round = 0; round < DOUBLE_ROUNDS; round++) {
      for (const [a, b, c, d] of QUARTERS) {
        mix(block, a, b, d, 16);
        mix(block, c, d, b, 12);
        mix(block, a, b, d, 8);
        mix(block, c, d, b, 7);
      }
    }
    for (let index = 0; index < WORDS; index++) block[index]! += state[index]!;
    state[COUNTER]!++;
    this.used = 0;
  }
}

/** Adds one word to another, and turns a third by what came of it. */
function mix(block: Uint32Array, sum: number, summand: number, turned: number, by: number): void {
  block[sum]! += block[summand]!;
  const word = block[turned]! ^ block[sum]!;
  block[turned] = (word << by) | (word >>> (32 - by));
}
