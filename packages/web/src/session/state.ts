import type { View } from '@sixfold/engine';
import { lastDecision } from '@sixfold/host';
import type { GameUpdate, LinkState, Seat, SeatInfo, Seen, SeenPly, TableConfig, TableInfo } from '@sixfold/protocol';

/** What there is beside the game at a table that is hosted by a server. */
export interface OnlineState {
  readonly link: LinkState;
  /** Whether a move is on its way and not stored yet. */
  readonly isSending: boolean;
  /** To before which moment one has asked to go back: once is enough. */
  readonly askedBack: string | null;
}

/** A moment of the game; a ply that was taken back comes twice. */
export const momentOf = ({ round, backs, ply }: Seen): string => [round, backs, ply].join(' ');

/** Whether moves were taken back without a word of others: a game that was begun elsewhere does not tell. */
export function isMarked({ backs }: Seen, { seats, begun, news, terms }: TableInfo, isOnline: boolean): boolean {
  const people = seats.filter(({ kind, hasResigned }) => kind === 'person' || hasResigned).length;
  const haveAgreed = isOnline && begun === null && (people > 1 || news.some(({ what }) => what === 'replaced'));
  // What is written down beside a real table is only corrected.
  return backs > 0 && !haveAgreed && !terms.isPrinted;
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
  /** Whether moves were taken back without others who agreed, so that the game does not count. */
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

/** Whether it is one's turn; at a score board whoever sits there enters for everybody. */
const isOn = ({ terms }: TableInfo, { turn, seat }: View): boolean => terms.isPrinted || turn === seat;

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
  const { view, plies, takeBack } = game;
  return {
    ...game,
    ...page,
    known: knownTo(view.seat, plies),
    canAct: isPlaying(page.info, view.seat) && game.result === null && isOn(page.info, view),
    canTakeBack:
      takeBack !== null && page.info.offer === null && page.online?.askedBack !== momentOf({ ...game, ply: takeBack }),
    isMarked: isMarked(game, page.info, page.online !== null),
  };
}
