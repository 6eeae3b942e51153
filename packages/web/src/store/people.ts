import type { PastGame } from './store.ts';

/** Somebody one has played with at tables of a server: a name, as nobody is told who is behind it. */
export interface Companion {
  readonly name: string;
  /** How often one was ranked before them, and they before oneself. */
  readonly mine: number;
  readonly theirs: number;
}

/** The people in the games that one has played over the network from this device, last met first. */
export function listCompanions(games: readonly PastGame[]): Companion[] {
  const meetings = games.toSorted((a, b) => (a.when < b.when ? 1 : -1)).flatMap(meetingsIn);
  return [...Map.groupBy(meetings, ({ name }) => name).values()].map(addUp);
}

const meetingsIn = ({ you, seats, result: { ranks } }: PastGame): Companion[] => {
  const own = you === undefined ? undefined : ranks[you];
  if (own === undefined) return [];
  return seats.flatMap(({ kind, name }, seat) => {
    const rank = ranks[seat] ?? own;
    const meeting = { name, mine: Number(own < rank), theirs: Number(rank < own) };
    return kind === 'person' && seat !== you && name !== '' ? [meeting] : [];
  });
};

const addUp = (meetings: readonly Companion[]): Companion => ({
  name: meetings[0]?.name ?? '',
  mine: meetings.filter(({ mine }) => mine > 0).length,
  theirs: meetings.filter(({ theirs }) => theirs > 0).length,
});
