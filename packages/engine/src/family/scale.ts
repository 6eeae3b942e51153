import type { Scale } from '../contract/rail.ts';

/** A scale from its stops and its bonuses, each in ascending order; no bonus lies beyond the first stop unless at one. */
export function makeScale(stops: readonly number[], bonuses: readonly number[]): Scale {
  const top = stops.at(-1) as number;
  const values = Uint8Array.from({ length: top + 1 }, (_, value) => value);
  return {
    top,
    marks: [...new Set([...bonuses, ...stops])],
    stop: values.map((value) => stops.find((stop) => value < stop) ?? top),
    reached: values.map((value) => bonuses.filter((bonus) => bonus <= value).length),
  };
}
