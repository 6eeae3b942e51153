/** As many primes as are needed. */
const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2).filter(
  (number, _, all) => !all.some((other) => other < number && number % other === 0),
);

/** The first 32 bits of the fractions of roots: a test knows that they are those of the standard. */
const fractions = (count: number, root: (prime: number) => number): Int32Array =>
  Int32Array.from(PRIMES.slice(0, count), (prime) => (root(prime) % 1) * 2 ** 32);

/** Of the cube roots of the first 64 primes. */
const ROUNDS = fractions(64, Math.cbrt);
/** Of the square roots of the first eight. */
const START = fractions(8, Math.sqrt);

const BLOCK = 64;
const WORD = 4;
/** The end mark, and the length in bits, of which 32 are enough here. */
const LEAST_PADDING = 9;

/** The SHA-256 of some bytes (FIPS 180-4). A test compares it with another implementation. */
export const sha256 = (input: Uint8Array): Uint8Array => bytesOf(sha256Words(input));

/** The same as eight words. Lists this small are cheap as long as nobody looks at the memory behind them. */
export function sha256Words(input: Uint8Array): Int32Array {
  const padded = new Uint8Array(Math.ceil((input.length + LEAST_PADDING) / BLOCK) * BLOCK);
  padded.set(input);
  padded[input.length] = 0x80;
  for (let byte = 0; byte < WORD; byte++) padded[padded.length - 1 - byte] = (input.length * 8) >>> (8 * byte);
  const state = START.slice();
  for (let block = 0; block < padded.length; block += BLOCK) compress(state, padded, block);
  return state;
}

/** Words as bytes, the high one of each first. */
export function bytesOf(list: Int32Array): Uint8Array {
  const bytes = new Uint8Array(list.length * WORD);
  for (let index = 0; index < bytes.length; index++) bytes[index] = at(list, index >> 2) >>> (24 - 8 * (index & 3));
  return bytes;
}

/** One for all blocks: nothing of one is left for the next. Each round adds one to the row of `a` and one to that of `e`. */
const A = new Int32Array(68);
const E = new Int32Array(68);

/** Mixes one block into the state: what the standard calls b, c, d and f, g, h are earlier entries of the two rows. */
function compress(state: Int32Array, bytes: Uint8Array, block: number): void {
  fillSchedule(bytes, block);
  for (let index = 0; index < 4; index++) {
    A[index] = at(state, 3 - index);
    E[index] = at(state, 7 - index);
  }
  for (let round = 0; round < SCHEDULE.length; round++) mixRound(round);
  for (let index = 0; index < 4; index++) {
    state[index] = at(state, index) + at(A, 67 - index);
    state[index + 4] = at(state, index + 4) + at(E, 67 - index);
  }
}

function mixRound(round: number): void {
  const a = at(A, round + 3);
  const b = at(A, round + 2);
  const c = at(A, round + 1);
  const e = at(E, round + 3);
  const choice = (e & at(E, round + 2)) ^ (~e & at(E, round + 1));
  const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
  const one = (at(E, round) + sum1 + choice + at(ROUNDS, round) + at(SCHEDULE, round)) | 0;
  const majority = (a & b) ^ (a & c) ^ (b & c);
  E[round + 4] = at(A, round) + one;
  A[round + 4] = one + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
}

const SCHEDULE = new Int32Array(64);

function fillSchedule(bytes: Uint8Array, block: number): void {
  for (let index = 0; index < 16; index++) SCHEDULE[index] = wordAt(bytes, block + index * WORD);
  for (let index = 16; index < SCHEDULE.length; index++) {
    const early = at(SCHEDULE, index - 15);
    const late = at(SCHEDULE, index - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    SCHEDULE[index] = at(SCHEDULE, index - 16) + small + at(SCHEDULE, index - 7) + large;
  }
}

const wordAt = (bytes: Uint8Array, place: number): number =>
  (byteAt(bytes, place) << 24) |
  (byteAt(bytes, place + 1) << 16) |
  (byteAt(bytes, place + 2) << 8) |
  byteAt(bytes, place + 3);
const byteAt = (bytes: Uint8Array, place: number): number => bytes[place] ?? 0;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** Of one type of list alone, which is what makes it fast. */
const at = (list: Int32Array, index: number): number => list[index] ?? 0;
