import { FastChance, GAME_IDS, type GameId, type MoveObject } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { MemoryDisk } from '../store/memory.fixture.ts';
import { sessionOf, settled } from './device.fixture.ts';
import { keepGame } from './keep.ts';
import { FakeServer, openPage, type FakePage } from './online.fixture.ts';
import type { Session } from './session.ts';
import type { TableState } from './state.ts';

function someMove({ series }: FakeServer): MoveObject {
  const chance = new FastChance(series.ply);
  const position = series.game.resample(series.match.view(series.turn), chance);
  return series.game.makeMove(position, position.randomMove(chance));
}

const moveOn = (server: FakeServer, plies: number): void => {
  for (let left = plies; left > 0 && server.series.turn !== null; left--) server.play(someMove(server));
};

async function sitDown(server: FakeServer): Promise<FakePage & { session: Session }> {
  const page = openPage(server);
  return { ...page, session: await sessionOf(page.followed) };
}

/** The table itself as the page's seat sees it. */
const truth = ({ series, info }: FakeServer): Pick<TableState, 'view' | 'plies'> => ({
  view: series.match.view(info.you),
  plies: series.match.seenSince(0, info.you),
});

describe('a table over the network', () => {
  test.each(GAME_IDS)('%s is followed from the first move to the last', async (game) => {
    const server = new FakeServer(game);
    const { session, kept } = await sitDown(server);
    while (server.series.turn !== null) {
      const { canAct } = session.state.value;
      expect(canAct).toBe(server.series.turn === 0);
      moveOn(server, 1);
      expect(session.state.value.view.ply).toBe(server.series.ply);
    }
    expect(session.state.value).toMatchObject(truth(server));
    expect(session.state.value).toMatchObject({ canAct: false, isOver: true, result: server.series.results()[0] });
    expect(kept).toEqual([0]);
  });

  test('has no game before everybody is there', async () => {
    const server = new FakeServer('dice');
    server.info = { ...server.info, stage: 'gathering' };
    const { followed } = openPage(server);
    await settled();
    expect(followed.info.value?.stage).toBe('gathering');
    expect(followed.session.value).toBeNull();
    server.change({ stage: 'playing' });
    server.tell(0);
    expect(followed.session.value).not.toBeNull();
  });

  test('that cannot be followed says why', async () => {
    const server = new FakeServer('dice');
    server.refusals.set('watch', { code: 'no-such-table' });
    const { followed } = openPage(server);
    await settled();
    expect(followed.refusal.value).toEqual({ code: 'no-such-table' });
  });

  test('asks for what is missing between two pieces of news', async () => {
    const server = new FakeServer('stones');
    const { session } = await sitDown(server);
    moveOn(server, 3);
    server.playUnheard(someMove(server));
    moveOn(server, 1);
    expect(server.seen).toEqual({ round: 0, ply: 3, backs: 0 });
    expect(session.state.value).toMatchObject(truth(server));
  });

  test('shows the table as it was before after a take-back', async () => {
    const server = new FakeServer('cards');
    const { session } = await sitDown(server);
    moveOn(server, 5);
    server.takeBack(2);
    expect(session.state.value).toMatchObject(truth(server));
  });

  test('counts a game in which all agreed to go back, and none in which nobody was asked', async () => {
    const server = new FakeServer('cards');
    const { session } = await sitDown(server);
    moveOn(server, 5);
    server.takeBack(2);
    expect(session.state.value.isMarked).toBe(false);
    const [ada, bo] = server.info.seats;
    server.change({ seats: [ada!, { ...bo!, kind: 'bot', bot: 'club' }] });
    expect(session.state.value.isMarked).toBe(true);
    server.change({ seats: [ada!, bo!], begun: { round: 0, ply: 1, by: 'P0' } });
    expect(session.state.value.isMarked).toBe(true);
  });

  test('asks once to go back to a ply', async () => {
    const server = new FakeServer('cards');
    const { session } = await sitDown(server);
    moveOn(server, 2);
    expect(session.state.value.canTakeBack).toBe(true);
    await session.takeBack();
    expect(session.state.value.canTakeBack).toBe(false);
    moveOn(server, 1);
    expect(session.state.value.canTakeBack).toBe(true);
  });

  test('is the same configuration whoever comes and goes', async () => {
    const server = new FakeServer('dice');
    const { session, link } = await sitDown(server);
    const { config, view, plies } = session.state.value;
    server.change({ seats: server.info.seats.map((seat) => ({ ...seat, isHere: false })), spectators: 3 });
    link.value = 'waiting';
    const now = session.state.value;
    expect([now.config, now.view, now.plies].map((part, index) => part === [config, view, plies][index])).toEqual([
      true,
      true,
      true,
    ]);
    expect(now.online).toMatchObject({ link: 'waiting' });
    expect(now.info.spectators).toBe(3);
  });

  test('lets a spectator and somebody who gave up only look', async () => {
    const server = new FakeServer('dice');
    server.info = { ...server.info, you: null };
    const spectator = await sitDown(server);
    expect(spectator.session.state.value).toMatchObject({ view: { seat: null }, canAct: false, canTakeBack: false });
    const other = new FakeServer('dice', 3);
    const { session } = await sitDown(other);
    expect(session.state.value.canAct).toBe(true);
    other.change({ seats: other.info.seats.with(0, { ...other.info.seats[0]!, kind: 'bot', hasResigned: true }) });
    expect(session.state.value.canAct).toBe(false);
  });
});

test('a table of a server has neither hints nor anything else of a device’s', async () => {
  const { session } = await sitDown(new FakeServer('board'));
  expect(session.device).toBeNull();
  expect(session.state.value).toMatchObject({ hasHints: false, canAct: true });
  expect(await session.hint()).toEqual([]);
});

describe('a move', () => {
  test('is sent with the ply that it answers, and is on its way until the game goes on', async () => {
    const server = new FakeServer('board');
    const { session } = await sitDown(server);
    const move = someMove(server);
    expect(await session.play(move)).toBeNull();
    expect(server.asked.at(-1)).toEqual(['move', { table: 'T', round: 0, ply: 0, move }]);
    expect(session.state.value.online?.isSending).toBe(true);
    server.play(move);
    expect(session.state.value.online?.isSending).toBe(false);
  });

  test('is not sent twice', async () => {
    const server = new FakeServer('board');
    const { session } = await sitDown(server);
    await Promise.all([session.play(someMove(server)), session.play(someMove(server))]);
    expect(server.asked.filter(([request]) => request === 'move')).toHaveLength(1);
  });

  test('can be made anew after it was taken back', async () => {
    const server = new FakeServer('board');
    const { session } = await sitDown(server);
    const move = someMove(server);
    await session.play(move);
    server.play(move);
    server.takeBack(0);
    expect(session.state.value).toMatchObject({ canAct: true, online: { isSending: false } });
    await session.play(move);
    expect(server.asked.filter(([request]) => request === 'move')).toHaveLength(2);
  });

  test('that is refused can be made again', async () => {
    const server = new FakeServer('board');
    const { session, complaints } = await sitDown(server);
    server.refusals.set('move', { code: 'not-stored', why: 'full' });
    expect(await session.play(someMove(server))).toBeNull();
    expect(complaints).toEqual(['not-stored']);
    expect(session.state.value.online?.isSending).toBe(false);
    server.refusals.set('move', { code: 'moved-on', round: 0, ply: 1 });
    expect(await session.play(someMove(server))).toEqual({ code: 'moved-on', round: 0, ply: 1 });
  });

  test('out of turn stays here', async () => {
    const server = new FakeServer('board');
    const { session } = await sitDown(server);
    const move = someMove(server);
    moveOn(server, 1);
    expect(await session.play(move)).toEqual({ code: 'moved-on', round: 0, ply: 1 });
    expect(server.asked.some(([request]) => request === 'move')).toBe(false);
  });
});

test('taking back asks for the ply of one’s own last decision', async () => {
  const server = new FakeServer('board');
  const { session } = await sitDown(server);
  expect(session.state.value.canTakeBack).toBe(false);
  moveOn(server, 3);
  const last = truth(server).plies.findLast(({ seat }) => seat === 0)!;
  await session.takeBack();
  expect(server.asked.at(-1)).toEqual(['offer', { table: 'T', offer: { kind: 'take-back', ply: last.ply } }]);
  server.change({ offer: { kind: 'take-back', ply: last.ply, number: 7, by: 0, agreed: [] } });
  expect(session.state.value.canTakeBack).toBe(false);
});

describe('explaining', () => {
  test.each<GameId>(['board', 'board3d', 'cards', 'stones', 'dice'])(
    'tells what counted for every score in %s, whoever scored',
    async (game) => {
      const server = new FakeServer(game);
      const { session } = await sitDown(server);
      moveOn(server, 30);
      for (const { ply, events } of session.state.value.plies) {
        const scores = events.filter(({ type }) => type === 'score');
        expect(await session.explain(ply), `ply ${ply}`).toHaveLength(scores.length);
      }
    },
  );

  test('asks once for each ply', async () => {
    const server = new FakeServer('board');
    const { session } = await sitDown(server);
    moveOn(server, 4);
    await Promise.all([session.explain(1), session.explain(1), session.explain(2)]);
    await session.explain(1);
    expect(server.asked.filter(([request]) => request === 'explain')).toHaveLength(2);
  });
});

test('a finished game goes into the history of this device; one that was only watched does not count', async () => {
  const server = new FakeServer('stones');
  moveOn(server, Infinity);
  const store = new MemoryDisk().tab();
  const update = server.update(0);
  await keepGame(update, server.info, server.client(), store);
  const kept = await store.readGame('T-0');
  expect(kept?.past).toMatchObject({ game: 'stones', isMarked: false, isImported: false, you: server.info.you });
  expect(kept?.past.seats.map(({ name }) => name)).toEqual(['P0', 'P1']);
  await keepGame(update, { ...server.info, you: null }, server.client(), store);
  const again = await store.readGame('T-0');
  expect(again?.past).toMatchObject({ isImported: true, when: kept?.past.when });
});
