import { FastChance, GAME_IDS, GAMES, type Game, type View } from '@sixfold/engine';
import type { Advice } from '@sixfold/bots';
import type { Task, Thinker } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import {
  bot,
  deviceOf,
  isResting,
  person,
  playOn,
  playOnce,
  ponder,
  settled,
  someMove,
  DeviceStage,
  thinkAtOnce,
  uncover,
  until,
  watch,
} from './device.fixture.ts';

const ONE_TO_ONE = [person('Ada'), bot()];

describe('a whole game against bots', () => {
  test.each(GAME_IDS)('of %s', async (game) => {
    const table = new DeviceStage();
    const session = await table.sitDown({ game, seats: [bot('random'), person('Ada'), bot()] });
    const seen = watch(session);
    const end = await playOn(session);
    expect(end.result!.ranks).toHaveLength(3);
    expect([end.isOver, end.isStored, end.isMarked, end.thinking]).toEqual([true, true, false, null]);
    expect(seen.every(({ handTo, view }) => handTo === null && view.seat === 1)).toBe(true);
    const [past] = await table.store.listGames();
    expect(past).toMatchObject({ id: `${end.table}-0`, game, isMarked: false, result: end.result });
    expect((await table.store.readGame(past!.id))!.transcript.plies).toHaveLength(end.plies.length);
  });

  test('alone at a table', async () => {
    const session = await new DeviceStage().sitDown({ game: 'board', seats: [person('')] });
    expect((await playOn(session)).result!.ranks).toEqual([1]);
  });

  test.each(['random', 'greedy', 'master', 'of a later version'])('by the name "%s"', async (name) => {
    const session = await new DeviceStage().sitDown({ game: 'dice', seats: [person('Ada'), bot(name)] });
    expect((await playOn(session, 3)).plies.some(({ seat }) => seat === 1)).toBe(true);
  });

  test('with nobody but bots', async () => {
    const session = await new DeviceStage().sitDown({ game: 'dice', seats: [bot(), bot('random')] });
    const end = await until(session, ({ isOver }) => isOver);
    expect([end.view.seat, end.canTakeBack]).toEqual([null, false]);
  });
});

describe('what is shown as new', () => {
  test('is one’s own last move and what the others did since', async () => {
    const session = await new DeviceStage().sitDown({
      game: 'stones',
      seats: [person('Ada'), bot('random'), bot('random')],
    });
    for (let decision = 0; decision < 20; decision++) {
      const { plies, known } = await playOnce(session);
      expect(plies[known]!.seat).toBe(0);
      expect(plies.slice(known + 1).every(({ seat }) => seat !== 0)).toBe(true);
    }
  });

  test('begins with the first ply for one who has not decided yet', async () => {
    const session = await new DeviceStage().sitDown({ game: 'dice', seats: [person('Ada'), bot()], starter: 1 });
    expect((await until(session, isResting)).known).toBe(0);
  });
});

describe('taking back', () => {
  test('goes to the last decision of a person, meets the same luck, and marks the table', async () => {
    const session = await new DeviceStage().sitDown({
      game: 'board',
      seats: [person('Ada'), bot(), bot()],
      starter: 0,
    });
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
    let stop: AbortSignal | null = null;
    const think: Thinker['think'] = (task, signal) => ponder(task, (stop = signal));
    const table = new DeviceStage({ thinker: { think } });
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    await session.play(someMove(session.state.value));
    await until(session, (state) => state.thinking === 1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ canAct: true, thinking: null, plies: [] });
    expect(stop).toMatchObject({ aborted: true });
  });

  test('while a move is being stored, and again and again, ends where a person is to decide', async () => {
    const session = await new DeviceStage().sitDown({
      game: 'board',
      seats: [person('Ada'), bot(), bot()],
      starter: 0,
    });
    for (let decision = 0; decision < 5; decision++) {
      const state = await until(session, isResting);
      void session.play(someMove(state));
      for (let wait = 0; wait < decision; wait++) await Promise.resolve();
      await Promise.all([session.takeBack(), session.takeBack()]);
      expect(await until(session, isResting)).toMatchObject({ canAct: true, thinking: null });
      await playOnce(session);
    }
    await session.takeBack();
    expect(await playOn(session)).toMatchObject({ isOver: true, isMarked: true });
  });

  test('reopens a finished game, which leaves the history until it ends again', async () => {
    const table = new DeviceStage();
    const session = await table.sitDown({ game: 'dice', seats: ONE_TO_ONE });
    await playOn(session);
    expect(await table.store.listGames()).toHaveLength(1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ result: null, isOver: false, canAct: true });
    expect(await table.store.listGames()).toEqual([]);
    await playOn(session);
    expect(await table.store.listGames()).toMatchObject([{ isMarked: true }]);
  });

  test('from a covered screen shows the pieces to nobody before they have taken the device', async () => {
    const session = await new DeviceStage().sitDown({
      game: 'board',
      seats: [person('Ada'), person('Bo')],
      starter: 0,
    });
    await uncover(session);
    await playOnce(session);
    expect(session.state.value.handTo).toBe(1);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ view: { seat: null }, handTo: 0, plies: [] });
  });

  test('does nothing where no person has decided', async () => {
    const session = await new DeviceStage().sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 1 });
    await session.takeBack();
    expect(await until(session, isResting)).toMatchObject({ isMarked: false, canAct: true });
  });
});

describe('a series', () => {
  test.each(['board', 'stones'] as const)('of %s is played to its end', async (game) => {
    const table = new DeviceStage();
    const session = await table.sitDown({ game, seats: [person('Ada'), person('Bo'), bot()], games: 3, starter: 0 });
    const starters: number[] = [];
    for (let index = 0; index < 3; index++) {
      if (index > 0) await session.nextRound();
      starters.push(session.state.value.view.starter);
      expect(session.state.value).toMatchObject({ round: index, result: null, isOver: false });
      expect((await playOn(session)).isOver).toBe(index === 2);
    }
    expect(starters).toEqual([0, 1, 2]);
    const games = await table.store.listGames();
    const sums = [0, 1, 2].map((seat) => games.reduce((sum, { result }) => sum + result.points[seat]!, 0));
    expect(session.state.value.standing.points).toEqual(sums);
    await session.nextRound();
    expect(session.state.value.round).toBe(2);
  });

  test('begins each game covered: at the end of one everybody looks', async () => {
    const session = await new DeviceStage().sitDown({ game: 'cards', seats: [person('Ada'), person('Bo')], games: 2 });
    await playOn(session);
    await session.nextRound();
    expect(session.state.value.view.seat).toBeNull();
    expect(session.state.value.handTo).not.toBeNull();
  });
});

describe('moves', () => {
  test('are stored before they are shown', async () => {
    const table = new DeviceStage();
    const session = await table.sitDown({ game: 'cards', seats: ONE_TO_ONE });
    const lengths: [number, number][] = [];
    session.state.subscribe((state) => {
      lengths.push([state.plies.length, table.disk.logs.get(state.table)!.length - 1]);
    });
    await playOn(session);
    expect(lengths.every(([shown, stored]) => shown <= stored)).toBe(true);
  });

  test('that are illegal are refused with the reason, and nothing changes', async () => {
    const session = await new DeviceStage().sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const before = session.state.value;
    expect(await session.play({ type: 'swap' })).toMatchObject({ code: 'swap-not-allowed' });
    expect(session.state.value).toBe(before);
  });

  test('committed twice are played once', async () => {
    const session = await new DeviceStage().sitDown({ game: 'dice', seats: ONE_TO_ONE, starter: 0 });
    const twice = [session.play({ type: 'roll' }), session.play({ type: 'roll' })];
    expect(await Promise.all(twice)).toEqual([null, null]);
    expect(session.state.value.view.ply).toBe(1);
  });
});

const ADVICE: Advice[] = [
  { move: 0, outlook: 0.64, gains: [0, 0, 1.5, 0, 0, 0], reasons: [{ code: 'weakest', symbol: 'Y', points: 1.5 }] },
  { move: 0, outlook: 0.5, gains: [0, 0, 0, 0, 0, 0], reasons: [{ code: 'only-move' }] },
];

/** Keeps what it was asked. */
function remembers(answer: Thinker['think']): { thinker: Thinker; tasks: Task[] } {
  const tasks: Task[] = [];
  return { thinker: { think: (task, stop) => (tasks.push(task), answer(task, stop)) }, tasks };
}

describe('a hint', () => {
  test.each(GAME_IDS)('in %s is a legal move that shows or changes nothing', async (game) => {
    const session = await new DeviceStage().sitDown({ game, seats: ONE_TO_ONE });
    const before = await until(session, isResting);
    const [best] = await session.hint();
    expect(session.state.value).toBe(before);
    expect(await session.play(best!.move)).toBeNull();
  });

  test('comes from a master who sees what the person sees, with the time for a hint', async () => {
    const { thinker, tasks } = remembers(thinkAtOnce);
    const table = new DeviceStage({ thinker });
    const session = await table.sitDown({ game: 'board', seats: [person('Ada'), bot('expert')], starter: 0 });
    await session.hint();
    await playOnce(session);
    const [hint, move] = tasks as [Task, Task];
    expect(hint).toMatchObject({ bot: 'master', budget: { ms: 900 }, view: { seat: 0 } });
    expect(move).toMatchObject({ bot: 'expert', budget: { iterations: 1 }, view: { seat: 1 } });
  });

  test('tells all that was advised, best first', async () => {
    const { thinker } = remembers(async () => ({ move: 4, advice: ADVICE }));
    const table = new DeviceStage({ thinker });
    const session = await table.sitDown({ game: 'dice', seats: ONE_TO_ONE, starter: 0 });
    const { view } = session.state.value;
    const game: Game = GAMES[view.game];
    const position = game.resample(view, new FastChance(1));
    expect(await session.hint()).toEqual(ADVICE.map((one) => ({ ...one, move: game.makeMove(position, one.move) })));
  });

  test('without advice is the move with what it would score', async () => {
    const move = (view: View): number => GAMES.board.resample(view as never, new FastChance(1)).legalMoves()[0]!;
    const { thinker } = remembers(async ({ view }) => ({ move: move(view), advice: [] }));
    const table = new DeviceStage({ thinker });
    const session = await table.sitDown({ game: 'board', seats: [person('')] });
    const [only, ...others] = await session.hint();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ outlook: null, reasons: [] });
    const before = session.state.value.view.tracks[0]!;
    await session.play(only!.move);
    const after = session.state.value.view.tracks[0]!;
    expect(only!.gains).toEqual(after.map((value, symbol) => value - before[symbol]!));
  });

  test('that comes too late is dropped', async () => {
    const table = new DeviceStage({ thinker: { think: ponder } });
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const hint = session.hint();
    await session.play(someMove(session.state.value));
    expect(await hint).toEqual([]);
  });

  test('is not given while others decide', async () => {
    const session = await new DeviceStage().sitDown({ game: 'board', seats: [person('Ada'), person('Bo')] });
    expect(await session.hint()).toEqual([]);
  });
});

describe('where nobody can think', () => {
  /** Fails so many times before it thinks. */
  function tired(failures: number): Thinker {
    let left = failures;
    return { think: (task) => (left-- > 0 ? Promise.reject(new Error('offline')) : thinkAtOnce(task)) };
  }

  test('a bot is stuck until it is asked again', async () => {
    const table = new DeviceStage({ thinker: tired(2) });
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 1 });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await until(session, ({ isStuck }) => isStuck)).toMatchObject({ thinking: null, plies: [] });
      deviceOf(session).thinkAgain();
      await until(session, ({ thinking }) => thinking === 1);
      expect(session.state.value.isStuck).toBe(false);
    }
    expect((await until(session, isResting)).plies).toHaveLength(1);
  });

  test('taking back leads out of it', async () => {
    const table = new DeviceStage({ thinker: tired(1) });
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    await session.play(someMove(session.state.value));
    await until(session, ({ isStuck }) => isStuck);
    await session.takeBack();
    expect(session.state.value).toMatchObject({ isStuck: false, canAct: true, plies: [] });
  });

  test('asking for a hint fails, and may be tried again', async () => {
    const table = new DeviceStage({ thinker: tired(1) });
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    await expect(session.hint()).rejects.toThrow('offline');
    expect(await session.hint()).not.toEqual([]);
  });
});

describe('explaining', () => {
  test.each(GAME_IDS)('tells what counted for every score in %s', async (game) => {
    const session = await new DeviceStage().sitDown({ game, seats: [person('Ada'), person('Bo'), bot()], games: 2 });
    await playOn(session);
    await session.nextRound();
    const { plies } = await playOn(session, 12);
    for (const { ply, events } of plies) {
      const scores = events.filter((event) => event.type === 'score');
      const explained = await session.explain(ply);
      expect(explained).toHaveLength(scores.length);
    }
    await expect(session.explain(plies.length)).rejects.toMatchObject({ error: { code: 'bad-ply' } });
  });
});

describe('opening tables', () => {
  test('remembers the names of people', async () => {
    const table = new DeviceStage();
    await table.tables.create({ game: 'board', seats: [person('Ada'), bot(), person('Bo')] });
    expect(table.names).toEqual(['Ada', 'Bo']);
  });

  test('a bot that is not known here is the usual one', async () => {
    const session = await new DeviceStage().sitDown({ game: 'board', seats: [person('Ada'), bot('oracle')] });
    expect(session.state.value.config.seats[1]).toEqual({ kind: 'bot', name: '', bot: 'casual' });
  });

  test('seeds differ', async () => {
    const table = new DeviceStage();
    await table.tables.create({ game: 'board', seats: ONE_TO_ONE });
    await table.tables.create({ game: 'board', seats: ONE_TO_ONE });
    const seeds = [...table.disk.logs.values()].map(([opened]) => (opened as { seed: string }).seed);
    expect(new Set(seeds).size).toBe(2);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  });

  test('what the game does not allow is refused', async () => {
    const seats = [person('Ada')];
    await expect(new DeviceStage().tables.create({ game: 'dice', seats })).rejects.toMatchObject({
      error: { code: 'bad-players' },
    });
  });
});

test('a further step of a bot in the same turn is told from the first', async () => {
  const steps: boolean[] = [];
  const table = new DeviceStage({ pace: (isFurther) => (steps.push(isFurther), 0) });
  const session = await table.sitDown({ game: 'dice', seats: [bot(), bot()] });
  const { plies } = await until(session, ({ result }) => result !== null);
  expect(steps).toEqual(plies.map(({ seat }, index) => plies[index - 1]?.seat === seat));
});

test('a bot’s move is shown when its time has come, not before', async () => {
  const table = new DeviceStage({ pace: () => 900 });
  const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 1 });
  await settled();
  expect(session.state.value).toMatchObject({ thinking: 1, plies: [] });
  for (const act of table.later) act();
  expect(await until(session, isResting)).toMatchObject({ canAct: true, thinking: null });
});
