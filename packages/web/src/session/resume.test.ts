import { GAME_IDS, GAMES, imagine, type Game, type MoveObject } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { MemoryDisk } from '../store/memory.fixture.ts';
import {
  bot,
  isResting,
  person,
  playOn,
  playOnce,
  ponder,
  sessionOf,
  settled,
  someMove,
  DeviceStage,
  thinkAtOnce,
  until,
} from './device.fixture.ts';
import type { DeviceTools } from './device.ts';
import type { Session } from './session.ts';
import type { TableState } from './state.ts';

const ONE_TO_ONE = [person('Ada'), bot()];

describe('resuming', () => {
  test.each(GAME_IDS)('a table of %s from the store at every decision', async (game) => {
    const disk = new MemoryDisk();
    let session = await new DeviceStage({}, disk).sitDown({ game, seats: ONE_TO_ONE, games: 2 });
    for (;;) {
      const state = await until(session, isResting);
      session = await new DeviceStage({}, disk).open(state.table);
      expect({ ...(await until(session, isResting)) }).toEqual(state);
      if (state.result) break;
      await playOnce(session);
    }
  });

  test('in the middle of what bots do', async () => {
    const slow = new DeviceStage({ thinker: { think: ponder } });
    const id = await slow.tables.create({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const left = slow.tables.follow(id);
    const session = await sessionOf(left);
    await session.play(someMove(session.state.value));
    await until(session, ({ thinking }) => thinking === 1);
    left.leave();
    const again = await new DeviceStage({}, slow.disk).open(id);
    expect(await until(again, isResting)).toMatchObject({ canAct: true });
  });

  test('a table that is left has nobody think any more', async () => {
    let stop: AbortSignal | null = null;
    const table = new DeviceStage({ thinker: { think: (task, signal) => ponder(task, (stop = signal)) } });
    const followed = table.tables.follow(await table.tables.create({ game: 'board', seats: ONE_TO_ONE, starter: 1 }));
    await until(await sessionOf(followed), ({ thinking }) => thinking === 1);
    await settled();
    followed.leave();
    expect(stop).toMatchObject({ aborted: true });
  });

  test('a table that does not exist is refused', async () => {
    await expect(new DeviceStage().open('nowhere')).rejects.toThrow('no-such-table');
  });
});

/** What `someMove` does not choose. */
function anotherMove(state: TableState): MoveObject {
  const game: Game = GAMES[state.view.game];
  const position = imagine(game, state.view);
  const chosen = JSON.stringify(someMove(state));
  const moves = position.legalMoves().map((move) => game.makeMove(position, move));
  return moves.find((move) => JSON.stringify(move) !== chosen)!;
}

describe('two tabs at one table', () => {
  const open = async (isDeaf: boolean, more: readonly Partial<DeviceTools>[] = []): Promise<[Session, Session]> => {
    const table = new DeviceStage(more[0], undefined, isDeaf);
    const one = await table.sitDown({ game: 'board', seats: ONE_TO_ONE, starter: 0 });
    const other = new DeviceStage(more[1], table.disk, isDeaf);
    return [one, await other.open(one.state.value.table)];
  };

  test('follow each other', async () => {
    const [one, other] = await open(false);
    for (let decision = 0; decision < 4; decision++) {
      const [mover, follower] = decision % 2 === 0 ? [one, other] : [other, one];
      const { view } = await playOnce(mover);
      expect((await until(follower, (state) => state.canAct && state.view.ply === view.ply)).view).toEqual(view);
    }
  });

  test('a stale one is refused and shows what the other has done', async () => {
    const [one, other] = await open(true);
    const played = await playOnce(one);
    expect(other.state.value.view.ply).toBe(0);
    expect(await other.play(anotherMove(other.state.value))).toMatchObject({ code: 'moved-on' });
    expect((await until(other, (state) => state.canAct && state.view.ply > 0)).view).toEqual(played.view);
    await playOnce(other);
  });

  test('a stale one that decides the same has decided it', async () => {
    const [one, other] = await open(true);
    const played = await playOnce(one);
    expect(await other.play(someMove(other.state.value))).toBeNull();
    expect((await until(other, (state) => state.canAct && state.view.ply > 0)).view).toEqual(played.view);
  });

  test('a stale one takes nothing back that it does not know', async () => {
    const [one, other] = await open(true);
    await playOnce(other);
    await one.play(someMove(one.state.value));
    await until(one, (state) => state.canAct && state.view.ply > 0);
    const { view } = await playOnce(one);
    await other.takeBack();
    expect(await until(other, (state) => state.view.ply === view.ply)).toMatchObject({ view, isMarked: false });
  });

  test('both play a decision once, and luck is the same to both', async () => {
    const [one, other] = await open(false);
    const { value } = one.state;
    const answers = await Promise.all([one, other].map((session) => session.play(someMove(value))));
    expect(answers.filter((answer) => answer === null)).not.toEqual([]);
    const { view } = await until(one, (state) => state.canAct && state.view.ply > 0);
    expect(await until(other, (state) => state.canAct && state.view.ply > 0)).toMatchObject({ view });
  });

  test('one alone runs the bots, and the other one when it is its turn to', async () => {
    const leaders: { readonly tab: Tab; readonly onLead: () => void }[] = [];
    const thoughts = { one: 0, other: 0 };
    type Tab = keyof typeof thoughts;
    const counts = (tab: Tab): Partial<DeviceTools> => ({
      thinker: { think: (task) => (thoughts[tab]++, thinkAtOnce(task)) },
      lead: (_table, onLead) => {
        if (leaders.push({ tab, onLead }) === 1) onLead();
        return () => {};
      },
    });
    const [one, other] = await open(false, [counts('one'), counts('other')]);
    await playOnce(one);
    for (const mover of [other, one]) {
      await until(mover, ({ canAct }) => canAct);
      await playOnce(mover);
    }
    await until(other, ({ canAct, view }) => canAct && view.ply === one.state.value.view.ply);
    await settled();
    const decided = one.state.value.plies.filter(({ seat }) => seat === 1).length;
    expect(decided).toBeGreaterThan(2);
    const [first, second] = leaders;
    expect([thoughts[first!.tab], thoughts[second!.tab]]).toEqual([decided, 0]);
    second!.onLead();
    await playOnce(other);
    expect(thoughts[second!.tab]).toBeGreaterThan(0);
  });
});

describe('a disk that is full', () => {
  test('is told, and play goes on until it works again', async () => {
    const table = new DeviceStage();
    const session = await table.sitDown({ game: 'board', seats: ONE_TO_ONE });
    await playOn(session, 2);
    expect(session.state.value.isStored).toBe(true);
    table.disk.isFull = true;
    const { view, table: id } = await playOn(session, 2);
    expect(session.state.value).toMatchObject({ isStored: false, canAct: true });
    table.disk.isFull = false;
    expect((await playOn(session, 1)).isStored).toBe(true);
    expect(table.disk.logs.get(id)!.length - 1).toBeGreaterThan(view.ply);
    const again = await new DeviceStage({}, table.disk).open(id);
    expect((await until(again, isResting)).view).toEqual(session.state.value.view);
  });

  test('from the beginning lets a table be played, left and returned to as long as the page is open', async () => {
    const table = new DeviceStage();
    table.disk.isFull = true;
    const { table: id, plies } = await playOn(await table.sitDown({ game: 'cards', seats: ONE_TO_ONE }), 3);
    const again = await until(await table.open(id), isResting);
    expect(again).toMatchObject({ plies, isStored: false, config: { seats: [{ name: 'Ada' }, { kind: 'bot' }] } });
    expect(await table.store.listTables()).toMatchObject([{ id, config: { seats: [{ name: 'Ada' }, {}] } }]);
  });

  test('that works again has everybody’s name and every finished game', async () => {
    const table = new DeviceStage();
    table.disk.isFull = true;
    const session = await table.sitDown({ game: 'dice', seats: ONE_TO_ONE, games: 2 });
    const { table: id } = await playOn(session);
    table.disk.isFull = false;
    await session.nextRound();
    const { store } = new DeviceStage({}, table.disk);
    expect(await store.listTables()).toMatchObject([{ id, config: { seats: [{ name: 'Ada' }, {}] } }]);
    expect(await store.listGames()).toMatchObject([{ id: `${id}-0`, seats: [{ name: 'Ada' }, {}] }]);
  });
});
