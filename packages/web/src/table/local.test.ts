import { GAME_IDS } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { bot, isResting, person, playOn, playOnce, sitDown, someMove, stage, tabs, until, watch } from './stage.ts';

const ONE_TO_ONE = [person('Ada'), bot()];

describe('a whole game against bots', () => {
  test.each(GAME_IDS)('of %s', async (game) => {
    const table = stage();
    const session = await sitDown(table, { game, seats: [bot('random'), person('Ada'), bot()] });
    const seen = watch(session);
    const end = await playOn(session);
    expect(end.result!.ranks).toHaveLength(3);
    expect([end.isOver, end.isStored, end.isMarked, end.thinking]).toEqual([true, true, false, null]);
    expect(seen.every(({ viewer, handTo, view }) => viewer === 1 && handTo === null && view.seat === 1)).toBe(true);
    const [past] = await table.store.listGames();
    expect(past).toMatchObject({ id: `${end.id}-0`, game, isMarked: false, result: end.result });
    expect((await table.store.readGame(past!.id))!.transcript.plies).toHaveLength(end.plies.length);
  });

  test('alone at a table', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: [person('')] });
    expect((await playOn(session)).result!.ranks).toEqual([1]);
  });

  test('with nobody but bots', async () => {
    const session = await sitDown(stage(), { game: 'dice', seats: [bot(), bot('random')] });
    const end = await until(session, ({ isOver }) => isOver);
    expect([end.viewer, end.canTakeBack]).toEqual([null, false]);
  });
});

describe('what is shown as new', () => {
  test('is one’s own last move and what the others did since', async () => {
    const session = await sitDown(stage(), { game: 'stones', seats: [person('Ada'), bot('random'), bot('random')] });
    for (let decision = 0; decision < 20; decision++) {
      const { plies, known } = await playOnce(session);
      expect(plies[known]!.seat).toBe(0);
      expect(plies.slice(known + 1).every(({ seat }) => seat !== 0)).toBe(true);
    }
  });

  test('begins with the first ply for one who has not decided yet', async () => {
    const session = await sitDown(stage(), { game: 'dice', seats: [person('Ada'), bot()], starter: 1 });
    expect((await until(session, isResting)).known).toBe(0);
  });
});

describe('taking back', () => {
  test('goes to the last decision of a person, meets the same luck, and marks the table', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: [person('Ada'), bot(), bot()], starter: 0 });
    const before = session.state.value;
    expect(before.canTakeBack).toBe(false);
    const after = await playOnce(session);
    expect(after.view.ply).toBeGreaterThanOrEqual(3);
    await session.takeBack();
    expect(session.state.value.view).toEqual(before.view);
    expect(session.state.value).toMatchObject({ isMarked: true, canAct: true, plies: [] });
    expect((await playOnce(session)).view).toEqual(after.view);
  });

  test('stops a bot that thinks', async () => {
    const stopped: string[] = [];
    const thinker = { choose: () => new Promise<number>(() => undefined), stop: () => void stopped.push('stopped') };
    const table = stage(new MemoryStore(), tabs()(), { thinker });
    const session = await sitDown(table, { game: 'board', seats: ONE_TO_ONE, starter: 0 });
    await session.play(someMove(session.state.value));
    await until(session, (state) => state.thinking === 1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ canAct: true, thinking: null, plies: [] });
    expect(stopped).toEqual(['stopped']);
  });

  test('while a move is being stored, and again and again, ends where a person is to decide', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: [person('Ada'), bot(), bot()], starter: 0 });
    for (let decision = 0; decision < 10; decision++) {
      const state = await until(session, isResting);
      void session.play(someMove(state));
      for (let wait = 0; wait < decision; wait++) await Promise.resolve();
      await Promise.all([session.takeBack(), session.takeBack()]);
      expect(await until(session, isResting)).toMatchObject({ canAct: true, thinking: null });
      await playOnce(session);
    }
    expect(await playOn(session)).toMatchObject({ isOver: true, isMarked: true });
  });

  test('reopens a finished game, which leaves the history until it ends again', async () => {
    const table = stage();
    const session = await sitDown(table, { game: 'dice', seats: ONE_TO_ONE });
    await playOn(session);
    expect(await table.store.listGames()).toHaveLength(1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ result: null, isOver: false, canAct: true });
    expect(await table.store.listGames()).toEqual([]);
    await playOn(session);
    expect(await table.store.listGames()).toMatchObject([{ isMarked: true }]);
  });

  test('from a covered screen shows the pieces to nobody before they have taken the device', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: [person('Ada'), person('Bo')], starter: 0 });
    session.uncover();
    await playOnce(session);
    expect(session.state.value.handTo).toBe(1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ viewer: null, handTo: 0, plies: [] });
  });

  test('does nothing where no person has decided', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: ONE_TO_ONE, starter: 1 });
    await session.takeBack();
    expect(await until(session, isResting)).toMatchObject({ isMarked: false, canAct: true });
  });
});

describe('a series', () => {
  test.each(['board', 'stones'] as const)('of %s is played to its end', async (game) => {
    const table = stage();
    const session = await sitDown(table, { game, seats: [person('Ada'), person('Bo'), bot()], games: 3, starter: 0 });
    const starters: number[] = [];
    for (let index = 0; index < 3; index++) {
      if (index > 0) await session.nextGame();
      starters.push(session.state.value.view.starter);
      expect(session.state.value).toMatchObject({ gameIndex: index, result: null, isOver: false });
      expect((await playOn(session)).isOver).toBe(index === 2);
    }
    expect(starters).toEqual([0, 1, 2]);
    const games = await table.store.listGames();
    const sums = [0, 1, 2].map((seat) => games.reduce((sum, { result }) => sum + result.points[seat]!, 0));
    expect(session.state.value.standing.points).toEqual(sums);
    await session.nextGame();
    expect(session.state.value.gameIndex).toBe(2);
  });

  test('begins each game covered: at the end of one everybody looks', async () => {
    const session = await sitDown(stage(), { game: 'cards', seats: [person('Ada'), person('Bo')], games: 2 });
    await playOn(session);
    await session.nextGame();
    expect(session.state.value.viewer).toBeNull();
    expect(session.state.value.handTo).not.toBeNull();
  });
});

describe('moves', () => {
  test('are stored before they are shown', async () => {
    const store = new MemoryStore();
    const session = await sitDown(stage(store), { game: 'cards', seats: ONE_TO_ONE });
    const lengths: [number, number][] = [];
    await until(session, isResting);
    session.state.subscribe(({ id, plies }) => {
      void store.readTable(id).then((stored) => lengths.push([plies.length, stored!.record.games[0]!.length]));
    });
    await playOn(session);
    expect(lengths.every(([shown, stored]) => shown <= stored)).toBe(true);
  });

  test('that are illegal are refused with the reason, and nothing changes', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const before = session.state.value;
    expect(await session.play({ type: 'swap' })).toMatchObject({ code: 'swap-not-allowed' });
    expect(session.state.value).toBe(before);
  });

  test('committed twice are played once', async () => {
    const session = await sitDown(stage(), { game: 'dice', seats: ONE_TO_ONE, starter: 0 });
    const twice = [session.play({ type: 'roll' }), session.play({ type: 'roll' })];
    expect(await Promise.all(twice)).toEqual([null, { code: 'moved-on' }]);
    expect(session.state.value.view.ply).toBe(1);
  });
});

describe('a hint', () => {
  test.each(GAME_IDS)('in %s is a legal move that shows or changes nothing', async (game) => {
    const session = await sitDown(stage(), { game, seats: ONE_TO_ONE });
    const before = await until(session, isResting);
    const hint = await session.hint();
    expect(session.state.value).toBe(before);
    expect(await session.play(hint!)).toBeNull();
  });

  test('is not given while others decide', async () => {
    const session = await sitDown(stage(), { game: 'board', seats: [person('Ada'), person('Bo')] });
    expect(await session.hint()).toBeNull();
  });
});

describe('explaining', () => {
  test.each(GAME_IDS)('tells what counted for every score in %s', async (game) => {
    const session = await sitDown(stage(), { game, seats: [person('Ada'), person('Bo'), bot()], games: 2 });
    await playOn(session);
    await session.nextGame();
    const { plies } = await playOn(session, 12);
    for (const { ply, events } of plies) {
      const scores = events.filter((event) => event.type === 'score');
      const explained = session.explain(ply);
      expect(explained).toHaveLength(scores.length);
    }
    expect(session.explain(plies.length)).toEqual([]);
  });
});

describe('opening tables', () => {
  test('remembers the names of people', async () => {
    const table = stage();
    await table.desk.createTable({ game: 'board', seats: [person('Ada'), bot(), person('Bo')] });
    expect(table.names).toEqual(['Ada', 'Bo']);
  });

  test('seeds differ', async () => {
    const table = stage();
    await table.desk.createTable({ game: 'board', seats: ONE_TO_ONE });
    await table.desk.createTable({ game: 'board', seats: ONE_TO_ONE });
    const seeds = (await table.store.listTables()).map(({ record }) => record.seed);
    expect(new Set(seeds).size).toBe(2);
    expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
  });

  test('what the game does not allow is refused', async () => {
    const seats = [person('Ada')];
    await expect(stage().desk.createTable({ game: 'dice', seats })).rejects.toMatchObject({
      error: { code: 'bad-players' },
    });
  });
});
