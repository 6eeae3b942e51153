import type { Opening } from '@sixfold/protocol';
import { granted, Refusal } from '../contract/errors.ts';
import type { AnyRequest } from '../contract/requests.ts';
import type { TableEvent } from '../log/events.ts';
import type { Table } from '../table/table.ts';
import type { Decision } from './decision.ts';

/** What makes no sense where people play on a real table: nobody plays for them, and of the pieces nothing is known. */
const UNFITTING: ReadonlySet<AnyRequest> = new Set<AnyRequest>(['fill', 'moves', 'transcript']);

/** Nobody but people has a part in a score board, and what they write down is all that there is. */
export function needFitting({ isPrinted }: Table, request: AnyRequest): void {
  if (isPrinted && UNFITTING.has(request)) throw new Refusal({ code: 'score-board' });
}

/** Whoever wishes for a score board from outside gets neither bots nor a clock there, and none that was begun elsewhere. */
export function needFittingWish({ terms, seats, tempo, record }: Opening): void {
  const isFitting = !tempo && !record && seats.every(({ kind }) => kind !== 'bot');
  if (terms.isPrinted && !isFitting) throw new Refusal({ code: 'score-board' });
}

/** After these the game goes on, and it may be the turn of somebody who gave up. */
const GOES_ON: ReadonlySet<TableEvent['type']> = new Set<TableEvent['type']>(['moved', 'took-back', 'gave-up']);

/** At a score board nobody plays on for those who gave up: where more than two sides play, their turns pass by. */
export function passingBy<A>(table: Table, decision: Decision<A>): Decision<A> {
  const { isPrinted, series, seats } = table;
  const { events } = decision;
  if (!isPrinted || series.sides <= 2 || !events.some(({ type }) => GOES_ON.has(type))) return decision;
  const leaving = events.flatMap((event) => (event.type === 'gave-up' ? [event.seat] : []));
  const isGone = (seat: number): boolean => leaving.includes(seat) || (seats[seat]?.hasResigned ?? false);
  const gone = seats.filter((_, seat) => isGone(seat)).length;
  if (gone === 0 || gone === seats.length) return decision;
  return { ...decision, events: [...events, ...passes(table, events, isGone)] };
}

/** The turns of those who are gone, from where the events lead to. */
function passes({ series }: Table, events: readonly TableEvent[], isGone: (seat: number) => boolean): TableEvent[] {
  const back = events.find((event) => event.type === 'took-back');
  const match = granted(series.before(series.round, back ? back.ply : series.ply, 0));
  for (const event of events) if (event.type === 'moved') granted(match.play(event.move));
  const passed: TableEvent[] = [];
  while (!match.isOver && isGone(match.position.turn)) {
    granted(match.play('-'));
    passed.push({ at: events[0]?.at ?? 0, type: 'moved', move: '-' });
  }
  return passed;
}
