/** What everybody at a table is told of how its luck is settled, round by round. */
export interface FairInfo {
  readonly round: number;
  /** The hash of all secrets of this round's luck: told before anybody pledges, and never changed. */
  readonly root: string;
  /** From which ply on luck is fair: 0, but for a game that was begun elsewhere. */
  readonly from: number;
  /** Whether the starting seat is left to luck. */
  readonly isDrawn: boolean;
  /** By seat; null for one that has not pledged, or takes no part. */
  readonly pledges: readonly (string | null)[];
  /** Whether it is too late to pledge: from now on numbers are opened. */
  readonly isClosed: boolean;
  /** By seat, null for one that was not opened; null until the round is dealt. */
  readonly numbers: readonly (string | null)[] | null;
}

/** Luck that all have seen, with what proves that it was committed to. */
export interface OpenedLuck {
  readonly opened: readonly { readonly label: string; readonly secret: string }[];
  /** What is needed beside the secrets to come to the root: level by level, from left to right. */
  readonly nodes: readonly string[];
}
