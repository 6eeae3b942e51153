import { bytesOf, digest, hexOf, type Digest } from './hex.ts';

/** The text of which the hash is the secret of a leaf: it follows from the seed, and tells nothing of the others. */
const leafText = (seed: string, leaf: number): string => `sixfold-leaf\n${seed}\n${leaf}`;

/** Leaves and inner nodes are told apart by their first byte, so that none can pass for the other (RFC 6962). */
const leafHash = (secret: Uint8Array, hash: Digest): Uint8Array => hash(tagged(0, secret));
const innerHash = (left: Uint8Array, right: Uint8Array, hash: Digest): Uint8Array => hash(tagged(1, left, right));

function tagged(tag: number, first: Uint8Array, second?: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(second ? 1 + 2 * HASH : 1 + HASH);
  bytes[0] = tag;
  bytes.set(first, 1);
  if (second) bytes.set(second, 1 + HASH);
  return bytes;
}

/** Bytes of a hash. */
const HASH = 32;
/** Below this level nodes are made anew whenever they are asked for: a server has many trees, and most of a tree lies there. */
const KEPT = 2;

/** All secrets of a game's luck under one hash, its root: whoever has told the root can change none of them. */
export class LuckTree {
  private readonly seed: string;
  private readonly depth: number;
  private readonly hash: Digest;
  private levels: readonly Uint8Array[] | null = null;

  /** `leaves`: how many, a power of two; `hash`: SHA-256, where somebody has a faster one. */
  constructor(seed: string, leaves: number, hash: Digest = digest) {
    this.seed = seed;
    this.depth = Math.log2(leaves);
    this.hash = hash;
  }

  get root(): string {
    return hexOf(this.node(this.depth, 0));
  }

  secret(leaf: number): string {
    return hexOf(this.hash(leafText(this.seed, leaf)));
  }

  /** What is needed beside the secrets of these leaves to come to the root: level by level, from left to right. */
  prove(leaves: readonly number[]): string[] {
    const nodes: string[] = [];
    let known = ascending(leaves);
    for (let level = 0; level < this.depth; level++) {
      for (const sibling of missing(known)) nodes.push(hexOf(this.node(level, sibling)));
      known = parents(known);
    }
    return nodes;
  }

  private node(level: number, index: number): Uint8Array {
    const row = this.kept[level - this.lowest];
    return row ? hashIn(row, index) : this.make(level, index);
  }

  private get lowest(): number {
    return Math.min(KEPT, this.depth);
  }

  /**
   * From level `KEPT` up to the root, each level as one row of hashes. Of a game that is over nobody may ask for it: secrets follow
   * from the seed alone.
   */
  private get kept(): readonly Uint8Array[] {
    if (this.levels) return this.levels;
    const { lowest, depth, hash } = this;
    let row = rowOf(1 << (depth - lowest), (index) => this.make(lowest, index));
    const rows = [row];
    for (let level = lowest; level < depth; level++) rows.push((row = rowAbove(row, hash)));
    this.levels = rows;
    return rows;
  }

  private make(level: number, index: number): Uint8Array {
    const { hash } = this;
    if (level === 0) return leafHash(hash(leafText(this.seed, index)), hash);
    return innerHash(this.make(level - 1, 2 * index), this.make(level - 1, 2 * index + 1), hash);
  }
}

/** The root that opened leaves and the nodes beside them lead to; null where these are too few or too many. */
export function rootFrom(
  leaves: number,
  secrets: ReadonlyMap<number, string>,
  nodes: readonly string[],
): string | null {
  const rest = nodes.map(bytesOf);
  let level = new Map([...secrets].map(([leaf, secret]) => [leaf, leafHash(bytesOf(secret), digest)]));
  for (let size = leaves; size > 1; size /= 2) {
    for (const sibling of missing(ascending([...level.keys()]))) {
      const node = rest.shift();
      if (!node) return null;
      level.set(sibling, node);
    }
    level = climb(level);
  }
  const root = level.get(0);
  return root && rest.length === 0 ? hexOf(root) : null;
}

/** The nodes above, of a level of which all siblings are known. */
function climb(level: ReadonlyMap<number, Uint8Array>): Map<number, Uint8Array> {
  const above = new Map<number, Uint8Array>();
  for (const [index, left] of level) {
    const right = level.get(index + 1);
    if (index % 2 === 0 && right) above.set(index / 2, innerHash(left, right, digest));
  }
  return above;
}

const hashIn = (row: Uint8Array, index: number): Uint8Array => row.subarray(index * HASH, (index + 1) * HASH);

function rowOf(count: number, make: (index: number) => Uint8Array): Uint8Array {
  const row = new Uint8Array(count * HASH);
  for (let index = 0; index < count; index++) row.set(make(index), index * HASH);
  return row;
}

const rowAbove = (row: Uint8Array, hash: Digest): Uint8Array =>
  rowOf(row.length / HASH / 2, (index) => innerHash(hashIn(row, 2 * index), hashIn(row, 2 * index + 1), hash));

const ascending = (leaves: readonly number[]): number[] => [...new Set(leaves)].toSorted((a, b) => a - b);
const parents = (known: readonly number[]): number[] => [...new Set(known.map((index) => index >> 1))];
const missing = (known: readonly number[]): number[] =>
  known.map((index) => index ^ 1).filter((sibling) => !known.includes(sibling));
