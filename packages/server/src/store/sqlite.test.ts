import { describe, expect, test } from 'vitest';
import { ANNA, openSample, sampleTable, seatOf } from './samples.ts';
import type { Entry, StoredSeat } from './store.ts';

const BERT = { id: 'bert', name: 'Bert' };

test('the secret is made once', () => {
  using sample = openSample();
  const secret = sample.sqlite.secret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sample.sqlite.secret()).toBe(secret);
});

describe('guests', () => {
  test('are found by id, and nobody else is', () => {
    using sample = openSample();
    expect(sample.sqlite.readGuest('anna')).toEqual(ANNA);
    expect(sample.sqlite.readGuest('bert')).toBeNull();
  });

  test('are found by their keys until these are replaced', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.keepKey('anna', 'recovery', 'first');
    sqlite.keepKey('anna', 'token', 'pass');
    expect(sqlite.findGuest('recovery', 'first')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'pass')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'first')).toBeNull();
    sqlite.keepKey('anna', 'recovery', 'second');
    sqlite.keepKey('anna', 'token', null);
    expect(sqlite.findGuest('recovery', 'first')).toBeNull();
    expect(sqlite.findGuest('recovery', 'second')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'pass')).toBeNull();
  });

  test('carry a new name to where they sit', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addTable(sampleTable('t'));
    sqlite.renameGuest('anna', 'Ännchen');
    expect(sqlite.readGuest('anna')?.name).toBe('Ännchen');
    expect(sqlite.readTable('t')?.table.seats.map(({ name }) => name)).toEqual(['Ännchen', 'Club']);
  });

  test('leave no name behind when they are removed', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addTable(sampleTable('t'));
    sqlite.keepKey('anna', 'token', 'pass');
    sqlite.removeGuest('anna');
    expect(sqlite.readGuest('anna')).toBeNull();
    expect(sqlite.findGuest('token', 'pass')).toBeNull();
    expect(sqlite.readTable('t')?.table).toMatchObject({
      host: '',
      seats: [{ name: '', guest: null }, { name: 'Club' }],
    });
  });

  test('that are not there cannot be changed, nor sit down', () => {
    using sample = openSample();
    const { sqlite } = sample;
    expect(() => sqlite.renameGuest('bert', 'B')).toThrow('no such guest');
    expect(() => sqlite.keepKey('bert', 'token', 'x')).toThrow('no such guest');
    expect(() => sqlite.addTable(sampleTable('t', { seats: [seatOf(BERT)] }))).toThrow('FOREIGN KEY');
    expect(sqlite.readTable('t')).toBeNull();
  });
});

describe('a table', () => {
  test('comes back as it was stored', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const open: StoredSeat = { ...seatOf(ANNA), kind: 'open', guest: null, invite: 'secret', hasResigned: true };
    const config = { game: 'dice', options: {}, seats: [], games: 3, starter: null };
    const begun = { format: 'f', ruleset: 1, config, seed: 's', games: [['a']], takenBack: 0 };
    const table = sampleTable('t', { begun, rematch: 'next', isPublic: false, seats: [seatOf(ANNA), open] });
    sqlite.addTable(table);
    expect(sqlite.readTable('t')).toEqual({ table, entries: [] });
    expect(sqlite.readTable('other')).toBeNull();
  });

  test('keeps what happened, in order', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const entries: Entry[] = [{ move: 'a' }, { move: 'b' }, { back: 1 }, { move: '' }, { next: true }];
    sqlite.addTable(sampleTable('t'));
    for (const [number, entry] of entries.entries())
      expect(sqlite.append('t', number, entry, 2000 + number)).toBe(true);
    expect(sqlite.readTable('t')).toMatchObject({ entries, table: { touched: 2004 } });
  });

  test('takes each number once, and none that leaves a gap', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addTable(sampleTable('t'));
    expect(sqlite.append('t', 0, { move: 'a' }, 2000)).toBe(true);
    expect(sqlite.append('t', 0, { move: 'b' }, 2000)).toBe(false);
    expect(() => sqlite.append('t', 2, { move: 'c' }, 2000)).toThrow('does not follow');
    expect(() => sqlite.append('other', 0, { move: 'a' }, 2000)).toThrow('FOREIGN KEY');
    expect(sqlite.readTable('t')?.entries).toEqual([{ move: 'a' }]);
  });

  test('changes its circumstances together with an entry, or not at all', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const { seats } = sampleTable('t');
    sqlite.addTable(sampleTable('t'));
    expect(sqlite.append('t', 0, { move: 'a' }, 2000, { seats, stage: 'over', rematch: 'u' })).toBe(true);
    expect(sqlite.append('t', 0, { move: 'b' }, 3000, { seats, stage: 'closed', rematch: null })).toBe(false);
    const stranger = { seats: [seatOf(BERT)], stage: 'resigned', rematch: null } as const;
    expect(() => sqlite.append('t', 1, { move: 'b' }, 3000, stranger)).toThrow('FOREIGN KEY');
    expect(sqlite.readTable('t')).toMatchObject({
      table: { stage: 'over', rematch: 'u', touched: 2000, seats },
      entries: [{ move: 'a' }],
    });
  });

  test('that is not there cannot be changed', () => {
    using sample = openSample();
    expect(() => sample.sqlite.changeTable('t', sampleTable('t'), 2000)).toThrow('no such table');
  });
});

describe('lists', () => {
  test('show public tables that go on, last touched first', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addTable(sampleTable('early'));
    sqlite.addTable(sampleTable('late', { stage: 'gathering', touched: 1500 }));
    sqlite.addTable(sampleTable('private', { isPublic: false }));
    for (const stage of ['over', 'resigned', 'closed'] as const) sqlite.addTable(sampleTable(stage, { stage }));
    sqlite.append('early', 0, { move: 'a' }, 2000);
    expect(sqlite.listPublic(9).map(({ id }) => id)).toEqual(['early', 'late']);
    expect(sqlite.listPublic(1).map(({ id }) => id)).toEqual(['early']);
    expect(sqlite.listPublic(1)[0]).not.toHaveProperty('seed');
  });

  test('show all tables at which somebody sits', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    sqlite.addTable(sampleTable('of anna', { stage: 'over', isPublic: false }));
    sqlite.addTable(sampleTable('of both', { seats: [seatOf(ANNA), seatOf(BERT)], touched: 2000 }));
    expect(sqlite.listOf('anna', 9).map(({ id }) => id)).toEqual(['of both', 'of anna']);
    expect(sqlite.listOf('bert', 9).map(({ id }) => id)).toEqual(['of both']);
    expect(sqlite.listOf('anna', 1).map(({ id }) => id)).toEqual(['of both']);
  });

  test('name tables that go on and that nobody has touched for long', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addTable(sampleTable('idle'));
    sqlite.addTable(sampleTable('played'));
    sqlite.addTable(sampleTable('over', { stage: 'over' }));
    sqlite.append('played', 0, { move: 'a' }, 3000);
    expect(sqlite.listIdle(2000, 9)).toEqual(['idle']);
    sqlite.changeTable('idle', sampleTable('idle'), 2500);
    expect(sqlite.listIdle(2000, 9)).toEqual([]);
    expect(sqlite.listIdle(4000, 9)).toEqual(['idle', 'played']);
    expect(sqlite.listIdle(4000, 1)).toEqual(['idle']);
  });
});
