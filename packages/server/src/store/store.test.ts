import { describe, expect, test } from 'vitest';
import { ANNA, anything, BERT, BOT, OPEN, openSample, Sample, seatOf } from '../store.fixture.ts';

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
    sqlite.keepKey('anna', 'lasting', 'first');
    sqlite.keepKey('anna', 'token', 'pass');
    expect(sqlite.findGuest('lasting', 'first')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'pass')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'first')).toBeNull();
    sqlite.keepKey('anna', 'lasting', 'second');
    sqlite.keepKey('anna', 'token', null);
    expect(sqlite.findGuest('lasting', 'first')).toBeNull();
    expect(sqlite.findGuest('lasting', 'second')).toEqual(ANNA);
    expect(sqlite.findGuest('token', 'pass')).toBeNull();
  });

  test('carry a new name to where they sit', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sample.append(new Sample('t').opening);
    expect(sqlite.names('t')).toEqual(['Anna', 'Robin']);
    sqlite.renameGuest('anna', 'Ännchen');
    expect(sqlite.readGuest('anna')?.name).toBe('Ännchen');
    expect(sqlite.names('t')).toEqual(['Ännchen', 'Robin']);
    expect(sqlite.listOf('anna', 1)[0]!.seats.map(({ name }) => name)).toEqual(['Ännchen', 'Robin']);
  });

  test('are found by a link once, and not too late', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.keepLink('anna', 'first', 100);
    sqlite.keepLink('anna', 'second', 100);
    expect(sqlite.findLink('first', 0)).toBeNull();
    expect([sqlite.findLink('second', 99), sqlite.findLink('second', 100)]).toEqual([ANNA, null]);
    expect(sqlite.useLink('second', 100)).toBeNull();
    expect([sqlite.useLink('second', 99), sqlite.useLink('second', 99)]).toEqual([ANNA, null]);
  });

  test('can be made one: tables, seats and logs are the other one’s', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    sample.append(new Sample('hers').opening);
    sample.append(new Sample('theirs', { seats: [OPEN, seatOf(BERT)], host: BERT.id }).opening);
    expect(sqlite.joinGuests('anna', 'bert')).toBe(true);
    expect(sqlite.readGuest('anna')).toBeNull();
    expect(sqlite.listOf('bert', 9).map(({ id }) => id)).toEqual(['hers', 'theirs']);
    expect(sqlite.read('hers', 0)).toEqual([expect.objectContaining({ host: 'bert', seats: [seatOf(BERT), BOT] })]);
    expect(sqlite.names('hers')).toEqual(['Bert', 'Robin']);
  });

  test('have their holidays, which go with them', () => {
    using sample = openSample();
    const { sqlite, database } = sample;
    expect(sqlite.readHolidays('anna')).toEqual([]);
    const plan = { from: 200, until: 300 };
    expect(sqlite.planHoliday('anna', 100, plan)).toEqual([plan]);
    expect(sqlite.planHoliday('anna', 250, { from: 400, until: 500 })).toEqual(sqlite.readHolidays('anna'));
    expect(sqlite.readHolidays('anna')).toEqual([
      { from: 200, until: 250 },
      { from: 400, until: 500 },
    ]);
    expect(sqlite.planHoliday('anna', 250, { from: 400, until: 1e11 })).toBeNull();
    expect(sqlite.readHolidays('anna')).toHaveLength(2);
    sqlite.removeGuest('anna');
    expect(database.prepare('SELECT * FROM holidays').all()).toEqual([]);
  });

  test('who are made one have had both holidays, and where both were away it counts once', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    sqlite.planHoliday('anna', 0, { from: 100, until: 300 });
    sqlite.planHoliday('bert', 0, { from: 200, until: 400 });
    sqlite.joinGuests('anna', 'bert');
    expect(sqlite.readHolidays('bert')).toEqual([{ from: 100, until: 400 }]);
  });

  test('who play against each other stay two', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
    sample.append(table.opening);
    expect([sqlite.shareTable('anna', 'bert'), sqlite.joinGuests('bert', 'anna')]).toEqual([true, false]);
    expect(sqlite.readGuest('bert')).toEqual(BERT);
    for (const write of table.finish()) sample.append(write);
    expect(sqlite.joinGuests('bert', 'anna')).toBe(true);
  });

  test('who played at a table that may be opened again stay two', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
    sample.append(table.opening);
    sample.append(table.add({ at: 2000, type: 'closed' }));
    expect(sqlite.joinGuests('bert', 'anna')).toBe(false);
  });

  test('who got up from a table that goes on do not come back as somebody who plays there', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
    sample.append(table.opening);
    sample.append(table.add({ at: 2000, type: 'cleared', seat: 1, invite: 'new' }));
    expect(sqlite.joinGuests('bert', 'anna')).toBe(false);
  });

  test('have sessions that can be ended, with all that they could show', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.keepKey('anna', 'lasting', 'a');
    sqlite.keepKey('anna', 'token', 'b');
    sqlite.keepLink('anna', 'c', 100);
    expect(sqlite.readIdentity('anna')).toEqual({ ...ANNA, session: 0, hasLasting: true });
    sqlite.endSessions('anna');
    expect(sqlite.readIdentity('anna')).toEqual({ ...ANNA, session: 1, hasLasting: false });
    expect([sqlite.findGuest('lasting', 'a'), sqlite.findGuest('token', 'b'), sqlite.useLink('c', 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('leave no name behind when they are removed', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sample.append(new Sample('t').opening);
    sqlite.keepKey('anna', 'token', 'pass');
    sqlite.removeGuest('anna');
    expect(sqlite.readGuest('anna')).toBeNull();
    expect(sqlite.findGuest('token', 'pass')).toBeNull();
    expect(sqlite.names('t')).toEqual(['', 'Robin']);
  });

  test('that are not there cannot be changed', () => {
    using sample = openSample();
    const { sqlite } = sample;
    expect(() => sqlite.renameGuest('bert', 'B')).toThrow('no such guest');
    expect(() => sqlite.keepKey('bert', 'token', 'x')).toThrow('no such guest');
  });
});

describe('a log', () => {
  test('comes back as it was stored, from any number on', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const table = new Sample('t', { begun: { rounds: [['roll']], takenBack: 1, seed: 'other' }, isPublic: false });
    const events = [...table.opening.events, { at: 2000, type: 'closed' as const }];
    expect(sample.append(table.opening)).toBe(true);
    expect(sample.append(table.add({ at: 2000, type: 'closed' }))).toBe(true);
    expect(sqlite.read('t', 0)).toEqual(events);
    expect(sqlite.read('t', 1)).toEqual(events.slice(1));
    expect(sqlite.read('t', 2)).toEqual([]);
    expect(sqlite.read('other', 0)).toEqual([]);
  });

  test('takes several events at once', () => {
    using sample = openSample();
    const table = new Sample('t');
    sample.append(table.opening);
    const events = [
      { at: 2000, type: 'offered', by: 0, offer: { kind: 'take-back', ply: 0 } },
      { at: 2000, type: 'declined', by: 0 },
      { at: 2001, type: 'closed' },
    ] as const;
    expect(sample.append(table.add(...events))).toBe(true);
    expect(sample.sqlite.read('t', 1)).toEqual(events);
  });

  test('takes each number once, and none that leaves a gap', () => {
    using sample = openSample();
    const table = new Sample('t');
    sample.append(table.opening);
    expect(sample.append(anything(table, 1, 'a'))).toBe(true);
    expect(sample.append(anything(table, 1, 'b'))).toBe(false);
    expect(() => sample.append(anything(table, 3, 'c'))).toThrow('does not follow');
    expect(() => sample.append(anything(new Sample('other'), 1, 'a'))).toThrow('does not follow');
    expect(sample.sqlite.read('t', 1)).toMatchObject([{ move: 'a' }]);
  });

  test('is begun once: of two tables of one name the first counts', () => {
    using sample = openSample();
    expect(sample.append(new Sample('t').opening)).toBe(true);
    expect(sample.append(new Sample('t', { isPublic: false, seats: [OPEN, BOT] }, ['', '']).opening)).toBe(false);
    expect(sample.sqlite.listPublic(9)).toMatchObject([{ id: 't', isPublic: true, stage: 'playing' }]);
    expect(sample.sqlite.names('t')).toEqual(['Anna', 'Robin']);
  });

  test('of several events of which one is refused none is there, in the log or in the lists', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const [table, late] = [new Sample('t'), new Sample('t')];
    sample.append(table.opening);
    sample.append(anything(table, 1, 'a'));
    const ending = late.add({ at: 3000, type: 'declined', by: 0 }, { at: 3000, type: 'closed' });
    expect(sample.append(ending)).toBe(false);
    expect(sqlite.read('t', 1)).toMatchObject([{ move: 'a' }]);
    expect(sqlite.listOf('anna', 1)).toMatchObject([{ stage: 'playing', touched: 2000 }]);
  });

  test('and a second one are written together or not at all', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const table = new Sample('t');
    sample.append(table.opening);
    const rematched = table.add({ at: 2000, type: 'rematched', table: 'u' });
    sample.append(anything(table, 1, 'faster'));
    expect(sample.append(new Sample('u').opening, rematched)).toBe(false);
    expect(sample.append(rematched, new Sample('u').opening)).toBe(false);
    expect([sqlite.read('u', 0), sqlite.names('u')]).toEqual([[], []]);
    expect(sample.append({ ...rematched, from: 2 }, new Sample('u').opening)).toBe(true);
    expect([sqlite.read('t', 2).length, sqlite.read('u', 0).length]).toEqual([1, 1]);
    expect(() => sample.append(new Sample('v').opening, { ...rematched, from: 9 })).toThrow('does not follow');
    expect(sqlite.read('v', 0)).toEqual([]);
    expect(
      sqlite
        .listOf('anna', 9)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['t', 'u']);
  });
});

describe('what a seat is called', () => {
  test('goes with whoever it was kept for', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const table = new Sample('t', { seats: [seatOf(ANNA), OPEN] }, ['', 'Bea']);
    sample.append(table.opening);
    expect(sqlite.names('t')).toEqual(['Anna', 'Bea']);
    sample.append(table.add({ at: 2000, type: 'sat', seat: 1, person: 'bert' }));
    expect(sqlite.names('t')).toEqual(['Anna', 'Bert']);
    sample.append(table.add({ at: 2000, type: 'cleared', seat: 1, invite: 'new' }));
    expect(sqlite.names('t')).toEqual(['Anna', '']);
    sample.append(table.add({ at: 2000, type: 'filled', seat: 1, bot: 'club' }));
    expect(sqlite.names('t')).toEqual(['Anna', 'club']);
  });

  test('stays while others come and go, and when a bot plays on', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const table = new Sample('t', { seats: [seatOf(ANNA), OPEN, OPEN, BOT] }, ['', '', 'Cleo', 'Robin']);
    sample.append(table.opening);
    sample.append(table.add({ at: 2000, type: 'sat', seat: 1, person: 'bert' }));
    sample.append(table.add({ at: 2000, type: 'replaced', seat: 1, bot: 'club' }));
    expect(sqlite.names('t')).toEqual(['Anna', 'Bert', 'Cleo', 'Robin']);
  });
});

describe('lists', () => {
  test('show public tables that go on, last touched first', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const [early, finished] = [new Sample('early'), new Sample('over')];
    const ends = ['resigned', 'closed'].map((id) => new Sample(id));
    const late = new Sample('late', { at: 1500, seats: [seatOf(ANNA), OPEN] });
    const hidden = new Sample('private', { isPublic: false });
    for (const { opening } of [early, late, hidden, finished, ...ends]) sample.append(opening);
    for (const move of finished.finish()) sample.append(move);
    sample.append(ends[0]!.add({ at: 2000, type: 'resigned', seat: 0, bot: null }));
    sample.append(ends[1]!.add({ at: 2000, type: 'closed' }));
    sample.append(early.move(2000));
    expect(sqlite.listPublic(9).map(({ id, stage }) => [id, stage])).toEqual([
      ['early', 'playing'],
      ['late', 'gathering'],
    ]);
    expect(sqlite.listPublic(1).map(({ id }) => id)).toEqual(['early']);
    expect(JSON.stringify(sqlite.listPublic(9))).not.toMatch(/seed|secret/);
  });

  test('tell whose turn it is while somebody plays', () => {
    using sample = openSample();
    const table = new Sample('t', { seats: [seatOf(ANNA), OPEN] });
    const turn = (): unknown => sample.sqlite.listOf('anna', 1)[0]!.turn;
    sample.append(table.opening);
    expect(turn()).toBeNull();
    sample.append(table.add({ at: 2000, type: 'filled', seat: 1, bot: 'club' }));
    expect(turn()).toBe(0);
    sample.append(table.move());
    sample.append(table.move());
    expect(turn()).toBe(table.table.series.turn);
    for (const move of table.finish()) sample.append(move);
    expect([turn(), sample.sqlite.listOf('anna', 1)[0]!.stage]).toEqual([null, 'over']);
  });

  test('show all tables at which somebody sits', () => {
    using sample = openSample();
    const { sqlite } = sample;
    sqlite.addGuest(BERT);
    const own = new Sample('of anna', { isPublic: false });
    sample.append(own.opening);
    sample.append(own.add({ at: 1000, type: 'closed' }));
    sample.append(new Sample('of both', { at: 2000, seats: [seatOf(ANNA), seatOf(BERT)] }).opening);
    expect(sqlite.listOf('anna', 9).map(({ id }) => id)).toEqual(['of both', 'of anna']);
    expect(sqlite.listOf('bert', 9).map(({ id }) => id)).toEqual(['of both']);
    expect(sqlite.listOf('anna', 1).map(({ id }) => id)).toEqual(['of both']);
  });

  test('name tables that go on and that nobody has touched for long', () => {
    using sample = openSample();
    const { sqlite } = sample;
    const [idle, played, over] = [new Sample('idle'), new Sample('played'), new Sample('over')];
    for (const { opening } of [idle, played, over]) sample.append(opening);
    sample.append(over.add({ at: 1000, type: 'closed' }));
    sample.append(played.move(3000));
    expect(sqlite.listIdle(2000, 9)).toEqual(['idle']);
    expect(sqlite.listIdle(4000, 9)).toEqual(['idle', 'played']);
    expect(sqlite.listIdle(4000, 1)).toEqual(['idle']);
    sample.append(idle.move(2500));
    expect(sqlite.listIdle(2000, 9)).toEqual([]);
  });
});
