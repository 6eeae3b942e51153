import { FastChance, gainsOf, parseConfig, startGame } from '@sixfold/engine';
import { SWAP } from '@sixfold/engine/family';
import { board, type BoardPosition, type BoardView } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import {
  cancel,
  choose,
  covers,
  follow,
  ghostOf as ghostIn,
  pin,
  pointAt,
  rotate as rotateIn,
  sortRack,
  start,
  walk,
  type Ghost,
  type TileState,
} from '../../tiles/state.ts';
import { heatOf } from '../../tiles/on-wish.tsx';
import { tileGame } from './board.ts';

const ghostOf = (state: TileState, position: BoardPosition): Ghost | null => ghostIn(tileGame, state, position);
const rotate = (state: TileState, position: BoardPosition, by: 1 | -1): TileState =>
  rotateIn(tileGame, state, position, by);

function deal(players: number, options = {}): BoardPosition {
  const config = parseConfig(board.card, players, options, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame<BoardPosition>(board, config.value, new FastChance(7));
}

/** A position whose mover holds exactly these tiles. */
function holding(rack: string[], more: Partial<BoardView> = {}): BoardPosition {
  const position = deal(2);
  const view = board.view(position, 0);
  const held = [rack.length, ...view.held.slice(1)];
  return board.resample({ ...view, rack, held, ...more }, new FastChance(1));
}

const viewOf = (position: BoardPosition): BoardView => board.view(position, position.turn);
const at = (position: BoardPosition): TileState => start(viewOf(position));
const LAID: Partial<BoardView> = {
  laid: [
    {
      tile: 'RR',
      at: [
        [4, -3],
        [4, -2],
      ],
    },
    {
      tile: 'BV',
      at: [
        [1, 0],
        [2, 0],
      ],
    },
  ],
};

describe('the rack', () => {
  test('nothing is chosen at first, but a single tile is', () => {
    expect(at(deal(2)).chosen).toBeNull();
    expect(at(deal(1)).chosen).toBe(0);
  });

  test('a tile that is not there cannot be chosen', () => {
    const state = at(holding(['RO', 'GG']));
    expect(choose(state, 1).chosen).toBe(1);
    expect(choose(state, 2)).toBe(state);
  });

  test('after a move the kept tiles stay where they stand and the new one joins at the end', () => {
    const state = { ...at(holding(['RO', 'GG', 'VV'])), rack: ['VV', 'RO', 'GG'], chosen: 1, pinned: true };
    const later = follow(state, { ...viewOf(holding(['OO', 'GG', 'VV'])), ply: 2 });
    expect(later).toMatchObject({ rack: ['VV', 'GG', 'OO'], chosen: null, pinned: false });
  });

  test('drawing the very tile again still ends the trying', () => {
    const position = holding(['RO', 'GG']);
    const state = { ...at(position), chosen: 0 };
    expect(follow(state, viewOf(position))).toBe(state);
    expect(follow(state, { ...viewOf(position), ply: 2 }).chosen).toBeNull();
  });

  test('another seat at the screen starts afresh', () => {
    const position = deal(2);
    const other = board.view(position, 1);
    expect(follow(choose(at(position), 3), other)).toEqual(start(other));
  });

  test('sorting keeps the chosen tile in the hand', () => {
    const state = { ...at(holding(['RO', 'GG', 'RR'])), rack: ['GG', 'RO', 'RR'], chosen: 0 };
    expect(sortRack(state)).toMatchObject({ rack: ['RR', 'RO', 'GG'], chosen: 2 });
  });
});

describe('walking', () => {
  test('begins in the middle and goes straight up and down', () => {
    const middle = walk(at(deal(2)), 5, 'ArrowUp');
    expect(middle.cursor).toEqual([0, 0]);
    expect(walk(middle, 5, 'ArrowUp').cursor).toEqual([0, -1]);
    expect(walk(middle, 5, 'ArrowDown').cursor).toEqual([0, 1]);
  });

  test('sideways keeps to a row, there and back', () => {
    const middle = pointAt(at(deal(2)), [0, 0]);
    const right = walk(walk(middle, 5, 'ArrowRight'), 5, 'ArrowRight');
    expect(right.cursor).toEqual([2, -1]);
    expect(walk(walk(right, 5, 'ArrowLeft'), 5, 'ArrowLeft').cursor).toEqual([0, 0]);
  });

  test('reaches every field and never leaves the board', () => {
    const seen = new Set(['0,0']);
    const open = [pointAt(at(deal(4)), [0, 0])];
    for (let state = open.pop(); state; state = open.pop()) {
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = walk(state, 7, arrow);
        if (seen.has(String(next.cursor))) continue;
        seen.add(String(next.cursor));
        open.push(next);
      }
    }
    expect(seen.size).toBe(169);
  });
});

describe('the ghost', () => {
  test('needs a tile and a field', () => {
    const position = holding(['RO', 'GG'], LAID);
    expect(ghostOf(pointAt(at(position), [0, 0]), position)).toBeNull();
    expect(ghostOf(choose(at(position), 0), position)).toBeNull();
  });

  test('means a legal move and knows what it scores', () => {
    const position = holding(['RO', 'GG'], LAID);
    const ghost = ghostOf({ ...at(position), chosen: 0, cursor: [4, -4], direction: 4 }, position);
    // Red beside the printed red and the two red fields below it.
    expect(ghost).toMatchObject({
      at: [
        [4, -4],
        [3, -3],
      ],
      error: null,
    });
    expect(position.isLegal(ghost?.move as number)).toBe(true);
    expect(ghost?.outcome?.scores.map(({ symbol, points }) => [symbol, points])).toEqual([
      ['R', 3],
      ['O', 0],
    ]);
  });

  test('turns by itself where the wanted direction is impossible', () => {
    const position = holding(['RO', 'GG'], LAID);
    const ghost = ghostOf({ ...at(position), chosen: 0, cursor: [0, 0], direction: 2 }, position);
    expect(ghost).toMatchObject({ direction: 3, error: null });
  });

  test('says why it cannot lie somewhere', () => {
    const taken = holding(['RO', 'GG'], LAID);
    expect(ghostOf({ ...at(taken), chosen: 0, cursor: [1, 0] }, taken)).toMatchObject({
      move: null,
      error: { code: 'field-taken', at: [1, 0] },
    });
    const opening = holding(['RO', 'GG']);
    expect(ghostOf({ ...at(opening), chosen: 0, cursor: [0, 0] }, opening)?.error?.code).toBe('must-touch-start');
    // At the edge some directions lead off the board; the reason is still the rule of the opening.
    const large = deal(4);
    expect(ghostOf({ ...at(large), chosen: 0, cursor: [7, -3] }, large)?.error?.code).toBe('must-touch-start');
  });

  test('is gone while the question of the swap is open', () => {
    const position = holding(['GG'], { ...LAID, choosing: true });
    expect(position.isLegal(SWAP)).toBe(true);
    expect(ghostOf({ ...at(position), cursor: [0, 0] }, position)).toBeNull();
  });

  test('rotates through the directions that fit, both ways', () => {
    const position = holding(['RO', 'GG'], LAID);
    const state: TileState = { ...at(position), chosen: 0, cursor: [0, 0], direction: 1 };
    // Direction 2 is taken by the tile on (1, 0).
    expect(rotate(state, position, 1).direction).toBe(3);
    expect(rotate(rotate(state, position, 1), position, -1).direction).toBe(1);
    let round = state;
    for (let turn = 0; turn < 5; turn++) round = rotate(round, position, 1);
    expect(round.direction).toBe(1);
  });

  test('covers two fields and lies still once pinned', () => {
    const position = holding(['RO', 'GG'], LAID);
    const state = pin(choose(at(position), 0), [0, 0]);
    const ghost = ghostOf(state, position);
    expect([covers(ghost, [0, 0]), covers(ghost, [0, 1]), covers(ghost, [1, 0])]).toEqual([true, true, false]);
    expect(state.pinned).toBe(true);
    expect(cancel(state)).toMatchObject({ pinned: false, chosen: 0 });
    expect(cancel(cancel(state)).chosen).toBeNull();
  });

  test('every legal placement of a game can be reached', () => {
    const position = deal(3);
    position.play(position.legalMoves()[0]!, new FastChance(1));
    const state = at(position);
    const reached = new Set<number>();
    state.rack.forEach((_, chosen) => {
      for (let q = -6; q <= 6; q++)
        for (let r = -6; r <= 6; r++)
          for (let direction = 0; direction < 6; direction++) {
            const move = ghostOf({ ...state, chosen, cursor: [q, r], direction }, position)?.move;
            if (move !== null && move !== undefined) reached.add(move);
          }
    });
    expect(position.legalMoves().every((move) => reached.has(move))).toBe(true);
  });
});

test('heat is the most that a tile brings with a half on a field, and nothing where it brings nothing', () => {
  const position = holding(['RR', 'RB'], LAID);
  const heat = new Map(heatOf(tileGame, position, 'RR').map(({ at: field, points }) => [String(field), points]));
  const best = (field: string): number =>
    Math.max(
      0,
      ...position.legalMoves().map((move) => {
        const made = board.makeMove(position, move);
        const isThere = made.type === 'place' && made.tile === 'RR' && made.at.some((half) => String(half) === field);
        return isThere ? gainsOf(position, move).reduce((sum, gain) => sum + gain) : 0;
      }),
    );
  expect(heat.size).toBeGreaterThan(0);
  for (const field of ['4,-4', '3,-2', '0,0', '-3,1']) expect(heat.get(field) ?? 0).toBe(best(field));
});
