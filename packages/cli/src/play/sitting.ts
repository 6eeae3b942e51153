import { FastChance, type Game, type Position, type View } from '@sixfold/engine';
import type { Budget } from '@sixfold/bots';
import type { Table } from '@sixfold/table';
import type { TerminalFace, TerminalPicture } from '../terminal/face.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Speech } from '../terminal/say.ts';
import type { Screen } from './screen.ts';

/** People and bots around a table at one terminal. */
export interface Sitting {
  readonly table: Table;
  readonly game: Game;
  readonly face: TerminalFace;
  readonly names: readonly string[];
  readonly screen: Screen;
  readonly paint: Paint;
  readonly seed: string;
  /** Whether moves are shown with what they score before they are played. */
  readonly confirms: boolean;
  /** How long a bot may think about a move. */
  readonly patience: Budget;
  /** The person who looks at the screen; null before the first look. */
  looking: number | null;
}

/** The position that belongs to a view: what is hidden in it is made up, and nothing asked of it depends on that. */
export const positionOf = ({ game }: Sitting, view: View): Position => game.resample(view, new FastChance(0));

/** Where the seat last decided, or 0. */
export function lastDecision({ table }: Sitting, seat: number): number | null {
  return table.eventsSince(0, seat).findLast((ply) => ply.seat === seat)?.ply ?? null;
}

/** The table as a seat or a spectator sees it, with what others did from a ply on. */
export function sceneOf({ table, names, paint }: Sitting, seat: number | null, since: number): TerminalPicture {
  const plies = table.eventsSince(since, seat).filter((ply) => ply.seat !== seat);
  return {
    view: table.view(seat),
    names,
    paint,
    fresh: plies.map(({ move }) => move),
    considered: null,
    counted: [],
  };
}

export const speechOf = ({ face, names, paint, table }: Sitting): Speech => ({
  face,
  names,
  paint,
  config: table.view(null),
});

export const isPerson = ({ table }: Sitting, seat: number): boolean => table.config.seats[seat]?.kind === 'person';
