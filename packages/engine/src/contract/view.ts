import type { Config, Options } from './card.ts';
import type { EndReason } from './events.ts';
import type { GameId } from './ids.ts';
import type { Position, Tracks } from './position.ts';

/** The part of a view that all games share. Views are plain JSON. */
export interface View {
  readonly game: GameId;
  readonly players: number;
  readonly options: Options;
  readonly starter: number;
  /** Whose view this is; null for a spectator. */
  readonly seat: number | null;
  readonly ply: number;
  readonly turn: number;
  /** Bonus turns that the seat to move has after this one. */
  readonly due: number;
  readonly ended: EndReason | null;
  readonly tracks: readonly Tracks[];
}

/** A seat's tracks, as a view or a result shows them. */
export const tracksAt = (view: Pick<View, 'tracks'>, seat: number): Tracks => view.tracks[seat]!;

export function sharedView(position: Position, seat: number | null): View {
  return {
    game: position.card.id,
    ...position.config,
    seat,
    ply: position.ply,
    turn: position.turn,
    due: position.due,
    ended: position.ended,
    tracks: position.allTracks(),
  };
}

export const configOf = ({ players, options, starter }: View): Config => ({ players, options, starter });

/** Puts the shared part of a view into a position of its configuration. */
export function restoreShared(position: Position, view: View): void {
  position.ply = view.ply;
  position.setTurn(view.turn);
  position.due = view.due;
  position.ended = view.ended;
  position.tracks.set(view.tracks.slice(0, position.teams).flat());
}
