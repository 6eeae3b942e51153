/**
 * Stand-ins for people who have never read a book on it, to measure levels with: two children who take what brings most
 * points of so many moves that they happen to see, one who sees them all, and one who looks at the weakest colours first.
 */
export const STAND_INS = ['child5', 'child20', 'points', 'weakest-first'] as const;

/** One of those. Nobody is asked to play with them. */
export type StandIn = (typeof STAND_INS)[number];

/** Whether a stand-in has this name. */
export const isStandIn = (name: string): name is StandIn => (STAND_INS as readonly string[]).includes(name);
