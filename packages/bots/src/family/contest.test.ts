import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MoveContest } from './contest.ts';

type Results = (index: number, round: number) => number;

/** Holds rounds until one is left, or so many. */
function go(contest: MoveContest, rounds: number, result: Results): MoveContest {
  while (contest.alive.length > 1 && contest.rounds < rounds) {
    for (const index of contest.alive) contest.note(index, result(index, contest.rounds));
    contest.endRound();
  }
  return contest;
}

const hold = (rounds: number, result: Results): MoveContest => go(new MoveContest([0.5, 0.5, 0.5]), rounds, result);

/** Luck of a round, the same for all or not. */
const noise = (round: number): number => ((round * 37) % 11) / 20;

test('nobody sits out on a first impression', () => {
  expect(hold(1, (index) => index / 3).alive).toEqual([0, 1, 2]);
});

test('what is worse is not tried any more, what is as good is', () => {
  expect(hold(40, (index, round) => [0.6, 0.2, 0.6][index]! + noise(round)).alive).toEqual([0, 2]);
});

test('where all others are surely worse, one is left', () => {
  const contest = hold(100, (index, round) => (index === 1 ? 0.6 : 0.3) + noise(round));
  expect([contest.alive, contest.leader]).toEqual([[1], 1]);
  expect(contest.rounds).toBeLessThan(100);
});

test('the leader and whoever is closest are tried until that is sure', () => {
  const results = [0.5, 0.47, 0.1];
  const contest = hold(8, (index, round) => results[index]! + noise(round * (index + 1)) / 2);
  expect(contest.alive).toEqual([0, 1]);
});

test('who has fallen behind by bad luck is tried again later', () => {
  const contest = new MoveContest([0.5, 0.5, 0.5]);
  const tried: number[] = [];
  // The last one is unlucky in the first rounds alone, the others are alike but for luck.
  go(contest, 400, (index, round) => {
    if (index === 2) tried.push(round);
    return index === 2 && round < 3 ? 0.48 : 0.5 + noise(round * (index + 2)) / 5;
  });
  const pause = tried.findIndex((round, at) => round > at);
  expect(pause).toBeGreaterThan(0);
  expect(tried.length).toBeGreaterThan(pause + 3);
});

test('moves are compared by the rounds that both took part in', () => {
  // From the fourth round on everybody is unlucky; whoever sat out is no better for that.
  const contest = hold(30, (index, round) => [0.6, 0.58, 0.4][index]! - (round > 3 ? 0.35 : 0) + noise(round) / 20);
  expect(contest.leader).toBe(0);
  expect(contest.outlook(2)).toBeLessThan(contest.outlook(0) - 0.05);
});

describe('a first impression', () => {
  test('counts as much as six rounds', () => {
    const contest = new MoveContest([0.8, 0.2]);
    expect(contest.outlook(0)).toBeCloseTo(0.8, 12);
    go(contest, 2, (index) => (index === 0 ? 0.4 : 0.2));
    expect(contest.outlook(0)).toBeCloseTo((6 * 0.8 + 2 * 0.4) / 8, 12);
  });

  test('decides as long as nothing else is known', () => {
    expect(new MoveContest([0.3, 0.5, 0.4]).leader).toBe(1);
  });

  test('does not keep in the contest what does worse and worse', () => {
    const contest = go(new MoveContest([0.9, 0.1]), 200, (index) => (index === 0 ? 0.2 : 0.6));
    expect([contest.alive, contest.leader]).toEqual([[1], 1]);
  });
});

describe('in any contest', () => {
  const results = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }), {
    maxLength: 25,
  });

  /** Four moves with these results, round by round. */
  const held = (rounds: readonly (readonly number[])[]): MoveContest =>
    go(new MoveContest([0.5, 0.4, 0.6, 0.5]), rounds.length, (index, round) => rounds[round]![index]!);

  test('the leader is tried, and nobody looks better', () => {
    fc.assert(
      fc.property(results, (rounds) => {
        const contest = held(rounds);
        expect(contest.alive).toContain(contest.leader);
        for (const index of [0, 1, 2, 3])
          expect(contest.outlook(index)).toBeLessThanOrEqual(contest.outlook(contest.leader));
      }),
    );
  });

  test('equal moves stay together, whatever their luck', () => {
    fc.assert(
      fc.property(results, (rounds) => {
        const contest = go(new MoveContest([0.5, 0.5, 0.5, 0.5]), rounds.length, (_, round) => rounds[round]![0]!);
        expect(contest.alive).toEqual([0, 1, 2, 3]);
      }),
    );
  });
});

test('what only luck tells apart is tried on, what is steadily worse by as much is not', () => {
  const lucky = hold(12, (index, round) => 0.3 + noise(index === 1 ? round + 5 : round));
  expect(lucky.alive).toContain(1);
  const steady = hold(60, (index, round) => 0.3 + noise(round) - (index === 1 ? 0.05 : 0));
  expect(steady.alive).toEqual([0, 2]);
});
