import type { Level } from '@sixfold/bots';
import { COMPANY_VERSION } from '@sixfold/bots/levels';
import type { Evaluation } from '@sixfold/review';
import type { LevelLoss, Mean } from '@sixfold/review/statistics';
import { describe, expect, test } from 'vitest';
import { evenShares } from '../../packages/review/src/contract/shares.ts';
import { evaluationOf } from '../review/evaluation.ts';
import { compareMoves, isSurelyMistake } from './compare.ts';
import { markMasters } from './masters.ts';
import { orderOf } from './order.ts';
import { plantIn, type PlantingPlan, type WeighedMove } from './plant.ts';
import { foundRow, mastersRow, sayMissed, sayMistakes, type MastersRow } from './rows.ts';
import { intervalOf } from './share.ts';

const PLAYOUTS = { first: 40, most: 120 };

/** Worlds in which a move wins so many of ten games; what is asked of them is counted. */
function worldsOf(wins: (move: number, index: number) => number): { asked: number; playOn: typeof wins } {
  const worlds = {
    asked: 0,
    playOn(move: number, index: number): number {
      worlds.asked++;
      return index % 10 < wins(move, index) ? 1 : 0;
    },
  };
  return worlds;
}

describe('two moves', () => {
  test('are compared to the end where one of them throws the game away', () => {
    const loss = compareMoves(
      worldsOf((move) => (move === 1 ? 9 : 2)),
      1,
      0,
      PLAYOUTS,
    );
    expect(loss?.mean).toBeCloseTo(0.7, 9);
    expect(loss?.count).toBe(120);
    expect(loss !== null && isSurelyMistake(loss)).toBe(true);
  });

  test('that are equal are left after the first look', () => {
    const worlds = worldsOf(() => 5);
    expect(compareMoves(worlds, 1, 0, PLAYOUTS)).toBeNull();
    expect(worlds.asked).toBe(2 * 40);
  });

  test('that look different at first sight alone are left soon after it', () => {
    const worlds = worldsOf((move, index) => (index < 40 && move === 0 ? 0 : 5));
    expect(compareMoves(worlds, 1, 0, PLAYOUTS)).toBeNull();
    expect(worlds.asked).toBeLessThan(2 * (40 + 120));
  });
});

test('a loss that may be smaller than ten points is no mistake yet', () => {
  expect([0.05, 0.13, 0.15].map((mean) => isSurelyMistake({ mean, error: 0.02 }))).toEqual([false, false, true]);
});

describe('at a table of cards', async () => {
  const table = { game: 'cards', players: 2, options: {} } as const;
  const evaluation = await evaluationOf(table);
  const plan: PlantingPlan = {
    what: 'planting',
    table,
    playouts: PLAYOUTS,
    seed: 'test',
    evaluation: evaluation.hash,
    bots: COMPANY_VERSION,
  };

  /** Whoever sees no difference between any two positions. */
  const blind: Evaluation = {
    name: 'blind',
    hash: 'none',
    seesLuck: false,
    appraise: ({ teams }) => ({ shares: evenShares(teams), error: 0 }),
    candidates: (position, most) => evaluation.candidates(position, most),
    reasons: () => [],
  };

  /** The first game in which a mistake can be planted, and what it is. */
  async function firstPlanted(): Promise<[number, WeighedMove]> {
    for (let number = 0; ; number++) {
      const move = await plantIn(plan, number, evaluation);
      if (move && isSurelyMistake(move.loss)) return [number, move];
    }
  }

  test('a planted mistake is found, and by whoever sees no difference it is not', async () => {
    const [number, move] = await firstPlanted();
    expect(move.played).not.toBe(move.better);
    expect(foundRow('cards', [move], 1).standing).toBe('ok');
    const unseen = await plantIn(plan, number, blind);
    expect(unseen).toEqual({ ...move, review: null });
    expect(foundRow('cards', [{ ...move, review: null }], 1).standing).toBe('FAIL');
    expect(sayMissed([{ ...move, review: null }])).toHaveLength(1);
  });

  test('a master’s decisions are counted with their marks', async () => {
    const masters = { ...plan, what: 'masters', steps: 2 } as const;
    const { real, marked } = await markMasters(masters, 0, evaluation);
    expect(marked[0]).toBe(real);
    expect([marked[10], marked[5], marked[2], real]).toEqual(
      [marked[10], marked[5], marked[2], real].toSorted((a, b) => Number(a) - Number(b)),
    );
  });
});

describe('a bar', () => {
  const move = (mark: 0 | 2 | 10, mean = 0.3): WeighedMove => ({
    ply: 1,
    by: 'beginner',
    played: 'a',
    better: 'b',
    loss: { mean, error: 0.01, count: 1000 } satisfies Mean,
    review: { best: 'b', loss: mark / 100, error: 0, mark },
  });
  const moves = (found: number, missed: number): WeighedMove[] => [
    ...Array.from({ length: found }, () => move(2)),
    ...Array.from({ length: missed }, () => move(0)),
  ];

  test('is met where nine in ten mistakes are found', () => {
    expect(foundRow('dice', moves(9, 1), 10).standing).toBe('ok');
    expect(foundRow('dice', moves(8, 2), 10).standing).toBe('FAIL');
  });

  test('is open where there is less than was asked for, and doubtful moves are none of it', () => {
    const doubtful = Array.from({ length: 5 }, () => move(0, 0.11));
    expect(foundRow('dice', moves(9, 0), 10).standing).toBe('open');
    expect(foundRow('dice', [...moves(9, 0), ...doubtful], 10).standing).toBe('open');
    expect(foundRow('dice', [...moves(10, 0), ...doubtful], 10).standing).toBe('ok');
  });

  test('is met by masters of whose decisions one in a hundred is marked at ten', () => {
    const games = (ten: number): Parameters<typeof mastersRow>[1] => [{ real: 100, marked: { 10: ten, 5: 5, 2: 9 } }];
    expect([1, 2].map((ten) => mastersRow('dice', games(ten), 1).standing)).toEqual(['ok', 'FAIL']);
    expect(mastersRow('dice', [], 1).standing).toBe('open');
  });
});

test('rows come in the order of tables, those of fewer first, and those of others say so', async () => {
  const row = (names: string, evaluation: string): MastersRow => ({
    standing: 'ok',
    cells: [names],
    seed: 'test',
    steps: 24,
    games: 60,
    evaluation,
    bots: COMPANY_VERSION,
  });
  const { hash } = await evaluationOf({ game: 'dice', players: 2, options: {} });
  const names = ['dice-2, dice-3', 'dice-2', 'cards-2', 'gone-2'];
  const rows = names.map((name) => [name, row(name, name === 'cards-2' ? 'old' : hash)] as const);
  const [, masters = ''] = (await sayMistakes({}, Object.fromEntries(rows), [])).split('\n\n');
  expect(masters.split('\n').slice(2)).toEqual([
    '| cards-2 | ok, of an earlier evaluation |',
    '| dice-2 | ok |',
    '| dice-2, dice-3 | ok |',
  ]);
});

describe('levels', () => {
  const loss = (level: Level, mean: number): LevelLoss => ({ level, games: 9, decisions: 90, mean, error: 0.002 });

  test('are in order where each loses less than the one below, also where two cannot be told apart', () => {
    const row = orderOf('dice-2', [loss('beginner', 0.08), loss('casual', 0.04), loss('club', 0.039)]);
    expect(row.standing).toBe('ok');
    expect(row.cells.at(-1)).toBe('casual and club');
  });

  test('are not where a stronger one loses more', () => {
    expect(orderOf('dice-2', [loss('beginner', 0.04), loss('club', 0.041)]).standing).toBe('FAIL');
  });

  test('stay open where nobody has measured', () => expect(orderOf('dice-2', []).standing).toBe('open'));
});

test('the interval of a share leaves room where all were hit', () => {
  // 180 of 200, as tables of Wilson's interval have it: 0.851 to 0.934; and 10 of 10: from 0.722.
  expect(intervalOf({ hits: 180, count: 200 }).map((end) => end.toFixed(3))).toEqual(['0.851', '0.934']);
  expect(intervalOf({ hits: 10, count: 10 }).map((end) => end.toFixed(3))).toEqual(['0.722', '1.000']);
});
