import type { DiceView } from '@sixfold/engine/dice';
import { expect, test } from 'vitest';
import { pictureOf } from '../../terminal/picture.fixture.ts';
import { draw } from './draw.ts';

const view: DiceView = {
  game: 'dice',
  players: 2,
  options: {},
  starter: 0,
  seat: 0,
  ply: 2,
  turn: 0,
  due: 0,
  ended: null,
  rolls: 2,
  dice: [['R', 'R', 'G', 'V'], null],
  tracks: [
    [0, 1, 2, 3, 3, 3],
    [7, 7, 6, 4, 4, 7],
  ],
};

test("D6 rows with their areas, everyone's dice, and how often was rolled", () => {
  expect(draw(pictureOf(view))).toEqual([
    '→ Anna            Ben',
    '▸R □□□│···│· 0   R ■■■│■■■│■ 7',
    ' O ■□□│···│· 1   O ■■■│■■■│■ 7',
    ' Y ■■□│···│· 2   Y ■■■│■■■│□ 6',
    ' G ■■■│···│· 3  ▸G ■■■│■□□│□ 4',
    ' B ■■■│···│· 3  ▸B ■■■│■□□│□ 4',
    ' V ■■■│···│· 3   V ■■■│■■■│■ 7',
    '',
    '  Anna          R✹   R✹   G●   V○    roll 2 of 3',
    '  Ben          not rolled yet',
    '',
  ]);
});

test('dice that count are pointed at', () => {
  const line = draw(pictureOf(view, { counted: [{ seat: 0, index: 1 }] }))[8];
  expect(line).toBe('  Anna          R✹  ›R✹‹  G●   V○    roll 2 of 3');
});

test('before the first roll of a turn nothing is said of rolls', () => {
  expect(draw(pictureOf({ ...view, rolls: 0 })).join('\n')).not.toContain('of 3');
});
