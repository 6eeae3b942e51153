import type { GameId } from '@sixfold/engine';
import { StoreError } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import { ME, OPEN, settled, stranger, TERMS, ServiceTrial, ServiceWitness } from './service.fixture.ts';
import { serveTables } from './service.ts';
import { whoIs } from './visitor.ts';

const ASK = { terms: TERMS, seats: [ME, OPEN], isPublic: false };

test('whoever comes by the link of the table takes the seat that is kept under their name', async () => {
  const trial = new ServiceTrial();
  const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
  const table = await trial.open(ada, { seats: [ME, OPEN, { kind: 'open', name: 'Bo' }] });
  await trial.ask(ada, 'watch', { table, seen: null });
  await trial.ask(bo, 'sit', { table, invite: ada.table.invite! });
  expect(ada.table.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['person Ada', 'open ', 'person Bo']);
});

describe('opening', () => {
  test('is for those with a name, and of games that there are', async () => {
    const trial = new ServiceTrial();
    expect(await trial.refused(stranger(), 'open', ASK)).toEqual({ code: 'no-name' });
    const chess = { ...ASK, terms: { ...TERMS, game: 'chess' as GameId } };
    expect(await trial.refused(trial.person('Ada'), 'open', chess)).toEqual({ code: 'unknown-game', game: 'chess' });
    expect(await trial.refused(trial.person('Ada'), 'open', ASK)).toBeNull();
  });

  test('nobody opens more than so many in an hour', async () => {
    const trial = new ServiceTrial({ tablesPerGuest: 2 });
    const ada = trial.person('Ada');
    await trial.open(ada);
    await trial.open(ada);
    expect(await trial.refused(ada, 'open', ASK)).toEqual({ code: 'too-many', what: 'tables', most: 2 });
    expect(await trial.refused(trial.person('Bo'), 'open', ASK)).toBeNull();
    trial.time += 3_600_000;
    expect(await trial.refused(ada, 'open', ASK)).toBeNull();
  });

  test('nor from an address in a day, whoever they are', async () => {
    const trial = new ServiceTrial({ tablesPerAddress: 2 });
    await trial.open(trial.person('Ada'));
    await trial.open(trial.person('Bo'));
    const refused = await trial.refused(trial.person('Cleo'), 'open', ASK);
    expect(refused).toEqual({ code: 'too-many', what: 'tables', most: 2 });
  });

  test('nobody has more than so many that go on, or that the lobby lists', async () => {
    const trial = new ServiceTrial({ liveTables: 3, publicTables: 1 });
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    const open = { ...ASK, isPublic: true };
    expect(await trial.refused(ada, 'open', open)).toEqual({ code: 'too-many', what: 'public', most: 1 });
    await trial.open(ada);
    await trial.open(ada);
    expect(await trial.refused(ada, 'open', ASK)).toEqual({ code: 'too-many', what: 'tables', most: 3 });
    expect(await trial.refused(bo, 'open', open)).toBeNull();
    await trial.ask(ada, 'resign', { table });
    expect(await trial.refused(ada, 'open', open)).toBeNull();
  });

  test('a rematch is a table that somebody opens, once for all who want it', async () => {
    const trial = new ServiceTrial({ tablesPerGuest: 2 });
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.open(ada);
    await trial.ask(ada, 'resign', { table });
    expect(await trial.refused(ada, 'rematch', { table })).toEqual({ code: 'too-many', what: 'tables', most: 2 });
    const again = await trial.ask(bo, 'rematch', { table });
    expect(await trial.ask(ada, 'rematch', { table })).toEqual(again);
    expect(await trial.refused(bo, 'open', ASK)).toBeNull();
    expect(await trial.refused(bo, 'open', ASK)).toEqual({ code: 'too-many', what: 'tables', most: 2 });
  });

  test.each([
    ['games', 20, Array.from({ length: 21 }, () => [])],
    ['plies', 2000, [Array.from({ length: 2001 }, () => '1')]],
  ])('a record of too many %s is not played', async (what, most, games) => {
    const trial = new ServiceTrial({ tablesPerGuest: 1 });
    const ada = trial.person('Ada');
    const ask = { ...ASK, record: { games } as never };
    expect(await trial.refused(ada, 'open', ask)).toEqual({ code: 'too-many', what, most });
    // What is refused counts as well.
    expect(await trial.refused(ada, 'open', ask)).toEqual({ code: 'too-many', what: 'tables', most: 1 });
  });

  test('what cannot be stored is not there, and not listed', async () => {
    const trial = new ServiceTrial();
    const ada = trial.person('Ada');
    trial.store.failure = new StoreError('full', 'no room');
    expect(await trial.refused(ada, 'open', { ...ASK, isPublic: true })).toEqual({ code: 'not-stored', why: 'full' });
    expect((await trial.ask(ada, 'mine', {})).tables).toEqual([]);
  });
});

test('with little room on the disk no table is opened, and those that there are go on', async () => {
  const trial = new ServiceTrial();
  const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
  const table = await trial.seat([ada, bo]);
  trial.hasRoom = false;
  expect(await trial.refused(ada, 'open', ASK)).toEqual({ code: 'not-stored', why: 'full' });
  expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toBeNull();
  await trial.ask(ada, 'resign', { table });
  expect(await trial.refused(ada, 'rematch', { table })).toEqual({ code: 'not-stored', why: 'full' });
  trial.hasRoom = true;
  expect(await trial.refused(ada, 'rematch', { table })).toBeNull();
});

describe('visitors', () => {
  test('what somebody asked for who has gone in the meantime is not told to them', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada], 1);
    trial.service.leave(bo);
    await trial.ask(bo, 'watch', { table, seen: null });
    await trial.ask(bo, 'lobby', { isWanted: true });
    await trial.ask(ada, 'move', trial.nextMove(ada, table));
    expect(bo.heard).toEqual([]);
  });

  test('who has left, or no longer wants to, hears nothing more', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, tab] = [trial.person('Ada'), trial.person('Bo'), trial.person('Ada')];
    const table = await trial.seat([ada, bo, tab].slice(0, 2));
    await trial.ask(tab, 'watch', { table, seen: null });
    await trial.ask(bo, 'unwatch', { table });
    trial.service.leave(tab);
    const before = [bo.heard.length, tab.heard.length];
    await trial.ask(ada, 'move', trial.nextMove(ada, table));
    expect([bo.heard.length, tab.heard.length]).toEqual(before);
  });
});

describe('lists', () => {
  test('the lobby shows public tables and is told of changes, at most once a second', async () => {
    const trial = new ServiceTrial();
    const [ada, eve] = [trial.person('Ada'), stranger()];
    await trial.open(ada);
    await trial.ask(eve, 'lobby', { isWanted: true });
    expect(eve.lobby).toEqual([]);
    const table = await trial.open(ada, { isPublic: true });
    await trial.pass(0);
    expect(eve.lobby).toMatchObject([
      { table, stage: 'gathering', turn: null, you: null, seats: [{ name: 'Ada' }, {}] },
    ]);
    await trial.ask(ada, 'fill', { table, seat: 1, bot: 'random' });
    await trial.open(ada, { isPublic: true });
    await trial.pass(999);
    expect(eve.count('lobby')).toBe(2);
    await trial.pass(1);
    expect(eve.lobby.map(({ stage }) => stage).sort()).toEqual(['gathering', 'playing']);
    await trial.ask(eve, 'lobby', { isWanted: false });
    await trial.open(ada, { isPublic: true });
    await trial.pass(5000);
    expect(eve.count('lobby')).toBe(3);
  });

  test('however many ask for the lobby at once, it is read once', async () => {
    const trial = new ServiceTrial();
    let reads = 0;
    const { listPublic } = trial.store;
    trial.store.listPublic = (most) => (reads++, listPublic(most));
    await trial.open(trial.person('Ada'), { isPublic: true });
    const readers = Array.from({ length: 30 }, stranger);
    await Promise.all(readers.map((reader) => trial.ask(reader, 'lobby', { isWanted: true })));
    expect([reads, ...new Set(readers.map(({ lobby }) => lobby.length))]).toEqual([1, 1]);
  });

  test('what changes while the lobby is read is told to all who waited', async () => {
    const trial = new ServiceTrial();
    const [ada, eve] = [trial.person('Ada'), stranger()];
    const { listPublic } = trial.store;
    const { promise, resolve } = Promise.withResolvers<void>();
    trial.store.listPublic = async (most) => {
      const tables = await listPublic(most);
      await promise;
      return tables;
    };
    const entered = trial.ask(eve, 'lobby', { isWanted: true });
    await settled();
    await trial.open(ada, { isPublic: true });
    resolve();
    await entered;
    expect(eve.lobby).toEqual([]);
    await trial.pass(1000);
    expect(eve.lobby).toHaveLength(1);
  });

  test('the lobby is told anew after a restore', async () => {
    const trial = new ServiceTrial();
    const eve = stranger();
    await trial.ask(eve, 'lobby', { isWanted: true });
    trial.store.tell();
    await trial.pass(1000);
    expect(eve.count('lobby')).toBe(2);
  });

  test('one’s own tables tell whose turn it is', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([bo, ada]);
    const other = await trial.open(ada);
    const { tables } = await trial.ask(ada, 'mine', {});
    expect(tables.map((line) => [line.table, line.stage, line.turn, line.you])).toEqual(
      expect.arrayContaining([
        [table, 'playing', 0, 1],
        [other, 'gathering', null, 0],
      ]),
    );
    expect(tables[0]!.touched).toBe(new Date(trial.time).toISOString());
    expect(await trial.refused(stranger(), 'mine', {})).toEqual({ code: 'no-name' });
  });

  test('whoever follows their own tables is told of turns, seats and ends there, and of nobody else’s', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, home, eve] = ['Ada', 'Bo', 'Bo', 'Eve'].map((name) => trial.person(name));
    expect((await trial.ask(home!, 'mine', { isFollowed: true })).tables).toEqual([]);
    await trial.ask(eve!, 'mine', { isFollowed: true });
    const table = await trial.seat([ada!, bo!]);
    expect(home!.mine).toMatchObject({ table, stage: 'playing', turn: 0, you: 1 });
    while (ada!.game.view.turn === 0) await trial.ask(ada!, 'move', trial.nextMove(ada!, table));
    expect(home!.mine).toMatchObject({ turn: 1, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
    await trial.ask(bo!, 'resign', { table });
    expect(home!.mine).toMatchObject({ stage: 'over', turn: null });
    const told = home!.count('mine');
    await trial.ask(home!, 'mine', {});
    await trial.ask(ada!, 'rematch', { table });
    expect([home!.count('mine'), eve!.count('mine')]).toEqual([told, 0]);
  });

  test('one’s own list says of which gathering one is host, also once the host has gone', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.open(ada, { seats: [ME, OPEN, OPEN], isPublic: true });
    await trial.ask(bo, 'sit', { table, seat: 1 });
    const hosts = async (): Promise<unknown[]> =>
      Promise.all([ada, bo].map(async (one) => (await trial.ask(one, 'mine', { isFollowed: true })).tables[0]?.isHost));
    expect(await hosts()).toEqual([true, undefined]);
    await trial.ask(ada, 'clear', { table, seat: 0 });
    expect(bo.mine).toMatchObject({ table, isHost: true });
    await trial.ask(ada, 'sit', { table, seat: 0 });
    expect(await hosts()).toEqual([undefined, true]);
  });

  test('one’s own tables that are over are listed for a week', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(bo, 'resign', { table });
    trial.time += 6 * 86_400_000;
    expect((await trial.ask(ada, 'mine', {})).tables).toMatchObject([{ table, stage: 'over' }]);
    trial.time += 2 * 86_400_000;
    expect((await trial.ask(ada, 'mine', {})).tables).toEqual([]);
  });

  test('the lobby shows who is here, and no table without people', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, eve] = [trial.person('Ada'), trial.person('Bo'), stranger()];
    await trial.seat([ada, bo]);
    const table = await trial.open(ada, { isPublic: true });
    await trial.ask(ada, 'clear', { table, seat: 0 });
    await trial.ask(eve, 'lobby', { isWanted: true });
    const here = (): unknown => eve.lobby.map(({ seats }) => seats.map(({ isHere }) => isHere));
    expect(here()).toEqual([[true, true]]);
    trial.service.leave(bo);
    await trial.pass(1000);
    expect(here()).toEqual([[true, false]]);
  });

  test('a gathering at which nobody sits is closed after ten minutes', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const [left, taken] = [await trial.open(ada, { isPublic: true }), await trial.open(ada, { isPublic: true })];
    for (const table of [left, taken]) {
      await trial.ask(ada, 'watch', { table, seen: null });
      await trial.ask(ada, 'clear', { table, seat: 0 });
    }
    await trial.ask(bo, 'sit', { table: taken });
    await trial.pass(600_000);
    const stages = ada.heard.flatMap((one) => (one[0] === 'table' ? [[one[1].table, one[1].stage]] : []));
    expect(Object.fromEntries(stages)).toEqual({ [left]: 'closed', [taken]: 'gathering' });
  });

  test('a link tells whose table it is, and nothing of one that is not there', async () => {
    const trial = new ServiceTrial();
    const table = await trial.open(trial.person('Ada'));
    expect(await trial.service.preview(table)).toEqual({ game: 'dice', name: 'Ada' });
    expect(await trial.service.preview('nowhere')).toBeNull();
  });

  test('a table at which a bot plays on for somebody is not theirs any more', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, cy] = [trial.person('Ada'), trial.person('Bo'), trial.person('Cy')];
    const table = await trial.seat([ada, bo, cy]);
    await trial.ask(ada, 'resign', { table });
    expect((await trial.ask(ada, 'mine', {})).tables).toEqual([]);
    const [line] = (await trial.ask(bo, 'mine', {})).tables;
    expect(line!.seats[0]).toEqual({ kind: 'bot', name: 'Ada', bot: 'club' });
  });
});

describe('who somebody is', () => {
  test('a new name is shown at once, at tables and in lists', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    await trial.seat([ada, bo]);
    await trial.store.renameGuest('guest-Bo', 'Beau');
    await trial.service.rename('guest-Bo');
    await settled();
    expect(ada.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Beau']);
    expect((await trial.ask(ada, 'mine', {})).tables[0]!.seats[1]!.name).toBe('Beau');
  });

  test('two people of one name are told apart, at the table and in lists', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    await trial.seat([ada, bo]);
    await trial.store.renameGuest('guest-Bo', 'Ada');
    await trial.service.rename('guest-Bo');
    await settled();
    expect(ada.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)']);
    expect((await trial.ask(ada, 'mine', {})).tables[0]!.seats[1]!.name).toBe('Ada (2)');
  });

  test('whoever becomes one with another plays on as them, at tables that are open too', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, cy] = [trial.person('Ada'), trial.person('Bo'), trial.person('Cy')];
    const table = await trial.seat([ada, bo]);
    expect(await trial.service.join('guest-Bo', 'guest-Cy')).toBe(true);
    await trial.ask(cy, 'watch', { table, seen: null });
    await settled();
    expect([cy.table.you, cy.table.seats.map(({ name }) => name)]).toEqual([1, ['Ada', 'Cy']]);
    expect(ada.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Cy']);
    expect(bo.table.you).toBe(null);
    expect((await trial.ask(cy, 'mine', {})).tables).toHaveLength(1);
    expect(await trial.refused(bo, 'resign', { table })).toEqual({ code: 'no-seat' });
    expect(await trial.refused(cy, 'resign', { table })).toBe(null);
  });

  test('whoever becomes one with another is still the host where they got up', async () => {
    const trial = new ServiceTrial();
    const [bo, cy] = [trial.person('Bo'), trial.person('Cy')];
    const table = await trial.open(bo, { seats: [ME, OPEN] });
    await trial.ask(bo, 'watch', { table, seen: null });
    await trial.ask(bo, 'clear', { table, seat: 0 });
    await trial.service.join('guest-Bo', 'guest-Cy');
    expect(await trial.refused(cy, 'fill', { table, seat: 1, bot: 'random' })).toBe(null);
  });

  test('nobody becomes one with whom they play against', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    await trial.seat([ada, bo]);
    expect(await trial.service.join('guest-Bo', 'guest-Ada')).toBe(false);
    await settled();
    expect(bo.table.you).toBe(1);
  });

  test('whoever is forgotten leaves no name, and nobody waits for them', async () => {
    const trial = new ServiceTrial();
    const [ada, bo, cy] = [trial.person('Ada'), trial.person('Bo'), trial.person('Cy')];
    const two = await trial.seat([ada, bo]);
    const three = await trial.seat([ada, cy, bo]);
    const gathering = await trial.open(bo, { isPublic: true });
    for (const table of [two, three, gathering]) await trial.ask(cy, 'watch', { table, seen: null });
    await trial.service.forget('guest-Bo');
    await trial.store.removeGuest('guest-Bo');
    const before = cy.heard.length;
    await trial.service.rename('guest-Bo');
    await settled();
    const told = cy.heard.slice(before).flatMap((message) => (message[0] === 'table' ? [message[1]] : []));
    expect(told.map(({ table, stage }) => [table, stage])).toEqual(
      expect.arrayContaining([
        [two, 'over'],
        [three, 'playing'],
      ]),
    );
    expect(JSON.stringify(told)).not.toContain('Bo');
    expect(trial.store.sqlite.listPublic(9).map(({ id, stage }) => [id, stage])).toEqual(
      expect.arrayContaining([
        [three, 'playing'],
        [gathering, 'gathering'],
      ]),
    );
    expect(JSON.stringify(trial.store.sqlite.listPublic(9))).not.toContain('"Bo"');
  });
});

describe('in the course of time', () => {
  test('tables that nobody touches are closed and stay to be seen', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(ada, 'move', trial.nextMove(ada, table));
    const late = trial.nextMove(ada, table);
    await trial.passDays(1);
    expect(ada.table.stage).toBe('closed');
    expect(await trial.refused(ada, 'move', late)).toEqual({ code: 'not-playing', stage: 'closed' });
    const eve = stranger();
    await trial.ask(eve, 'watch', { table, seen: null });
    expect(eve.game.ply).toBe(1);
  });

  test('a closed table is reopened by those who sit there, and goes on where it was', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(ada, 'move', trial.nextMove(ada, table));
    await trial.passDays(1);
    expect(await trial.refused(trial.person('Eve'), 'reopen', { table })).toEqual({ code: 'no-seat' });
    await trial.ask(bo, 'reopen', { table });
    await trial.ask(ada, 'reopen', { table });
    expect([ada.table.stage, trial.store.sqlite.read(table, 0).at(-1)]).toMatchObject([
      'playing',
      { type: 'reopened' },
    ]);
    expect(trial.store.sqlite.listOf('guest-Ada', 1)[0]!.stage).toBe('playing');
    expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toBeNull();
    await trial.ask(bo, 'resign', { table });
    expect(await trial.refused(ada, 'reopen', { table })).toEqual({ code: 'not-playing', stage: 'over' });
  });

  test('what cannot be closed now is closed the next time', async () => {
    const trial = new ServiceTrial();
    const ada = trial.person('Ada');
    await trial.seat([ada], 1);
    trial.store.failure = new StoreError('full', 'no room');
    await trial.passDays(1);
    expect(ada.table.stage).toBe('playing');
    trial.store.failure = null;
    await trial.pass(3_600_000);
    expect(ada.table.stage).toBe('closed');
  });

  describe('a clock', () => {
    const DAY = 24 * 3_600_000;
    const stagesIn = ({ store }: ServiceTrial): unknown[] =>
      store.sqlite.listOf('guest-Ada', 9).map(({ stage }) => stage);

    /** Another server on the same store, with the clock as it is now. */
    const startAgain = async (trial: ServiceTrial): Promise<void> => {
      trial.timers.length = 0;
      trial.service = serveTables(trial.tools);
      await settled();
    };

    test('that is 40 days ahead at a start, or leaps there, closes nothing, nor does one that is put right', async () => {
      const trial = new ServiceTrial({ idle: 30 * DAY });
      await trial.seat([trial.person('Ada')], 1);
      await trial.passDays(2);
      for (const skew of [40 * DAY, 0, 40 * DAY]) {
        trial.skew = skew;
        await startAgain(trial);
        await startAgain(trial);
        await trial.pass(3_600_000);
        expect(stagesIn(trial)).toEqual(['playing']);
      }
    });

    test('that is put back an hour does not silence the lobby, nor one put ahead give more tables', async () => {
      const trial = new ServiceTrial({ tablesPerGuest: 2 });
      const [ada, eve] = [trial.person('Ada'), stranger()];
      await trial.ask(eve, 'lobby', { isWanted: true });
      await trial.open(ada, { isPublic: true });
      await trial.pass(0);
      trial.skew = -3_600_000;
      await trial.open(ada, { isPublic: true });
      await trial.pass(1000);
      expect(eve.lobby).toHaveLength(2);
      trial.skew = 3_600_000;
      expect(await trial.refused(ada, 'open', ASK)).toEqual({ code: 'too-many', what: 'tables', most: 2 });
    });
  });

  test('what has been over for long is deleted where that is wished for, what goes on is not', async () => {
    const DAY = 24 * 3_600_000;
    const trial = new ServiceTrial({ idle: 1000 * DAY, keep: 10 * DAY, keepGuests: 10 * DAY });
    const [ada, bo, cy] = [trial.person('Ada'), trial.person('Bo'), trial.person('Cy')];
    const [over, playing] = [await trial.seat([ada, bo]), await trial.seat([bo, cy])];
    await trial.ask(ada, 'resign', { table: over });
    await trial.passDays(9);
    expect(trial.store.sqlite.read(over, 0)).not.toEqual([]);
    await trial.passDays(2);
    expect([trial.store.sqlite.read(over, 0), trial.store.sqlite.names(over)]).toEqual([[], []]);
    expect(trial.store.sqlite.read(playing, 0)).not.toEqual([]);
    const guests = ['Ada', 'Bo', 'Cy'].map((name) => trial.store.sqlite.readGuest(`guest-${name}`)?.name);
    expect(guests).toEqual([undefined, 'Bo', 'Cy']);
  });

  test('guests can be forgotten sooner than tables, or alone', async () => {
    const DAY = 24 * 3_600_000;
    const trial = new ServiceTrial({ idle: 1000 * DAY, keepGuests: 10 * DAY });
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    trial.person('Cy');
    const over = await trial.seat([ada, bo]);
    await trial.ask(ada, 'resign', { table: over });
    await trial.passDays(11);
    expect(trial.store.sqlite.read(over, 0)).not.toEqual([]);
    expect(trial.store.sqlite.readGuest('guest-Cy')).toBeNull();
  });

  test('a service that closes finishes what it stores and takes nothing more', async () => {
    const trial = new ServiceTrial();
    const [ada, bo] = [trial.person('Ada'), trial.person('Bo')];
    const table = await trial.seat([ada, bo]);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    trial.store.gate = gate;
    const moving = trial.ask(ada, 'move', trial.nextMove(ada, table));
    await settled();
    let isClosed = false;
    const closing = trial.service.close().then(() => (isClosed = true));
    expect(await trial.refused(bo, 'mine', {})).toEqual({ code: 'shutting-down' });
    await settled();
    expect(isClosed).toBe(false);
    open();
    expect(await moving).toEqual({ round: 0, ply: 1 });
    await closing;
    expect(trial.store.sqlite.read(table, 0).at(-1)).toMatchObject({ type: 'moved' });
  });
});

test('lists say of a seat that a program plays there, stored and as they change', async () => {
  const trial = new ServiceTrial();
  const ada = trial.person('Ada');
  class Program extends ServiceWitness {
    override get who() {
      return whoIs(this.guest, { isProgram: true });
    }
  }
  const robo = new Program(trial.person('Robo').guest);
  const table = await trial.open(ada, { isPublic: true });
  await trial.ask(ada, 'mine', { isFollowed: true });
  await trial.ask(robo, 'sit', { table, seat: 1 });
  const seats = [{ name: 'Ada' }, { name: 'Robo', isProgram: true }];
  expect(ada.mine.seats).toMatchObject(seats);
  expect((await trial.ask(ada, 'mine', {})).tables).toMatchObject([{ seats }]);
  expect(ada.mine.seats[0]).not.toHaveProperty('isProgram');
});
