/** What the tracks look like before anyone stands on them. */
export interface Rail {
  /** The end of each track. */
  readonly top: number;
  /** Values that are marked, because a bonus waits or a scoring stops there. */
  readonly marks: readonly number[];
  /** Parts that open one after the other, where there are such. */
  readonly gates?: readonly Gate[];
  /** What all six must reach to win at once, where that is not the top. */
  readonly goal?: number;
}

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

/** A part of all six tracks that stays closed until each of them has come so far. */
export interface Gate {
  readonly from: number;
  readonly to: number;
  readonly needs: number;
}

/** The first part that is closed while the weakest of the six stands here. */
export const closedGate = ({ gates }: Rail, lowest: number): Gate | undefined =>
  gates?.find(({ needs }) => lowest < needs);

/** How far a marker may come while the weakest of the six stands here. */
export function openUpTo(rail: Rail, lowest: number): number {
  const gate = closedGate(rail, lowest);
  return gate ? gate.from - 1 : rail.top;
}

/** Whether one of the six has come to a part that is still closed. */
export function isBarred(rail: Rail, tracks: readonly number[]): boolean {
  const open = openUpTo(rail, Math.min(...tracks));
  return open < rail.top && tracks.includes(open);
}
