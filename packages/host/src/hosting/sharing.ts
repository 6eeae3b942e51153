import type { Knocking } from '../decide/decision.ts';

/** Where several hosts share a store: which of them does at a table what nobody asks for. */
export interface Holding {
  /** The term in which this one holds the table; null if it does not. */
  termOf(table: string): number | null;
  /** Holds the table for a moment, unless another one does; returns whether it does. */
  take(table: string): Promise<boolean>;
}

/** What those who look at a table at other hosts do, as far as that is known here. Nobody stores it. */
export interface Elsewhere {
  /** Their ids, once for each place from which they look; null for each who has none. */
  lookersAt(table: string): readonly (string | null)[];
  /** Somebody here asks for a seat, or is answered. */
  tellKnock(table: string, knocking: Knocking): void;
  /** The number by which all hosts know that this person asks for a seat. */
  readonly knockOf: (person: string) => number;
}
