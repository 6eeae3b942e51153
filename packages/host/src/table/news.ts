import type { Ply, SeatNews } from '@sixfold/protocol';
import type { TableEvent } from '../log/events.ts';
import type { SeatState } from './seats.ts';

/** What happened to a seat, and to whom: names are joined when it is told. */
export interface SeatChange extends Omit<SeatNews, 'name'> {
  readonly person: string | null;
}

/** What an event means for those who sit at the table; nothing, if it is not about seats. */
export function newsOf(event: TableEvent, seats: readonly SeatState[], { round, ply }: Ply): SeatChange[] {
  if (!('seat' in event)) return [];
  const { at, seat } = event;
  const { kind, person } = seats[seat]!;
  const facts = { at, round, ply, seat, by: 'by' in event ? (event.by ?? null) : null, person, bot: null };
  switch (event.type) {
    case 'sat':
      if (kind === 'person' && person === event.person) return [];
      return [{ ...facts, what: person === event.person ? 'returned' : 'sat', person: event.person }];
    case 'cleared':
      if (kind !== 'person' && event.bot === undefined) return [];
      return [{ ...facts, what: event.by === seat ? 'left' : 'removed', bot: event.bot ?? null }];
    case 'filled':
    case 'replaced':
    case 'removed':
      return [{ ...facts, what: event.type, bot: event.bot }];
    case 'holiday':
    case 'pledged':
    case 'revealed':
      return [];
    case 'timed-out':
      return [{ ...facts, what: event.type }];
    case 'gave-up':
    case 'resigned':
      return [{ ...facts, what: 'resigned', bot: event.bot }];
  }
}
