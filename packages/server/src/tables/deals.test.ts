import { createHash } from 'node:crypto';
import { BOTS_VERSION } from '@sixfold/bots/levels';
import { FastChance, GAME_IDS, GAMES, imagine, type Game, type GameId } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { Refusal, type Task } from '@sixfold/host';
import { closesAt, dateAfter, opensAt } from '@sixfold/host/daily';
import type { Ask, ProtocolError } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { percentileOf } from './deal-list.ts';
import { ServiceTrial, settled, type ServiceWitness } from './service.fixture.ts';

const DATE = '2026-11-18';

/** Chooses by lot: a bot, or somebody who plays as it comes. */
function choose({ view, luck }: Pick<Task, 'view' | 'luck'>): number {
  const game: Game = GAMES[view.game];
  const chance = new Seed(luck).bot(view.ply);
  return game.resample(view, chance).randomMove(chance);
}

/** A server that has been there since the day before, in the middle of the date. */
async function begin(): Promise<ServiceTrial> {
  const trial = new ServiceTrial({}, { think: async (task) => ({ move: choose(task), advice: [] }) });
  trial.time = opensAt(DATE) - 3_600_000;
  await trial.service.deals.tell(null);
  trial.time = opensAt(DATE) + 3_600_000;
  return trial;
}

function nextMove({ game: { round, ply, view } }: ServiceWitness, table: string, luck: string): Ask<'move'> {
  const game: Game = GAMES[view.game];
  return { table, round, ply, move: game.makeMove(imagine(game, view), choose({ view, luck })) };
}

/** Plays on until the game is over, or for so many moves. */
async function play(
  trial: ServiceTrial,
  who: ServiceWitness,
  table: string,
  luck = 'me',
  most = Infinity,
): Promise<void> {
  await trial.ask(who, 'watch', { table, seen: null });
  for (let moves = 0; !who.game.isOver && moves < most; moves++) {
    await trial.ask(who, 'move', nextMove(who, table, luck));
    for (let wait = 0; wait < 50 && who.game.view.turn !== 0 && !who.game.isOver; wait++) await settled();
  }
  await settled();
}

const guestOf = ({ guest }: ServiceWitness) => guest ?? { id: '', name: '' };

async function whyNot(asked: Promise<unknown>): Promise<ProtocolError | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.error as ProtocolError;
    throw error;
  }
}

describe('the ranked deal', () => {
  test('has a hash the day before, and opens its seed when it is that date nowhere any more', async () => {
    const trial = await begin();
    const { open, next } = await trial.service.deals.tell(null);
    expect(open.map(({ date, seed }) => [date, seed])).toEqual([[DATE, null]]);
    expect(next.map(({ date, seed }) => [date, seed])).toEqual([
      [dateAfter(DATE), null],
      [dateAfter(DATE, 2), null],
    ]);
    trial.time = closesAt(DATE);
    const { seed, hash } = await trial.service.deals.standing(null, DATE, 'dice');
    expect(hash).toBe(open[0]?.hash);
    expect(createHash('sha256').update(`sixfold-deal/1\n${DATE}\n${seed}`).digest('hex')).toBe(hash);
  });

  test('is not played on a date whose hash was published too late', async () => {
    const trial = new ServiceTrial();
    trial.time = opensAt(DATE);
    const anna = trial.person('Anna');
    await trial.service.deals.tell(null);
    expect(await whyNot(trial.service.deals.begin(guestOf(anna), DATE, 'dice'))).toEqual({
      code: 'bad-deal',
      why: 'not-open',
    });
  });

  test('is one table a person, however often and however quickly they ask', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    const asked = Array.from({ length: 10 }, () => trial.service.deals.begin(guestOf(anna), DATE, 'cards'));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(trial.store.sqlite.listOf(guestOf(anna).id, 10)).toHaveLength(1);
  });

  test.each(GAME_IDS)('%s meets two people with the same luck, move by move', async (game) => {
    const trial = await begin();
    const [anna, bea] = [trial.person('Anna'), trial.person('Bea')];
    const tables = [anna, bea].map((who) => trial.service.deals.begin(guestOf(who), DATE, game));
    const [one = '', other = ''] = await Promise.all(tables);
    expect(one).not.toBe(other);
    await play(trial, anna, one, 'same');
    await play(trial, bea, other, 'same');
    const untold = ({ game: { table: _table, ...told } }: ServiceWitness) => told;
    expect(untold(anna)).toEqual(untold(bea));
  });

  test('is listed by what its log says, and told as a percentile', async () => {
    const trial = await begin();
    const people = ['Anna', 'Bea', 'Cy'].map((name) => trial.person(name));
    for (const [index, who] of people.entries()) {
      await play(trial, who, await trial.service.deals.begin(guestOf(who), DATE, 'board'), `luck ${index}`);
    }
    const [anna] = people;
    const { results, own, percentile, par } = await trial.service.deals.standing(guestOf(anna!), DATE, 'board');
    expect(results).toHaveLength(3);
    expect(own).toEqual({ points: anna!.game.result?.points[0], hasWon: null });
    expect(percentile).toBe(own && percentileOf(own, results));
    expect(par).toBeNull();
  });

  test('has its par made within the hour after its date, though nobody asks', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    await play(trial, anna, await trial.service.deals.begin(guestOf(anna), DATE, 'stones'));
    trial.time = closesAt(DATE) - 1;
    const kept = () => trial.store.readKept(`par ${DATE} stones ${BOTS_VERSION}`);
    await trial.pass(3_600_000);
    let par = null;
    for (let wait = 0; wait < 10_000 && !par; wait++) {
      await settled();
      par = await kept();
    }
    expect(JSON.parse(par ?? '{}')).toEqual({ points: expect.any(Number), wins: expect.any(Number) });
    expect(await trial.store.readKept(`par ${DATE} dice ${BOTS_VERSION}`)).toBeNull();
  });

  test('has a par once it is over, made by bots with the luck of that deal', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    await play(trial, anna, await trial.service.deals.begin(guestOf(anna), DATE, 'stones'));
    trial.time = closesAt(DATE);
    const ask = () => trial.service.deals.standing(guestOf(anna), DATE, 'stones');
    expect((await ask()).par).toBeNull();
    let par = null;
    for (let wait = 0; wait < 10_000 && !par; wait++) {
      await settled();
      ({ par } = await ask());
    }
    expect(par).toEqual({ points: expect.any(Number), wins: expect.any(Number) });
  });

  test('is not lost to whoever was first told that the disk is full', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    const ask = () => trial.service.deals.begin(guestOf(anna), DATE, 'dice');
    trial.hasRoom = false;
    expect(await whyNot(ask())).toEqual({ code: 'not-stored', why: 'full' });
    trial.hasRoom = true;
    trial.time += 61_000;
    expect(await whyNot(ask())).toBeNull();
  });

  test('that was left before its end has no result', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    await play(trial, anna, await trial.service.deals.begin(guestOf(anna), DATE, 'dice'), 'me', 2);
    const { results, own } = await trial.service.deals.standing(guestOf(anna), DATE, 'dice');
    expect([results, own]).toEqual([[], null]);
  });
});

describe('must show 4: forged submissions', () => {
  test('of 10,000 none is accepted', async () => {
    const trial = await begin();
    const [anna, eve] = [trial.person('Anna'), trial.person('Eve')];
    const table = await trial.service.deals.begin(guestOf(anna), DATE, 'dice');
    const own = await trial.service.deals.begin(guestOf(eve), DATE, 'dice');
    await play(trial, anna, table, 'me', 4);
    await play(trial, eve, own, 'me', 4);
    const before = trial.store.sqlite.read(own, 0).length + trial.store.sqlite.read(table, 0).length;
    const { round, ply } = eve.game;
    const move = nextMove(eve, own, 'me');
    const lot = new FastChance(7);
    const date = () => dateAfter(DATE, (1 + lot.below(400)) * (lot.below(2) * 2 - 1));
    const game = (): GameId => GAME_IDS[lot.below(GAME_IDS.length)] ?? 'dice';
    const ask = trial.service.deals;
    const forgeries: readonly (() => Promise<unknown>)[] = [
      // Other dates, before and after.
      () => ask.begin(guestOf(eve), date(), game()),
      () =>
        ask.begin(
          guestOf(eve),
          ['', '2026-02-30', 'today', '2026-11-18T00:00', '__proto__'][lot.below(5)] ?? '',
          game(),
        ),
      // Another one's table.
      () => trial.ask(eve, 'move', { ...move, table, ply: anna.game.ply }),
      () => trial.ask(eve, 'sit', { table, seat: lot.below(2) }),
      () => trial.ask(eve, 'resign', { table }),
      // Moves out of order, twice, or of nobody.
      () => trial.ask(eve, 'move', { ...move, ply: ply + 1 + lot.below(50) }),
      () => trial.ask(eve, 'move', { ...move, round: round + 1 + lot.below(3) }),
      () =>
        trial.ask(eve, 'move', {
          ...move,
          move: { type: ['win', 'set', 'cheat', 'score 7', ''][lot.below(5)] ?? '', forged: 1 } as never,
        }),
      // Another bot, a way back, a second attempt by way of the table, and the seed.
      () => trial.ask(eve, 'fill', { table: own, seat: 1, bot: 'beginner' }),
      () => trial.ask(eve, 'clear', { table: own, seat: lot.below(2) }),
      () => trial.ask(eve, 'offer', { table: own, offer: { kind: 'take-back', ply: lot.below(ply + 1) } }),
      () => trial.ask(eve, 'offer', { table: own, offer: { kind: 'end' } }),
      () => trial.ask(eve, 'rematch', { table: own }),
      () => trial.ask(eve, 'transcript', { table: own, round: 0 }),
    ];
    let accepted = 0;
    for (let attempt = 0; attempt < 10_000; attempt++) {
      const forge = forgeries[attempt % forgeries.length];
      if (forge && (await whyNot(forge())) === null) accepted++;
    }
    expect(accepted).toBe(0);
    expect(trial.store.sqlite.read(own, 0).length + trial.store.sqlite.read(table, 0).length).toBe(before);
    expect(trial.store.sqlite.readDaily(guestOf(eve).id, 'ranked')).toHaveLength(1);
    expect((await ask.standing(null, DATE, 'dice')).results).toEqual([]);
  });

  test('a second attempt is the first one, and nothing is played when the date is over', async () => {
    const trial = await begin();
    const anna = trial.person('Anna');
    const table = await trial.service.deals.begin(guestOf(anna), DATE, 'board');
    await play(trial, anna, table);
    const { own } = await trial.service.deals.standing(guestOf(anna), DATE, 'board');
    expect(await trial.service.deals.begin(guestOf(anna), DATE, 'board')).toBe(table);
    expect((await trial.service.deals.standing(guestOf(anna), DATE, 'board')).own).toEqual(own);
    trial.time = closesAt(DATE);
    expect(await whyNot(trial.service.deals.begin(guestOf(anna), DATE, 'cards'))).toEqual({
      code: 'bad-deal',
      why: 'not-open',
    });
  });
});

test('a percentile is how many of a hundred others did worse', () => {
  const all = [9, 7, 7, 3].map((points) => ({ points, hasWon: null }));
  expect(all.map((own) => percentileOf(own, all))).toEqual([100, 50, 50, 0]);
  const won = [
    { points: 3, hasWon: true },
    { points: 6, hasWon: false },
  ];
  expect(won.map((own) => percentileOf(own, won))).toEqual([100, 0]);
  expect(percentileOf(all[0]!, all.slice(0, 1))).toBeNull();
});
