import { saveSeries } from '@sixfold/host';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@sixfold/engine';
import { granted, readEvent, Table, type TableEvent } from '@sixfold/host';
import { describe, expect, test } from 'vitest';

/** Logs as version 1 of the events wrote them, and what they led to. These files are never changed. */
const FIXTURE = join(import.meta.dirname, 'fixtures/events-1.json');
const TABLES = Object.entries(
  JSON.parse(readFileSync(FIXTURE, 'utf8')) as Record<string, { readonly log: unknown[]; readonly is: object }>,
).map(([name, table]) => ({ name, ...table }));

const read = (log: readonly unknown[]): TableEvent[] => log.map((event) => granted(readEvent(event)));

function fold(events: readonly TableEvent[]): Table {
  const [opened] = events;
  if (opened?.type !== 'opened') throw new Error('nothing was opened');
  return granted(Table.fold('t', GAMES[opened.terms.game], events));
}

/** All that follows from a log. */
function tell(table: Table): unknown {
  const { seats, stage, state, offer, rematch, hasBegun, touched, series } = table;
  return {
    stage,
    seats,
    offer,
    rematch: rematch && rematch.table,
    hasBegun,
    touched,
    state,
    turn: series.turn,
    games: saveSeries(series).games,
    results: series.results(),
    views: seats.map((_, seat) => series.match.view(seat)),
    spectator: series.match.view(null),
  };
}

describe('a log of version 1', () => {
  test.each(TABLES)('of a table that is $name leads where it led', ({ log, is }) => {
    expect(JSON.parse(JSON.stringify(tell(fold(read(log)))))).toMatchObject(is);
  });

  test('of each kind of event is among them', () => {
    const types = new Set(TABLES.flatMap(({ log }) => read(log).map(({ type }) => type)));
    expect([...types].sort()).toEqual([
      'agreed',
      'cleared',
      'closed',
      'declined',
      'filled',
      'moved',
      'next-round',
      'offered',
      'opened',
      'rematched',
      'replaced',
      'resigned',
      'sat',
      'took-back',
    ]);
  });

  test('holds nobody’s name', () => {
    expect(JSON.stringify(TABLES.map(({ log }) => log))).not.toMatch(/"(Ada|Bo|Cy|Robo)"/);
  });
});
