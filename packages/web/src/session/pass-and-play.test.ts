import { GAME_IDS, GAMES, type SeenEvent, type View } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { bot, person, playOn, playOnce, someMove, DeviceStage, uncover, watch } from './device.fixture.ts';
import type { TableState } from './state.ts';

const HIDDEN = GAME_IDS.filter((id) => GAMES[id].card.hidden);
const OPEN = GAME_IDS.filter((id) => !GAMES[id].card.hidden);

const drawsOf = ({ plies }: TableState): Extract<SeenEvent, { type: 'draw' }>[] =>
  plies.flatMap(({ events }) => events.filter((event) => event.type === 'draw'));

describe('pass and play', () => {
  test.each(HIDDEN)('of %s never shows anybody’s pieces but the viewer’s', async (game) => {
    const seats = [person('Ada'), bot(), person('Bo'), person('Cy')];
    const session = await new DeviceStage().sitDown({ game, seats });
    const seen = watch(session);
    await playOn(session);
    for (const state of seen) {
      for (const { seat, pieces } of drawsOf(state)) expect(Array.isArray(pieces)).toBe(seat === state.view.seat);
    }
    const covered = seen.filter(({ handTo }) => handTo !== null);
    expect(covered.every(({ view, canAct }) => view.seat === null && !canAct)).toBe(true);
    const looks = seen.filter(({ view }) => view.seat !== null);
    const first = looks.filter(({ view }, index) => view.seat !== looks[index - 1]?.view.seat);
    expect(first.every(({ canAct }) => canAct)).toBe(true);
    const end = seen.at(-1)!;
    expect(end.view.seat).toBeNull();
    expect(new Set(first.map(({ view }) => view.seat))).toEqual(new Set([0, 2, 3]));
  });

  test('covers the screen before every person but the one who looked last', async () => {
    const session = await new DeviceStage().sitDown({
      game: 'board',
      seats: [person('Ada'), person('Bo')],
      starter: 1,
    });
    expect(session.state.value).toMatchObject({ view: { seat: null }, handTo: 1, canAct: false });
    expect((session.state.value.view as View & { rack: unknown[] }).rack).toEqual([]);
    expect(await uncover(session)).toMatchObject({ view: { seat: 1 }, handTo: null, canAct: true });
    await session.play(someMove(session.state.value));
    expect(session.state.value).toMatchObject({ view: { seat: null }, handTo: 0, canAct: false });
    expect(await session.play({ type: 'pass' })).toEqual({ code: 'moved-on', round: 0, ply: 1 });
  });

  test('leaves the screen with who has decided while bots think', async () => {
    const seats = [person('Ada'), bot(), person('Bo')];
    const session = await new DeviceStage().sitDown({ game: 'cards', seats, starter: 0 });
    await uncover(session);
    const seen = watch(session);
    await playOnce(session);
    const thinking = seen.filter((state) => state.thinking === 1);
    expect(thinking.length).toBeGreaterThan(0);
    expect(thinking.every(({ view, handTo }) => view.seat === 0 && handTo === null)).toBe(true);
    expect(session.state.value.handTo).toBe(2);
  });

  test.each(OPEN)('of %s is never covered', async (game) => {
    const session = await new DeviceStage().sitDown({ game, seats: [person('Ada'), person('Bo'), bot('random')] });
    const seen = watch(session);
    await playOn(session);
    expect(seen.every(({ handTo, view }) => handTo === null && view.seat !== null && view.seat < 2)).toBe(true);
    expect(new Set(seen.filter(({ canAct }) => canAct).map(({ view }) => view.seat))).toEqual(new Set([0, 1]));
  });
});
