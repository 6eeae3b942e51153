import { compareTracks, FastChance, startGame, type Position } from '@sixfold/engine';
import { SWAP } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { bestScoring, gainsOnWeakest } from './best.ts';
import { greedyFromRack } from './racks.ts';
import { noticed, weakMove } from './weak-players.ts';

const CONFIG = { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 };

/** Positions of a random game in which a tile is to be laid. */
function positions(seed: number): Position[] {
  const position = startGame(board, CONFIG, new FastChance(seed));
  const chance = new FastChance(seed);
  const met: Position[] = [];
  for (; !position.ended; position.play(position.randomMove(chance), chance)) {
    if (!position.choosing && position.ply % 6 === 0) met.push(position.clone());
  }
  return met;
}

const POSITIONS = [...positions(1), ...positions(2)];

const tracksAfter = (position: Position, move: number): number[] => {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return Array.from(after);
};

const pointsAfter = (position: Position, move: number): number =>
  tracksAfter(position, move).reduce((sum, track) => sum + track);

describe('of the possible moves, a weak player notices', () => {
  const moves = Array.from({ length: 1000 }, (_, index) => index);

  test.each([0.2, 0.5, 0.85])('a share of %d', (sees) => {
    const share = noticed(moves, sees, new FastChance(1)).length / moves.length;
    expect(Math.abs(share - sees)).toBeLessThan(0.06);
  });

  test('all who sees all', () => {
    expect(noticed(moves, 1, new FastChance(1))).toEqual(moves);
  });

  test('one at least, by lot if need be', () => {
    const lots = Array.from({ length: 200 }, (_, seed) => noticed([7, 8, 9], 0, new FastChance(seed)));
    for (const seen of lots) expect(seen).toHaveLength(1);
    expect(new Set(lots.flat())).toEqual(new Set([7, 8, 9]));
  });
});

describe('who notices everything', () => {
  test('and cares for no symbol more than another takes the most points', () => {
    for (const position of POSITIONS) {
      const moves = position.legalMoves();
      const move = weakMove(position, moves, { sees: 1, cares: 0 }, new FastChance(1));
      expect(pointsAfter(position, move)).toBe(Math.max(...moves.map((other) => pointsAfter(position, other))));
    }
  });

  test('and cares for the weakest symbols only helps those, where anything does', () => {
    for (const position of POSITIONS) {
      const moves = position.legalMoves();
      const move = weakMove(position, moves, { sees: 1, cares: 6 }, new FastChance(1));
      const helps = moves.some((other) => gainsOnWeakest(position, other));
      expect(gainsOnWeakest(position, move)).toBe(helps);
    }
  });

  test('leaves ties to luck', () => {
    const position = startGame(board, CONFIG, new FastChance(1));
    const choices = Array.from({ length: 30 }, (_, seed) =>
      weakMove(position, position.legalMoves(), { sees: 1, cares: 0 }, new FastChance(seed)),
    );
    expect(new Set(choices).size).toBeGreaterThan(1);
    expect(new Set(choices.map((move) => pointsAfter(position, move))).size).toBe(1);
  });
});

describe('the best scoring move', () => {
  test('F4 leaves nobody better off, by the order in which players are ranked', () => {
    for (const position of POSITIONS) {
      const moves = position.legalMoves();
      const best = tracksAfter(position, bestScoring(position, moves, new FastChance(3)));
      for (const move of moves) expect(compareTracks(best, tracksAfter(position, move))).toBeGreaterThanOrEqual(0);
    }
  });

  test('is one of those given', () => {
    const [position] = POSITIONS;
    const few = position!.legalMoves().slice(10, 13);
    for (let seed = 0; seed < 9; seed++) expect(few).toContain(bestScoring(position!, few, new FastChance(seed)));
  });

  test('F3 helps a weakest symbol if it raises a track that no other is below', () => {
    for (const position of POSITIONS) {
      const before = position.tracksOf(position.turn);
      for (const move of position.legalMoves().slice(0, 40)) {
        const raised = tracksAfter(position, move).map((track, symbol) => track > before[symbol]!);
        const isWeakest = before.map((track) => before.every((other) => other >= track));
        expect(gainsOnWeakest(position, move)).toBe(raised.some((isRaised, symbol) => isRaised && isWeakest[symbol]!));
      }
    }
  });
});

test('B8 who plays greedily swaps whenever it is allowed', () => {
  const position = startGame(board, CONFIG, new FastChance(5));
  position.choosing = true;
  expect(greedyFromRack(position, new FastChance(1))).toBe(SWAP);
});
