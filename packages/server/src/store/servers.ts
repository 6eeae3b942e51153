/** Something that one server says to all others on the same store; nobody keeps it. */
export interface ServerMessage {
  /** The server that says it. */
  readonly from: string;
  readonly topic: string;
  /** At most 7,000 bytes. */
  readonly text: string;
}

/** Who hears what other servers do. Nothing is told of what this server did itself. */
export interface ChangeListener {
  /** These logs have at least so many events now. Told at least once for everything that another server wrote. */
  grown(tables: ReadonlyMap<string, number>): void;
  /** Another server said something. */
  heard(message: ServerMessage): void;
  /** Nothing could be heard for a while: what was written meanwhile is told by `grown`, what was said is lost. */
  missed(): void;
}

/** What servers on one store hear of each other. */
export interface ServerChanges {
  /** This server, as the others call it: another one each time it starts. */
  readonly server: string;
  /** The time of day that all servers on one store share, in milliseconds since 1970, whatever their own clocks say. */
  now(): number;
  /** Calls back from now on; returns how to stop that. */
  follow(listener: ChangeListener): () => void;
  /** Says something to all other servers. Never fails: who cannot be reached hears `missed` later. */
  tell(topic: string, text: string): void;
}

/**
 * Which server runs bots, clocks and notices of a table. It matters to nobody's safety, which rests on the numbers of
 * events alone: it saves work that would be done twice. What a holder writes carries the term that it was given, and is
 * refused once another server has a later one.
 */
export interface Holders {
  /**
   * Holds these tables for so many milliseconds from now, by the store's own clock: those that nobody holds, or whose time
   * is up, or that this server holds already. Returns the terms of those that it holds now.
   */
  hold(tables: readonly string[], ms: number): Promise<ReadonlyMap<string, number>>;
  /** Lets go of tables, so that others need not wait until the time is up. */
  release(tables: readonly string[]): Promise<void>;
}

/** Where no other server can be: there is nobody to hear, and every table is held. */
export const ALONE: { readonly changes: ServerChanges; readonly holders: Holders } = {
  changes: { server: 'alone', now: Date.now, follow: () => () => {}, tell: () => {} },
  holders: {
    hold: async (tables) => new Map(tables.map((table) => [table, 1])),
    release: async () => {},
  },
};

/** Whether there may be other servers on a store. */
export const isShared = ({ changes }: { readonly changes: ServerChanges }): boolean => changes !== ALONE.changes;
