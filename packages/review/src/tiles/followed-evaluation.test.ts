import { judge } from '@sixfold/bots/board';
import { FastChance, startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import type { TilePosition } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../contract/evaluation.ts';
import { makeFollowedEvaluation, type TileFollowUp } from './followed-evaluation.ts';

const TASTE: TileFollowUp = { turns: 1, again: { turns: 2, worlds: 2 }, width: 2, leaf: 3 };

const start = (players: number, partners = false): BoardPosition =>
  startGame(board, { players, options: { startSymbols: 'any', partners }, starter: 1 }, new FastChance(1));

/** Somebody who judges where two or three compete. */
function followed(taste = TASTE, basis = 'basis'): Evaluation<TilePosition> {
  const masters = [2, 3].map((teams) => [teams, { judge, basis }] as const);
  return makeFollowedEvaluation('followed', new Map(masters), taste);
}

/** What has come of a position after some turns with this luck. */
function playedOn(from: TilePosition, turns: number, seed: number): TilePosition {
  const world = from.clone();
  followed().followUp?.playOn(world, from.turn, turns, new FastChance(seed));
  return world;
}

describe('whoever follows moves up', () => {
  test.each([
    ['two', start(2)],
    ['three', start(3)],
    ['partners', start(4, true)],
  ])('gives everybody of %s a share', (_, position) => {
    const { shares, error } = followed().appraise(position);
    expect(error).toBe(0);
    expect(shares).toHaveLength(position.teams);
    expect(shares.every((share) => share > 0)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test('says the same of a position whatever was asked before', () => {
    const evaluation = followed();
    const before = evaluation.appraise(start(3)).shares;
    evaluation.appraise(start(4, true));
    evaluation.candidates(start(2), 4);
    expect(evaluation.appraise(start(3)).shares).toEqual(before);
  });

  test('plays on by the luck that it is given, until the seat is on turn again', () => {
    const position = start(2);
    const after = playedOn(position, 2, 7);
    expect(after.turn).toBe(position.turn);
    expect(after.ply).toBeGreaterThanOrEqual(position.ply + 4);
    expect(after.rackOf(0)).toHaveLength(6);
    expect(playedOn(position, 2, 7)).toEqual(after);
    expect(playedOn(position, 2, 8)).not.toEqual(after);
  });

  test('names so many moves, and what speaks for one', () => {
    const position = start(2);
    const moves = followed().candidates(position, 4);
    expect(moves).toHaveLength(4);
    expect(moves.every((move) => position.isLegal(move))).toBe(true);
    expect(followed().reasons(position, moves[0] ?? 0).length).toBeGreaterThan(0);
  });

  test('is known by all that the judgement depends on', () => {
    const hashes = [
      followed(),
      followed({ ...TASTE, width: 3 }),
      followed({ ...TASTE, turns: 2 }),
      followed(TASTE, 'b'),
    ];
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(4);
    expect(followed().hash).toBe(followed().hash);
  });

  test('judges no more than have learned it', () => {
    expect(() => followed().appraise(start(4))).toThrow('where 4 compete');
  });
});
