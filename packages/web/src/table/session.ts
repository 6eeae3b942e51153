import type { Reason } from '@sixfold/bots';
import type { BySymbol, Game, MoveObject, Result, Source, Standing, View } from '@sixfold/engine';
import type { LinkState, TableNews } from '@sixfold/protocol';
import type { SeenPly, TableConfig, TableError } from '@sixfold/table';
import type { ReadonlySignal } from '@preact/signals';

/** Why a move was not played; `moved-on`: the table is no longer as it was shown, for instance after a move in another tab. */
export type SessionError = TableError | { readonly code: 'moved-on' };

/** What there is beside the game at a table that is played over the network. */
export interface OnlineState {
  /** Who sits there, who is connected, what is being asked. */
  readonly about: TableNews;
  readonly link: LinkState;
  /** Whether a move is on its way and not stored yet. */
  readonly isSending: boolean;
}

/** Everything about a table that a page shows, at one moment. */
export interface TableState {
  readonly id: string;
  readonly game: Game;
  readonly config: TableConfig;
  /** The game of the series, from 0. */
  readonly gameIndex: number;
  /** The seat whose eyes look at the screen; null while nobody's pieces may be seen. */
  readonly viewer: number | null;
  /** Whether the screen must be covered until `handTo` has taken the device; only where players hold hidden pieces. */
  readonly handTo: number | null;
  readonly view: View;
  /** All plies of this game as the viewer may see them. */
  readonly plies: readonly SeenPly[];
  /** Of these, how many the viewer had seen when last deciding. */
  readonly known: number;
  /** Whether the person at the screen is to decide. */
  readonly canAct: boolean;
  /** The seat of a bot that is thinking. */
  readonly thinking: number | null;
  /** Whether a bot is to move but could not be brought to think: nothing goes on before `thinkAgain`. */
  readonly isStuck: boolean;
  /** Whether moves were taken back, so that the game does not count. */
  readonly isMarked: boolean;
  readonly canTakeBack: boolean;
  /** The result, once this game is over. */
  readonly result: Result | null;
  readonly standing: Standing;
  /** Whether the whole series is over. */
  readonly isOver: boolean;
  /** Whether the table could be stored; play goes on if not. */
  readonly isStored: boolean;
  /** Null at a table of this device. */
  readonly online: OnlineState | null;
}

/** A move that the person at the screen could make, and what is to be said for it. */
export interface Suggestion {
  readonly move: MoveObject;
  /** The expected share of the win, from 0 to 1; alone at the table the expected weakest track. Null if nobody knows. */
  readonly outlook: number | null;
  /** By how much it is expected to advance each of the player's tracks. */
  readonly gains: BySymbol<number>;
  /** The most important one first. */
  readonly reasons: readonly Reason[];
}

/** A table that is being played in this page: at one device or over the network, with people, bots, or both. */
export interface Session {
  readonly state: ReadonlySignal<TableState>;
  /** Plays a move for the person at the screen; returns what is wrong with it, if anything. */
  play(move: MoveObject): Promise<SessionError | null>;
  /** The next person has taken the device: shows that seat's pieces. */
  uncover(): void;
  /** Goes back to the last decision of a person before this one; over the network, asks the others to. */
  takeBack(): Promise<void>;
  nextGame(): Promise<void>;
  /** Asks the bot that got stuck once more. */
  thinkAgain(): void;
  /**
   * What a master would do for the person at the screen, best first; nothing once the table has moved on. Fails where
   * nobody can think.
   */
  hint(): Promise<readonly Suggestion[]>;
  /** For each score event of that ply of this game, in order, what was counted. */
  explain(ply: number): Promise<Source[][]>;
  /** Stops thinking and lets go of everything; the table stays where it is kept. */
  leave(): void;
}
