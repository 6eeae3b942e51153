import type { CardsView } from '@sixfold/engine/cards';
import { expect, test } from 'vitest';
import { pictureOf } from '../../terminal/picture.fixture.ts';
import { draw } from './draw.ts';

const view: CardsView = {
  game: 'cards',
  players: 2,
  options: {},
  starter: 0,
  seat: 0,
  ply: 3,
  turn: 0,
  due: 0,
  ended: null,
  rack: ['RO', 'GG'],
  held: [2, 6],
  bag: 50,
  unseen: {},
  choosing: false,
  open: [
    ['RB', 'YY'],
    ['OV', 'GB'],
  ],
  discard: {},
  tracks: [
    [3, 0, 1, 1, 1, 1],
    [6, 4, 4, 7, 5, 10],
  ],
};

test('C6 boxes that are not open yet are dots: Anna may not go beyond 3, Ben to the end', () => {
  expect(draw(pictureOf(view))).toEqual([
    '→ Anna               Ben',
    ' R ■■■│···│···· 3   R ■■■│■■■│□□□□ 6',
    '▸O □□□│···│···· 0  ▸O ■■■│■□□│□□□□ 4',
    ' Y ■□□│···│···· 1  ▸Y ■■■│■□□│□□□□ 4',
    ' G ■□□│···│···· 1   G ■■■│■■■│■□□□ 7',
    ' B ■□□│···│···· 1   B ■■■│■■□│□□□□ 5',
    ' V ■□□│···│···· 1   V ■■■│■■■│■■■■10',
    '',
    '  Face-up cards (the left one of each player is discarded next)',
    '  Anna          R✹B✶   Y☼Y☼ ',
    '  Ben           O⬢V○   G●B✶ ',
    '',
    '  Your cards:   R✹O⬢   G●G●    50 cards in the pile',
  ]);
});

test('C6 with all colours at 1 the second area is open', () => {
  const [anna] = draw(pictureOf({ ...view, tracks: [[3, 1, 1, 1, 1, 1], view.tracks[1]!] })).slice(1);
  expect(anna).toMatch(/^ R ■■■│□□□│···· 3/);
});

test('open cards that count are pointed at', () => {
  const lines = draw(
    pictureOf(view, {
      counted: [
        { seat: 1, index: 0 },
        { seat: 0, index: 0 },
      ],
    }),
  );
  expect(lines.slice(9, 11)).toEqual(['  Anna         ›R✹B✶‹  Y☼Y☼ ', '  Ben          ›O⬢V○‹  G●B✶ ']);
});

test('where everyone has one open card, nothing is said of the oldest', () => {
  expect(draw(pictureOf({ ...view, open: [['RB'], ['OV']] }))).toContain('  Face-up cards');
});

test("when the game is over it is nobody's turn", () => {
  expect(draw(pictureOf({ ...view, ended: 'instant' }))[0]).toBe('  Anna               Ben');
});
