import { describe, expect, test } from 'vitest';
import { forEachStore } from './contract.fixture.ts';
import { ANNA, anything, BERT, BOT, OPEN, Sample, seatOf } from './store.fixture.ts';

forEachStore((openSample) => {
  test('the secret is made once', async () => {
    await using sample = await openSample();
    const { store } = sample;
    const secret = await store.secret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await store.secret()).toBe(secret);
  });

  describe('guests', () => {
    test('are found by id, and nobody else is', async () => {
      await using sample = await openSample();
      const { store } = sample;
      expect(await store.readGuest('anna')).toEqual(ANNA);
      expect(await store.readGuest('bert')).toBeNull();
    });

    test('are found by their keys until these are replaced', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.keepKey('anna', 'lasting', 'first');
      await store.keepKey('anna', 'token', 'pass');
      expect(await store.findGuest('lasting', 'first')).toEqual(ANNA);
      expect(await store.findGuest('token', 'pass')).toEqual(ANNA);
      expect(await store.findGuest('token', 'first')).toBeNull();
      await store.keepKey('anna', 'lasting', 'second');
      await store.keepKey('anna', 'token', null);
      expect(await store.findGuest('lasting', 'first')).toBeNull();
      expect(await store.findGuest('lasting', 'second')).toEqual(ANNA);
      expect(await store.findGuest('token', 'pass')).toBeNull();
    });

    test('carry a new name to where they sit', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await sample.append(new Sample('t').opening);
      expect(await store.names('t')).toEqual(['Anna', 'Robin']);
      await store.renameGuest('anna', 'Ännchen');
      expect((await store.readGuest('anna'))?.name).toBe('Ännchen');
      expect(await store.names('t')).toEqual(['Ännchen', 'Robin']);
      expect((await store.listOf('anna', 1))[0]!.seats.map(({ name }) => name)).toEqual(['Ännchen', 'Robin']);
    });

    test('are found by a link once, and not too late', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.keepLink('anna', 'first', 100);
      await store.keepLink('anna', 'second', 100);
      expect(await store.findLink('first', 0)).toBeNull();
      expect([await store.findLink('second', 99), await store.findLink('second', 100)]).toEqual([ANNA, null]);
      expect(await store.useLink('second', 100)).toBeNull();
      expect([await store.useLink('second', 99), await store.useLink('second', 99)]).toEqual([ANNA, null]);
    });

    test('can be made one: tables, seats and logs are the other one’s', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      await sample.append(new Sample('hers').opening);
      await sample.append(new Sample('theirs', { seats: [OPEN, seatOf(BERT)], host: BERT.id }).opening);
      expect(await store.joinGuests('anna', 'bert')).toBe(true);
      expect(await store.readGuest('anna')).toBeNull();
      expect((await store.listOf('bert', 9)).map(({ id }) => id)).toEqual(['hers', 'theirs']);
      expect(await store.read('hers', 0)).toEqual([
        expect.objectContaining({ host: 'bert', seats: [seatOf(BERT), BOT] }),
      ]);
      expect(await store.names('hers')).toEqual(['Bert', 'Robin']);
    });

    test('have their holidays, which go with them', async () => {
      await using sample = await openSample();
      const { store } = sample;
      expect(await store.readHolidays('anna')).toEqual([]);
      const plan = { from: 200, until: 300 };
      expect(await store.planHoliday('anna', 100, plan)).toEqual([plan]);
      const planned = await store.planHoliday('anna', 250, { from: 400, until: 500 });
      expect(planned).toEqual([
        { from: 200, until: 250 },
        { from: 400, until: 500 },
      ]);
      expect(await store.readHolidays('anna')).toEqual(planned);
      expect(await store.planHoliday('anna', 250, { from: 400, until: 1e11 })).toBeNull();
      expect(await store.readHolidays('anna')).toHaveLength(2);
      await store.removeGuest('anna');
      await store.addGuest(ANNA);
      expect(await store.readHolidays('anna')).toEqual([]);
    });

    test('who are made one have had both holidays, and where both were away it counts once', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      await store.planHoliday('anna', 0, { from: 100, until: 300 });
      await store.planHoliday('bert', 0, { from: 200, until: 400 });
      await store.joinGuests('anna', 'bert');
      expect(await store.readHolidays('bert')).toEqual([{ from: 100, until: 400 }]);
    });

    test('who play against each other stay two', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
      await sample.append(table.opening);
      expect([await store.shareTable('anna', 'bert'), await store.joinGuests('bert', 'anna')]).toEqual([true, false]);
      expect(await store.readGuest('bert')).toEqual(BERT);
      for (const write of table.finish()) await sample.append(write);
      expect(await store.joinGuests('bert', 'anna')).toBe(true);
    });

    test('who played at a table that may be opened again stay two', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
      await sample.append(table.opening);
      await sample.append(table.add({ at: 2000, type: 'closed' }));
      expect(await store.joinGuests('bert', 'anna')).toBe(false);
    });

    test('who got up from a table that goes on do not come back as somebody who plays there', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const table = new Sample('t', { seats: [seatOf(ANNA), seatOf(BERT)] });
      await sample.append(table.opening);
      await sample.append(table.add({ at: 2000, type: 'cleared', seat: 1, invite: 'new' }));
      expect(await store.joinGuests('bert', 'anna')).toBe(false);
    });

    test('have sessions that can be ended, with all that they could show', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.keepKey('anna', 'lasting', 'a');
      await store.keepKey('anna', 'token', 'b');
      await store.keepLink('anna', 'c', 100);
      expect(await store.readIdentity('anna')).toEqual({ ...ANNA, session: 0, hasLasting: true });
      await store.endSessions('anna');
      expect(await store.readIdentity('anna')).toEqual({ ...ANNA, session: 1, hasLasting: false });
      expect([
        await store.findGuest('lasting', 'a'),
        await store.findGuest('token', 'b'),
        await store.useLink('c', 0),
      ]).toEqual([null, null, null]);
    });

    test('leave no name behind when they are removed', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await sample.append(new Sample('t').opening);
      await store.keepKey('anna', 'token', 'pass');
      await store.removeGuest('anna');
      expect(await store.readGuest('anna')).toBeNull();
      expect(await store.findGuest('token', 'pass')).toBeNull();
      expect(await store.names('t')).toEqual(['', 'Robin']);
    });

    test('that are not there cannot be changed', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await expect(store.renameGuest('bert', 'B')).rejects.toThrow('no such guest');
      await expect(store.keepKey('bert', 'token', 'x')).rejects.toThrow('no such guest');
    });
  });

  describe('a log', () => {
    test('comes back as it was stored, from any number on', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t', { begun: { rounds: [['roll']], takenBack: 1, seed: 'other' }, isPublic: false });
      const events = [...table.opening.events, { at: 2000, type: 'closed' as const }];
      expect(await sample.append(table.opening)).toBe(true);
      expect(await sample.append(table.add({ at: 2000, type: 'closed' }))).toBe(true);
      expect(await store.read('t', 0)).toEqual(events);
      expect(await store.read('t', 1)).toEqual(events.slice(1));
      expect(await store.read('t', 2)).toEqual([]);
      expect(await store.read('other', 0)).toEqual([]);
    });

    test('takes several events at once', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t');
      await sample.append(table.opening);
      const events = [
        { at: 2000, type: 'offered', by: 0, offer: { kind: 'take-back', ply: 0 } },
        { at: 2000, type: 'declined', by: 0 },
        { at: 2001, type: 'closed' },
      ] as const;
      expect(await sample.append(table.add(...events))).toBe(true);
      expect(await store.read('t', 1)).toEqual(events);
    });

    test('takes each number once, and none that leaves a gap', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t');
      await sample.append(table.opening);
      expect(await sample.append(anything(table, 1, 'a'))).toBe(true);
      expect(await sample.append(anything(table, 1, 'b'))).toBe(false);
      await expect(sample.append(anything(table, 3, 'c'))).rejects.toThrow('does not follow');
      await expect(sample.append(anything(new Sample('other'), 1, 'a'))).rejects.toThrow('does not follow');
      expect(await store.read('t', 1)).toMatchObject([{ move: 'a' }]);
    });

    test('is begun once: of two tables of one name the first counts', async () => {
      await using sample = await openSample();
      const { store } = sample;
      expect(await sample.append(new Sample('t').opening)).toBe(true);
      expect(await sample.append(new Sample('t', { isPublic: false, seats: [OPEN, BOT] }, ['', '']).opening)).toBe(
        false,
      );
      expect(await store.listPublic(9)).toMatchObject([{ id: 't', isPublic: true, stage: 'playing' }]);
      expect(await store.names('t')).toEqual(['Anna', 'Robin']);
    });

    test('of several events of which one is refused none is there, in the log or in the lists', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const [table, late] = [new Sample('t'), new Sample('t')];
      await sample.append(table.opening);
      await sample.append(anything(table, 1, 'a'));
      const ending = late.add({ at: 3000, type: 'declined', by: 0 }, { at: 3000, type: 'closed' });
      expect(await sample.append(ending)).toBe(false);
      expect(await store.read('t', 1)).toMatchObject([{ move: 'a' }]);
      expect(await store.listOf('anna', 1)).toMatchObject([{ stage: 'playing', touched: 2000 }]);
    });

    test('and a second one are written together or not at all', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t');
      await sample.append(table.opening);
      const rematched = table.add({ at: 2000, type: 'rematched', table: 'u' });
      await sample.append(anything(table, 1, 'faster'));
      expect(await sample.append(new Sample('u').opening, rematched)).toBe(false);
      expect(await sample.append(rematched, new Sample('u').opening)).toBe(false);
      expect([await store.read('u', 0), await store.names('u')]).toEqual([[], []]);
      expect(await sample.append({ ...rematched, from: 2 }, new Sample('u').opening)).toBe(true);
      expect([(await store.read('t', 2)).length, (await store.read('u', 0)).length]).toEqual([1, 1]);
      await expect(sample.append(new Sample('v').opening, { ...rematched, from: 9 })).rejects.toThrow(
        'does not follow',
      );
      expect(await store.read('v', 0)).toEqual([]);
      expect((await store.listOf('anna', 9)).map(({ id }) => id).sort()).toEqual(['t', 'u']);
    });
  });

  describe('what a seat is called', () => {
    test('goes with whoever it was kept for', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const table = new Sample('t', { seats: [seatOf(ANNA), OPEN] }, ['', 'Bea']);
      await sample.append(table.opening);
      expect(await store.names('t')).toEqual(['Anna', 'Bea']);
      await sample.append(table.add({ at: 2000, type: 'sat', seat: 1, person: 'bert' }));
      expect(await store.names('t')).toEqual(['Anna', 'Bert']);
      await sample.append(table.add({ at: 2000, type: 'cleared', seat: 1, invite: 'new' }));
      expect(await store.names('t')).toEqual(['Anna', '']);
      await sample.append(table.add({ at: 2000, type: 'filled', seat: 1, bot: 'club' }));
      expect(await store.names('t')).toEqual(['Anna', 'club']);
    });

    test('stays while others come and go, and when a bot plays on', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const table = new Sample('t', { seats: [seatOf(ANNA), OPEN, OPEN, BOT] }, ['', '', 'Cleo', 'Robin']);
      await sample.append(table.opening);
      await sample.append(table.add({ at: 2000, type: 'sat', seat: 1, person: 'bert' }));
      await sample.append(table.add({ at: 2000, type: 'replaced', seat: 1, bot: 'club' }));
      expect(await store.names('t')).toEqual(['Anna', 'Bert', 'Cleo', 'Robin']);
    });
  });

  describe('lists', () => {
    test('show public tables that go on, last touched first', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const [early, finished] = [new Sample('early'), new Sample('over')];
      const ends = ['resigned', 'closed'].map((id) => new Sample(id));
      const late = new Sample('late', { at: 1500, seats: [seatOf(ANNA), OPEN] });
      const hidden = new Sample('private', { isPublic: false });
      for (const { opening } of [early, late, hidden, finished, ...ends]) await sample.append(opening);
      for (const move of finished.finish()) await sample.append(move);
      await sample.append(ends[0]!.add({ at: 2000, type: 'resigned', seat: 0, bot: null }));
      await sample.append(ends[1]!.add({ at: 2000, type: 'closed' }));
      await sample.append(early.move(2000));
      expect((await store.listPublic(9)).map(({ id, stage }) => [id, stage])).toEqual([
        ['early', 'playing'],
        ['late', 'gathering'],
      ]);
      expect((await store.listPublic(1)).map(({ id }) => id)).toEqual(['early']);
      expect(JSON.stringify(await store.listPublic(9))).not.toMatch(/seed|secret/);
    });

    test('tell whose turn it is while somebody plays', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t', { seats: [seatOf(ANNA), OPEN] });
      const turn = async (): Promise<unknown> => (await store.listOf('anna', 1))[0]!.turn;
      await sample.append(table.opening);
      expect(await turn()).toBeNull();
      await sample.append(table.add({ at: 2000, type: 'filled', seat: 1, bot: 'club' }));
      expect(await turn()).toBe(0);
      await sample.append(table.move());
      await sample.append(table.move());
      expect(await turn()).toBe(table.table.series.turn);
      for (const move of table.finish()) await sample.append(move);
      expect([await turn(), (await store.listOf('anna', 1))[0]!.stage]).toEqual([null, 'over']);
    });

    test('say of a seat that a program plays there, until somebody else does', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const table = new Sample('t', { seats: [seatOf(ANNA), OPEN] });
      const programs = async () => (await store.listOf('anna', 1))[0]!.seats.map(({ isProgram }) => isProgram);
      await sample.append(table.opening);
      await sample.append(table.add({ at: 2000, type: 'sat', seat: 1, person: 'bert', isProgram: true }));
      expect(await programs()).toEqual([false, true]);
      await sample.append(table.add({ at: 3000, type: 'sat', seat: 1, person: 'cleo' }));
      expect(await programs()).toEqual([false, false]);
    });

    test('show all tables at which somebody sits', async () => {
      await using sample = await openSample();
      const { store } = sample;
      await store.addGuest(BERT);
      const own = new Sample('of anna', { isPublic: false });
      await sample.append(own.opening);
      await sample.append(own.add({ at: 1000, type: 'closed' }));
      await sample.append(new Sample('of both', { at: 2000, seats: [seatOf(ANNA), seatOf(BERT)] }).opening);
      expect((await store.listOf('anna', 9)).map(({ id }) => id)).toEqual(['of both', 'of anna']);
      expect((await store.listOf('bert', 9)).map(({ id }) => id)).toEqual(['of both']);
      expect((await store.listOf('anna', 1)).map(({ id }) => id)).toEqual(['of both']);
    });

    test('name tables that go on and that nobody has touched for long', async () => {
      await using sample = await openSample();
      const { store } = sample;
      const [idle, played, over] = [new Sample('idle'), new Sample('played'), new Sample('over')];
      for (const { opening } of [idle, played, over]) await sample.append(opening);
      await sample.append(over.add({ at: 1000, type: 'closed' }));
      await sample.append(played.move(3000));
      expect(await store.listIdle(2000, 9)).toEqual(['idle']);
      expect(await store.listIdle(4000, 9)).toEqual(['idle', 'played']);
      expect(await store.listIdle(4000, 1)).toEqual(['idle']);
      await sample.append(idle.move(2500));
      expect(await store.listIdle(2000, 9)).toEqual([]);
    });
  });
});
