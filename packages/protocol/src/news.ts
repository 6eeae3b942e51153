import type { MoveObject, Options, Result, Standing, View } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/table';

/** How far a client has followed a table. */
export interface Seen {
  /** The game of the series, from 0. */
  readonly game: number;
  /** How many plies of it. */
  readonly ply: number;
  /** How many moves had been taken back at this table by then: what lies before one may have changed. */
  readonly backs: number;
}

/** What a table agrees on, apart from who sits there. */
export interface Terms {
  readonly game: string;
  readonly options: Options;
  /** How many games make the series. */
  readonly games: number;
  /** The seat that starts the first game; null has it drawn. */
  readonly starter: number | null;
}

/** A seat as it is wished for when a table is opened: the host's own, one for whoever is invited, or a bot's. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open'; readonly name?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** A seat as everyone at the table sees it. */
export interface SeatNews {
  readonly kind: 'person' | 'bot' | 'open';
  /** What to call it; of an open seat, whom it is kept for, or nothing. */
  readonly name: string;
  /** Which bot plays; only for bots. */
  readonly bot?: string;
  /** Whether the person is connected; bots always are. */
  readonly isHere: boolean;
  readonly isHost: boolean;
  /** Whether the person gave up; a bot may play on for the others. */
  readonly hasResigned: boolean;
  /** What an invite link to this open seat must carry; only the people at the table are told. */
  readonly invite?: string;
}

/**
 * Where a table is: waiting for people, being played, over by the rules, given up, or closed because nobody came any
 * more.
 */
export type Stage = 'gathering' | 'playing' | 'over' | 'resigned' | 'closed';

/** Something that all people at the table must agree to. */
export type Offer =
  /** To go back to before that ply. */
  | { readonly kind: 'take-back'; readonly ply: number }
  /** To let a bot play on for a person who is away. */
  | { readonly kind: 'replace'; readonly seat: number; readonly bot: string };

/** Everything about a table but the game itself. */
export interface TableNews {
  readonly table: string;
  readonly terms: Terms;
  readonly seats: readonly SeatNews[];
  /** The reader's seat; null for a spectator. */
  readonly you: number | null;
  readonly isPublic: boolean;
  readonly stage: Stage;
  readonly spectators: number;
  /** What is being asked, who asks, and who has agreed so far. */
  readonly offer: (Offer & { readonly by: number; readonly agreed: readonly number[] }) | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
}

/** The game as the reader may see it now, and what has happened since what the reader had seen. */
export interface GameNews {
  readonly table: string;
  readonly game: number;
  readonly ply: number;
  readonly backs: number;
  /** The plies from this number on: they take the place of what the reader has from there. */
  readonly from: number;
  readonly plies: readonly SeenPly[];
  readonly view: View;
  /** The seat of a bot that is thinking. */
  readonly thinking: number | null;
  /** The result, once this game is over. */
  readonly result: Result | null;
  readonly standing: Standing;
  /** Whether the whole series is over. */
  readonly isOver: boolean;
}

/** A line of the lobby, or of the list of one's own tables. */
export interface TableLine {
  readonly table: string;
  readonly terms: Terms;
  readonly stage: Stage;
  readonly seats: readonly Pick<SeatNews, 'kind' | 'name' | 'bot'>[];
  /** The seat whose decision it is; null if nobody's, or not told. */
  readonly turn: number | null;
  /** The reader's seat, in the list of one's own. */
  readonly you: number | null;
  /** When something happened there last, in ISO form. */
  readonly touched: string;
}

/** A move, and the ply that it answers. */
export interface PlayedMove {
  readonly table: string;
  readonly game: number;
  readonly ply: number;
  readonly move: MoveObject;
}
