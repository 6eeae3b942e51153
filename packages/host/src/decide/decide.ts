import { accept, refuse, Refusal, type Outcome } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Decide, Decision } from './decision.ts';
import type { Moment } from './moment.ts';
import { agree, arrive, offer } from './offers.ts';
import { explain, look, move, next, transcript } from './playing.ts';
import { rematch } from './rematch.ts';
import { clear, close, fill, forget, resign, sit } from './seating.ts';

const DECISIONS: { readonly [R in AnyRequest]: Decide<R> } = {
  sit,
  fill,
  clear,
  resign,
  forget,
  close,
  move,
  next,
  look,
  explain,
  transcript,
  offer,
  agree,
  arrive,
  rematch,
};

/** What comes of a request: events and an answer, or why not. Nothing has changed yet. */
export function decide<R extends AnyRequest>(
  table: Table,
  who: Who,
  request: R,
  ask: AskOf<R>,
  moment: Moment,
): Outcome<Decision<AnswerOf<R>>> {
  try {
    return accept(DECISIONS[request](table, who, ask, moment));
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.error);
    throw error;
  }
}
