/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe' +
    '9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7' +
    'c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664b' +
    'c24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
    '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
/** The same of the square roots of the first eight. */
const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

const BLOCK = 64;
/** The end mark, and the length in bits, of which 32 are enough here. */
const LEAST_PADDING = 9;

/** The SHA-256 of some bytes (FIPS 180-4). A test compares it with another implementation. */
export function sha256(input: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((input.length + LEAST_PADDING) / BLOCK) * BLOCK);
  padded.set(input);
  padded[input.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, input.length * 8);
  const state = START.slice();
  for (let block = 0; block < padded.length; block += BLOCK) compress(state, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index++) digest.setInt32(index * 4, at(state, index));
  return new Uint8Array(digest.buffer);
}

/** Mixes one block into the state. Names as in the standard; plain loops, since luck asks for many of them. */
function compress(state: Int32Array, view: DataView, block: number): void {
  fillSchedule(view, block);
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let round = 0; round < SCHEDULE.length; round++) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + sum1 + choice + at(ROUNDS, round) + at(SCHEDULE, round)) | 0;
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + sum0 + majority) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
}

/** One for all blocks: nothing of one is left for the next. */
const SCHEDULE = new Int32Array(64);

function fillSchedule(view: DataView, block: number): void {
  for (let index = 0; index < 16; index++) SCHEDULE[index] = view.getInt32(block + index * 4);
  for (let index = 16; index < SCHEDULE.length; index++) {
    const early = at(SCHEDULE, index - 15);
    const late = at(SCHEDULE, index - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    SCHEDULE[index] = at(SCHEDULE, index - 16) + small + at(SCHEDULE, index - 7) + large;
  }
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** Of one type of list alone, which is what makes it fast. */
const at = (list: Int32Array, index: number): number => list[index] ?? 0;
const add = (state: Int32Array, index: number, word: number): void => {
  state[index] = at(state, index) + word;
};

function words(hex: string): Int32Array {
  return Int32Array.from(hex.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16));
}
