import { loadMastersJudge } from '@sixfold/bots/board';
import type { TileJudge } from '@sixfold/bots/tiles';
import { FastChance, startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { FIRST, KINDS, SECOND } from '@sixfold/engine/family';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEAT_INPUTS } from './seat-view.ts';
import { WholeView } from './whole-view.ts';

const FORESIGHT = { horizons: [0, 2], width: 2, leaf: 3 };
const PER_SEAT = SEAT_INPUTS + FORESIGHT.horizons.length;

/** Positions of a game of random moves, one in so many plies. */
function positionsOf(players: number, every = 7): BoardPosition[] {
  const chance = new FastChance(players);
  const position = startGame(board, { players, options: { startSymbols: 'any', partners: false }, starter: 0 }, chance);
  const met: BoardPosition[] = [];
  for (; !position.ended; position.play(position.randomMove(chance), chance)) {
    if (position.ply % every === 0) met.push(position.clone());
  }
  return met;
}

let judge: TileJudge;
beforeAll(async () => {
  ({ judge } = await loadMastersJudge(2));
});

/** What is seen of a position. */
function look(position: BoardPosition, turn = position.turn): number[] {
  const view = new WholeView(position, [{ judge, ...FORESIGHT }]);
  const inputs = new Float32Array(view.inputs);
  position.setTurn(turn);
  view.write(position, inputs);
  return Array.from(inputs);
}

const seatOf = (inputs: readonly number[], place: number): number[] =>
  inputs.slice(place * PER_SEAT, place * PER_SEAT + SEAT_INPUTS);

describe('a whole position', () => {
  const positions = positionsOf(2);

  test('is seen the same whatever the order of the bag, and is left as it was', () => {
    for (const position of positions) {
      const before = JSON.stringify(position);
      const seen = look(position);
      expect(JSON.stringify(position)).toBe(before);
      position.bag.subarray(0, position.bagSize).reverse();
      expect(look(position)).toEqual(seen);
    }
  });

  test('is seen from the seat to move: the seats change places with the turn', () => {
    for (const position of positions.filter(({ choosing }) => !choosing)) {
      const [own, other] = [look(position, 0), look(position, 1)];
      expect(seatOf(own, 0)).toEqual(seatOf(other, 1));
      expect(seatOf(own, 1)).toEqual(seatOf(other, 0));
    }
  });

  test('shows each tile on the racks: another one in its place is seen', () => {
    const position = positions[3];
    if (!position) throw new Error('the game is longer');
    const seen = look(position);
    const other = (position.turn + 1) % 2;
    const kind = position.rackOf(other)[0] ?? 0;
    const instead = Array.from({ length: KINDS }, (_, one) => one).filter(
      (one) => FIRST[one] !== FIRST[kind] && SECOND[one] !== SECOND[kind],
    );
    for (const one of instead) {
      const changed = position.clone();
      const from = other * KINDS;
      changed.racks[from + kind] = (changed.racks[from + kind] ?? 0) - 1;
      changed.kinds[other] = 0;
      for (let held = 0; held < KINDS; held++) {
        if (held === one) changed.racks[from + held] = (changed.racks[from + held] ?? 0) + 1;
        if (changed.racks[from + held]) changed.kinds[other] = (changed.kinds[other] ?? 0) | (1 << held);
      }
      expect(look(changed)).not.toEqual(seen);
    }
  });

  test('tells how everybody stands: own tracks weakest first, beside the next seat’s', () => {
    for (const position of positions) {
      const inputs = look(position);
      for (const place of [0, 1]) {
        const seat = (position.turn + place) % 2;
        const perSymbol = (SEAT_INPUTS - 7) / 6;
        const own = Array.from({ length: 6 }, (_, index) => (inputs[place * PER_SEAT + index * perSymbol] ?? 0) * 9);
        expect(own.map(Math.round)).toEqual(Array.from(position.tracksOf(seat)).sort((a, b) => a - b));
      }
    }
  });
});

test.each([2, 3, 4])('%s players are seen in numbers of about one', async (players) => {
  ({ judge } = await loadMastersJudge(players));
  for (const position of positionsOf(players, 11)) {
    const inputs = look(position);
    expect(inputs.every((value) => Math.abs(value) <= 6)).toBe(true);
    expect(new Set(inputs).size).toBeGreaterThan(10);
  }
});
