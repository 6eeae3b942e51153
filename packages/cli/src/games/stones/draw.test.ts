import type { StonesView } from '@sixfold/engine/stones';
import { expect, test } from 'vitest';
import { pictureOf } from '../../terminal/picture.fixture.ts';
import { draw } from './draw.ts';

const view: StonesView = {
  game: 'stones',
  players: 2,
  options: {},
  starter: 0,
  seat: 0,
  ply: 2,
  turn: 0,
  due: 0,
  ended: null,
  goal: 7,
  pile: [5, 5, 5, 5, 5, 5],
  middle: [2, 1, 0, 0, 1, 0],
  tray: ['R'],
  passes: 0,
  idle: 0,
  tracks: [
    [0, 7, 2, 3, 3, 3],
    [1, 1, 1, 1, 1, 1],
  ],
};

test('collections up to the goal, the middle, the tray and the pile', () => {
  expect(draw(pictureOf(view))).toEqual([
    '→ Anna          Ben',
    '▸R □□□□□□□ 0  ▸R ■□□□□□□ 1',
    ' O ■■■■■■■ 7  ▸O ■□□□□□□ 1',
    ' Y ■■□□□□□ 2  ▸Y ■□□□□□□ 1',
    ' G ■■■□□□□ 3  ▸G ■□□□□□□ 1',
    ' B ■■■□□□□ 3  ▸B ■□□□□□□ 1',
    ' V ■■■□□□□ 3  ▸V ■□□□□□□ 1',
    '',
    '  Centre:   R✹  R✹  O⬢  B✶ ',
    '  Tray:     R✹ ',
    // Orange and blue lie in the middle and not in the tray: ten of thirty.
    '  30 stones in the pile; the next one is a match with a chance of 33%',
    '',
  ]);
});

test.each([
  ['no colour in the middle', { middle: [0, 0, 0, 0, 0, 0] }, 0],
  ['all of the middle in the tray', { tray: ['R', 'O', 'B'] }, 0],
  ['an empty tray', { tray: [] }, 50],
  ['a pile of blue alone', { pile: [0, 0, 0, 0, 4, 0] }, 100],
  ['nine of ten', { pile: [1, 4, 0, 0, 5, 0] }, 90],
] as [string, Partial<StonesView>, number][])('S4 with %s', (_, change, percent) => {
  expect(draw(pictureOf({ ...view, ...change }))[10]).toContain(`a match with a chance of ${percent}%`);
});

test('nothing is drawn as a dash, and an empty pile is told', () => {
  const empty: StonesView = { ...view, pile: [0, 0, 0, 0, 0, 0], middle: [0, 0, 0, 0, 0, 0], tray: [] };
  expect(draw(pictureOf(empty)).slice(8, 11)).toEqual(['  Centre:  –', '  Tray:    –', '  The pile is empty.']);
});

test('with three players the goal is nearer', () => {
  expect(draw(pictureOf({ ...view, goal: 6 }))[1]).toBe('▸R □□□□□□ 0  ▸R ■□□□□□ 1');
});
