import { GAMES, type Game } from '@sixfold/engine';
import { granted, Table, type TableEvent } from '@sixfold/host';
import { CLOCKS, FAIR } from '@sixfold/host/acting';
import type { TableClock } from '@sixfold/protocol';

/** What a log says of everybody's time. */
export interface ClockStory {
  /** Each clock that could be told, with how far the game had come. */
  readonly told: ReadonlySet<string>;
  /** Where time came from nowhere, or went there, in words. */
  readonly faults: readonly string[];
}

/** Reads a log event by event: whose time changed how. */
export function readClocks(id: string, events: readonly TableEvent[]): ClockStory {
  const [opened, ...rest] = events;
  if (opened?.type !== 'opened') throw new Error(`there is no table ${id}`);
  const game: Game = GAMES[opened.terms.game];
  const table = granted(Table.fold(id, game, [opened], CLOCKS, FAIR));
  const told = new Set<string>();
  const faults: string[] = [];
  for (const event of rest) {
    const before = table.toldClock;
    granted(table.applyAll([event]));
    const after = table.toldClock;
    if (!before || !after) continue;
    told.add(JSON.stringify([table.state, after]));
    const isOdd = after.left.some((_, seat) => !isAccounted(before, after, event, seat, opened.tempo!.gain));
    if (isOdd) faults.push(`${id}: ${JSON.stringify({ before, event, after })}`);
  }
  return { told, faults };
}

/** A seat has lost what passed in its turn, and got no more than was given to it, or than its turn adds. */
function isAccounted(before: TableClock, after: TableClock, event: TableEvent, seat: number, gain: number): boolean {
  if (event.type === 'next-round') return true;
  // What is not counted now is counted later, and from when it was counted last.
  const until = event.type === 'down' ? Math.min(event.from, after.since) : after.since;
  const isOn = before.running === seat;
  const passed = isOn && !before.isPaused ? Math.min(before.left[seat]!, Math.max(0, until - before.since)) : 0;
  const got = after.left[seat]! - before.left[seat]! + passed;
  if (event.type === 'gave-time') return got === (event.to === seat ? event.ms : 0);
  return event.type === 'moved' && isOn ? got >= 0 && got <= gain : got === 0;
}
