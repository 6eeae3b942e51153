/** What the tracks look like before anyone stands on them. */
export interface Rail {
  readonly top: number;
  /** Values that are marked on the rail, because a bonus waits or a scoring stops there. */
  readonly marks: readonly number[];
  /** Parts that open one after the other, where there are such. */
  readonly gates?: readonly Gate[];
  /** What all six must reach to win at once, where that is not the top. */
  readonly goal?: number;
}

/** A part of all six tracks that stays closed until each of them has come so far. */
export interface Gate {
  readonly from: number;
  readonly to: number;
  readonly needs: number;
}
