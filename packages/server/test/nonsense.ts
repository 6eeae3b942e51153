import type { Chance } from '@sixfold/engine';

/** A value as JSON knows it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What somebody could send instead of a message: text, or bytes that are no text. */
export type Line = string | Buffer;

const LONG = 'x'.repeat(300);

/** Values that programs like to trip over. */
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  7,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'me',
  LONG,
  '\u0000',
  '💥\u202e',
  "'; DROP TABLE tables; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  [[[[[]]]]],
  {},
  { __proto__: null, constructor: { name: 'x' } },
  { toString: 1, length: -1 },
  { kind: 'me' },
  { type: 'refill' },
];

const REQUESTS = ['hello', 'lobby', 'mine', 'open', 'watch', 'sit', 'fill', 'clear', 'move', 'next', 'offer', 'agree'];
const MORE_REQUESTS = [
  ...REQUESTS,
  'moves',
  'resign',
  'reopen',
  'rematch',
  'look',
  'explain',
  'transcript',
  'unwatch',
  'done',
  'toString',
  '',
  'MOVE',
];

/** Makes nonsense from sense, the same for the same luck. */
export class Nonsense {
  private readonly chance: Chance;
  private readonly largest: number;
  /** Texts that have a meaning somewhere. */
  private readonly words: readonly string[];

  constructor(chance: Chance, largest: number, words: readonly string[]) {
    this.chance = chance;
    this.largest = largest;
    this.words = words;
  }

  /** The same message in somebody else's mouth, one that differs in some way, or one that has little to do with it. */
  twist(message: Json): Line {
    const way = this.chance.below(100);
    if (way < 15) return JSON.stringify(message);
    if (way < 45) return JSON.stringify(this.vary(message));
    if (way < 75) return JSON.stringify(this.mutate(message));
    if (way < 87) return this.garble(JSON.stringify(message));
    if (way < 97) return JSON.stringify([this.one(MORE_REQUESTS), this.chance.below(1000), this.grow(3)]);
    if (way < 98) return Buffer.from(JSON.stringify(message));
    return this.inflate(JSON.stringify(message));
  }

  private one<T>(values: readonly T[]): T {
    return values[this.chance.below(values.length)]!;
  }

  /** Keeps the form, and puts other values of the same kind in some places. */
  private vary(value: Json): Json {
    if (Array.isArray(value)) return value.map((one, index) => (index === 0 ? one : this.vary(one)));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.vary(inner)]));
    }
    if (this.chance.below(3) > 0) return value;
    if (typeof value === 'number') return this.chance.below(14);
    return typeof value === 'string' ? this.one(this.words) : this.chance.below(2) === 0;
  }

  /** Changes one thing somewhere within. */
  private mutate(value: Json): Json {
    const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!isInner || this.chance.below(6) === 0) return this.replace(value);
    if (Array.isArray(value)) return this.mutateList(value);
    const key = this.one(Object.keys(value));
    const { [key]: inner, ...rest } = value;
    const way = this.chance.below(8);
    if (way === 0) return rest;
    if (way === 1) return { ...value, [this.one(['x', 'seat', '__proto__', 'table', key])]: this.one(ODD) };
    return { ...value, [key]: this.mutate(inner!) };
  }

  private mutateList(list: Json[]): Json {
    const index = this.chance.below(list.length);
    const way = this.chance.below(8);
    if (way === 0) return list.toSpliced(index, 1);
    if (way === 1) return [...list, this.one(list)];
    if (way === 2) return list.toReversed();
    return list.with(index, this.mutate(list[index]!));
  }

  private replace(value: Json): Json {
    if (typeof value === 'number' && this.chance.below(2) === 0) return value + this.one([-1, 1, 0.5, 100]);
    if (typeof value === 'string' && this.chance.below(2) === 0) return value.slice(1) + value.slice(0, 1);
    return this.one(ODD);
  }

  /** Cuts, doubles or overwrites a part of a text. */
  private garble(text: string): string {
    const at = this.chance.below(text.length);
    const length = 1 + this.chance.below(8);
    const way = this.chance.below(4);
    if (way === 0) return text.slice(0, at);
    if (way === 1) return text.slice(0, at) + text.slice(at + length);
    if (way === 2) return text.slice(0, at + length) + text.slice(at);
    const noise = String.fromCharCode(...Array.from({ length }, () => 1 + this.chance.below(300)));
    return text.slice(0, at) + noise + text.slice(at + length);
  }

  /** A value that grew wild. */
  private grow(depth: number): Json {
    const way = this.chance.below(depth > 0 ? 4 : 2);
    if (way < 2) return this.one(ODD);
    const size = this.chance.below(4);
    const values = Array.from({ length: size }, () => this.grow(depth - 1));
    if (way === 2) return values;
    return Object.fromEntries(
      values.map((value) => [this.one(['table', 'seat', 'move', 'type', 'seen', 'terms']), value]),
    );
  }

  /** More than is allowed, but not so much that the connection ends. */
  private inflate(text: string): Line {
    return text + ' '.repeat(this.largest + this.chance.below(this.largest));
  }
}
