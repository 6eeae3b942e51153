import { FastChance, parseConfig, startGame } from '@sixfold/engine';
import type { TileMove } from '@sixfold/engine/family';
import { board3d, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import { describe, expect, test } from 'vitest';
import { de, en } from '../all-messages.fixture.ts';
import { guides } from './guides.ts';
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

function deal(seat: number | null): Board3dView {
  const config = parseConfig(board3d.card, 2, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return board3d.view(startGame<Board3dPosition>(board3d, config.value, new FastChance(7)), seat);
}

describe('moves and events', () => {
  test('fields are named by the size of the board', () => {
    expect(words.sayPly(ply, NAMES, en, { radius: 4 })).toBe('Ben: red and orange on e5 and e6');
    expect(words.sayPly(ply, NAMES, de, { radius: 3 })).toBe('Ben: Rot und Orange auf d4 und d5');
    expect(words.sayPly(ply, NAMES, en)).toBe('Ben: red and orange on e5 and e6');
  });

  test('the last round and the end are told', () => {
    const say = (event: Parameters<typeof words.sayEvent>[0]): string => words.sayEvent(event, NAMES, en);
    expect(say({ type: 'final-round' })).toBe(en.board3d.finalRound);
    expect(say({ type: 'end', reason: 'supply' })).toBe('the tiles have run out');
    expect(say({ type: 'end', reason: 'stuck' })).toBe('no tile fits any more');
  });
});

describe('guidance', () => {
  const applying = (view: Board3dView): string[] => guides.filter(({ applies }) => applies(view)).map(({ id }) => id);
  const view = deal(0);

  test('comes up when it applies, and only for whoever is to decide', () => {
    expect(applying(view)).toEqual(['choose', 'start']);
    expect(applying({ ...view, choosing: true })).toContain('swap');
    expect(applying({ ...view, lastTurns: 2 })).toContain('last');
    expect(applying({ ...view, tracks: [[14, 0, 0, 0, 0, 0], view.tracks[1]!] })).toContain('bonus');
    expect(applying({ ...view, tracks: [[19, 0, 0, 0, 0, 0], view.tracks[1]!] })).not.toContain('bonus');
    expect(applying(deal(1))).toEqual([]);
    expect(applying(deal(null))).toEqual([]);
  });
});
