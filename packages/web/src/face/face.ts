import type { Game, Letter, MoveObject, Options, Position, SeenEvent, Source, View } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Messages } from '../i18n/messages.ts';
import type { Course } from './course.ts';

/** A ply of a game with moves of one kind. */
export type GamePly<M extends MoveObject = MoveObject> = SeenPly & { readonly move: M };

/** What a player has in hand, as the surface shows it. */
export interface InHand {
  /** The piece that was taken up. */
  readonly held: string | null;
  /** All pieces, in the order of their keys. */
  readonly order: readonly string[];
}

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
  /** Goes back to the last decision, or asks the others to; at a score board to the last entry. */
  readonly takeBack?: () => void;
  /** The plies since the seat at the screen last decided, oldest first: what is to be shown as new. */
  readonly fresh: readonly GamePly<M>[];
  /** Whether what they scored is still to be seen: until the player reaches for the table. Without it, always. */
  readonly echo?: ReadonlySignal<boolean>;
  /** What counted for a number that the player points at in the log; to be lit up. */
  readonly explained: readonly Source[];
  /** A move that was suggested to the player; to be shown, not played. */
  readonly hint?: number | null;
  /** A move that the player tries by a key of the table; to be shown as if the hand had tried it. */
  readonly tried?: number | null;
  /** Where the surface notes what the player has in hand, for those who ask for it by key. */
  readonly inHand?: { current: InHand | null };
  /** Tells the frame what the move in the player's hand would score, by symbol, so that the gain stands next to the tracks. */
  readonly showGains?: (gains: readonly number[] | null) => void;
}

/** How a game puts its moves and events into words. */
export interface Words<P extends Position = Position, M extends MoveObject = MoveObject> {
  /** A move in one line: who did what, in a game with these options or the usual ones. */
  readonly sayPly: (ply: GamePly<M>, names: readonly string[], messages: Messages, options?: Options) => string;
  /** The symbols of the piece that was played, by their letters: to be drawn in place of words. */
  readonly pieceOf?: (move: M) => string;
  /** One event in a few words; an empty text for what goes without saying. */
  readonly sayEvent: (event: SeenEvent, names: readonly string[], messages: Messages) => string;
  /** A move that is suggested but not yet played, in a few words and without a name. */
  readonly sayHint: (move: M, position: P, messages: Messages) => string;
  /** Where the points of a score came from, in a game without sources that could be lit up. */
  readonly sayScore?: (ply: GamePly<M>, symbol: Letter, points: number, messages: Messages) => string;
}

/** What a game answers to those who ask by key, and hear rather than see it. */
export interface EarWords<P extends Position = Position, V extends View = View> {
  /** What the seat of the view has to decide with: its pieces, as it has ordered them, or what lies before it. */
  readonly sayHand: (view: V, messages: Messages, order?: readonly string[]) => string;
  /** Which keys the playing surface has of its own. */
  readonly sayKeys: (position: P, messages: Messages) => string;
  /** The moves between which there is something to choose, with the piece that is held or any; without it all legal ones. */
  readonly choices?: (view: V, position: P, held: string | null) => readonly number[];
  /** What the mover's tracks are worth, where not the weakest alone decides what comes next. */
  readonly worth?: (tracks: Uint8Array) => number;
}

/** A short paragraph of the rules, with a live diagram drawn by the same components as the table. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
  readonly Diagram?: ComponentType;
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
  /** What is told by ear alone; loaded once the table is there. */
  readonly loadEar: () => Promise<EarWords<P, V>>;
  /** Its rules in lessons; loaded by whoever wants to learn. */
  readonly loadLessons: () => Promise<(messages: Messages) => readonly Lesson[]>;
  /** How it is learned by playing; loaded by whoever does. */
  readonly loadCourse: () => Promise<Course<P>>;
  /** Whether the one who is to decide may let pieces stand for others, in a game with jokers. */
  readonly hasJoker?: (view: V) => boolean;
  /** Whether the surface shows everyone's tracks itself, so that the frame need not. */
  readonly ownTracks?: boolean;
}
