import type { At } from './at.ts';
import type { Card, Config } from './card.ts';
import { FastChance, type Chance } from './chance.ts';
import type { Parsed } from './errors.ts';
import type { Position } from './position.ts';
import type { View } from './view.ts';

/** A move at the border, in the form of the transcripts. */
export interface MoveObject {
  readonly type: string;
}

/** What counted for a score: a field of the board, or somebody's open card or die. */
export type Source = { at: At } | { seat: number; index: number };

/** The contract that every game fulfils. Rules live in its positions; here is what crosses the border. */
export interface Game<P extends Position = Position, V extends View = View, M extends MoveObject = MoveObject> {
  readonly card: Card;

  /** A position in which nothing has been dealt yet; `deal` starts the game. */
  blank(config: Config): P;

  makeMove(position: P, move: number): M;
  /** A legal move, or why it is none. */
  parseMove(position: P, input: unknown): Parsed<number>;
  /** The move in a few characters, for people. */
  makeNotation(position: P, move: number): string;
  parseNotation(position: P, text: string): Parsed<number>;

  /** All that a seat, or a spectator (null), may know (F8). */
  view(position: P, seat: number | null): V;
  /**
   * A full position that the view's seat must think possible. Its legal moves and what they score are those of the real
   * position whenever it is that seat's turn.
   */
  resample(view: V, chance: Chance): P;

  /** For each score event of a legal move, in order, what was counted. */
  sources(position: P, move: number): Source[][];

  /** What `deal` laid out, in the form of the transcripts; only for a position before its first ply. */
  makeSetup(position: P): Record<string, unknown>;
}

/** A new game, dealt and ready for its first move. */
export function startGame<P extends Position>(game: Pick<Game<P>, 'blank'>, config: Config, chance: Chance): P {
  const position = game.blank(config);
  position.deal(chance);
  return position;
}

/**
 * A position that fits the view. What the view hides is made up, the same each time: ask nothing of it that depends on
 * that. Whoever wants other hands dealt calls `resample` with luck of their own.
 */
export function imagine<P extends Position, V extends View>(game: Pick<Game<P, V>, 'resample'>, view: V): P {
  return game.resample(view, new FastChance(0));
}
