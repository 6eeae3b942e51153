import type { Config, MoveObject, Source, View } from '@sixfold/engine';
import { said } from './language.ts';
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
export const nameAt = (names: readonly string[], seat: number): string =>
  names[seat] ?? said(`Seat ${seat}`, `Platz ${seat}`);

/** "Your" or "Anna's", in English. */
const ownerOf = (name: string): string => (name === YOU ? 'Your' : `${name}'s`);

/** Whose something is: "Anna's RB". */
export const sayOwned = (name: string, what: string): string => said(`${ownerOf(name)} ${what}`, `${what} (${name})`);

/** Whose turn it is. */
export const sayTurnOf = (name: string): string =>
  said(`${ownerOf(name)} turn`, name === sayName(YOU) ? 'Du bist am Zug' : `${name} ist am Zug`);

/** What the only person at the table is called, where it is kept. */
export const YOU = 'You';

/** A name as it is read here. */
export const sayName = (name: string): string => (name === YOU ? said(YOU, 'Du') : name);
