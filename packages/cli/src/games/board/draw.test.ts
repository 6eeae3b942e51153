import { FastChance, startGame, type At } from '@sixfold/engine';
import { board, type BoardView } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import { pictureOf } from '../../terminal/picture.fixture.ts';
import { draw } from './draw.ts';

const start = (startSymbols = 'any') =>
  startGame(board, { players: 2, options: { startSymbols, partners: false }, starter: 0 }, new FastChance(1));

const place = (tile: string, ...at: [At, At]): { type: 'place'; tile: string; at: [At, At] } => ({
  type: 'place',
  tile,
  at,
});

const RED_ORANGE = place('RO', [-4, 5], [-3, 5]);
const BLUES = place('BB', [0, 0], [0, 1]);

/** Two tiles lie on the board; Anna has two left. */
const middle: BoardView = {
  ...board.view(start(), 0),
  ply: 2,
  laid: [RED_ORANGE, BLUES].map(({ tile, at }) => ({ tile, at })),
  rack: ['RR', 'OG'],
  held: [2, 6],
  tracks: [
    [3, 0, 18, 1, 9, 2],
    [1, 1, 1, 1, 1, 1],
  ],
};

test('the board, the tracks and the rack; the last tile laid is marked', () => {
  expect(draw(pictureOf(middle))).toEqual([
    '                             V○  a7  a8  a9 a10  R✹',
    '                           b5  b6  b7  b8  b9 b10 b11',
    '                         c4  c5  c6  c7  c8  c9 c10 c11',
    '                       d3  d4  d5  d6  d7  d8  d9 d10 d11',
    '                     e2  e3  e4  e5  e6  e7  e8  e9 e10 e11',
    '                   Y☼  f2  f3  f4  f5 [B✶] f7  f8  f9 f10  G●',
    '                     g1  g2  g3  g4  g5 [B✶] g7  g8  g9 g10',
    '                       h1  h2  h3  h4  h5  h6  h7  h8  h9',
    '                         i1  i2  i3  i4  i5  i6  i7  i8',
    '                           j1  j2  j3  j4  j5  j6  j7',
    '                             O⬢  R✹  O⬢  k4  k5  B✶',
    '→ Anna         R▋··· 3  ▸O···· 0   Y████18   G▎··· 1   B██·· 9   V▌··· 2 ',
    '  Ben         ▸R▎··· 1  ▸O▎··· 1  ▸Y▎··· 1  ▸G▎··· 1  ▸B▎··· 1  ▸V▎··· 1 ',
    '  Your tiles:   R✹R✹   O⬢G●    108 tiles in the bag',
  ]);
});

test('a tile that is only considered stands in round brackets, and what would count is pointed at', () => {
  const considered = place('RR', [-5, 5], [-5, 4]);
  // The mark k1 lies below the considered tile, so that k2 counts in one direction.
  const lines = draw(pictureOf(middle, { considered, counted: [{ at: [-4, 5] }] }));
  expect(lines.slice(9, 11)).toEqual([
    '                          (R✹) j2  j3  j4  j5  j6  j7',
    '                            (R✹)›R✹‹ O⬢  k4  k5  B✶',
  ]);
});

test('all tiles laid since the last decision are marked, not the last one alone', () => {
  const lines = draw(pictureOf(middle, { fresh: [RED_ORANGE, { type: 'refill' }] }));
  expect(lines[10]).toBe('                             O⬢ [R✹][O⬢] k4  k5  B✶');
  expect(lines[5]).not.toContain('[');
});

test('somebody who only chose between drawing and swapping leaves the last tile marked', () => {
  expect(draw(pictureOf(middle, { fresh: [{ type: 'swap' }] }))[5]).toContain('[B✶]');
});

test('a spectator sees the bag, and no rack', () => {
  const lines = draw(pictureOf({ ...middle, seat: null, rack: [] }));
  expect(lines.at(-1)).toBe('  108 tiles in the bag');
});

test('the question of the swap is put to the seat that has it', () => {
  const asked = '  None of these tiles shows a weakest colour: you may swap them all.';
  expect(draw(pictureOf({ ...middle, choosing: true })).at(-1)).toBe(asked);
  expect(draw(pictureOf({ ...middle, choosing: true, turn: 1 }))).not.toContain(asked);
});

test('B5 the start symbols are asked for with the first tile and not after it', () => {
  const chance = new FastChance(1);
  const position = start();
  const drawn = (): string => draw(pictureOf(board.view(position, position.turn))).join('\n');
  expect(drawn()).toContain('This tile must touch one of the six start symbols.');
  for (let ply = 0; ply < 2; ply++) position.play(position.randomMove(chance), chance);
  expect(drawn()).not.toContain('must touch');
});

test('B5 where each wants a symbol of its own, those that are left are named', () => {
  const chance = new FastChance(1);
  const position = start('distinct');
  position.play(position.randomMove(chance), chance);
  const said = draw(pictureOf(board.view(position, 1))).join('\n');
  expect(said).toMatch(/This tile must touch a start symbol: ([a-k]\d+, ){4}[a-k]\d+\./);
});
