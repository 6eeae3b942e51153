import type { Nothing } from '@sixfold/protocol';
import type { Opened, TableEvent } from '../log/events.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';

/** The moment at which something is decided, and what only the world outside knows. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** A text of so many random bytes that can stand in an address. */
  readonly random: (bytes: number) => string;
  /** Whether people have a part in the luck of new tables. */
  readonly isFair?: boolean;
  /** For how many milliseconds the person on that seat has not been at the table; 0 for one who looks at it. */
  readonly awayFor: (seat: number) => number;
  /** For how long somebody must have been away before a bot may play on for them. */
  readonly grace: number;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** Who asks for a seat by this number; null for nobody, or not any more. */
  readonly knocker: (knock: number) => KnockingPerson | null;
}

/** Somebody who asks for a seat. */
export type KnockingPerson = Extract<Who, { kind: 'person' }>;

/** What changes among those who ask for a seat: it is no part of the log, for they do not sit there. */
export type Knocking =
  | { readonly kind: 'asks'; readonly who: KnockingPerson }
  | { readonly kind: 'answered'; readonly knock: number; readonly isAdmitted: boolean };

/** A table that is to be there. */
export interface NewTable {
  readonly id: string;
  readonly opened: Opened & { readonly at: number };
  /** What to call the seats that no person holds. */
  readonly labels: readonly string[];
}

/** What a request comes to: the answer, and what happens before it is given. */
export interface Decision<A> {
  readonly answer: A;
  readonly events: readonly TableEvent[];
  /** A table that is opened by the same act. */
  readonly opens?: NewTable;
  readonly knocking?: Knocking;
}

/** From what is, and what is asked, to what shall be. Changes nothing; throws `Refusal` alone. */
export type Decide<R extends AnyRequest> = (
  table: Table,
  who: Who,
  ask: AskOf<R>,
  moment: Moment,
) => Decision<AnswerOf<R>>;

/** It happens, and there is nothing to say about it. */
export const happens = (...events: TableEvent[]): Decision<Nothing> => ({ answer: {}, events });
