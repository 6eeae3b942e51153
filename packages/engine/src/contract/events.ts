import type { Letter } from './symbols.ts';

/**
 * Why a game ended: the board is full, somebody has won at once, the supply is used up, nobody gets any further, all
 * have passed.
 */
export type EndReason = 'full' | 'instant' | 'supply' | 'stuck' | 'passes';

/** What happens in a game, in the order in which it happens. */
export type GameEvent =
  | { type: 'score'; seat: number; symbol: Letter; points: number; track: number }
  | { type: 'bonus'; seat: number; symbol: Letter }
  | { type: 'show'; seat: number; pieces: string[] }
  | { type: 'draw'; seat: number; pieces: string[] }
  | { type: 'reshuffle' }
  | { type: 'flip'; piece: Letter; to: 'tray' | 'middle' }
  | { type: 'bust'; seat: number }
  | { type: 'return'; pieces: Letter[] }
  | { type: 'roll'; seat: number; pieces: Letter[] }
  | { type: 'final-round' }
  | { type: 'end'; reason: EndReason };

/** An event as one seat sees it: of other players' draws only the number. */
export type SeenEvent =
  | Exclude<GameEvent, { type: 'draw' }>
  | { type: 'draw'; seat: number; pieces: string[] | number };

/** The event as this seat, or a spectator (null), may see it. */
export const seenEvent = (event: GameEvent, seat: number | null): SeenEvent =>
  event.type === 'draw' && event.seat !== seat ? { ...event, pieces: event.pieces.length } : event;
