import { sha256 } from '../luck/sha256.ts';
import { bytesOf, hashOf, hexOf } from './hex.ts';

/** The secret of a leaf: it follows from the seed, and tells nothing of the others. */
export const secretOf = (seed: string, leaf: number): Uint8Array => hashOf(`sixfold-leaf\n${seed}\n${leaf}`);

/** Leaves and inner nodes are told apart by their first byte, so that none can pass for the other (RFC 6962). */
const leafHash = (secret: Uint8Array): Uint8Array => hashTagged(0, secret);
const innerHash = (left: Uint8Array, right: Uint8Array): Uint8Array => hashTagged(1, left, right);

function hashTagged(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(1 + parts.length * HASH);
  bytes[0] = tag;
  for (const [index, part] of parts.entries()) bytes.set(part, 1 + index * HASH);
  return sha256(bytes);
}

/** Bytes of a hash. */
const HASH = 32;
/** Below this level nodes are made anew whenever they are asked for: a server has many trees, and opens few leaves at a time. */
const KEPT = 5;

/** All secrets of a game's luck under one hash, its root: whoever has told the root can change none of them. */
export class LuckTree {
  readonly root: string;
  private readonly seed: string;
  private readonly depth: number;
  /** From level `KEPT` up to the root. */
  private readonly kept: readonly (readonly Uint8Array[])[];

  /** `leaves`: how many, a power of two. */
  constructor(seed: string, leaves: number) {
    this.seed = seed;
    this.depth = Math.log2(leaves);
    const lowest = Math.min(KEPT, this.depth);
    const levels = [Array.from({ length: leaves >> lowest }, (_, index) => this.make(lowest, index))];
    for (let level = lowest; level < this.depth; level++) levels.push(pairUp(levels.at(-1) ?? []));
    this.kept = levels;
    this.root = hexOf(this.node(this.depth, 0));
  }

  secret(leaf: number): string {
    return hexOf(secretOf(this.seed, leaf));
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
    const lowest = Math.min(KEPT, this.depth);
    return this.kept[level - lowest]?.[index] ?? this.make(level, index);
  }

  private make(level: number, index: number): Uint8Array {
    if (level === 0) return leafHash(secretOf(this.seed, index));
    return innerHash(this.make(level - 1, 2 * index), this.make(level - 1, 2 * index + 1));
  }
}

/** The root that opened leaves and the nodes beside them lead to; null where these are too few or too many. */
export function rootFrom(
  leaves: number,
  secrets: ReadonlyMap<number, string>,
  nodes: readonly string[],
): string | null {
  const rest = nodes.map(bytesOf);
  let level = new Map([...secrets].map(([leaf, secret]) => [leaf, leafHash(bytesOf(secret))]));
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
    if (index % 2 === 0 && right) above.set(index / 2, innerHash(left, right));
  }
  return above;
}

const pairUp = (level: readonly Uint8Array[]): Uint8Array[] => [...climb(new Map(level.entries())).values()];

const ascending = (leaves: readonly number[]): number[] => [...new Set(leaves)].toSorted((a, b) => a - b);
const parents = (known: readonly number[]): number[] => [...new Set(known.map((index) => index >> 1))];
const missing = (known: readonly number[]): number[] =>
  known.map((index) => index ^ 1).filter((sibling) => !known.includes(sibling));
