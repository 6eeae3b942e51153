import { EVENTS_VERSION, type OpenedSeat, type TableEvent } from '@sixfold/host';
import type { Stage, TableRecord, Terms } from '@sixfold/protocol';

/** What a server of version 0.1 kept of a table: what it agreed on, how things stood, and its numbered entries. */
export interface ServerTable0 {
  readonly terms: Terms;
  readonly seed: string;
  readonly begun: TableRecord | null;
  readonly ruleset: number;
  readonly host: string;
  readonly isPublic: boolean;
  readonly stage: Stage;
  readonly rematch: string | null;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly ServerSeat0[];
  readonly entries: readonly Entry0[];
}

interface ServerSeat0 {
  readonly kind: 'person' | 'bot' | 'open';
  readonly guest: string | null;
  readonly bot: string | null;
  readonly invite: string | null;
  readonly hasResigned: boolean;
}

/** A move in notation, a return to before a ply, or, where both are missing, the next game of the series. */
export interface Entry0 {
  readonly at: number;
  readonly move: string | null;
  readonly back: number | null;
}

/** Who a seat belonged to that nobody knows any more. */
const FORGOTTEN = '';

/** The log of a table of a server of 0.1. What had happened to its seats before is not known: only how they stood. */
export function upgradeServerTable(table: ServerTable0): TableEvent[] {
  const { terms, seed, begun, ruleset, host, isPublic, created: at, changed, seats } = table;
  const before = begun && { begun: { rounds: begun.games, takenBack: begun.takenBack, seed: begun.seed } };
  return [
    {
      at,
      type: 'opened',
      version: EVENTS_VERSION,
      terms,
      ruleset,
      seed,
      ...before,
      seats: seats.map(openedSeat),
      host,
      isPublic,
    },
    ...table.entries.map(upgradeEntry),
    ...seats.flatMap((seat, index) => handedOver(seat, index, table.stage, changed)),
    ...(table.stage === 'closed' ? [{ at: changed, type: 'closed' } as const] : []),
    ...(table.rematch === null ? [] : [{ at: changed, type: 'rematched', table: table.rematch } as const]),
  ];
}

function openedSeat(seat: ServerSeat0): OpenedSeat {
  const { kind, guest, bot, invite } = seat;
  if (kind === 'open') return { kind, invite };
  return kind === 'person' || standsIn(seat)
    ? { kind: 'person', person: guest ?? FORGOTTEN }
    : { kind, bot: bot ?? '' };
}

/** Whether a bot plays on for somebody. */
const standsIn = ({ kind, guest, hasResigned }: ServerSeat0): boolean =>
  kind === 'bot' && (guest !== null || hasResigned);

function upgradeEntry({ at, move, back }: Entry0): TableEvent {
  if (move !== null) return { at, type: 'moved', move };
  return back === null ? { at, type: 'next-round' } : { at, type: 'took-back', ply: back };
}

function handedOver(before: ServerSeat0, seat: number, stage: Stage, at: number): TableEvent[] {
  const { bot, hasResigned } = before;
  if (standsIn(before) && bot !== null) {
    return [hasResigned ? { at, type: 'resigned', seat, bot } : { at, type: 'replaced', seat, bot }];
  }
  return hasResigned && stage === 'resigned' ? [{ at, type: 'resigned', seat, bot: null }] : [];
}
