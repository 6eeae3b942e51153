import type { NoticeChoices, StoredTurn, TurnClaim } from '../store/notice-store.ts';
import { isQuiet } from './quiet.ts';

/** From so many tables on that wait for somebody they are told of together. */
const DIGEST = 3;
/** The last call comes when so much of the bank is left. */
const LAST_PART = 1 / 5;

/** A turn that waits. */
export interface WaitingTurn extends StoredTurn {
  /** When time is out, in milliseconds since 1970; null where there is no clock, or it is stopped. */
  readonly deadline: number | null;
}

export type NoticeKind = 'turn' | 'digest' | 'last-call';

/** What somebody is to be told now. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The turns that are told by it: one, or in a digest one or more. */
  readonly turns: readonly StoredTurn[];
  /** How many tables wait for them in all. */
  readonly waiting: number;
}

/** What somebody is doing at this moment. */
export interface ReaderMoment {
  readonly now: number;
  /** Whether they look at a table. */
  readonly isLooking: (table: string) => boolean;
}

/**
 * What to tell somebody for whom these turns wait: each turn once, and its last call once. Nothing of a table that they
 * look at, and nothing at all in quiet hours; what waits is told afterwards.
 */
export function dueNotices(
  choices: Pick<NoticeChoices, 'quiet' | 'zone'>,
  turns: readonly WaitingTurn[],
  { now, isLooking }: ReaderMoment,
): Notice[] {
  // Almost always there is nothing new.
  if (!turns.some((turn) => !turn.isTold || isLastCall(turn, now)) || isQuiet(choices, now)) return [];
  const unseen = turns.filter(({ table }) => !isLooking(table));
  const untold = unseen.filter(({ isTold }) => !isTold);
  const calls = unseen.filter((turn) => isLastCall(turn, now));
  const waiting = unseen.length;
  const alone = (kind: NoticeKind) => (turn: WaitingTurn) => ({ kind, turns: [turn], waiting });
  const digest = { kind: 'digest', turns: untold, waiting } as const;
  const told = waiting >= DIGEST && untold.length > 0 ? [digest] : untold.map(alone('turn'));
  return [...told, ...calls.map(alone('last-call'))];
}

function isLastCall({ deadline, bank, isCalled }: WaitingTurn, now: number): boolean {
  if (deadline === null || bank === null || isCalled) return false;
  return now >= deadline - bank * LAST_PART && now < deadline;
}

export const claimsOf = ({ kind, turns }: Notice): TurnClaim[] =>
  turns.map(({ table, turn }) => ({ table, turn, kind: kind === 'last-call' ? 'last-call' : 'turn' }));

/** What is left to tell once it is known what still waits. */
export function keepClaimed(notices: readonly Notice[], claimed: readonly TurnClaim[]): Notice[] {
  return notices.flatMap((notice) => {
    const kind = notice.kind === 'last-call' ? 'last-call' : 'turn';
    const turns = notice.turns.filter(({ table }) => claimed.some((one) => one.table === table && one.kind === kind));
    return turns.length === 0 ? [] : [{ ...notice, turns }];
  });
}
