/**
 * Boards are hexagons of hexagonal fields in axial coordinates. A field is a number: its place in a square grid wide
 * enough that the largest board keeps a border, so that a walk in any direction always ends on a border field.
 */
export type At = [q: number, r: number];

const WIDTH = 18;
const MIDDLE = 8;
export const GRID = WIDTH * WIDTH;

/** What a field shows besides a symbol (0 to 5). */
export const EMPTY = 6;
const OFF_BOARD = 7;

/** Steps to the six neighbours: (+1, 0), (+1, -1), (0, -1) and back. */
const EAST = 1;
const NORTH_EAST = 1 - WIDTH;
const NORTH_WEST = -WIDTH;
export const STEPS = [EAST, NORTH_EAST, NORTH_WEST, -EAST, -NORTH_EAST, -NORTH_WEST];

export const fieldAt = (q: number, r: number): number => (r + MIDDLE) * WIDTH + q + MIDDLE;

export const atField = (field: number): At => [(field % WIDTH) - MIDDLE, Math.floor(field / WIDTH) - MIDDLE];

export const isOnBoard = (radius: number, q: number, r: number): boolean =>
  Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;

/** How many fields in straight lines from `field` show `symbol`, in all directions but `skip`. */
export function countRuns(tops: Uint8Array, field: number, symbol: number, skip: number): number {
  // Six calls with constant steps: a loop over STEPS costs playouts a tenth of their speed.
  return (
    (skip === EAST ? 0 : run(tops, field, symbol, EAST)) +
    (skip === NORTH_EAST ? 0 : run(tops, field, symbol, NORTH_EAST)) +
    (skip === NORTH_WEST ? 0 : run(tops, field, symbol, NORTH_WEST)) +
    (skip === -EAST ? 0 : run(tops, field, symbol, -EAST)) +
    (skip === -NORTH_EAST ? 0 : run(tops, field, symbol, -NORTH_EAST)) +
    (skip === -NORTH_WEST ? 0 : run(tops, field, symbol, -NORTH_WEST))
  );
}

function run(tops: Uint8Array, field: number, symbol: number, step: number): number {
  let length = 0;
  for (let at = field + step; tops[at] === symbol; at += step) length++;
  return length;
}

/** The fields that `countRuns` counts. */
export function fieldsInRuns(tops: Uint8Array, field: number, symbol: number, skip: number): number[] {
  const fields: number[] = [];
  for (const step of STEPS) {
    if (step === skip) continue;
    for (let at = field + step; tops[at] === symbol; at += step) fields.push(at);
  }
  return fields;
}

/** The unchanging geometry of one board, shared by all positions on it. */
export interface Board {
  readonly radius: number;
  /** The board without any stone: each field of the grid is EMPTY or off the board. */
  readonly blank: Uint8Array;
  /** The marked fields, in their printed order. */
  readonly marks: readonly number[];
  /** The two fields of each pair of neighbours; the pairs are in a fixed order. */
  readonly pairA: Uint16Array;
  readonly pairB: Uint16Array;
  readonly pairs: number;
  /** The pairs that use a field: `touching[field * 6 + i]` for i below `touchingCount[field]`. */
  readonly touching: Uint16Array;
  readonly touchingCount: Uint8Array;
  /** For each pair: the set of marks (as bits) that a tile on it touches. */
  readonly pairMarks: Uint8Array;
}

/** Builds a board; with `solid` marks no pair uses a marked field. */
export function makeBoard(radius: number, marks: readonly At[], solid: boolean): Board {
  const blank = blankFields(radius);
  const markFields = marks.map(([q, r]) => fieldAt(q, r));
  const usable = blank.slice();
  if (solid) for (const mark of markFields) usable[mark] = OFF_BOARD;
  const [pairA, pairB] = neighbourPairs(usable);
  return {
    radius,
    blank,
    marks: markFields,
    pairA,
    pairB,
    pairs: pairA.length,
    ...pairsByField(pairA, pairB),
    pairMarks: Uint8Array.from(pairA, (a, pair) => marksBeside(markFields, a) | marksBeside(markFields, pairB[pair]!)),
  };
}

function blankFields(radius: number): Uint8Array {
  const fields = new Uint8Array(GRID).fill(OFF_BOARD);
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (isOnBoard(radius, q, r)) fields[fieldAt(q, r)] = EMPTY;
  }
  return fields;
}

function neighbourPairs(usable: Uint8Array): [Uint16Array, Uint16Array] {
  const a: number[] = [];
  const b: number[] = [];
  for (let field = 0; field < GRID; field++) {
    if (usable[field] !== EMPTY) continue;
    // Half of the directions, so that each pair is met once.
    for (const step of [EAST, -NORTH_WEST, -NORTH_EAST]) {
      if (usable[field + step] !== EMPTY) continue;
      a.push(field);
      b.push(field + step);
    }
  }
  return [Uint16Array.from(a), Uint16Array.from(b)];
}

function pairsByField(pairA: Uint16Array, pairB: Uint16Array): Pick<Board, 'touching' | 'touchingCount'> {
  const touching = new Uint16Array(GRID * 6);
  const touchingCount = new Uint8Array(GRID);
  pairA.forEach((a, pair) => {
    for (const field of [a, pairB[pair]!]) touching[field * 6 + touchingCount[field]!++] = pair;
  });
  return { touching, touchingCount };
}

const marksBeside = (marks: readonly number[], field: number): number =>
  marks.reduce((set, mark, index) => (STEPS.includes(mark - field) ? set | (1 << index) : set), 0);
