import { GAME_IDS, GAMES } from '@sixfold/engine';
import { Table } from '@sixfold/table';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import type { Store, Written } from '../store/store.ts';
import type { Session } from './session.ts';
import { bot, isResting, person, playOn, playOnce, sitDown, someMove, stage, tabs, until } from './stage.fixture.ts';

const ONE_TO_ONE = [person('Ada'), bot()];

describe('resuming', () => {
  test.each(GAME_IDS)('a table of %s from the store at every decision', async (game) => {
    const table = stage();
    let session = await sitDown(table, { game, seats: ONE_TO_ONE, games: 2 });
    for (;;) {
      const state = await until(session, isResting);
      session.leave();
      session = await table.desk.openSession(state.id);
      expect({ ...(await until(session, isResting)) }).toEqual(state);
      if (state.result) break;
      await playOnce(session);
    }
  });

  test('in the middle of what bots do', async () => {
    const store = new MemoryStore();
    const slow = stage(store, tabs()(), { pause: () => new Promise(() => undefined) });
    const session = await sitDown(slow, { game: 'board', seats: ONE_TO_ONE, starter: 0 });
    await session.play(someMove(session.state.value));
    const { id } = await until(session, (state) => state.thinking === 1);
    session.leave();
    const again = await stage(store).desk.openSession(id);
    expect(await until(again, isResting)).toMatchObject({ canAct: true });
  });

  test('a table that does not exist is refused', async () => {
    await expect(stage().desk.openSession('nowhere')).rejects.toMatchObject({ error: { code: 'no-such-table' } });
  });
});

describe('two tabs at one table', () => {
  const open = async (isHeard: boolean): Promise<[Session, Session]> => {
    const newTab = tabs();
    const table = stage(new MemoryStore(), newTab());
    const one = await sitDown(table, { game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const other = stage(table.store, isHeard ? newTab() : tabs()());
    return [one, await other.desk.openSession(one.state.value.id)];
  };

  test('follow each other', async () => {
    const [one, other] = await open(true);
    for (let decision = 0; decision < 4; decision++) {
      const [mover, follower] = decision % 2 === 0 ? [one, other] : [other, one];
      const { view } = await playOnce(mover);
      expect((await until(follower, (state) => state.canAct && state.view.ply === view.ply)).view).toEqual(view);
    }
  });

  test('a stale one is refused and shows what the other has done', async () => {
    const [one, other] = await open(false);
    const played = await playOnce(one);
    expect(other.state.value.view.ply).toBe(0);
    expect(await other.play(someMove(other.state.value))).toEqual({ code: 'moved-on' });
    expect((await until(other, isResting)).view).toEqual(played.view);
    await playOnce(other);
  });

  test('a stale one takes nothing back that it does not know', async () => {
    const [one, other] = await open(false);
    await other.play(someMove(other.state.value));
    await until(other, isResting);
    await one.play(someMove(one.state.value));
    const { view } = await playOnce(one);
    await other.takeBack();
    expect(await until(other, isResting)).toMatchObject({ view, isMarked: false });
  });
});

describe('a store', () => {
  const WAYS: Record<string, () => Promise<Written>> = {
    'that keeps things in memory': async () => 'kept',
    'that throws': () => Promise.reject(new Error('full')),
  };

  const failing = (way: () => Promise<Written>): { store: Store; fail: (isSo: boolean) => void } => {
    const store = new MemoryStore();
    let isFull = false;
    const write = store.writeTable.bind(store);
    store.writeTable = (table, finished) => (isFull ? way() : write(table, finished));
    return { store, fail: (isSo) => void (isFull = isSo) };
  };

  test.each(Object.entries(WAYS))('%s is told, and play goes on until it works again', async (_, way) => {
    const { store, fail } = failing(way);
    const session = await sitDown(stage(store), { game: 'board', seats: ONE_TO_ONE });
    await playOn(session, 2);
    expect(session.state.value.isStored).toBe(true);
    fail(true);
    const { view } = await playOn(session, 2);
    expect(session.state.value).toMatchObject({ isStored: false, canAct: true });
    fail(false);
    expect((await playOn(session, 1)).isStored).toBe(true);
    const stored = Table.load(GAMES.board, (await store.readTable(session.state.value.id))!.record);
    expect(stored.ok && stored.value.ply).toBeGreaterThan(view.ply);
  });
});
