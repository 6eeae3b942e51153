import { expect, test } from 'vitest';
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
