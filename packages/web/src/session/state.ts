import type { Game, Result, Standing, View } from '@sixfold/engine';
import { lastDecision } from '@sixfold/host';
import type { GameUpdate, LinkState, Seat, SeatInfo, Seen, SeenPly, TableConfig, TableInfo } from '@sixfold/protocol';

/** What there is beside the game at a table that is hosted by a server. */
export interface OnlineState {
  readonly link: LinkState;
  /** Whether a move is on its way and not stored yet. */
  readonly isSending: boolean;
}

/** Everything about a table that a page shows, at one moment. */
export interface TableState {
  readonly id: string;
  readonly game: Game;
  /** Who sits there, who is connected, what is being asked. */
  readonly info: TableInfo;
  readonly config: TableConfig;
  /** The game of the series, from 0. */
  readonly round: number;
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
  /** Whether one may ask for hints here: among people who do not see each other, nobody is helped. */
  readonly hasHints: boolean;
  /** The seat of a bot that is thinking. */
  readonly thinking: number | null;
  /** Whether a bot is to move but could not be brought to think. */
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

/** The game as far as it was followed: the last update, and all plies of this game. */
export interface FollowedGame {
  readonly update: GameUpdate;
  readonly plies: readonly SeenPly[];
}

/** Puts an update on top of what was seen; null if something between them is missing. */
export function merge(followed: FollowedGame | null, update: GameUpdate): FollowedGame | null {
  const before = followed?.update.round === update.round ? followed.plies.slice(0, update.from) : [];
  return before.length === update.from ? { update, plies: [...before, ...update.plies] } : null;
}

/** What to tell the host so that it sends the rest. */
export const seenOf = (followed: FollowedGame | null): Seen | null =>
  followed && { round: followed.update.round, ply: followed.plies.length, backs: followed.update.backs };

/** An open seat will be a person's. A bot that is only called by its strength is named as all bots are here. */
const seatOf = ({ kind, name, bot = '' }: SeatInfo): Seat =>
  kind === 'bot' ? { kind, name: name === bot ? '' : name, bot } : { kind: 'person', name };

export const configOf = ({ terms, seats }: TableInfo): TableConfig => ({ ...terms, seats: seats.map(seatOf) });

/** What a state is made of. */
export interface Parts extends Pick<TableState, 'game' | 'config' | 'info' | 'hasHints' | 'isStored' | 'online'> {
  readonly followed: FollowedGame;
}

/** Whether the person at the screen still plays: neither a spectator nor somebody who gave up. */
const isPlaying = ({ stage, seats }: TableInfo, seat: number | null): boolean =>
  stage === 'playing' && seat !== null && seats[seat]?.kind === 'person';

/** The number of plies that the viewer knew when last deciding; a spectator knows all but the last. */
const knownTo = (viewer: number | null, plies: readonly SeenPly[]): number =>
  viewer === null
    ? Math.max(0, plies.length - 1)
    : (lastDecision(
        plies.map(({ seat }) => seat),
        (seat) => seat === viewer,
      ) ?? 0);

export function makeState({ followed, ...parts }: Parts): TableState {
  const { update, plies } = followed;
  const { view, round, handTo, thinking, isStuck, backs, result, standing, isOver } = update;
  const canAct = isPlaying(parts.info, view.seat) && view.ended === null && view.turn === view.seat;
  return {
    ...parts,
    round,
    handTo,
    view,
    plies,
    thinking,
    isStuck,
    result,
    standing,
    isOver,
    canAct,
    id: update.table,
    viewer: view.seat,
    known: knownTo(view.seat, plies),
    isMarked: backs > 0,
    canTakeBack: update.takeBack !== null && parts.info.offer === null,
  };
}
