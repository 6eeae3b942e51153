import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type Result, type View } from '@sixfold/engine';
import { granted, readEvent, Table, type TableEvent } from '@sixfold/host';
import { upgradeDeviceTable, upgradeServerTable } from '@sixfold/host/upgrades';
import type { TableRecord } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';

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

const FIXTURE = join(import.meta.dirname, '../../testing/fixtures/0.1/device');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURE, name), 'utf8'));
const RECORDS = Object.entries(readJson('record.json') as Record<string, TableRecord>);
const { records: EXPECTED } = readJson('expected.json') as { records: Record<string, Record0> };

const SEAT = { kind: 'person', bot: null, invite: null, hasResigned: false } as const;

/** What comes back from a store. */
const stored = (events: readonly TableEvent[]): TableEvent[] =>
  (JSON.parse(JSON.stringify(events)) as unknown[]).map((event) => granted(readEvent(event)));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function expectSame({ series, seats }: Table, old: Record0): void {
  expect([series.round, series.ply, series.turn]).toEqual([old.gameIndex, old.ply, old.turn]);
  expect([series.takenBack > 0, series.save().games]).toEqual([old.isMarked, old.games]);
  expect(plain(seats.map((_, seat) => series.view(seat)))).toEqual(old.views);
  expect(plain(series.view(null))).toEqual(old.spectatorView);
  const refused = (old.onward?.moves ?? []).map((move) => series.play(move)).filter(({ ok }) => !ok);
  expect(refused).toEqual([]);
  expect(plain(series.results().at(-1))).toEqual(old.onward?.result);
}

describe('a record that a device of 0.1 kept', () => {
  const own = RECORDS.filter(([, { fresh }]) => !fresh).map(([name, record]) => ({ name, record }));

  test.each(own)('of "$name" becomes a log that goes on as it would have', ({ name, record }) => {
    const people = record.config.seats.map((_, seat) => `person-${seat}`);
    const events = stored(upgradeDeviceTable(record, people, 1000));
    const table = granted(Table.fold('t', GAMES[record.config.game], events));
    const kinds = record.config.seats.map(({ kind, bot = null }, seat) => [kind, bot, bot ? null : people[seat]]);
    expect(table.seats.map(({ kind, bot, person }) => [kind, bot, person])).toEqual(kinds);
    expectSame(table, EXPECTED[name]!);
  });

  test.each(own)('of "$name" leaves no name in the log', ({ record }) => {
    const events = upgradeDeviceTable(
      record,
      record.config.seats.map(() => 'x'),
      1000,
    );
    expect(JSON.stringify(events)).not.toMatch(/Anna|Ben/);
  });
});

describe('a record that a server of 0.1 took over', () => {
  const taken = RECORDS.flatMap(([name, record]) => (record.fresh ? [{ name, record, fresh: record.fresh }] : []));

  test.each(taken)('goes on with the luck that it was given there', ({ name, record, fresh }) => {
    const { seats: _, ...terms } = record.config;
    const [moves = []] = record.games;
    const events = upgradeServerTable({
      terms,
      seed: fresh.seed,
      ruleset: record.ruleset,
      host: 'ada',
      isPublic: false,
      stage: 'playing',
      rematch: null,
      created: 1000,
      changed: 1000,
      begun: { ...record, games: [moves.slice(0, fresh.ply)] },
      seats: record.config.seats.map((__, seat) => ({ ...SEAT, guest: `guest-${seat}` })),
      entries: moves.slice(fresh.ply).map((move) => ({ at: 2000, move, back: null })),
    });
    expectSame(granted(Table.fold('t', GAMES[record.config.game], stored(events))), EXPECTED[name]!);
  });
});
