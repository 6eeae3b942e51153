import { describe, expect, test } from 'vitest';
import { StoreError } from '../store/store.ts';
import { person, settled, Trial } from './trial.ts';

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
    const [trial, ada] = [new Trial({ pace: 900 }), person('Ada')];
    await trial.seat([ada], { bots: 1, starter: 1 });
    await settled();
    expect(ada.game).toMatchObject({ ply: 0, thinking: 1 });
    await trial.pass(899);
    expect(ada.game.ply).toBe(0);
    await trial.pass(1);
    expect(ada.game).toMatchObject({ ply: 1, thinking: null });
  });

  test('go on after a restart, and when everybody has gone', async () => {
    const [trial, ada] = [new Trial({ pace: 900 }), person('Ada')];
    const table = await trial.seat([ada], { bots: 1, starter: 1 });
    trial.restart();
    const { tables } = await trial.rooms.handle(ada, 'mine', {});
    expect(tables[0]!.turn).toBe(1);
    await trial.pass(900);
    expect(trial.store.tables.get(table)!.entries).toHaveLength(1);
  });

  test('whose turn was taken from them in the meantime keep silent', async () => {
    const [trial, ada] = [new Trial({ pace: 900 }), person('Ada')];
    const table = await trial.seat([ada], { game: 'dice', bots: 1 });
    const roll = async (type: string, ply: number): Promise<unknown> =>
      trial.ask(ada, 'move', { table, game: 0, ply, move: { type, ...(type === 'score' && { jokers: {} }) } });
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
      think: (task) => {
        trial.store.failure = new StoreError('full', 'no room');
        return thinker.think(task);
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

test('a table that somebody else has written to is read anew', async () => {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const table = await trial.seat([ada, bo], { game: 'dice' });
  const { entries } = trial.store.tables.get(table)!;
  entries.push({ move: 'roll' });
  const move = trial.nextMove(ada, table);
  expect(await trial.refused(ada, 'move', move)).toMatchObject({ code: 'moved-on' });
  await settled();
  expect([ada.game.ply, bo.game.ply]).toEqual([1, 1]);
});

test('a failure that nobody thought of is not told, and the table goes on', async () => {
  const [trial, ada, bo] = [new Trial(), person('Ada'), person('Bo')];
  const table = await trial.seat([ada, bo]);
  const move = trial.nextMove(ada, table);
  trial.store.gate = Promise.reject(new Error('secret'));
  expect(await trial.refused(ada, 'move', move)).toEqual({ code: 'internal' });
  trial.store.gate = Promise.resolve();
  expect(await trial.refused(ada, 'move', move)).toBeNull();
  expect(bo.game.ply).toBe(1);
});
