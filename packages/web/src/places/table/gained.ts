import { LETTERS } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';

/** The plies with what each score added to its track: points for which there was no room are left out. */
export function gained(plies: readonly SeenPly[], teams: readonly number[]): readonly SeenPly[] {
  const tracks = new Map<string, number>();
  return plies.map((ply) => ({
    ...ply,
    events: ply.events.map((event) => {
      if (event.type !== 'score') return event;
      const track = `${teams[event.seat]} ${event.symbol}`;
      const before = tracks.get(track) ?? 0;
      tracks.set(track, event.track);
      return { ...event, points: event.track - before };
    }),
  }));
}

/** What each seat gained in these plies, by symbol. */
export const gainsBySeat = (plies: readonly SeenPly[], seats: number): readonly (readonly number[])[] => {
  const scores = plies.flatMap(({ events }) => events.filter((event) => event.type === 'score'));
  return Array.from({ length: seats }, (_, seat) =>
    LETTERS.map((letter) =>
      scores.reduce((sum, score) => sum + (score.seat === seat && score.symbol === letter ? score.points : 0), 0),
    ),
  );
};
