import type { Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript, type Difference } from '@sixfold/engine/verify';
import { LONGEST_NAME } from '@sixfold/protocol';
import type { FinishedGame } from './store.ts';

/** Why a text is not taken as a game. */
export type ImportError =
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'no-json' }
  | { readonly code: 'not-by-the-rules'; readonly difference: Difference };

export type Imported<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ImportError };

const LONGEST = 20_000_000;

/** Reads a transcript of any origin; one that does not follow the rules to its end is refused with the first difference. */
export function parseTranscript(text: string): Imported<Transcript> {
  if (text.length > LONGEST) return { ok: false, error: { code: 'too-long', most: LONGEST } };
  const input = readJson(text);
  if (input === undefined) return { ok: false, error: { code: 'no-json' } };
  return readTranscript(input);
}

/** The same of what has been read already. */
export function readTranscript(input: unknown): Imported<Transcript> {
  const verdict = verifyTranscript(input);
  if (!verdict.ok) return { ok: false, error: { code: 'not-by-the-rules', difference: verdict.difference } };
  return { ok: true, value: input as Transcript };
}

/** The names that an exported game brings; none of one that brings none. */
export function namesIn(text: string): string[] {
  const input = readJson(text);
  const names: unknown = typeof input === 'object' && input !== null && 'names' in input ? input.names : [];
  return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '')) : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A verified game that was played elsewhere, for the history. Transcripts name nobody. */
export function foreignGame(transcript: Transcript, id: string, when: string, names: readonly string[]): FinishedGame {
  const { game, players, result, stopped } = transcript;
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: 'person' as const, name: names[seat] ?? '' }));
  const resigned = stopped?.reason === 'resigned' && { resigned: [stopped.seat] };
  return { past: { id, game, seats, when, result, ...resigned, isMarked: false, isImported: true }, transcript };
}
