import { describe, expect, test } from 'vitest';
import { person, settled, Trial } from './hosting.fixture.ts';
import { StoreError } from './store.ts';

describe('bots', () => {
  test('play when it is their turn, from what their seat may see', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    await trial.seat([ada], { bots: 2, starter: 1 });
    await settled();
    expect(ada.game).toMatchObject({ ply: 2, thinking: null, view: { turn: 0 } });
    expect(trial.tasks.map(({ bot, view }) => [bot, view.seat, view.ply])).toEqual([
      ['random', 1, 0],
      ['random', 2, 1],
    ]);
  });

  test('show that they think, and their move only when the pace says so', async () => {
    const [trial, ada] = [new Trial({ pace: () => 900 }), person('Ada')];
    await trial.seat([ada], { bots: 1, starter: 1 });
    await settled();
    expect(ada.game).toMatchObject({ ply: 0, thinking: 1 });
    await trial.pass(899);
    expect(ada.game.ply).toBe(0);
    await trial.pass(1);
    expect(ada.game).toMatchObject({ ply: 1, thinking: null });
  });

  test('go on after a restart, and when everybody has gone', async () => {
    const [trial, ada] = [new Trial({ pace: () => 900 }), person('Ada')];
    const table = await trial.seat([ada], { bots: 1, starter: 1 });
    trial.restart();
    const again = person('Ada');
    await trial.watch(again, table);
    expect(again.game).toMatchObject({ ply: 0, thinking: 1 });
    trial.tables.leave(again);
    await trial.pass(900);
    expect(trial.store.log(table)).toMatchObject([{ type: 'opened' }, { type: 'moved' }]);
  });

  test('whose turn was taken from them in the meantime keep silent', async () => {
    const [trial, ada] = [new Trial({ pace: () => 900 }), person('Ada')];
    const table = await trial.seat([ada], { game: 'dice', bots: 1 });
    const roll = async (type: string, ply: number): Promise<unknown> =>
      trial.ask(ada, 'move', { table, round: 0, ply, move: { type, ...(type === 'score' && { jokers: {} }) } });
    await roll('roll', 0);
    await roll('score', 1);
    expect(ada.game.thinking).toBe(1);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 1 } });
    await trial.pass(900);
    expect(ada.game).toMatchObject({ ply: 1, thinking: null });
    await roll('score', 1);
    await trial.pass(900);
    expect(ada.game.ply).toBe(3);
  });

  test('think on while people talk to each other about something else', async () => {
    const [trial, ada, bo] = [new Trial({ pace: () => 900 }), person('Ada'), person('Bo')];
    const tempo = { kind: 'live', bank: 600_000, gain: 0, cap: null, onTime: 'lost' } as const;
    const table = await trial.seat([ada, bo], { bots: 1, starter: 2, tempo });
    await trial.pass(600);
    await trial.ask(ada, 'offer', { table, offer: { kind: 'end' } });
    await trial.agree(bo, table, false);
    await trial.ask(ada, 'give', { table, seat: 1, ms: 1000 });
    expect(ada.game).toMatchObject({ ply: 0, thinking: 2 });
    await trial.pass(300);
    expect([ada.game.ply, trial.tasks.length]).toEqual([1, 1]);
  });

  test('who are followed by another bot are not waited for', async () => {
    const [trial, ada] = [new Trial({ pace: () => 900 }), person('Ada')];
    const table = await trial.seat([ada], { bots: 1, starter: 1 });
    await trial.pass(0);
    await trial.ask(ada, 'fill', { table, seat: 1, bot: 'club' });
    await trial.pass(900);
    expect(trial.tasks.map(({ bot }) => bot)).toEqual(['random', 'club']);
    expect(ada.game.ply).toBe(1);
  });

  test('who cannot think are asked again', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const { thinker } = trial;
    trial.thinker = { think: () => Promise.reject(new Error('tired')) };
    await trial.seat([ada], { bots: 1, starter: 1 });
    await settled();
    expect([ada.game.ply, trial.logged.length]).toEqual([0, 1]);
    trial.thinker = thinker;
    await trial.pass(10_000);
    expect(ada.game.ply).toBe(1);
  });

  test('whose move cannot be stored play it later', async () => {
    const [trial, ada] = [new Trial(), person('Ada')];
    const table = await trial.seat([ada], { game: 'dice', bots: 1 });
    const move = trial.nextMove(ada, table);
    const { thinker } = trial;
    trial.thinker = {
      think: (task, stop) => {
        trial.store.failure = new StoreError('full', 'no room');
        return thinker.think(task, stop);
      },
    };
    await trial.ask(ada, 'move', move);
    while (ada.game.thinking === null) await trial.move([ada], table);
    const { ply } = ada.game;
    await settled();
    expect(ada.game.ply).toBe(ply);
    trial.thinker = thinker;
    trial.store.failure = null;
    await trial.pass(10_000);
    expect(ada.game.ply).toBeGreaterThan(ply);
  });
});

describe('of several hosts of a table', () => {
  test('only the one that leads has the bots think', async () => {
    const led: (() => void)[] = [];
    const lead = (_table: string, onLead: () => void) => (led.push(onLead), () => {});
    const [trial, ada] = [new Trial({ lead }), person('Ada')];
    const table = await trial.seat([ada], { bots: 1, starter: 1 });
    await trial.watch(person('Ada'), table);
    await trial.pass(20_000);
    expect([trial.tasks.length, led.length, ada.game.ply]).toEqual([0, 1, 0]);
    led[0]!();
    await settled();
    expect([trial.tasks.length, ada.game.ply]).toEqual([1, 1]);
  });

  test('one that is not needed any more lets another lead', async () => {
    let leading = 0;
    const lead = (_table: string, onLead: () => void) => {
      leading++;
      onLead();
      return () => void leading--;
    };
    const [trial, ada] = [new Trial({ lead, unwatched: 0 }), person('Ada')];
    trial.thinker = { think: () => new Promise(() => {}) };
    await trial.seat([ada], { bots: 1, starter: 1 });
    await settled();
    expect(leading).toBe(1);
    trial.tables.leave(ada);
    expect(leading).toBe(0);
  });
});

describe('where bots go on for a while', () => {
  test('they rest once nobody has looked for so long, and think again when somebody comes', async () => {
    const [trial, ada] = [new Trial({ unwatched: 60_000 }), person('Ada')];
    const { think } = trial.thinker;
    const held: (() => void)[] = [];
    trial.thinker = { think: (task, stop) => new Promise((resolve) => held.push(() => resolve(think(task, stop)))) };
    const goOn = async (): Promise<number> => (held.at(-1)!(), await settled(), await settled(), trial.tasks.length);
    const table = await trial.seat([ada], { bots: 3, starter: 1 });
    await settled();
    trial.tables.leave(ada);
    trial.time += 60_000;
    expect(await goOn()).toBe(2);
    trial.time += 1;
    expect(await goOn()).toBe(2);
    await trial.watch(ada, table);
    await settled();
    expect([trial.tasks.length, ada.game.ply, trial.tasks.map(({ share }) => share)]).toEqual([
      3,
      2,
      ['guest-Ada', 'guest-Ada', 'guest-Ada'],
    ]);
  });
});

describe('where bots rest while nobody looks', () => {
  async function begin() {
    const [trial, ada] = [new Trial({ unwatched: 0 }), person('Ada')];
    const stops: AbortSignal[] = [];
    trial.thinker = { think: (_task, stop) => (stops.push(stop), new Promise(() => {})) };
    const table = await trial.seat([ada], { bots: 1, starter: 1 });
    await settled();
    return { trial, ada, table, stops };
  }

  test('they stop when the last one goes, and think again when somebody comes', async () => {
    const { trial, ada, table, stops } = await begin();
    expect(stops.map(({ aborted }) => aborted)).toEqual([false]);
    trial.tables.leave(ada);
    expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
    await trial.watch(person('Ada'), table);
    await settled();
    expect(stops.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('they do not begin for somebody who only asks', async () => {
    const { trial, ada, table, stops } = await begin();
    trial.tables.leave(ada);
    await trial.ask(ada, 'resign', { table });
    const own = await trial.open(ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await trial.ask(ada, 'fill', { table: own, seat: 1, bot: 'random' });
    await settled();
    expect(stops).toHaveLength(1);
  });
});

describe('a bot that cannot think', () => {
  async function begin() {
    const [trial, ada] = [new Trial(), person('Ada')];
    const { thinker } = trial;
    trial.thinker = { think: () => Promise.reject(new Error('tired')) };
    const table = await trial.seat([ada], { game: 'dice', bots: 1, starter: 1 });
    await settled();
    return { trial, ada, table, recover: () => (trial.thinker = thinker) };
  }

  test('is told to be stuck, and not to think', async () => {
    const { ada } = await begin();
    expect(ada.game).toMatchObject({ ply: 0, isStuck: true, thinking: null });
  });

  test('thinks again when it is asked to', async () => {
    const { trial, ada, table, recover } = await begin();
    recover();
    await trial.tables.host(table).thinkAgain();
    expect(ada.game).toMatchObject({ isStuck: false, thinking: 1 });
    await settled();
    expect(ada.game).toMatchObject({ isStuck: false });
    expect(ada.game.ply).toBeGreaterThan(0);
  });

  test('may be stuck again', async () => {
    const { trial, ada, table } = await begin();
    await trial.tables.host(table).thinkAgain();
    await settled();
    expect(ada.game).toMatchObject({ ply: 0, isStuck: true, thinking: null });
  });

  test('is told to be stuck to whoever comes', async () => {
    const { trial, table } = await begin();
    const again = person('Ada');
    await trial.watch(again, table);
    expect(again.game.isStuck).toBe(true);
  });
});

test('a bot that is not known here has somebody play for it', async () => {
  const [trial, ada] = [new Trial({ pace: () => 900 }), person('Ada')];
  const table = await trial.seat([ada], { game: 'dice', bots: 1, starter: 1 });
  await settled();
  const [opened, ...rest] = trial.store.log(table);
  const seats = [
    { kind: 'person', person: 'guest-Ada' },
    { kind: 'bot', bot: 'greedy-9' },
  ] as const;
  trial.store.replace(table, [{ ...opened!, seats } as never, ...rest]);
  await settled();
  await trial.watch(person('Ada'), table);
  expect(trial.tasks.map(({ bot }) => bot)).toContain('casual');
});
