import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type Result, type View } from '@sixfold/engine';
import { granted, readEvent, Table } from '@sixfold/host';
import type { TableRecord } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { upgradeServerTable } from './from-table.ts';
import { saveSeries } from '@sixfold/host';

interface Taken0 {
  readonly games: readonly string[][];
  readonly views: readonly View[];
  readonly onward: { readonly moves: readonly string[]; readonly result: Result };
}

const FIXTURE = join(import.meta.dirname, '../../../../testing/fixtures/0.1/device');
const readJson = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURE, name), 'utf8'));
const { fresh: record } = readJson('record.json') as { fresh: Required<TableRecord> };
const { records } = readJson('expected.json') as { records: { fresh: Taken0 } };

const SEAT = { kind: 'person', bot: null, invite: null, hasResigned: false } as const;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a game that a server of 0.1 took over goes on with the luck that it was given there', () => {
  const { config, fresh, ruleset } = record;
  const { seats: _, ...terms } = config;
  const [moves = []] = record.games;
  const events = upgradeServerTable({
    terms,
    seed: fresh.seed,
    ruleset,
    host: 'ada',
    isPublic: false,
    stage: 'playing',
    rematch: null,
    created: 1000,
    changed: 1000,
    begun: { ...record, games: [moves.slice(0, fresh.ply)] },
    seats: config.seats.map((__, seat) => ({ ...SEAT, guest: `guest-${seat}` })),
    entries: moves.slice(fresh.ply).map((move) => ({ at: 2000, move, back: null })),
  });
  const log = events.map((event) => granted(readEvent(plain(event))));
  const { series, seats } = granted(Table.fold('t', GAMES[config.game], log));
  expect(saveSeries(series).games).toEqual(records.fresh.games);
  expect(plain(seats.map((__, seat) => series.match.view(seat)))).toEqual(records.fresh.views);
  for (const move of records.fresh.onward.moves) granted(series.play(move));
  expect(plain(series.results().at(-1))).toEqual(records.fresh.onward.result);
});
