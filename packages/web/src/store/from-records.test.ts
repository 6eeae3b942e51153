import { GAMES, type Result, type View } from '@sixfold/engine';
import { granted, readEvent, Table } from '@sixfold/host';
import type { TableRecord } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import expectedText from '../../../testing/fixtures/0.1/device/expected.json?raw';
import recordText from '../../../testing/fixtures/0.1/device/record.json?raw';
import { openedTable } from './from-records.ts';
import { saveSeries } from '@sixfold/host';

interface Record0 {
  readonly gameIndex: number;
  readonly ply: number;
  readonly turn: number | null;
  readonly isMarked: boolean;
  readonly games: readonly string[][];
  readonly views: readonly View[];
  readonly spectatorView: View;
  readonly onward: { readonly moves: readonly string[]; readonly result: Result } | null;
}

const RECORDS = Object.entries(JSON.parse(recordText) as Record<string, TableRecord>);
const { records: EXPECTED } = JSON.parse(expectedText) as { records: Record<string, Record0> };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a record that a device of 0.1 kept', () => {
  // One that a server had given out was never kept.
  const own = RECORDS.filter(([, { fresh }]) => !fresh).map(([name, record]) => ({ name, record }));

  test.each(own)('of "$name" becomes a log that goes on as it would have', ({ name, record }) => {
    const people = record.config.seats.map((_, seat) => `person-${seat}`);
    const event = granted(readEvent(plain(openedTable(record, people, 1000))));
    const { seats, series } = granted(Table.fold('t', GAMES[record.config.game], [event]));
    const kinds = record.config.seats.map(({ kind, bot = null }, seat) => [kind, bot, bot ? null : people[seat]]);
    expect(seats.map(({ kind, bot, person }) => [kind, bot, person])).toEqual(kinds);
    const old = EXPECTED[name]!;
    expect([series.round, series.ply, series.turn]).toEqual([old.gameIndex, old.ply, old.turn]);
    expect([series.takenBack > 0, saveSeries(series).games]).toEqual([old.isMarked, old.games]);
    expect(plain(seats.map((_, seat) => series.match.view(seat)))).toEqual(old.views);
    expect(plain(series.match.view(null))).toEqual(old.spectatorView);
    for (const move of old.onward?.moves ?? []) granted(series.play(move));
    expect(plain(series.results().at(-1))).toEqual(old.onward?.result);
  });

  test.each(own)('of "$name" leaves no name in the log', ({ record }) => {
    const nobody = record.config.seats.map(() => 'x');
    expect(JSON.stringify(openedTable(record, nobody, 1000))).not.toMatch(/Anna|Ben/);
  });
});
