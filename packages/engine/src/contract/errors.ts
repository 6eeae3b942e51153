import type { At } from './at.ts';
import type { Letter } from './symbols.ts';

/** What can be wrong with something from outside, with the facts that a client needs to say it in any language. */
export type GameError = { rule?: string } & (
  | { code: 'malformed'; what: string }
  | { code: 'unknown-game'; game: string }
  | { code: 'bad-players'; players: unknown; allowed: readonly number[] }
  | { code: 'bad-starter'; starter: unknown; players: number }
  | { code: 'unknown-option'; option: string }
  | { code: 'bad-option'; option: string; value: unknown; allowed: readonly unknown[] }
  | { code: 'option-needs-players'; option: string; players: number; needs: number }
  | { code: 'bad-seat'; seat: unknown; players: number }
  | { code: 'not-your-turn'; seat: number; turn: number }
  | { code: 'game-over' }
  | { code: 'unknown-move'; type: string }
  | { code: 'not-now'; type: string; legal: readonly string[] }
  | { code: 'unknown-piece'; piece: string }
  | { code: 'not-held'; piece: string }
  | { code: 'field-off-board'; at: At }
  | { code: 'fields-not-adjacent'; at: [At, At] }
  | { code: 'field-taken'; at: At }
  | { code: 'must-touch-start'; at: [At, At]; open: readonly At[] }
  | { code: 'different-heights'; at: [At, At]; heights: [number, number] }
  | { code: 'covers-one-tile'; at: [At, At] }
  | { code: 'swap-not-allowed'; weakest: readonly Letter[] }
  | { code: 'symbol-not-on-piece'; symbol: string; piece: string }
  | { code: 'unknown-symbol'; symbol: string }
  | { code: 'no-such-group'; symbol: Letter }
  | { code: 'goes-back'; symbol: Letter; from: number; to: number }
  | { code: 'past-stop'; symbol: Letter; to: number; stop: number }
  | { code: 'too-much'; symbol: Letter; points: number; most: number }
  | { code: 'too-little'; symbol: Letter; points: number; least: number }
  | { code: 'too-many-symbols'; symbols: number; most: number }
  | { code: 'gate-closed'; symbol: Letter; to: number; from: number; needs: number }
);

/** A typed value, or what is wrong with the input. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; error: GameError };

export const accept = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refuse = (error: GameError): { ok: false; error: GameError } => ({ ok: false, error });

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** A short rendering of anything from outside, for error facts; what is nested is left out, however deep it goes. */
export function quote(input: unknown): string {
  if (Array.isArray(input)) return '[…]';
  return typeof input === 'object' && input !== null ? '{…}' : String(input).slice(0, 60);
}
