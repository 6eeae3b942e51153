import { Network } from '@sixfold/bots/training';
import { FastChance, startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../contract/evaluation.ts';
import { makeLearnedEvaluation } from './learned-evaluation.ts';

const start = (players: number, starter: number, partners = false): BoardPosition =>
  startGame(board, { players, options: { startSymbols: 'any', partners }, starter }, new FastChance(1));

/** Somebody else, who says that the first team wins. */
const other: Evaluation<BoardPosition> = {
  name: 'other',
  hash: 'other',
  seesLuck: false,
  appraise: ({ teams }) => ({ shares: Array.from({ length: teams }, (_, team) => +(team === 0)), error: 0 }),
  candidates: (_, most) => [most],
  reasons: (_, move) => [{ code: 'points', points: move }],
};

/** A network for three that sees one number and likes the first of them best, then the second. */
function learned(basis = 'basis'): Evaluation<BoardPosition> {
  const network = new Network(1, 1, 3);
  network.weights.set([2, 1, 0], network.weights.length - 3);
  const sight = { inputs: 1, write: (): void => {} };
  return makeLearnedEvaluation({ name: 'learned', basis, seesLuck: true, network, sight }, other);
}

describe('whoever has learned', () => {
  test.each([0, 1, 2])('speaks of the seats from the one on turn on: %s', (turn) => {
    const { shares, error } = learned().appraise(start(3, turn));
    expect(error).toBe(0);
    const [first = 0, second = 0, third = 0] = [0, 1, 2].map((step) => shares[(turn + step) % 3] ?? 0);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test('leaves partners, decisions, moves and reasons to somebody else', () => {
    const position = start(4, 1, true);
    expect(learned().appraise(position).shares).toEqual([1, 0]);
    expect(learned().forDecisions).toBe(other);
    expect(learned().candidates(position, 7)).toEqual([7]);
    expect(learned().reasons(position, 3)).toEqual([{ code: 'points', points: 3 }]);
  });

  test('is known by all that the judgement depends on', () => {
    expect(learned().hash).toBe(learned().hash);
    expect(learned('another').hash).not.toBe(learned().hash);
    expect(learned().seesLuck).toBe(true);
  });
});
