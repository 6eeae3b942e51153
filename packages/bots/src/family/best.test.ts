import { compareTracks, FastChance, startGame, type Position } from '@sixfold/engine';
import { SWAP } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { bestScoring, gainsOnWeakest } from './best.ts';
import { greedyFromRack } from './racks.ts';

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
