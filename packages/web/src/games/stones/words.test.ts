import { ScriptedChance, startGame, type SeenEvent } from '@sixfold/engine';
import { DRAW, stones, type StonesMove } from '@sixfold/engine/stones';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import { de, en } from '../all-messages.fixture.ts';
import { columnsOf } from './stones.ts';
import { sayChance, sayColumn, sayGains, words } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const ply = (type: StonesMove['type'], events: SeenEvent[] = []): GamePly<StonesMove> => ({
  ply: 0,
  seat: 0,
  move: { type },
  events,
});
const flip = (piece: 'R' | 'G', to: 'tray' | 'middle'): SeenEvent => ({ type: 'flip', piece, to });

/** Red, red and yellow lie in the centre; the first seat has 5 red stones. */
function begun() {
  const position = startGame(stones, { players: 2, options: {}, starter: 0 }, new ScriptedChance([0, 0, 2]));
  position.tracks.set([5, 1, 0, 1, 1, 1]);
  return position;
}

describe('words', () => {
  test('a draw says what was turned over and whether it matched', () => {
    expect(words.sayPly(ply('draw', [flip('R', 'tray')]), NAMES, en)).toBe('Anna: red – a match');
    const bust = ply('draw', [flip('G', 'middle'), { type: 'bust', seat: 0 }]);
    expect(words.sayPly(bust, NAMES, de)).toBe('Anna: Grün – verzockt, alles in die Mitte');
  });

  test('stones that fill up the middle are told with the move that made room', () => {
    const stop = ply('stop', [flip('R', 'middle'), flip('R', 'middle')]);
    expect(words.sayPly(stop, NAMES, en)).toBe('Anna: stop. New in the centre: 2 × red');
    expect(words.sayPly(ply('take'), NAMES, en)).toBe('Anna: weakest colour taken');
    expect(words.sayPly(ply('pass'), NAMES, en)).toBe('Anna: pass');
  });

  test('events: what was kept, what went back, a bonus turn, and every kind of end', () => {
    const said = (event: SeenEvent): string => words.sayEvent(event, NAMES, en);
    expect(said({ type: 'score', seat: 0, symbol: 'R', points: 2, track: 7 })).toBe('red +2, now 7');
    expect(said({ type: 'score', seat: 0, symbol: 'R', points: 0, track: 7 })).toBe('');
    expect(said({ type: 'return', pieces: ['R', 'R', 'B'] })).toBe('Back to the pile: 2 × red, blue');
    expect(said({ type: 'bonus', seat: 0, symbol: 'R' })).toBe('Bonus turn for red');
    for (const reason of ['instant', 'passes', 'stuck'] as const) expect(said({ type: 'end', reason })).not.toBe('');
    expect(said(flip('R', 'middle'))).toBe('');
  });

  test('a number explains where its stones came from', () => {
    const stop = ply('stop', [{ type: 'return', pieces: ['R'] }]);
    expect(words.sayScore?.(stop, 'R', 2, en)).toBe('1 from the tray, 2 from the centre, 1 back');
    expect(words.sayScore?.(stop, 'B', 2, en)).toBe('1 from the tray, 1 from the centre');
    expect(words.sayScore?.(ply('take'), 'B', 1, en)).toBe('1 from the centre');
  });

  test('a suggestion names the move', () => {
    const hint = (type: StonesMove['type']): string => words.sayHint({ type }, begun(), en);
    expect((['draw', 'stop', 'take', 'pass'] as const).map(hint)).toEqual(['Flip', 'Stop', 'Take yellow', 'Pass']);
  });

  test('those who hear learn what lies there and what a stop brings', () => {
    const position = begun();
    const columns = () => columnsOf(stones.view(position, 0), position);
    expect(sayColumn(columns()[2]!, en)).toBe('yellow: 1 in the centre, your weakest colour, you may take 1');
    position.play(DRAW, new ScriptedChance([0]));
    expect(sayColumn(columns()[0]!, en)).toBe('red: 2 in the centre, 1 in the tray, stopping scores 2, 1 back');
    expect(sayColumn(columns()[4]!, en)).toBe('blue: none in the centre');
    expect(sayGains(columns(), en)).toBe('red +2 (1 back)');
    expect(sayChance(0.456, 'en')).toBe('46%');
  });
});
