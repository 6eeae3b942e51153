import { GAMES, type Game } from '@sixfold/engine';
import { granted, Table, type Span, type TableEvent } from '@sixfold/host';
import { CLOCKS, FAIR } from '@sixfold/host/acting';
import { plyMark, viewMark } from './marks.ts';

/** What one pair of eyes may have been shown of a table, as marks. */
export interface Shown {
  readonly views: Set<number>;
  readonly plies: Set<number>;
}

/** What a log tells. */
export interface Story {
  readonly table: Table;
  /** What each seat may have been shown. */
  readonly seats: readonly Shown[];
  /** What anybody may have been shown. */
  readonly public: Shown;
  /** The numbers of the events with which bots moved. */
  readonly bots: ReadonlySet<number>;
  /** How often somebody's time ran on while there was no database. */
  readonly overcharged: number;
  /** How often something happened before what happened before it, or has yet to happen. */
  readonly leaps: number;
}

/** Without a database for so long there was no server, and that counts on nobody's clock. */
const LONGEST_SILENCE = 14_500;
/** By so many milliseconds the clocks of servers may differ. */
const SLACK = 5000;

/** Reads a log event by event, with the eyes of everybody. */
export function readStory(id: string, events: readonly TableEvent[], outages: readonly Span[]): Story {
  const [opened, ...rest] = events;
  if (opened?.type !== 'opened') throw new Error(`there is no table ${id}`);
  const game: Game = GAMES[opened.terms.game];
  const table = granted(Table.fold(id, game, [opened], CLOCKS, FAIR));
  const seats = table.seats.map(nothingShown);
  const everybody = nothingShown();
  const bots = new Set<number>();
  const long = outages.filter(({ from, until }) => until - from > LONGEST_SILENCE);
  let overcharged = 0;
  for (const event of rest) {
    if (event.type === 'moved' && table.botToMove !== null) bots.add(table.length);
    const before = table.clock;
    granted(table.applyAll([event]));
    const [since, until] = [before?.since ?? 0, table.clock?.since ?? 0];
    const isRunning = before !== null && before.running !== null && !before.isPaused && event.type !== 'down';
    if (isRunning && long.some((span) => since < span.from && until > span.until)) overcharged++;
    if (!table.hasBegun || !table.isDealt) continue;
    for (const [seat, shown] of seats.entries()) show(table, seat, shown);
    show(table, null, everybody);
  }
  return { table, seats, public: everybody, bots, overcharged, leaps: countLeaps(events) };
}

function countLeaps(events: readonly TableEvent[]): number {
  const latest = Date.now() + SLACK;
  return events.filter(({ at }, index) => at > latest || at < (events[index - 1]?.at ?? 0) - SLACK).length;
}

const nothingShown = (): Shown => ({ views: new Set(), plies: new Set() });

function show({ state, series: { match } }: Table, seat: number | null, { views, plies }: Shown): void {
  views.add(viewMark({ ...state, view: match.view(seat) }));
  for (const seen of match.seenSince(state.ply - 1, seat)) plies.add(plyMark(state, seen));
}
