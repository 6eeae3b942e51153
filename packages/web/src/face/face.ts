import type { Game, Letter, MoveObject, Options, Position, SeenEvent, Source, View } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import type { ComponentType } from 'preact';
import type { Messages } from '../i18n/messages.ts';

/** A ply of a game with moves of one kind. */
export type GamePly<M extends MoveObject = MoveObject> = SeenPly & { readonly move: M };

/** What the playing surface of a game is given. It shows the view and reports what the player did; rules stay outside. */
export interface SurfaceProps<P extends Position = Position, V extends View = View, M extends MoveObject = MoveObject> {
  /** The table as the seat at the screen may see it; in a replay or as a spectator its `seat` is null. */
  readonly view: V;
  /** A position that the view's seat must think possible: legal moves and previews of the mover are the real ones. */
  readonly position: P;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** Whether the person at the screen is to decide now. */
  readonly canAct: boolean;
  /** Whether the table has ended the game though its rules have not: somebody gave it up. */
  readonly isOver?: boolean;
  /** Commits a legal move. Nothing before this call leaves the surface, so trying is free. */
  readonly commit: (move: number) => void;
  /** The plies since the seat at the screen last decided, oldest first: what is to be shown as new. */
  readonly fresh: readonly GamePly<M>[];
  /** What counted for a number that the player points at in the log; to be lit up. */
  readonly explained: readonly Source[];
  /** A move that was suggested to the player; to be shown, not played. */
  readonly hint?: number | null;
  /** Tells the frame what the move in the player's hand would score, by symbol, so that the gain stands next to the tracks. */
  readonly showGains?: (gains: readonly number[] | null) => void;
}

/** How a game puts its moves and events into words. */
export interface Words<P extends Position = Position, M extends MoveObject = MoveObject> {
  /** A move in one line: who did what, in a game with these options or the usual ones. */
  readonly sayPly: (ply: GamePly<M>, names: readonly string[], messages: Messages, options?: Options) => string;
  /** One event in a few words; an empty text for what goes without saying. */
  readonly sayEvent: (event: SeenEvent, names: readonly string[], messages: Messages) => string;
  /** A move that is suggested but not yet played, in a few words and without a name. */
  readonly sayHint: (move: M, position: P, messages: Messages) => string;
  /** Where the points of a score came from, in a game without sources that could be lit up. */
  readonly sayScore?: (ply: GamePly<M>, symbol: Letter, points: number, messages: Messages) => string;
}

/** A short paragraph of the rules, with a live diagram drawn by the same components as the table. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
  readonly Diagram?: ComponentType;
}

/** One step of the first game with guidance: shown as soon as it applies, once. */
export interface Guide<V extends View = View> {
  readonly id: string;
  readonly applies: (view: V) => boolean;
  readonly text: (messages: Messages) => string;
}

/** What a game's own folder brings to the page; loaded when the game is opened. */
export interface Face<P extends Position = Position, V extends View = View, M extends MoveObject = MoveObject> {
  readonly game: Game<P, V, M>;
  readonly Surface: ComponentType<SurfaceProps<P, V, M>>;
  readonly words: Words<P, M>;
  /** The table as a picture for a whole room, from nobody's seat; without it the surface. */
  readonly Picture?: ComponentType<SurfaceProps<P, V, M>>;
  /** What one holds and decides with, beside a screen that shows the rest; without it the surface. */
  readonly Hand?: ComponentType<SurfaceProps<P, V, M>>;
  /** Its rules in lessons; loaded by whoever wants to learn. */
  readonly loadLessons: () => Promise<(messages: Messages) => readonly Lesson[]>;
  /** The steps of a first game with guidance, in which the first that applies comes first. */
  readonly loadGuides: () => Promise<readonly Guide<V>[]>;
  /** Whether the surface shows everyone's tracks itself, so that the frame need not. */
  readonly ownTracks?: boolean;
}
