import type { Logger, World } from '@sixfold/host';
import type { Addressee, NoticeStore } from '../store/notice-store.ts';
import type { Looks } from './looks.ts';
import { claimsOf, dueNotices, keepClaimed, type Notice } from './when.ts';

/** How often to look who is to be told, in milliseconds: nobody shall hear of anything more than a minute late. */
export const PERIOD = 15_000;
/** So many people are read at a time: whoever moves meanwhile shall not wait. */
const AT_ONCE = 20;

/** What notices use of the world. */
export interface NoticeTools extends Pick<World, 'now' | 'later'> {
  readonly store: Pick<NoticeStore, 'listAddressees' | 'claimTurns'>;
  readonly looks: Looks;
  /** Of several servers one tells people: whether it is this one. Should two think so, nobody is told twice. */
  readonly isOurs?: () => boolean;
  /** When time is out at a table, in milliseconds since 1970; null where there is no clock, or it is stopped. */
  readonly deadlineOf: (table: string) => number | null | Promise<number | null>;
  /** Whether there is a way to somebody. */
  readonly canReach: (addressee: Addressee) => boolean;
  /** Never fails. */
  readonly send: (addressee: Addressee, notice: Notice) => void;
  readonly logger: Logger;
}

/**
 * Tells people of turns that wait for them while they are elsewhere. What waits is read from the lists again and again, so
 * that nothing is missed in a restart, a restore or a move that came another way; and what is told is noted before, so
 * that nobody is told twice.
 */
export class Notices {
  private readonly tools: NoticeTools;
  private isClosed = false;

  constructor(tools: NoticeTools) {
    this.tools = tools;
  }

  /** Begins after a while, in which pages can say again who looks at them. */
  start(): void {
    this.tools.later(PERIOD, () => void this.goOn());
  }

  close(): void {
    this.isClosed = true;
  }

  private async goOn(): Promise<void> {
    if (this.isClosed) return;
    // What cannot be told now is found again the next time.
    if (this.tools.isOurs?.() === false) return this.start();
    await this.tellAll().catch((error: unknown) => this.tools.logger.warn({ err: error }, 'notices could not be told'));
    this.start();
  }

  private async tellAll(): Promise<void> {
    let after = '';
    for (let isMore = true; isMore && !this.isClosed;) {
      const people = await this.tools.store.listAddressees(after, AT_ONCE);
      const isLooking = this.tools.looks.current();
      await Promise.all(people.map((one) => this.tell(one, (table) => isLooking(one.guest, table))));
      after = people.at(-1)?.guest ?? '';
      isMore = people.length === AT_ONCE;
    }
  }

  private async tell(one: Addressee, isLooking: (table: string) => boolean): Promise<void> {
    const { store, now, deadlineOf, canReach, send } = this.tools;
    if (one.turns.length === 0 || !canReach(one)) return;
    const turns = await Promise.all(
      one.turns.map(async (turn) => ({ ...turn, deadline: await deadlineOf(turn.table) })),
    );
    const due = dueNotices(one.choices, turns, { now: now(), isLooking });
    if (due.length === 0) return;
    const claimed = await store.claimTurns(one.guest, due.flatMap(claimsOf));
    for (const notice of keepClaimed(due, claimed)) send(one, notice);
  }
}
