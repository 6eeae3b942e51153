import type { RealServer } from '../../../packages/testing/src/real-server.ts';

/** What came of an attack, in numbers: what was answered, refused, closed, gained. */
export type Counts = Readonly<Record<string, number>>;

/** A server, as it looks to people who all come from one address. */
export interface Target {
  readonly address: string;
  readonly from: string;
}

/** A fixed amount of an attack. */
export type Wave = () => Promise<Counts>;

interface Described {
  readonly name: string;
  /** What is tried. */
  readonly says: string;
  /** The most that may come of it, by what was counted. */
  readonly most?: Counts;
}

/** People of one address make work, wave after wave, while others play. */
export interface Siege extends Described {
  readonly kind: 'siege';
  readonly begin: (target: Target) => Promise<Wave>;
}

/** Somebody tries to gain something, or something goes wrong around the server. */
export interface Trial extends Described {
  readonly kind: 'trial';
  readonly run: (ground: Ground) => Promise<Counts>;
}

export type Attack = Siege | Trial;

/** A server with the usual settings, on a folder of its own. */
export interface Ground {
  readonly folder: string;
  readonly server: RealServer;
  /** How attackers see it; everybody else comes from another address. */
  readonly target: Target;
  /** Starts it again on the same folder, stopped or killed before; `preload` is a module to run first. */
  readonly restart: (preload?: readonly string[]) => Promise<RealServer>;
}

/** Everybody honest comes from the first, every attacker from the second. */
export const [HOME, ABROAD] = ['127.0.0.1', '127.0.0.2'] as const;

/** What went beyond what may come of it, in words. */
export const faultsOf = ({ most = {} }: Attack, counts: Counts): string[] =>
  Object.entries(most).flatMap(([what, limit]) => {
    const count = counts[what] ?? 0;
    return count > limit ? [`${what}: ${count}, at most ${limit}`] : [];
  });
