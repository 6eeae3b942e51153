import type { Span } from '../tempo/spans.ts';
import type { AtTable, Nothing, TableRequests } from '@sixfold/protocol';

/** What only a host asks of a table. */
interface HouseRequests {
  /** Somebody comes to look. */
  arrive: { ask: AtTable; answer: Nothing };
  /** Time has passed; there was no server at these times. */
  settle: { ask: AtTable & { readonly downtime: readonly Span[] }; answer: Nothing };
  /** Somebody is on holiday then, or, without a plan, not at all. */
  holiday: { ask: AtTable & { readonly person: string; readonly plan: Span | null }; answer: Nothing };
  /** Nobody has sat there for a while. */
  abandon: { ask: AtTable; answer: Nothing };
  /** Somebody is to be forgotten: nobody waits for them any more. */
  forget: { ask: AtTable & { readonly person: string }; answer: Nothing };
}

/** What can be asked of a table, by anybody. */
export type Requests = TableRequests & HouseRequests;
/** The name of a request. */
export type AnyRequest = keyof Requests;
/** What a request says. */
export type AskOf<R extends AnyRequest> = Requests[R]['ask'];
/** What answers it. */
export type AnswerOf<R extends AnyRequest> = Requests[R]['answer'];
