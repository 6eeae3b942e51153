import { describe, expect, test } from 'vitest';
import { HOUSE, ME, OPEN, person, spectator, Trial, whyNot, Witness } from '../hosting/hosting.fixture.ts';

const kinds = ({ table }: Witness): unknown => table.seats.map(({ kind, name }) => `${kind} ${name}`.trim());

async function gather(isPublic = false) {
  const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
  const table = await trial.open(ada, { seats: [ME, OPEN, OPEN], isPublic });
  await trial.watch(ada, table);
  const invite = (seat: number): string => ada.table.seats[seat]!.invite!;
  return { trial, ada, bo, cy, table, invite };
}

describe('sitting down', () => {
  test('the game begins when the last seat is taken', async () => {
    const { trial, ada, bo, cy, table, invite } = await gather();
    await trial.ask(bo, 'sit', { table, seat: 2, invite: invite(2) });
    expect([kinds(ada), ada.table.stage]).toEqual([['person Ada', 'open', 'person Bo'], 'gathering']);
    expect(ada.count('game')).toBe(0);
    await trial.ask(cy, 'sit', { table, seat: 1, invite: invite(1) });
    expect([kinds(ada), ada.table.stage]).toEqual([['person Ada', 'person Cy', 'person Bo'], 'playing']);
    expect(ada.game).toMatchObject({ ply: 0, view: { seat: 0 } });
  });

  test('an invite is for one seat, once; at a public table nobody needs one', async () => {
    const { trial, bo, cy, table, invite } = await gather();
    const [first, second] = [invite(1), invite(2)];
    expect(await trial.refused(bo, 'sit', { table, seat: 1 })).toEqual({ code: 'wrong-invite' });
    expect(await trial.refused(bo, 'sit', { table, seat: 1, invite: second })).toEqual({ code: 'wrong-invite' });
    expect(await trial.refused(bo, 'sit', { table, seat: 1, invite: first })).toBeNull();
    const taken = { code: 'seat-not-open', seat: 1 };
    expect(await trial.refused(cy, 'sit', { table, seat: 1, invite: first })).toEqual(taken);
    const open = await gather(true);
    expect(await open.trial.refused(bo, 'sit', { table: open.table, seat: 1 })).toBeNull();
  });

  test('invites are told to the people at the table alone', async () => {
    const { trial, ada, bo, table, invite } = await gather();
    const eve = spectator();
    await trial.watch(eve, table);
    await trial.watch(bo, table);
    expect([...eve.lines, ...bo.lines].join()).not.toContain('invite');
    await trial.ask(bo, 'sit', { table, seat: 1, invite: invite(1) });
    expect(bo.table.seats[2]!.invite).toBe(ada.table.seats[2]!.invite);
    expect(eve.table.seats[2]).not.toHaveProperty('invite');
  });

  test('nobody sits twice, without a name, or beside the table', async () => {
    const { trial, ada, table, invite } = await gather();
    const ask = { table, seat: 1, invite: invite(1) };
    expect(await trial.refused(ada, 'sit', ask)).toEqual({ code: 'already-seated', seat: 0 });
    expect(await trial.refused(spectator(), 'sit', ask)).toEqual({ code: 'no-name' });
    for (const seat of [3, -1, 0.5]) {
      expect(await trial.refused(person('Bo'), 'sit', { ...ask, seat })).toEqual({
        code: 'bad-seat',
        seat,
        players: 3,
      });
    }
  });

  test('the host has bots take seats', async () => {
    const { trial, ada, bo, table } = await gather();
    const ask = { table, seat: 1, bot: 'random' };
    expect(await trial.refused(bo, 'fill', ask)).toEqual({ code: 'not-the-host' });
    expect(await trial.refused(ada, 'fill', { ...ask, bot: 'hal' })).toEqual({ code: 'no-such-bot', bot: 'hal' });
    expect(await trial.refused(ada, 'fill', { ...ask, seat: 0 })).toEqual({ code: 'seat-not-open', seat: 0 });
    for (const seat of [1, 2]) await trial.ask(ada, 'fill', { ...ask, seat });
    expect([kinds(ada), ada.table.stage]).toEqual([['person Ada', 'bot random', 'bot random'], 'playing']);
  });
});

describe('asking for a seat', () => {
  const bea = (): Witness => new Witness({ kind: 'person', id: 'guest-Bo', name: 'Bo' });

  test('those who sit there are told who asks, nobody else is, and one of them lets them in', async () => {
    const { trial, ada, cy, table } = await gather();
    const bo = bea();
    for (const one of [bo, cy]) await trial.watch(one, table);
    await trial.ask(bo, 'knock', { table });
    expect([ada.table.knocks, bo.table.knock]).toEqual([[{ number: 1, name: 'Bo' }], 'asked']);
    expect([cy.table.knocks, cy.table.knock]).toEqual([undefined, undefined]);
    expect(await trial.refused(cy, 'admit', { table, knock: 1, isAdmitted: true })).toEqual({ code: 'no-seat' });
    await trial.ask(ada, 'admit', { table, knock: 1, isAdmitted: true });
    expect([kinds(ada), ada.table.knocks, bo.table.you]).toEqual([['person Ada', 'person Bo', 'open'], undefined, 1]);
    expect(await trial.refused(ada, 'admit', { table, knock: 1, isAdmitted: true })).toEqual({ code: 'not-offered' });
  });

  test('a "no" is told, and is not asked again as long as one looks', async () => {
    const { trial, ada, table } = await gather();
    const bo = bea();
    await trial.watch(bo, table);
    await trial.ask(bo, 'knock', { table });
    await trial.ask(ada, 'admit', { table, knock: 1, isAdmitted: false });
    expect([ada.table.knocks, bo.table.knock]).toEqual([undefined, 'declined']);
    await trial.ask(bo, 'knock', { table });
    expect([ada.table.knocks, bo.table.knock]).toEqual([undefined, 'declined']);
  });

  test('whoever goes no longer asks', async () => {
    const { trial, ada, table } = await gather();
    const bo = bea();
    await trial.watch(bo, table);
    await trial.ask(bo, 'knock', { table });
    trial.tables.unwatch(bo, table);
    await trial.pass(1000);
    expect(ada.table.knocks).toBeUndefined();
    expect(await trial.refused(ada, 'admit', { table, knock: 1, isAdmitted: true })).toEqual({ code: 'not-offered' });
  });

  test('one may ask a moment before one looks', async () => {
    const { trial, ada, table } = await gather();
    const bo = bea();
    await trial.ask(bo, 'knock', { table });
    await trial.watch(bo, table);
    expect([ada.table.knocks, bo.table.knock]).toEqual([[{ number: 1, name: 'Bo' }], 'asked']);
  });

  test('is for those with a name who do not sit there, while a seat is free', async () => {
    const { trial, ada, table } = await gather();
    expect(await trial.refused(spectator(), 'knock', { table })).toEqual({ code: 'no-name' });
    expect(await trial.refused(ada, 'knock', { table })).toEqual({ code: 'already-seated', seat: 0 });
    for (const seat of [1, 2]) await trial.ask(ada, 'fill', { table, seat, bot: 'random' });
    expect(await trial.refused(bea(), 'knock', { table })).toEqual({ code: 'table-full' });
  });
});

test('an invite to one seat leads there by itself', async () => {
  const { trial, ada, bo, table, invite } = await gather();
  await trial.ask(bo, 'sit', { table, invite: invite(2) });
  expect(kinds(ada)).toEqual(['person Ada', 'open', 'person Bo']);
});

test('a gathering at which nobody sits is abandoned, any other table is not', async () => {
  const { trial, ada, table } = await gather();
  await trial.ask(HOUSE, 'abandon', { table });
  expect(ada.table.stage).toBe('gathering');
  await trial.ask(ada, 'clear', { table, seat: 0 });
  await trial.ask(HOUSE, 'abandon', { table });
  expect(ada.table.stage).toBe('closed');
});

describe('getting up', () => {
  test('before the game anybody may, and the seat has a new invite', async () => {
    const { trial, ada, bo, table, invite } = await gather();
    const first = invite(1);
    await trial.ask(bo, 'sit', { table, seat: 1, invite: first });
    await trial.ask(bo, 'clear', { table, seat: 1 });
    expect(kinds(ada)).toEqual(['person Ada', 'open', 'open']);
    expect(invite(1)).not.toBe(first);
    expect(await trial.refused(bo, 'clear', { table, seat: 0 })).toEqual({ code: 'not-the-host' });
  });

  test('whoever is sent away before the game reads who did it, and needs the seat’s own invite to come back', async () => {
    const { trial, ada, bo, table, invite } = await gather();
    await trial.watch(bo, table);
    await trial.ask(bo, 'sit', { table, invite: ada.table.invite! });
    await trial.ask(ada, 'clear', { table, seat: 1 });
    expect(bo.table.news.at(-1)).toMatchObject({ what: 'removed', seat: 1, name: 'Bo', by: 0 });
    expect(await trial.refused(bo, 'sit', { table, invite: ada.table.invite! })).toEqual({ code: 'wrong-invite' });
    await trial.ask(bo, 'sit', { table, seat: 1, invite: invite(1) });
    expect(kinds(ada)).toEqual(['person Ada', 'person Bo', 'open']);
  });
});

describe('in the game', () => {
  async function play(bots = 0) {
    const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
    const table = await trial.seat([ada, bo], { bots });
    await trial.move([ada, bo], table);
    return { trial, ada, bo, cy, table };
  }

  test('nobody is sent away, not even by the host or by oneself', async () => {
    const { trial, ada, bo, table } = await play();
    expect(await trial.refused(bo, 'clear', { table, seat: 1 })).toEqual({ code: 'not-the-host' });
    for (const seat of [0, 1]) {
      expect(await trial.refused(ada, 'clear', { table, seat })).toEqual({ code: 'has-begun' });
    }
    expect(await trial.refused(ada, 'fill', { table, seat: 1, bot: 'random' })).toMatchObject({
      code: 'seat-not-open',
    });
  });

  test('a bot gives way to another, or to whoever has not sat here, and plays until they come', async () => {
    const { trial, ada, bo, cy, table } = await play(1);
    await trial.ask(ada, 'fill', { table, seat: 2, bot: 'club' });
    await trial.ask(ada, 'clear', { table, seat: 2 });
    expect([ada.table.stage, ada.table.seats[2]!.kind]).toEqual(['playing', 'bot']);
    for (const one of [ada, bo]) {
      expect(await trial.refused(one, 'sit', { table, seat: 2 })).toMatchObject({ code: 'already-seated' });
    }
    await trial.watch(cy, table);
    await trial.ask(cy, 'sit', { table });
    expect(cy.game).toMatchObject({ from: 0, plies: [{ ply: 0 }], view: { seat: 2 } });
    expect(ada.table.news.at(-1)).toMatchObject({ what: 'sat', seat: 2, name: 'Cy', round: 0, ply: ada.game.ply });
  });

  test('whoever has held a seat takes no other: two hands are never seen by one', async () => {
    const { trial, ada, bo, table } = await play(1);
    trial.away.set('guest-Bo', 120_000);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'replace', seat: 1 } });
    await trial.ask(ada, 'clear', { table, seat: 2 });
    expect(await trial.refused(bo, 'sit', { table, seat: 2 })).toEqual({ code: 'other-seat', seat: 1 });
    expect(await trial.refused(person('Eve'), 'sit', { table, seat: 1 })).toEqual({ code: 'seat-not-open', seat: 1 });
    expect(await trial.refused(ada, 'fill', { table, seat: 1, bot: 'random' })).toMatchObject({
      code: 'seat-not-open',
    });
    await trial.ask(bo, 'sit', { table });
    expect(bo.table.you).toBe(1);
  });
});

describe('the host', () => {
  test('passes the role on by going', async () => {
    const { trial, ada, bo, table } = await gather();
    await trial.watch(bo, table);
    await trial.ask(bo, 'sit', { table, invite: ada.table.invite! });
    await trial.ask(ada, 'clear', { table, seat: 0 });
    expect(bo.table.seats[1]).toMatchObject({ name: 'Bo', isHost: true });
    await trial.ask(bo, 'fill', { table, seat: 0, bot: 'random' });
    expect(await trial.refused(ada, 'fill', { table, seat: 2, bot: 'random' })).toEqual({ code: 'not-the-host' });
  });

  test('closes a table before the game, and alone among bots', async () => {
    const { trial, ada, bo, table } = await gather();
    expect(await trial.refused(bo, 'close', { table })).toEqual({ code: 'not-the-host' });
    await trial.ask(ada, 'close', { table });
    expect(ada.table.stage).toBe('closed');
    const together = await trial.seat([ada, bo]);
    expect(await trial.refused(ada, 'close', { table: together })).toEqual({ code: 'has-begun' });
    const alone = await trial.seat([ada], { bots: 1 });
    expect(await trial.refused(ada, 'close', { table: alone })).toBeNull();
  });
});

describe('one invite', () => {
  test('seats whoever comes: on the seat kept under their name, else on one that is kept for nobody', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.open(ada, { seats: [ME, { kind: 'open', name: 'Bo' }, OPEN, OPEN] });
    await trial.watch(ada, table);
    const invite = ada.table.invite!;
    const sit = (name: string) =>
      trial.ask(new Witness({ kind: 'person', id: `guest-${name}`, name }), 'sit', { table, invite });
    for (const name of ['Cy', 'Bo', 'Di']) await sit(name);
    expect(kinds(ada)).toEqual(['person Ada', 'person Bo', 'person Cy', 'person Di']);
    expect(await whyNot(sit('Eve'))).toEqual({ code: 'table-full' });
  });
});

describe('a program', () => {
  const program = (name: string) => new Witness({ kind: 'person', id: `guest-${name}`, name, isProgram: true });
  const marks = ({ table: { seats } }: Witness) => seats.map(({ isProgram }) => isProgram ?? false);

  test('is told from people wherever it sits down, for good', async () => {
    const [trial, ada, robo] = [new Trial(), person('Ada'), program('Robo')];
    const table = await trial.seat([ada, robo]);
    expect(marks(ada)).toEqual([false, true]);
    trial.restart();
    const eve = spectator();
    await trial.watch(eve, table);
    expect(marks(eve)).toEqual([false, true]);
  });

  test('is told as the one who opened the table, and as the one who plays again', async () => {
    const [trial, ada, robo] = [new Trial(), person('Ada'), program('Robo')];
    const table = await trial.seat([robo, ada]);
    expect(marks(ada)).toEqual([true, false]);
    await trial.ask(ada, 'resign', { table });
    const again = await trial.ask(robo, 'rematch', { table });
    await trial.watch(robo, again.table);
    expect(marks(robo)).toEqual([true, false]);
  });

  test('that moves in the name of somebody who sat down themselves marks their seat, and is no news', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    const before = ada.table.news.length;
    await trial.ask(program('Ada'), 'move', trial.nextMove(ada, table));
    expect(marks(bo)).toEqual([true, false]);
    expect(ada.table.news).toHaveLength(before);
    expect([ada.game.ply, bo.game.ply]).toEqual([1, 1]);
  });

  test('is no longer told where the person has taken the seat back from a bot', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, program('Bo')]);
    trial.away.set('guest-Bo', Infinity);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'replace', seat: 1 } });
    expect(ada.table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(marks(ada)).toEqual([false, false]);
    await trial.ask(bo, 'sit', { table });
    expect(marks(ada)).toEqual([false, false]);
  });
});

describe('giving up', () => {
  test('of two, the other has won', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const table = await trial.seat([ada, bo]);
    await trial.ask(bo, 'resign', { table });
    expect(ada.table).toMatchObject({ stage: 'over', seats: [{}, { kind: 'person', hasResigned: true }] });
    expect(ada.game.result).toMatchObject({ ranks: [1, 2], points: [0, 0] });
    const error = { code: 'not-playing', stage: 'over' };
    expect(await trial.refused(ada, 'move', trial.nextMove(ada, table))).toEqual(error);
    expect(await trial.refused(ada, 'resign', { table })).toEqual(error);
    expect(await trial.refused(bo, 'rematch', { table })).toBeNull();
  });

  test('where two others play on, a bot takes over', async () => {
    const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
    const table = await trial.seat([ada, bo, cy]);
    await trial.ask(ada, 'resign', { table });
    expect(bo.table.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada', bot: 'club', hasResigned: true });
    expect(bo.table.stage).toBe('playing');
    await trial.pass(0);
    expect(trial.tasks[0]).toMatchObject({ bot: 'club', view: { seat: 0 } });
    expect([ada.table.you, ada.game.view.seat]).toEqual([null, null]);
    expect(await trial.refused(ada, 'resign', { table })).toEqual({ code: 'no-seat' });
  });
});

describe('who somebody is', () => {
  test('whoever is forgotten is not waited for', async () => {
    const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
    const two = await trial.seat([ada, bo]);
    const three = await trial.seat([ada, cy, bo]);
    const gathering = await trial.open(bo);
    const own = await trial.seat([bo], { bots: 1 });
    const all = [two, three, gathering, own];
    for (const table of all) await trial.ask(HOUSE, 'forget', { table, person: 'guest-Bo' });
    const [left, right, empty, alone] = all.map((table) => trial.fold(table));
    expect([left!.stage, left!.seats[1]]).toMatchObject(['over', { kind: 'bot', person: null }]);
    expect([right!.stage, right!.seats[2]]).toMatchObject(['playing', { kind: 'bot', bot: 'club', person: null }]);
    expect([empty!.stage, empty!.seats[0]]).toMatchObject(['gathering', { kind: 'open', invite: expect.any(String) }]);
    expect(alone!.stage).toBe('over');
  });

  test('there is nothing to do where they do not sit, or where nobody waits any more', async () => {
    const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
    const [over, other] = [await trial.seat([ada, bo]), await trial.seat([ada], { bots: 1 })];
    await trial.ask(ada, 'resign', { table: over });
    const before = [over, other].map((table) => trial.store.log(table));
    for (const table of [over, other]) await trial.ask(HOUSE, 'forget', { table, person: 'guest-Bo' });
    expect([over, other].map((table) => trial.store.log(table))).toEqual(before);
  });
});

test('a table that nobody comes to any more is closed, once, and one that is over stays so', async () => {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const [idle, over] = [await trial.seat([ada, bo]), await trial.seat([ada, bo])];
  await trial.ask(ada, 'resign', { table: over });
  for (const table of [idle, over, idle]) await trial.ask(HOUSE, 'close', { table });
  expect([idle, over].map((table) => trial.fold(table).stage)).toEqual(['closed', 'over']);
  expect(trial.store.log(idle).at(-1)).toEqual({ at: trial.time, type: 'closed' });
  expect(trial.store.log(idle).filter(({ type }) => type === 'closed')).toHaveLength(1);
});
