import type { GameError } from '@sixfold/engine';

/** What can be wrong with a table, beyond what can be wrong with a move. */
export type TableError =
  | GameError
  | { code: 'other-game'; game: string; expected: string }
  | { code: 'bad-seats'; what: string }
  | { code: 'bad-series'; games: unknown }
  | { code: 'bad-ply'; ply: unknown; played: number }
  | { code: 'game-not-over' }
  | { code: 'series-over' }
  | { code: 'unknown-format'; format: string }
  | { code: 'newer-format'; format: string; newest: string }
  | { code: 'ruleset-changed'; stored: number; installed: number; game: number; ply: number; error: TableError };

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: TableError };

export const accept = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refuse = (error: TableError): { ok: false; error: TableError } => ({ ok: false, error });
