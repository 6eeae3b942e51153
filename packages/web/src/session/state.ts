import { lastDecision } from '@sixfold/host';
import type { GameUpdate, LinkState, Seat, SeatInfo, SeenPly, TableConfig, TableInfo } from '@sixfold/protocol';

/** What there is beside the game at a table that is hosted by a server. */
export interface OnlineState {
  readonly link: LinkState;
  /** Whether a move is on its way and not stored yet. */
  readonly isSending: boolean;
}

/** Everything about a table that a page shows, at one moment: the game from its first ply on, and what is around it. */
export interface TableState extends GameUpdate {
  /** Who sits there, who is connected, what is being asked. */
  readonly info: TableInfo;
  readonly config: TableConfig;
  /** Of the plies, how many whoever looks had seen when last deciding. */
  readonly known: number;
  /** Whether the person at the screen is to decide. */
  readonly canAct: boolean;
  readonly canTakeBack: boolean;
  /** Whether moves were taken back, so that the game does not count. */
  readonly isMarked: boolean;
  /** Whether one may ask for hints here: among people who do not see each other, nobody is helped. */
  readonly hasHints: boolean;
  /** Whether the table could be stored; play goes on if not. */
  readonly isStored: boolean;
  /** Null at a table of this device. */
  readonly online: OnlineState | null;
}

/** An open seat will be a person's. A bot that is only called by its strength is named as all bots are here. */
const seatOf = ({ kind, name, bot = '' }: SeatInfo): Seat =>
  kind === 'bot' ? { kind, name: name === bot ? '' : name, bot } : { kind: 'person', name };

export const configOf = ({ terms, seats }: TableInfo): TableConfig => ({ ...terms, seats: seats.map(seatOf) });

/** Whether the person at the screen still plays: neither a spectator nor somebody who gave up. */
const isPlaying = ({ stage, seats }: TableInfo, seat: number | null): boolean =>
  stage === 'playing' && seat !== null && seats[seat]?.kind === 'person';

/** The number of plies that were known to a seat when it decided last; a spectator knows all but the last. */
function knownTo(seat: number | null, plies: readonly SeenPly[]): number {
  if (seat === null) return Math.max(0, plies.length - 1);
  const movers = plies.map((ply) => ply.seat);
  return lastDecision(movers, (mover) => mover === seat) ?? 0;
}

/** What the page shows follows from the game as it was told, and from what the page knows beside it. */
export function makeState(
  game: GameUpdate,
  page: Pick<TableState, 'info' | 'config' | 'hasHints' | 'isStored' | 'online'>,
): TableState {
  const { view, plies, backs, takeBack } = game;
  return {
    ...game,
    ...page,
    known: knownTo(view.seat, plies),
    canAct: isPlaying(page.info, view.seat) && view.ended === null && view.turn === view.seat,
    canTakeBack: takeBack !== null && page.info.offer === null,
    isMarked: backs > 0,
  };
}
