import { isHex32, pledgeOf } from '@sixfold/engine/fair';
import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import type { Dealing } from '../table/dealing.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { happens, type Decide } from './decision.ts';
import { needGoingOn, needSeats } from './need.ts';

/** A seat pledges anew after a reload, as often as that; the log is not to grow without end. */
const MOST_TRIES = 16;

/** A seat says what its number will be checked against, while pledges are taken. */
export const pledge: Decide<'pledge'> = (table, who, { round, pledge: said }, { at }) => {
  const { seat, dealing } = needDealing(table, who, round);
  if (dealing.pledges[seat] === said) return happens();
  if (dealing.isClosed) throw table.movedOn;
  const isGood = isHex32(said) && (dealing.tries[seat] ?? 0) < MOST_TRIES;
  if (!isGood) throw new Refusal({ code: 'malformed', what: 'pledge' });
  return happens({ at, type: 'pledged', seat, pledge: said });
};

/** A seat opens its number, once no more pledges are taken. */
export const reveal: Decide<'reveal'> = (table, who, { round, number }, { at }) => {
  const { seat, dealing } = needDealing(table, who, round);
  if (dealing.numbers[seat] === number) return happens();
  const fits = isHex32(number) && dealing.pledges[seat] === pledgeOf(table.toldFair?.root ?? '', round, seat, number);
  if (!fits || !dealing.isClosed) throw new Refusal({ code: 'malformed', what: 'number' });
  return happens({ at, type: 'revealed', seat, number });
};

/** What is due by now: no more pledges are taken, the round is dealt. */
export function dealingDue(table: Table, at: number): TableEvent[] {
  const { dealing } = table;
  if (!dealing || (table.dealsAt ?? Infinity) > at || !table.isGoingOn) return [];
  const dealt: TableEvent = { at, type: 'dealt' };
  if (dealing.isClosed) return [dealt];
  const isAlone = dealing.pledges.every((one) => one === null);
  return [{ at, type: 'pledges-closed' }, ...(isAlone ? [dealt] : [])];
}

function needDealing(table: Table, who: Who, round: number): { readonly seat: number; readonly dealing: Dealing } {
  const [seat] = needSeats(table, who);
  needGoingOn(table);
  const { dealing } = table;
  if (!dealing || dealing.isDealt || dealing.round !== round) throw table.movedOn;
  return { seat, dealing };
}
