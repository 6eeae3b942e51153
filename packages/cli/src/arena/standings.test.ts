import { describe, expect, test } from 'vitest';
import { ALONE, PLAN, PLAYED, PLAYED_ALONE } from './plan.fixture.ts';
import { makeStandings, standingsOf } from './standings.ts';

describe('two who play every deal from both sides', () => {
  const { standings, ...head } = standingsOf(PLAN, PLAYED);
  const [ada, bob] = standings;

  test('games of a deal that is not played out do not count', () => {
    expect(head).toEqual({ game: 'dice', players: 2, games: 4 });
  });

  test('the win rate is the mean share of the deals, best first', () => {
    // Ada: 1 and 1/2 in the first deal, 1 and 0 in the second.
    expect([ada!.bot, ada!.winRate]).toEqual(['ada', (0.75 + 0.5) / 2]);
    expect([bob!.bot, bob!.winRate]).toEqual(['exec:./bob', (0.25 + 0.5) / 2]);
  });

  test('its interval is over deals', () => {
    // 0.75, 0.5 and four imaginary ends: mean 0.5417, variance 0.2104, and 1.96 · √(0.2104 / 6) = 0.3670.
    expect(ada!.interval).toEqual([0.1746, 0.9087]);
    expect(bob!.interval).toEqual([0.0913, 0.8254]);
  });

  test('Elo counts a drawn game for each of the two seatings besides', () => {
    // 3.5 of 6 against 2.5 of 6: 400 · log10(1.4) = 58.5.
    expect([ada!.elo, bob!.elo]).toEqual([58, 0]);
  });

  test('who could not finish has no weakest track, who forfeits has 0', () => {
    expect(ada!.meanWeakest).toBe((5 + 4 + 7 + 0) / 4);
    expect(bob!.meanWeakest).toBe((3 + 4 + 2) / 3);
    // Means of the deals: 4.5 and 3.5, so variance 0.5, and 1.96 · √(0.5 / 2) = 0.98.
    expect(ada!.weakestInterval).toEqual([3.02, 4.98]);
  });

  test('times are of all decisions, and only who has a time can exceed it', () => {
    expect(ada!.msPerMove).toBe((8 + 12 + 10 + 20 + 10) / 5);
    expect(ada!.over).toBe(20 - 10);
    expect(bob!.msPerMove).toBe((1 + 3 + 5 + 1) / 4);
    expect(bob!.over).toBeNull();
  });

  test('forfeits are counted for the one who forfeited', () => {
    expect([ada!.forfeits, bob!.forfeits]).toEqual([1, 0]);
  });
});

test('programs are told what was agreed and nothing else', () => {
  const { standings, ...head } = makeStandings(standingsOf(PLAN, PLAYED));
  expect(head).toEqual({ game: 'dice', players: 2, games: 4 });
  expect(standings).toEqual([
    { bot: 'ada', winRate: 0.625, interval: [0.1746, 0.9087], elo: 58, meanWeakest: 4, msPerMove: 12 },
    { bot: 'exec:./bob', winRate: 0.375, interval: [0.0913, 0.8254], elo: 0, meanWeakest: 3, msPerMove: 2.5 },
  ]);
});

test('those who play alone compete over the same deal by their weakest tracks', () => {
  const { standings, games } = standingsOf(ALONE, PLAYED_ALONE);
  expect(games).toBe(4);
  // The first deal is Ada's, the second is shared.
  expect(standings.map(({ bot, winRate, meanWeakest }) => [bot, winRate, meanWeakest])).toEqual([
    ['ada', 0.75, 13],
    ['exec:./bob', 0.25, 12],
  ]);
});

test('before a deal is played out there is nothing to tell', () => {
  const { standings, games } = standingsOf(PLAN, PLAYED.slice(0, 1));
  expect(games).toBe(0);
  expect(standings.map(({ winRate, elo, msPerMove }) => [winRate, elo, msPerMove])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('one against many counts with all of its seats together', () => {
  const plan = {
    ...PLAN,
    players: 3,
    seatings: [
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ],
  };
  const games = [
    { game: 0, deal: 0, seats: [0, 1, 1], shares: [0, 0.5, 0.5], weakest: [1, 2, 2], times: [[], [], []] },
    { game: 1, deal: 0, seats: [1, 0, 1], shares: [0, 1, 0], weakest: [1, 2, 1], times: [[], [], []] },
    { game: 2, deal: 0, seats: [1, 1, 0], shares: [1, 0, 0], weakest: [3, 2, 1], times: [[], [], []] },
  ];
  const { standings } = standingsOf(plan, games);
  expect(standings.map(({ bot, winRate }) => [bot, winRate])).toEqual([
    ['exec:./bob', 0.6667],
    ['ada', 0.3333],
  ]);
  // Five deals at the even share, and four imaginary ones: 1/3 and 2/3, 0.2178 to both sides.
  const deals = [0, 1, 2, 3, 4].flatMap(() => games);
  expect(standingsOf(plan, deals).standings.map(({ interval }) => interval)).toEqual([
    [0.4489, 0.8844],
    [0.1156, 0.5511],
  ]);
});
