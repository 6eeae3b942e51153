import { GAMES } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { device, person, Trial } from '../hosting/hosting.fixture.ts';
import type { TableEvent } from '../log/events.ts';
import { Table } from './table.ts';

/** All that can be told of a table. */
const tell = (table: Table): unknown => {
  const { seats, stage, state, offer, rematch, length, touched, hasBegun, botToMove, series } = table;
  const { host, held, removed, news } = table;
  const views = [...seats.keys(), null].map((seat) => series.match.view(seat));
  const people = { host, held: [...held], removed: [...removed], news: [...news] };
  return { seats, stage, state, offer, rematch, length, touched, hasBegun, botToMove, views, people };
};

const fold = (events: readonly TableEvent[]): unknown => {
  const [opened] = events;
  const game = GAMES[opened?.type === 'opened' ? opened.terms.game : 'dice'];
  const table = Table.fold('t', game, events);
  return table.ok ? tell(table.value) : table.error;
};

/** Everything that can happen, at one table. */
async function eventful(): Promise<readonly TableEvent[]> {
  const [trial, ada, bo, cy] = [new Trial(), person('Ada'), person('Bo'), person('Cy')];
  const table = await trial.seat([ada, bo, cy], { game: 'dice', games: 2 });
  const people = [ada, bo, cy];
  await trial.move(people, table);
  await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
  await trial.agree(bo, table, false);
  await trial.ask(ada, 'offer', { table, offer: { kind: 'take-back', ply: 0 } });
  for (const one of [bo, cy]) await trial.agree(one, table);
  trial.tables.leave(cy);
  trial.away.set('guest-Cy', 120_000);
  await trial.ask(ada, 'offer', { table, offer: { kind: 'replace', seat: 2 } });
  await trial.agree(bo, table);
  await trial.ask(cy, 'sit', { table });
  await trial.watch(cy, table);
  await trial.ask(ada, 'offer', { table, offer: { kind: 'remove', seat: 2 } });
  await trial.agree(bo, table);
  await trial.ask(ada, 'fill', { table, seat: 2, bot: 'random' });
  await trial.ask(ada, 'clear', { table, seat: 2 });
  while (ada.game.result === null) await trial.move(people, table);
  await trial.ask(ada, 'next', { table, round: 0 });
  await trial.move(people, table);
  await trial.ask(bo, 'resign', { table });
  await trial.ask(ada, 'offer', { table, offer: { kind: 'end' } });
  await trial.ask(ada, 'rematch', { table });
  return trial.store.log(table);
}

describe('the sum of events', () => {
  test('is the same, whether they come all at once or one after the other', async () => {
    const events = await eventful();
    const [opened, ...rest] = events;
    const table = Table.fold('t', GAMES.dice, [opened!]);
    if (!table.ok) throw new Error(table.error.code);
    const told = rest.map((event) => {
      table.value.apply(event);
      return tell(table.value);
    });
    expect(told).toEqual(rest.map((_, index) => fold(events.slice(0, index + 2))));
    const kinds = new Set(events.map(({ type }) => type));
    expect([...kinds].sort()).toEqual(
      ['opened', 'sat', 'cleared', 'moved', 'took-back', 'next-round', 'offered', 'agreed', 'declined', 'replaced']
        .concat(['removed', 'filled', 'gave-up', 'closed', 'rematched'])
        .sort(),
    );
  });

  test('is refused where nothing was opened, or twice', async () => {
    const [opened] = await eventful();
    expect(fold([])).toEqual({ code: 'malformed', what: 'the first event' });
    expect(fold([{ at: 1, type: 'closed' }])).toEqual({ code: 'malformed', what: 'the first event' });
    expect(fold([opened!, opened!])).toEqual({ code: 'malformed', what: 'a table is opened once' });
  });

  test('is refused where the rules do not allow it', async () => {
    const [opened] = await eventful();
    expect(fold([opened!, { at: 1, type: 'moved', move: 'fly' }])).toMatchObject({ code: 'unknown-move' });
    expect(fold([opened!, { at: 1, type: 'took-back', ply: 0 }])).toMatchObject({ code: 'bad-ply' });
    expect(fold([opened!, { at: 1, type: 'next-round' }])).toEqual({ code: 'game-not-over' });
    expect(fold([{ ...opened!, terms: { game: 'dice', games: 0 } } as never])).toMatchObject({ code: 'bad-series' });
    expect(fold([{ ...opened!, begun: { rounds: 7 } } as never])).toEqual({ code: 'malformed', what: 'begun' });
  });
});

test('an offer ends with whatever happens next', async () => {
  const [trial, screen] = [new Trial(), device()];
  const table = await trial.share(screen, 2, { game: 'dice' });
  const offer = { kind: 'replace', seat: 1 } as const;
  const offered: TableEvent = { at: 1, type: 'offered', by: 0, offer };
  const [opened] = trial.store.log(table);
  const offerAfter = (...events: TableEvent[]): unknown => (fold([opened!, offered, ...events]) as Table).offer;
  expect(offerAfter()).toEqual({ number: 1, offer, by: 0, agreed: [] });
  expect(offerAfter({ at: 1, type: 'agreed', by: 1 })).toEqual({ number: 1, offer, by: 0, agreed: [1] });
  expect(offerAfter({ at: 1, type: 'declined', by: 1 })).toBeNull();
  expect(offerAfter({ at: 1, type: 'moved', move: 'roll' })).toBeNull();
  expect(offerAfter({ at: 1, type: 'replaced', seat: 1, bot: 'club' })).toBeNull();
});
