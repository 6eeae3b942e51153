import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MoveContest } from './contest.ts';

function hold(rounds: number, result: (index: number, round: number) => number): MoveContest {
  const contest = new MoveContest([0.5, 0.5, 0.5]);
  for (let round = 0; round < rounds; round++) {
    for (const index of contest.alive) contest.note(index, result(index, round));
    contest.endRound();
  }
  return contest;
}

test('what is clearly worse drops out, what is as good stays', () => {
  const contest = hold(20, (index, round) => [0.6, 0.2, 0.6][index]! + (round % 2) * 0.05);
  expect(contest.alive).toEqual([0, 2]);
});

test('nothing drops out on a first impression', () => {
  expect(hold(1, (index) => index / 3).alive).toEqual([0, 1, 2]);
});

test('the best on average leads', () => {
  expect(hold(8, (index, round) => (index === 1 ? 0.55 : 0.5) + (round % 2) * 0.3).leader).toBe(1);
});

describe('a first impression', () => {
  test('counts as much as six rounds', () => {
    const contest = new MoveContest([0.8, 0.2]);
    expect(contest.mean(0)).toBeCloseTo(0.8, 12);
    for (let round = 0; round < 6; round++) contest.note(0, 0.4);
    expect(contest.mean(0)).toBeCloseTo(0.6, 12);
    expect(contest.mean(1)).toBeCloseTo(0.2, 12);
  });

  test('decides as long as nothing else is known', () => {
    expect(new MoveContest([0.3, 0.5, 0.4]).leader).toBe(1);
  });

  test('does not keep in the contest what does worse and worse', () => {
    const contest = new MoveContest([0.9, 0.1]);
    for (let round = 0; round < 60; round++) {
      for (const index of contest.alive) contest.note(index, index === 0 ? 0.2 : 0.6);
      contest.endRound();
    }
    expect(contest.alive).toEqual([1]);
  });
});

describe('in any contest', () => {
  const results = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }), {
    maxLength: 25,
  });

  /** Four moves with these results, round by round. */
  function held(rounds: readonly (readonly number[])[]): MoveContest {
    const contest = new MoveContest([0.5, 0.4, 0.6, 0.5]);
    for (const round of rounds) {
      for (const index of contest.alive) contest.note(index, round[index]!);
      contest.endRound();
    }
    return contest;
  }

  test('the leader is in it, and nobody in it is better', () => {
    fc.assert(
      fc.property(results, (rounds) => {
        const contest = held(rounds);
        expect(contest.alive).toContain(contest.leader);
        for (const index of contest.alive)
          expect(contest.mean(index)).toBeLessThanOrEqual(contest.mean(contest.leader));
      }),
    );
  });

  test('who dropped out never looks better than the leader', () => {
    fc.assert(
      fc.property(results, (rounds) => {
        const contest = held(rounds);
        for (const index of [0, 1, 2, 3]) {
          expect(contest.outlook(index)).toBeLessThanOrEqual(contest.mean(contest.leader));
        }
      }),
    );
  });

  test('equal moves stay together, whatever their luck', () => {
    fc.assert(
      fc.property(results, (rounds) => {
        const contest = held(rounds.map(([first]) => [first!, first!, first!, first!]));
        expect(contest.alive).toEqual([0, 1, 2, 3]);
      }),
    );
  });
});

test('what only luck tells apart is not dropped, what is steadily worse by as much is', () => {
  const noise = (round: number): number => ((round * 37) % 11) / 20;
  const lucky = hold(12, (index, round) => 0.3 + noise(index === 1 ? round + 5 : round));
  expect(lucky.alive).toContain(1);
  const steady = hold(12, (index, round) => 0.3 + noise(round) - (index === 1 ? 0.05 : 0));
  expect(steady.alive).toEqual([0, 2]);
});
