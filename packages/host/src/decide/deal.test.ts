import { GAMES } from '@sixfold/engine';
import type { DealOfDay } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { closesAt, opensAt } from '../daily/dates.ts';
import { DEAL_STEPS, dealTerms, openSeed } from '../daily/deal.ts';
import { device, person, settled, spectator, Trial, type Witness } from '../hosting/hosting.fixture.ts';

const DATE = '2026-11-16';

/** Somebody at a deal of the day in dice, against a bot. */
async function begin(kind: DealOfDay['kind'], who: Witness = person('Ada')) {
  const trial = new Trial();
  trial.time = opensAt(DATE);
  const { terms, seats } = dealTerms(GAMES.dice.card);
  const own = who.who.kind === 'device' ? seats.map((seat) => (seat.kind === 'me' ? PERSON : seat)) : seats;
  const wish = { terms, seats: own, isPublic: false, daily: { date: DATE, kind } };
  const table = await trial.tables.open(who.who, wish, openSeed(DATE, 'dice'));
  await trial.watch(who, table);
  return { trial, who, table };
}

const PERSON = { kind: 'person', person: 'guest-Ada' } as const;

/** Plays on until the game is over. */
async function finish({ trial, who, table }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  while (!who.game.isOver) await trial.move([who], table);
}

describe('a deal of the day', () => {
  test('says which one it is', async () => {
    const { who } = await begin('open');
    expect(who.table.daily).toEqual({ date: DATE, kind: 'open' });
  });

  test.each([
    ['offer', { offer: { kind: 'take-back', ply: 0 } }],
    ['offer', { offer: { kind: 'end' } }],
    ['fill', { seat: 1, bot: 'beginner' }],
    ['clear', { seat: 1 }],
    ['rematch', {}],
    ['sit', {}],
    ['knock', {}],
  ] as const)('is played as it is: no %s %j', async (request, ask) => {
    const { trial, who, table } = await begin('open');
    await trial.move([who], table);
    const other = request === 'sit' || request === 'knock' ? person('Bo') : who;
    expect(await trial.refused(other, request, { table, ...ask })).toEqual({
      code: 'bad-deal',
      why: 'as-it-is',
    });
  });

  test('offers no way back, not even at a device', async () => {
    const { trial, who, table } = await begin('open', device());
    await trial.move([who], table);
    expect(who.game.takeBack).toBeNull();
  });

  test('has bots think by steps, and so meets the same answers everywhere', async () => {
    const deals = [await begin('open'), await begin('open')];
    for (const deal of deals) await finish(deal);
    const [one, other] = deals.map(({ trial, table }) => trial.fold(table).series.transcript(0));
    expect(one).toEqual(other);
    const budgets = deals.flatMap(({ trial }) => trial.tasks.map(({ budget }) => budget));
    expect(new Set(budgets.map((budget) => JSON.stringify(budget)))).toEqual(
      new Set([JSON.stringify({ iterations: DEAL_STEPS })]),
    );
  });
});

describe('the ranked deal', () => {
  test('is played while it is that date anywhere, and no longer', async () => {
    const { trial, who, table } = await begin('ranked');
    trial.time = closesAt(DATE) - 1;
    await trial.move([who], table);
    await settled();
    const next = trial.nextMove(who, table);
    trial.time = closesAt(DATE);
    expect(await trial.refused(who, 'move', next)).toEqual({ code: 'bad-deal', why: 'not-open' });
  });

  test('keeps its luck secret until then, from whoever has played it as well', async () => {
    const deal = await begin('ranked');
    await finish(deal);
    const { trial, who, table } = deal;
    for (const reader of [who, person('Bo'), spectator()]) {
      expect(await trial.refused(reader, 'transcript', { table, round: 0 })).toEqual({
        code: 'bad-deal',
        why: 'secret',
      });
    }
    trial.time = closesAt(DATE);
    expect(await trial.refused(who, 'transcript', { table, round: 0 })).toBeNull();
  });

  test('of which all was told has not told its seed', async () => {
    const deal = await begin('ranked');
    await finish(deal);
    expect(deal.who.lines.filter((line) => line.includes(openSeed(DATE, 'dice')))).toEqual([]);
  });
});
