import { Refusal } from '../contract/errors.ts';
import type { AnyRequest } from '../contract/requests.ts';
import { closesAt } from '../daily/dates.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';

/** What may be asked where a deal of the day is played: no way back, no other bot, nobody else. */
const FITTING: ReadonlySet<AnyRequest> = new Set<AnyRequest>([
  'move',
  'moves',
  'resign',
  'look',
  'explain',
  'transcript',
  'close',
  'reopen',
  'arrive',
  'settle',
  'abandon',
  'forget',
]);

/** A deal of the day is the same for everybody; the ranked one until its date is over, and then no more. */
export function needDeal({ opened: { daily } }: Table, who: Who, request: AnyRequest, at: number): void {
  if (!daily) return;
  const { date, kind } = daily;
  if (!FITTING.has(request)) throw new Refusal({ code: 'bad-deal', why: 'as-it-is' });
  if (kind === 'open' || who.kind === 'bot') return;
  const isOver = at >= closesAt(date);
  if (request === 'move' && isOver) throw new Refusal({ code: 'bad-deal', why: 'not-open' });
  // It holds the seed.
  if (request === 'transcript' && !isOver) throw new Refusal({ code: 'bad-deal', why: 'secret' });
}
