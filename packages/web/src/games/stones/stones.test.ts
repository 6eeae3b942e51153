import { FastChance, ScriptedChance, startGame, type Letter } from '@sixfold/engine';
import { DRAW, IDLE_LIMIT, STOP, stones, TAKE, type StonesMove, type StonesPosition } from '@sixfold/engine/stones';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import { columnsOf, countBusts, foresee, idleTurnsLeft, offeredSymbol, riskOf, sumOf, turnsOf } from './stones.ts';

const config = { players: 2, options: {}, starter: 0 };

/** A game in which red, red and yellow lie in the middle. */
const begun = (): StonesPosition => startGame(stones, config, new ScriptedChance([0, 0, 2]));

const draw = (position: StonesPosition, ...symbols: number[]): void => {
  for (const symbol of symbols) position.play(DRAW, new ScriptedChance([symbol]));
};

const columns = (position: StonesPosition) => columnsOf(stones.view(position, 0), position);

describe('columns', () => {
  test('the middle is sorted by colour, and what is drawn next is known to match or not', () => {
    const position = begun();
    draw(position, 2);
    expect(columns(position).map(({ middle }) => middle)).toEqual([2, 0, 1, 0, 0, 0]);
    expect(columns(position).map(({ fate }) => fate)).toEqual([
      'match',
      'absent',
      'twice',
      'absent',
      'absent',
      'absent',
    ]);
  });

  test('a stop brings the tray with its colours from the middle, and says what goes back', () => {
    const position = begun();
    position.tracks.set([5, 0, 3]);
    draw(position, 0, 2);
    // Red: 1 + 2 make 8 of 7. Yellow: 1 + 1 make 5.
    expect(columns(position)[0]).toMatchObject({ gain: 2, surplus: 1 });
    expect(columns(position)[2]).toMatchObject({ gain: 2, surplus: 0 });
    expect(sumOf(columns(position), 'gain')).toBe(4);
    expect(foresee(position, STOP)?.bonus).toEqual(['R']);
  });

  test('before the first draw a stop is no choice', () => {
    expect(foresee(begun(), STOP)).toBeNull();
    expect(sumOf(columns(begun()), 'gain')).toBe(0);
  });

  test('the single weakest colour is offered if it lies in the middle', () => {
    const position = begun();
    expect(offeredSymbol(position)).toBeNull();
    position.tracks.set([1, 1, 0, 1, 1, 1]);
    expect(offeredSymbol(position)).toBe(2);
    expect(columns(position).map(({ isOffered }) => isOffered)).toEqual([false, false, true, false, false, false]);
    draw(position, 0);
    expect(foresee(position, TAKE)).toBeNull();
    expect(offeredSymbol(position)).toBeNull();
  });
});

describe('risk', () => {
  test('counts what is in the pile', () => {
    const position = begun();
    // 123 stones, of them 19 red and 20 yellow: the other 84 do not match.
    expect(countBusts(columns(position))).toBe(84);
    expect(riskOf(columns(position))).toBeCloseTo(84 / 123);
    draw(position, 2);
    // 122 stones, 19 of them red.
    expect(riskOf(columns(position))).toBeCloseTo(103 / 122);
  });

  test('there is none with nothing to draw', () => {
    const position = begun();
    position.pileSize = 0;
    expect(riskOf(columns(position))).toBeNull();
  });
});

test('the idle end is announced twenty turns before', () => {
  const position = begun();
  expect(idleTurnsLeft(stones.view(position, 0))).toBeNull();
  position.idle = IDLE_LIMIT - 1;
  expect(idleTurnsLeft(stones.view(position, 0))).toBe(1);
});

describe('turns', () => {
  const ply = (seat: number, type: StonesMove['type'], events: GamePly<StonesMove>['events']): GamePly<StonesMove> => ({
    ply: 0,
    seat,
    move: { type },
    events,
  });
  const match = (seat: number, piece: Letter): GamePly<StonesMove> =>
    ply(seat, 'draw', [{ type: 'flip', piece, to: 'tray' }]);
  const bust = (seat: number, piece: Letter): GamePly<StonesMove> =>
    ply(seat, 'draw', [
      { type: 'flip', piece, to: 'middle' },
      { type: 'bust', seat },
      { type: 'flip', piece: 'V', to: 'middle' },
    ]);

  test('plies are put together to turns', () => {
    const turns = turnsOf([match(0, 'R'), match(0, 'B'), bust(0, 'B'), match(1, 'G')]);
    expect(turns.map(({ seat, drawn, end }) => ({ seat, drawn, end }))).toEqual([
      { seat: 0, drawn: ['R', 'B', 'B'], end: 'bust' },
      { seat: 1, drawn: ['G'], end: null },
    ]);
  });

  test('a bonus turn is a turn of its own', () => {
    const stop = ply(0, 'stop', [
      { type: 'score', seat: 0, symbol: 'R', points: 3, track: 7 },
      { type: 'bonus', seat: 0, symbol: 'R' },
      { type: 'return', pieces: ['R'] },
    ]);
    const [first, second] = turnsOf([match(0, 'R'), stop, bust(0, 'G')]);
    expect(first).toMatchObject({ end: 'stop', hasBonus: true, gains: [{ symbol: 'R', points: 2 }] });
    expect(second).toMatchObject({ drawn: ['G'], end: 'bust', gains: [] });
  });
});

test('every moment of a game can be shown', () => {
  const chance = new FastChance(7);
  const position = startGame(stones, { ...config, players: 4 }, chance);
  while (!position.ended) {
    const all = columns(position);
    expect(sumOf(all, 'pile')).toBe(position.pileSize);
    expect(sumOf(all, 'gain') > 0 || sumOf(all, 'surplus') > 0).toBe(position.tray !== 0);
    position.play(position.randomMove(chance), chance);
  }
  expect(columns(position).every(({ gain, isOffered }) => gain === 0 && !isOffered)).toBe(true);
});
