import { randomBytes } from 'node:crypto';
import { parsePlayed } from '@sixfold/engine/sheet';
import { granted, type PlayedTerms, type Tools, type World } from '@sixfold/host';
import * as acting from '@sixfold/host/acting';
import type { Peers } from '../cluster/peers.ts';
import { Pauses } from '../limits/pauses.ts';
import type { Looks } from '../notices/looks.ts';
import type { ServerStore } from '../store/store.ts';

export interface Limits {
  /** How many tables a guest may open within an hour. */
  readonly tablesPerGuest: number;
  /** How many may be opened from an address within a day. */
  readonly tablesPerAddress: number;
  /** How many tables of a guest may go on at a time, and how many of them may be public. */
  readonly liveTables: number;
  readonly publicTables: number;
  /** After so many milliseconds without a move or a change of seats a table is closed. */
  readonly idle: number;
  /** So many milliseconds after its end a table is deleted; null for never. */
  readonly keep: number | null;
  /** The same for a guest, after they were last seen. */
  readonly keepGuests: number | null;
}

/** All that the tables use of the world. */
export interface ServiceTools extends Omit<Tools, 'awayFor'> {
  readonly store: ServerStore;
  readonly limits: Limits;
  /** Milliseconds since some moment: unlike `now` it never leaps. */
  readonly steady: () => number;
  /** Who looks at which table just now, for those who tell people what they do not see. */
  readonly looks: Looks;
  /** The other servers on the same store; none where there can be none. */
  readonly peers?: Peers;
  /** Whether the disk has room for new tables. */
  readonly hasRoom: () => Promise<boolean>;
}

/** The world as it is. A timer does not keep the process alive. */
export const WORLD: World = {
  now: Date.now,
  random: (bytes) => randomBytes(bytes).toString('base64url'),
  later: (ms, act) => void setTimeout(act, ms).unref(),
};

/** How a server hosts: it knows all games, runs all bots of its tables, and goes on for a minute after the last one looked. */
export const HOSTING = {
  loadGame: (terms: PlayedTerms) => granted(parsePlayed(terms)),
  loadActing: async () => acting,
  clocks: acting.CLOCKS,
  Reminders: acting.Reminders,
  unwatched: 60_000,
  pause: new Pauses().pause,
  lead: (_table: string, onLead: () => void) => {
    onLead();
    return () => {};
  },
};
