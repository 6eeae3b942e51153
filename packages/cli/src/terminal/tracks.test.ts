import type { RackView } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { Paint } from './paint.ts';
import { pictureOf } from './picture.fixture.ts';
import { drawRack } from './racks.ts';
import { drawBars, drawLanes } from './tracks.ts';

const view: RackView = {
  game: 'cards',
  players: 2,
  options: {},
  starter: 0,
  seat: 1,
  ply: 5,
  turn: 1,
  due: 0,
  ended: null,
  tracks: [
    [0, 2, 4, 6, 8, 10],
    [5, 5, 5, 5, 5, 5],
  ],
  rack: ['RO', 'VV'],
  held: [6, 2],
  bag: 12,
  unseen: {},
  choosing: false,
};

describe('bars', () => {
  test('are as full as a track has come, and the lowest are marked', () => {
    expect(drawBars(pictureOf(view), 10)).toEqual([
      '  Anna        ▸R···· 0   O▊··· 2   Y█▋·· 4   G██▍· 6   B███▎ 8   V████10 ',
      '→ Ben         ▸R██·· 5  ▸O██·· 5  ▸Y██·· 5  ▸G██·· 5  ▸B██·· 5  ▸V██·· 5 ',
    ]);
  });

  test('nobody is to move when the game is over', () => {
    for (const line of drawBars(pictureOf({ ...view, ended: 'full' }), 10)) expect(line).toMatch(/^ {2}\w/);
  });

  test('a long name is cut to its column', () => {
    const names = ['Maximiliane von und zu', 'Ben'];
    expect(drawBars(pictureOf(view, { names }), 10)[0]).toMatch(/^ {2}Maximilian… ▸R/);
  });

  test('in colours the lowest stand on their colour', () => {
    const [line] = drawBars(pictureOf(view, { paint: new Paint(true) }), 10);
    expect(line).toContain('\x1b[1;38;5;16;48;5;203mR\x1b[0m');
    expect(line).not.toContain('48;5;208mO');
  });
});

describe('lanes', () => {
  const rail = { top: 6, marks: [], gates: [{ from: 4, to: 6, needs: 1 }] };

  test('show closed boxes as dots, and where an area ends', () => {
    const [, red, orange] = drawLanes(pictureOf({ ...view, tracks: [[0, 2, 3, 3, 3, 3], view.tracks[1]!] }), rail);
    expect(red).toBe('▸R □□□│··· 0  ▸R ■■■│■■□ 5');
    expect(orange).toBe(' O ■■□│··· 2  ▸O ■■■│■■□ 5');
  });

  test('without areas all boxes are open', () => {
    expect(drawLanes(pictureOf(view), { top: 10, marks: [] })[3]).toBe(' Y ■■■■□□□□□□ 4  ▸Y ■■■■■□□□□□ 5');
  });
});

describe('the rack', () => {
  test('is shown to its seat, with what is left to draw', () => {
    expect(drawRack(pictureOf(view), 'cards')).toEqual(['  Your cards:   R✹O⬢   V○V○    12 cards in the pile']);
  });

  test('is not shown to spectators', () => {
    expect(drawRack(pictureOf({ ...view, seat: null, rack: [] }), 'tiles')).toEqual(['  12 tiles in the bag']);
  });

  test('may be swapped by the seat whose turn it is, when it has the choice', () => {
    const asked = drawRack(pictureOf({ ...view, choosing: true }), 'tiles');
    expect(asked.at(-1)).toBe('  None of these tiles shows a weakest colour: you may swap them all.');
    expect(drawRack(pictureOf({ ...view, choosing: true, turn: 0 }), 'tiles')).toHaveLength(1);
  });
});
