import { GAMES, type Game, type View } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { granted, openTable, Table, takeOver } from '@sixfold/host';
import type { SeatWish, TableRecord } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import expectedText from '../../../testing/fixtures/0.1/device/expected.json?raw';
import exported from '../../../testing/fixtures/0.1/device/export.jsonl?raw';
import dumpText from '../../../testing/fixtures/0.1/device/indexeddb.json?raw';
import recordText from '../../../testing/fixtures/0.1/device/record.json?raw';
import links from '../../../testing/fixtures/0.1/device/share-links.txt?raw';
import { parseTranscript } from './import.ts';
import { openReplay } from './replay.ts';
import { parseShareLink } from './share.ts';

interface Expected {
  readonly shared: readonly { readonly history: string; readonly names: readonly string[] }[];
  readonly records: Readonly<Record<string, { readonly views: readonly View[]; readonly spectatorView: View }>>;
}
interface Dump {
  readonly stores: {
    readonly transcripts: { readonly entries: readonly { readonly key: string; readonly value: Transcript }[] };
  };
}

const EXPECTED = JSON.parse(expectedText) as Expected;
const DUMP = JSON.parse(dumpText) as Dump;
const TRANSCRIPTS = new Map(DUMP.stores.transcripts.entries.map(({ key, value }) => [key, value]));
const RECORDS = Object.entries(JSON.parse(recordText) as Record<string, TableRecord>);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what the page of 0.1 has given away', () => {
  test('as a file can be taken back', () => {
    const parsed = parseTranscript(exported);
    expect(parsed).toMatchObject({ ok: true });
    expect([...TRANSCRIPTS.values()]).toContainEqual(parsed.ok && parsed.value);
  });

  test.each([...links.trim().split('\n').entries()])('as link %i opens', async (index, link) => {
    const { history, names } = EXPECTED.shared[index]!;
    expect(await parseShareLink(link)).toEqual({ transcript: TRANSCRIPTS.get(history), names });
  });

  test.each([...TRANSCRIPTS])('and what is in its history can be watched again: %s', async (_, transcript) => {
    const replay = await openReplay(GAMES[transcript.game], transcript);
    expect(replay?.length).toBe(transcript.plies.length);
  });
});

describe('a record of 0.1', () => {
  const own = RECORDS.filter(([, { fresh }]) => !fresh);
  const server = RECORDS.filter(([, { fresh }]) => fresh);

  test.each(own)('of "%s" can be taken online: everybody sees what they saw', (name, record) => {
    const game: Game = GAMES[record.config.game];
    const seats = record.config.seats.map((_, seat): SeatWish => ({ kind: seat === 0 ? 'me' : 'open' }));
    const opening = { ...takeOver(game, record, seats.length), seats, isPublic: false };
    const { opened } = openTable(game, { kind: 'person', id: 'ada' }, opening, { at: 1, random: () => 'unguessed' });
    const { series } = granted(Table.fold('t', game, [opened]));
    const { views, spectatorView } = EXPECTED.records[name]!;
    expect(plain(views.map((_, seat) => series.match.view(seat)))).toEqual(views);
    expect(plain(series.match.view(null))).toEqual(spectatorView);
    expect(series.start).toMatchObject({ seed: 'unguessed', begun: { seed: record.seed } });
  });

  test.each(server)('of "%s", which a server has taken over before, stays there', (_, record) => {
    const { seats, game } = record.config;
    expect(() => takeOver(GAMES[game], record, seats.length)).toThrow('malformed');
  });
});
