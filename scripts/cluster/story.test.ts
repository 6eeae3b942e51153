import { expect, test } from 'vitest';
import { BOT, ME, OPEN, person, settled, spectator, Trial } from '../../packages/host/src/hosting/hosting.fixture.ts';
import type { TableEvent } from '../../packages/host/src/log/events.ts';
import { plyMark, viewMark } from './marks.ts';
import { readStory } from './story.ts';

const HOUR = 3_600_000;

/** A short game with a bot, of two people who see it and somebody who looks on. */
async function playALittle() {
  const [trial, ada, bo, guest] = [new Trial(), person('Ada'), person('Bo'), spectator()];
  const tempo = { kind: 'live', bank: HOUR, gain: 0, cap: null, onTime: 'bot' } as const;
  const table = await trial.open(ada, { game: 'board', seats: [ME, OPEN, BOT], isPublic: true, tempo });
  await trial.ask(bo, 'sit', { table, seat: 1 });
  for (const one of [ada, bo, guest]) await trial.watch(one, table);
  for (let ply = 0; ply < 6; ply++) {
    await settled();
    const mover = [ada, bo].find(({ game }) => game.view.turn === game.view.seat);
    if (!mover) await trial.pass(0);
    else {
      const { moves, ...at } = await trial.ask(mover, 'moves', { table });
      await trial.ask(mover, 'move', { table, ...at, move: moves[0]!.move });
    }
  }
  return { table, events: trial.store.log(table), ada, bo, guest };
}

test('a log tells each pair of eyes what it was shown, and no other', async () => {
  const { table, events, ada, bo, guest } = await playALittle();
  const story = readStory(table, events, []);
  const [own, others] = story.seats;
  expect(own?.views).toContain(viewMark(ada.game));
  expect(others?.views).toContain(viewMark(bo.game));
  expect(story.public.views).toContain(viewMark(guest.game));
  expect(own?.views).not.toContain(viewMark(bo.game));
  expect(story.public.views).not.toContain(viewMark(ada.game));
  for (const { game } of [ada, bo])
    for (const seen of game.plies) expect(story.seats[game.view.seat!]?.plies).toContain(plyMark(game, seen));
});

test('it tells which moves were a bot’s', async () => {
  const { table, events } = await playALittle();
  const moved = [...events.entries()].filter(([, { type }]) => type === 'moved').map(([number]) => number);
  const { bots } = readStory(table, events, []);
  expect(bots.size).toBeGreaterThan(0);
  expect(bots.size).toBeLessThan(moved.length);
  for (const number of bots) expect(moved).toContain(number);
});

test('time that runs on without a database is found, and so are events out of their time', async () => {
  const { table, events } = await playALittle();
  const later = (ms: number): TableEvent[] =>
    events.map((event, index) => (index < events.length - 1 ? event : { ...event, at: event.at + ms }));
  const at = events.at(-1)?.at ?? 0;
  const outage = { from: at + 1000, until: at + 20_000 };
  expect(readStory(table, events, [outage])).toMatchObject({ overcharged: 0, leaps: 0 });
  expect(readStory(table, later(HOUR / 2), [outage])).toMatchObject({ overcharged: 1, leaps: 0 });
  expect(readStory(table, later(-HOUR), [])).toMatchObject({ leaps: 1 });
});
