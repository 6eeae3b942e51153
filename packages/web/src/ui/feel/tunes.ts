import type { SeenPly } from '@sixfold/protocol';
import type { Tune } from './notes.ts';

/** What is turned over or rolled slides; all else that is played is laid down. */
const SLIDING: readonly string[] = ['draw', 'roll'];

/** What some plies sound like: the last deed, and after it the most notable of what they led to. */
export function tunesOf(plies: readonly SeenPly[]): readonly Tune[] {
  const last = plies.at(-1);
  if (!last) return [];
  const outcome = outcomeOf(plies);
  return [SLIDING.includes(last.move.type) ? 'flip' : 'place', ...(outcome ? [outcome] : [])];
}

function outcomeOf(plies: readonly SeenPly[]): Tune | null {
  const events = plies.flatMap((ply) => ply.events);
  if (events.some(({ type }) => type === 'end')) return 'win';
  if (events.some(({ type }) => type === 'bust')) return 'bust';
  if (events.some(({ type }) => type === 'bonus')) return 'bonus';
  return events.some((event) => event.type === 'score' && event.points > 0) ? 'point' : null;
}
