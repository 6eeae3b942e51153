import { attempt, type Outcome } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Decide, Decision, Moment } from './decision.ts';
import { needDeal } from './deal.ts';
import * as dealing from './dealing.ts';
import * as offers from './offers.ts';
import * as playing from './playing.ts';
import * as rematch from './rematch.ts';
import { needFitting, passingBy } from './score-board.ts';
import * as seating from './seating.ts';
import * as timing from './timing.ts';

/** What these files offer are the decisions, each by the name of what is asked. */
const DECISIONS: { readonly [R in AnyRequest]: Decide<R> } = {
  ...seating,
  ...playing,
  ...offers,
  pledge: dealing.pledge,
  reveal: dealing.reveal,
  ...rematch,
  ...timing,
};

/** What comes of a request: events and an answer, or why not. Nothing has changed yet. */
export function decide<R extends AnyRequest>(
  table: Table,
  who: Who,
  request: R,
  ask: AskOf<R>,
  moment: Moment,
): Outcome<Decision<AnswerOf<R>>> {
  return attempt(() => {
    needDeal(table, who, request, moment.at);
    needFitting(table, request);
    return passingBy(table, DECISIONS[request](table, who, ask, moment));
  });
}
