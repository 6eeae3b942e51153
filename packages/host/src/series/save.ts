import type { Seat, TableRecord } from '@sixfold/protocol';
import { FORMAT } from './record.ts';
import type { Series } from './series.ts';

/** A series as another host can take it over, without anybody's name. */
export function saveSeries({ start, matches, takenBack }: Series): TableRecord {
  const { terms, seed, luck, players, ruleset, begun } = start;
  const last = begun?.rounds.at(-1);
  const fresh = begun?.seed !== undefined && { game: begun.rounds.length - 1, ply: last?.length ?? 0, seed };
  return {
    format: FORMAT,
    ruleset,
    config: { ...terms, seats: Array.from({ length: players }, (): Seat => ({ kind: 'person', name: '' })) },
    seed: begun?.seed ?? seed,
    ...(luck !== 1 && { luck }),
    games: matches.map(({ moves }) => [...moves]),
    takenBack,
    ...(fresh && { fresh }),
  };
}
