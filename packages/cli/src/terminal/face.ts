import type { Config, MoveObject, Source, View } from '@sixfold/engine';
import type { Paint } from './paint.ts';

/** What there is to draw. */
export interface TerminalPicture<V extends View = View> {
  /** The table as one seat, or a spectator, sees it. */
  readonly view: V;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly paint: Paint;
  /** The moves of others since the seat last decided. */
  readonly fresh: readonly MoveObject[];
  /** A move that is only being considered. */
  readonly considered: MoveObject | null;
  /** What would count for that move. */
  readonly counted: readonly Source[];
}

/** What lay ready before the first move, as transcripts have it. */
type Setup = Readonly<Record<string, unknown>>;

/** How a game reads in a terminal. */
export interface TerminalWords<V extends View = View, M extends MoveObject = MoveObject, S extends Setup = Setup> {
  readonly title: string;
  /** One line for the list of games. */
  readonly summary: string;
  /** The rules in short paragraphs: about a dozen lines. */
  readonly rules: readonly string[];
  /** What each type of move does, for somebody who has never played. */
  readonly meanings: Readonly<Record<M['type'], string>>;
  /** The types of move that score; the others only bring luck. */
  readonly scoring: readonly M['type'][];

  /** What a player did, after the player's name; null where the events tell it. */
  sayMove(move: M, config: Config): string | null;
  /** What counted for a score. */
  saySource(source: Source, view: V, names: readonly string[]): string;
  /** What lay ready before the first move, in lines. */
  saySetup(setup: S, config: Config): string[];
}

/** How a game looks and reads in a terminal; each game's folder brings both. */
export interface TerminalFace<
  V extends View = View,
  M extends MoveObject = MoveObject,
  S extends Setup = Setup,
> extends TerminalWords<V, M, S> {
  draw(picture: TerminalPicture<V>): string[];
}

/** What a seat is called. */
export const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? `Seat ${seat}`;

/** "Your" or "Anna's". */
export const ownerOf = (name: string): string => (name === YOU ? 'Your' : `${name}'s`);

/** What the only person at the table is called. */
export const YOU = 'You';
