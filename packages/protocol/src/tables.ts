import type { MoveObject, Result, SeenEvent, Standing, View } from '@sixfold/engine';
import type { FairInfo, OpenedLuck } from '@sixfold/engine/fair';
import type { Offer, Ply } from './requests.ts';
import type { TableClock, Tempo } from './tempo.ts';
import type { DealOfDay, Terms } from './terms.ts';

/**
 * Where a table is: waiting for people, being played, over by the rules, given up, or closed because nobody came any
 * more.
 */
export type Stage = 'gathering' | 'playing' | 'over' | 'resigned' | 'closed';

/** How far a reader has followed a table. */
export interface Seen {
  /** The game of the series, from 0. */
  readonly round: number;
  /** How many plies of it. */
  readonly ply: number;
  /** How often moves had been taken back at this table by then: what lies before one may have changed. */
  readonly backs: number;
}

/** One move and what it led to, as one seat saw it. */
export interface SeenPly {
  readonly ply: number;
  readonly seat: number;
  readonly move: MoveObject;
  readonly events: SeenEvent[];
}

/** A seat as everyone at the table sees it. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  /** What to call it; of an open seat, whom it is kept for, or nothing. */
  readonly name: string;
  /** Which bot plays; only for bots. */
  readonly bot?: string;
  /** Whether a program plays in the person's name; said only where one does. */
  readonly isProgram?: boolean;
  /** Whether the person looks at this table; bots always do. */
  readonly isHere: boolean;
  /** In so many milliseconds a bot may play on for a person who is away; only while they are. */
  readonly replaceIn?: number;
  readonly isHost: boolean;
  /** Whether the person gave up; a bot may play on for the others. */
  readonly hasResigned: boolean;
  /** What an invite link to this open seat must carry; only the people at the table are told. */
  readonly invite?: string;
  /** Whether the bot there gives way to whoever comes; only where it does. */
  readonly isOffered?: true;
}

/** Somebody who asks for a seat. */
export interface Knock {
  readonly number: number;
  readonly name: string;
}

/** Something that happened to a seat; it is told for good. */
export interface SeatNews extends Ply {
  readonly what: 'sat' | 'left' | 'filled' | 'replaced' | 'returned' | 'removed' | 'resigned' | 'timed-out';
  readonly seat: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What the person is called; nothing where it is not about one. */
  readonly name: string;
  /** The bot that plays there from then on. */
  readonly bot: string | null;
  /** The seat of whoever did it to another. */
  readonly by: number | null;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  readonly table: string;
  readonly terms: Terms;
  readonly seats: readonly SeatInfo[];
  /** The reader's seat, of several the first; null for a spectator. */
  readonly you: number | null;
  /** The seat that is kept for the reader, who does not sit there: nobody does, or a bot plays on for them. */
  readonly kept: number | null;
  /** The reader's own seat, where they gave up the present game and a bot plays on; only where it does. */
  readonly gaveUp?: number;
  readonly isPublic: boolean;
  readonly stage: Stage;
  readonly spectators: number;
  /** What is being asked and its number, who asks, and who has agreed so far. */
  readonly offer: (Offer & { readonly number: number; readonly by: number; readonly agreed: readonly number[] }) | null;
  /** The table at which the same people play again, and the seat of whoever wants to. */
  readonly rematch: { readonly table: string; readonly by: number | null } | null;
  /** What the invite link to the table must carry; only the people at the table are told. */
  readonly invite?: string;
  /** Who asks for a seat; only the people at the table are told, and only while somebody does. */
  readonly knocks?: readonly Knock[];
  /** What became of the reader's own asking for a seat; only for whoever asked. */
  readonly knock?: 'asked' | 'declined';
  /** Whether people may write to each other there. */
  readonly hasTexts: boolean;
  readonly news: readonly SeatNews[];
  /** Where a game that was begun elsewhere went on here, and who brought it and so may know what others held then. */
  readonly begun: (Ply & { readonly by: string }) | null;
  /** How many games each seat won at the tables that this one follows; null if it follows none. */
  readonly evening: readonly number[] | null;
  /** Without it there is no clock. */
  readonly tempo?: Tempo;
  /** Only where a deal of the day is played: then nothing is taken back, and nobody comes or goes. */
  readonly daily?: DealOfDay;
  /** How the luck of the present round is settled; only where draws can be checked. */
  readonly fair?: FairInfo;
}

/** The game as the reader may see it now, and what has happened since what the reader had seen. */
export interface GameUpdate extends Seen {
  readonly table: string;
  /** The plies from this number on: they take the place of what the reader has from there. */
  readonly from: number;
  readonly plies: readonly SeenPly[];
  readonly view: View;
  /** At a device that several people share: who must take it before anything of theirs is shown. */
  readonly handTo: number | null;
  /** The seat of a bot that is thinking. */
  readonly thinking: number | null;
  /** Whether a bot is to move but could not be brought to think. */
  readonly isStuck: boolean;
  /** The ply to before which the reader may ask to go back: where they decided last. */
  readonly takeBack: number | null;
  /** The result, once this game is over. */
  readonly result: Result | null;
  readonly standing: Standing;
  /** Whether the whole series is over. */
  readonly isOver: boolean;
  /** Everybody's time; only where there is a clock. */
  readonly clock?: TableClock;
  /** The luck of these plies that all have seen, and if they begin with the first, of the deal; only where it can be checked. */
  readonly luck?: readonly OpenedLuck[];
}

/** What a reader of a table is sent. */
export type TableMessage = readonly ['table', TableInfo] | readonly ['game', GameUpdate];

/** A line of a list of tables. */
export interface TableLine {
  readonly table: string;
  readonly terms: Terms;
  readonly stage: Stage;
  /** Whether somebody is here is told in the list of public tables. */
  readonly seats: readonly (Pick<SeatInfo, 'kind' | 'name' | 'bot' | 'isProgram'> & { readonly isHere?: boolean })[];
  /** The seat whose decision it is; null if nobody's, or not told. */
  readonly turn: number | null;
  /** The reader's seat, in the list of one's own. */
  readonly you: number | null;
  /** Whether the reader is host of a table that gathers people, and so may close it; only where they are. */
  readonly isHost?: true;
  /** When something happened there last, in ISO form. */
  readonly touched: string;
}
