/** What tests of the store share: finished games. */
import type { Transcript } from '@sixfold/engine/transcript';
import type { Seat } from '@sixfold/protocol';
import type { FinishedGame } from './store.ts';

const FILES = import.meta.glob<string>('../../../engine/test/foreign/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Games that another program has written, by name: as text. */
export const FOREIGN = Object.entries(FILES).map(([path, line]): [name: string, line: string] => [
  path.replace(/.*\/|\.jsonl$/g, ''),
  line,
]);

export const readTranscript = (line: string): Transcript => JSON.parse(line) as Transcript;

/** A finished game as the history has it, with whatever is said about it. */
export function finished(id: string, seats: readonly Seat[], more: Partial<FinishedGame['past']> = {}): FinishedGame {
  const [, line] = FOREIGN[0]!;
  const transcript = readTranscript(line);
  const { game, result } = transcript;
  const when = '2025-01-01T00:00:00.000Z';
  return { past: { id, game, seats, when, result, isMarked: false, isImported: false, ...more }, transcript };
}
