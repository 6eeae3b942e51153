/** Jolts of a phone, by the moments at which they were felt, in milliseconds. */
export interface Shaking {
  readonly jolts: readonly number[];
  /** When somebody has shaken it last. */
  readonly shaken: number;
}

export const STILL: Shaking = { jolts: [], shaken: -Infinity };

/** Stronger than any step or turn of the hand, in metres a second squared. */
const STRONG = 15;
/** One swing is felt in several measures; the next jolt is so much later at least. */
const APART = 80;
/** So many jolts within so long are meant. */
const JOLTS = 3;
const WITHIN = 900;
/** A hand goes on shaking for a while: that is not a second time. */
const REST = 1_200;

/** After the phone has felt a force at a moment. It was shaken just then if that is the moment of `shaken`. */
export function feel({ jolts, shaken }: Shaking, force: number, at: number): Shaking {
  const fresh = jolts.filter((jolt) => at - jolt < WITHIN);
  const isJolt = force >= STRONG && at - shaken >= REST && at - (fresh.at(-1) ?? -Infinity) >= APART;
  if (!isJolt) return { jolts: fresh, shaken };
  return fresh.length + 1 >= JOLTS ? { jolts: [], shaken: at } : { jolts: [...fresh, at], shaken };
}
