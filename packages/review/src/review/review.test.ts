import { FastChance, GAMES, startGame, type Position } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { KINDS, REFILL, SWAP } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../contract/evaluation.ts';
import { judgeMove, type Question } from './decisions.ts';
import { USUAL_EFFORT } from './effort.ts';
import { expectAfter } from './expectation.ts';

/** A judge who goes by one thing alone. */
const judging = (own: (position: Position) => number): Evaluation => ({
  name: 'test',
  hash: '',
  seesLuck: true,
  appraise: (position) => ({ shares: [own(position), 1 - own(position)], error: 0 }),
  candidates: (position) => position.legalMoves(),
  reasons: () => [],
});

const DICE = { players: 2, options: { startRule: 'blank' }, starter: 0 };

describe('what is expected of a roll', () => {
  const position = startGame(GAMES.dice, DICE, new FastChance(1));
  const roll = (world: Position, chance: FastChance | Parameters<Position['play']>[1]): void => world.play(0, chance);
  const shows = (face: number) =>
    judging(
      (world) =>
        +(GAMES.dice.view(world as never, null).dice[0]?.includes((['R', 'O'] as const)[face] ?? 'R') ?? false),
    );

  test('is reckoned by hand: one of four dice shows red in 671 of 1296 ways', () => {
    const { shares, error } = expectAfter(shows(0), position, roll, USUAL_EFFORT, 'seed');
    expect(shares[0]).toBeCloseTo(671 / 1296, 12);
    expect(shares[1]).toBeCloseTo(625 / 1296, 12);
    expect(error).toBe(0);
  });

  test('is a mean with an error where there are too many ways to go through', () => {
    const few = expectAfter(shows(0), position, roll, { falls: 10, redraws: 400 }, 'seed');
    expect(few.error).toBeGreaterThan(0);
    expect(Math.abs((few.shares[0] ?? 0) - 671 / 1296)).toBeLessThan(4 * few.error);
    expect(expectAfter(shows(0), position, roll, { falls: 10, redraws: 400 }, 'seed')).toEqual(few);
  });
});

/** Seat 0 may swap two tiles without red and orange; the next tile is one of a handful. */
function swapping(): ReturnType<typeof board.blank> {
  const position = startGame(
    board,
    { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 },
    new FastChance(1),
  );
  position.choosing = true;
  return position;
}

const question = (evaluation: Evaluation, position: Position, played: number): Question => ({
  game: GAMES[position.card.id],
  evaluation,
  position,
  played,
  effort: USUAL_EFFORT,
  seed: 'seed',
});

describe('a decision', () => {
  const dice = startGame(GAMES.dice, DICE, new FastChance(1));
  dice.play(0, new FastChance(4));

  test('costs what the best move is worth more, exactly where nothing is hidden', () => {
    const goesOn = judging((world) => (world.turn === 0 ? 0.75 : 0.5));
    const judged = judgeMove(question(goesOn, dice, 1));
    expect(judged).toMatchObject({ best: 0, error: 0, mark: 10 });
    expect(judged?.loss).toBeCloseTo(0.25, 12);
    expect(judged?.effect.map((share) => Math.round(share * 1000))).toEqual([-250, 250]);
    expect(judgeMove(question(goesOn, dice, 0))).toMatchObject({ best: 0, loss: 0, mark: 0, effect: [0, 0] });
  });

  test('is judged by somebody quicker where there is one', () => {
    const goesOn = judging((world) => (world.turn === 0 ? 0.75 : 0.5));
    const judged = judgeMove(question({ ...judging(() => 0.5), forDecisions: goesOn }, dice, 1));
    expect(judged).toEqual(judgeMove(question(goesOn, dice, 1)));
    expect(judged).not.toBeNull();
  });

  test.each([
    [0.011, 0],
    [0.021, 2],
    [0.051, 5],
    [0.101, 10],
  ])('that loses %s is marked at %s', (loss, mark) => {
    const goesOn = judging((world) => (world.turn === 0 ? 0.5 + loss : 0.5));
    expect(judgeMove(question(goesOn, dice, 1))?.mark).toBe(mark);
  });

  test('is none where all moves are the same, or there is one', () => {
    expect(
      judgeMove(
        question(
          judging(() => 0.5),
          dice,
          1,
        ),
      ),
    ).toBeNull();
    const before = startGame(GAMES.dice, DICE, new FastChance(1));
    expect(
      judgeMove(
        question(
          judging((world) => world.ply / 10),
          before,
          0,
        ),
      ),
    ).toBeNull();
  });

  test('is judged by what the seat could know, not by what the other one holds', () => {
    const position = swapping();
    const truth = position.rackOf(1).join();
    /** Whoever knew the other rack would swap; in other worlds it is better not to. */
    const knowing = judging((world) => {
      const isTrue = (world as typeof position).rackOf(1).join() === truth;
      const hasSwapped = (world as typeof position).rackOf(0).join() !== position.rackOf(0).join();
      return hasSwapped === isTrue ? 0.9 : 0.1;
    });
    expect(judgeMove(question(knowing, position, REFILL))).toMatchObject({ best: REFILL, loss: 0 });
    expect(judgeMove(question(knowing, position, SWAP))).toMatchObject({ best: REFILL, mark: 10 });
  });

  test('is not marked where luck alone could make the difference', () => {
    const position = swapping();
    /** What is drawn decides more than what is done. */
    const luck = judging((world) => ((world as typeof position).racks.subarray(0, KINDS).indexOf(2) % 5) / 10 + 0.3);
    const judged = judgeMove(question(luck, position, SWAP));
    expect(judged?.mark === 0 || (judged?.loss ?? 0) > 1.96 * (judged?.error ?? 0)).toBe(true);
  });
});

describe('a decision that is followed up', () => {
  const position = swapping();
  const rack = position.rackOf(0).join();

  /** A judge to whom swapping loses so much after so many turns, and how often it was asked after how many. */
  function following(lossAfter: (turns: number, times: number) => number): {
    evaluation: Evaluation;
    asked: Map<number, number>;
  } {
    const asked = new Map<number, number>();
    let passed = 0;
    const later = judging(
      (world) =>
        0.7 - ((world as typeof position).rackOf(0).join() === rack ? 0 : lossAfter(passed, asked.get(passed) ?? 0)),
    );
    const playOn = (_world: Position, _seat: number, turns: number): void => {
      passed = turns;
      asked.set(turns, (asked.get(turns) ?? 0) + 1);
    };
    return { evaluation: { ...later, followUp: { turns: 1, again: { turns: 3, worlds: 2 }, playOn } }, asked };
  }

  test('is judged by what has come of it some turns later', () => {
    const { evaluation, asked } = following((turns) => (turns === 1 ? 0.06 : 1));
    const judged = judgeMove(question(evaluation, position, SWAP));
    expect(judged).toMatchObject({ best: REFILL, mark: 5 });
    expect(judged?.loss).toBeCloseTo(0.06, 9);
    expect([...asked.keys()]).toEqual([1]);
  });

  test('and seems to lose much is judged again, in more worlds and further on', () => {
    const { evaluation, asked } = following((turns) => (turns === 1 ? 0.3 : 0.03));
    const judged = judgeMove(question(evaluation, position, SWAP));
    expect(judged).toMatchObject({ best: REFILL, mark: 2 });
    expect(judged?.loss).toBeCloseTo(0.03, 9);
    expect(asked.get(3)).toBe(2 * 2 * USUAL_EFFORT.worlds);
  });

  test('and seems to lose much is judged again also where the first look was not sure of it', () => {
    const { evaluation } = following((turns, times) => (turns > 1 ? 0.3 : 0.2 + (times % 4 < 2 ? 2 : -2)));
    const judged = judgeMove(question(evaluation, position, SWAP));
    expect(judged).toMatchObject({ best: REFILL, mark: 10 });
    expect(judged?.loss).toBeCloseTo(0.3, 9);
  });

  test('is not blamed for more than it seemed to lose at first', () => {
    const { evaluation } = following((turns) => turns / 5);
    const judged = judgeMove(question(evaluation, position, SWAP));
    expect(judged).toMatchObject({ mark: 10 });
    expect(judged?.loss).toBeCloseTo(0.2, 9);
  });
});

test('partners lose and gain together', () => {
  const position = startGame(
    board,
    { players: 4, options: { startSymbols: 'any', partners: true }, starter: 2 },
    new FastChance(1),
  );
  position.choosing = true;
  const rack = position.rackOf(2).join();
  const keeps = judging((world) => ((world as typeof position).rackOf(2).join() === rack ? 0.6 : 0.4));
  expect(judgeMove(question(keeps, position, SWAP))).toMatchObject({ best: REFILL, mark: 10 });
});
