import type { TileMove } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { de, en } from '../all-messages.fixture.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const place: TileMove = {
  type: 'place',
  tile: 'RO',
  at: [
    [0, 0],
    [1, 0],
  ],
};
const ply = { ply: 0, seat: 1, move: place, events: [] };

describe('moves and events', () => {
  test('fields are named by the size of the board', () => {
    expect(words.sayPly(ply, NAMES, en, { radius: 4 })).toBe('Ben: red-orange on e5 and e6');
    expect(words.sayPly(ply, NAMES, de, { radius: 3 })).toBe('Ben: Rot-Orange auf d4 und d5');
    expect(words.sayPly(ply, NAMES, en)).toBe('Ben: red-orange on e5 and e6');
  });

  test('the last round and the end are told', () => {
    const say = (event: Parameters<typeof words.sayEvent>[0]): string => words.sayEvent(event, NAMES, en);
    expect(say({ type: 'final-round' })).toBe(en.board3d.finalRound);
    expect(say({ type: 'end', reason: 'supply' })).toBe('the tiles have run out');
    expect(say({ type: 'end', reason: 'stuck' })).toBe('no tile fits any more');
  });
});
