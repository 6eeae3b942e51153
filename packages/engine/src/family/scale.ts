import type { Rail } from '../contract/rail.ts';

/**
 * A track's printed marks. A marker never passes its next stop within one scoring; reaching or passing bonus marks in
 * a scoring earns one bonus turn.
 */
export interface Scale extends Rail {
  /** For each value: how far a marker that stands there can come in one scoring. */
  readonly stop: Uint8Array;
  /** For each value: how many bonus marks a marker there has reached. */
  readonly reached: Uint8Array;
}

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
