import { FastChance, GAMES, parseConfig, startGame, type Game, type GameId, type Position } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../contract/evaluation.ts';
import { loadEvaluation, reviewedGames } from './games.ts';

async function evaluationOf(id: GameId, players: number): Promise<Evaluation> {
  const evaluation = await loadEvaluation(id, players);
  if (!evaluation) throw new Error(`nobody judges ${id}`);
  return evaluation;
}

function positionsOf(id: GameId, players: number): Position[] {
  const game: Game = GAMES[id];
  const config = parseConfig(game.card, players, {}, 1);
  if (!config.ok) throw new Error('the usual options are allowed');
  const chance = new FastChance(players);
  const position = startGame(game, config.value, chance);
  const seen: Position[] = [];
  for (let ply = 0; ply < 30 && !position.ended; ply++) {
    seen.push(position.clone());
    position.play(position.randomMove(chance), chance);
  }
  return seen;
}

/** What there is to draw from, turned around. */
function turnAround(position: Position): Position {
  const other = position.clone();
  for (const [pieces, size] of [
    ['bag', 'bagSize'],
    ['pile', 'pileSize'],
  ] as const) {
    const held: unknown = Reflect.get(other, pieces);
    if (held instanceof Uint8Array) held.subarray(0, Number(Reflect.get(other, size))).reverse();
  }
  return other;
}

describe.each(reviewedGames())('the evaluation of %s', (id) => {
  test.each([2, 3, 4])('gives everybody of %s a share, and together they are 1', async (players) => {
    const evaluation = await evaluationOf(id, players);
    for (const position of positionsOf(id, players)) {
      const { shares } = evaluation.appraise(position);
      expect(shares).toHaveLength(position.teams);
      expect(shares.every((share) => share >= 0)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  test.each(['positions', 'decisions'])(
    'says of %s the same whatever the order of what is left to draw, and leaves the position as it was',
    async (what) => {
      const whole = await evaluationOf(id, 2);
      const evaluation = what === 'decisions' ? (whole.forDecisions ?? whole) : whole;
      for (const position of positionsOf(id, 2)) {
        const before = JSON.stringify(position);
        const { shares } = evaluation.appraise(position);
        expect(evaluation.appraise(turnAround(position)).shares).toEqual(shares);
        expect(evaluation.appraise(position).shares).toEqual(shares);
        expect(JSON.stringify(position)).toBe(before);
      }
    },
  );

  test('names legal moves worth a look, no more than are asked for', async () => {
    const evaluation = await evaluationOf(id, 2);
    for (const position of positionsOf(id, 2)) {
      const moves = evaluation.candidates(position, 4);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(4);
      expect(moves.every((move) => position.isLegal(move))).toBe(true);
      for (const reason of evaluation.reasons(position, moves[0] ?? 0)) expect(reason.code).toBeTruthy();
    }
  });

  test('has a hash of its own', async () => {
    const { hash, name } = await evaluationOf(id, 2);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});
