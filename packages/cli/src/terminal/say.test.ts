import type { SeenEvent } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Paint } from './paint.ts';
import { sayDeeds, sayEvents, sayPreview } from './say.ts';

const paint = new Paint(false);

describe('events in words', () => {
  const cases: [SeenEvent[], string][] = [
    [
      [
        { type: 'score', seat: 0, symbol: 'R', points: 3, track: 7 },
        { type: 'score', seat: 0, symbol: 'O', points: 0, track: 1 },
      ],
      'red +3 → 7',
    ],
    [[{ type: 'score', seat: 0, symbol: 'R', points: 0, track: 7 }], 'no points'],
    [[{ type: 'bonus', seat: 0, symbol: 'B' }], 'a bonus turn for blue'],
    [
      [
        { type: 'show', seat: 0, pieces: ['RO', 'GG'] },
        { type: 'draw', seat: 0, pieces: 6 },
      ],
      'showed RO GG, drew 6',
    ],
    [[{ type: 'draw', seat: 0, pieces: ['RO'] }, { type: 'reshuffle' }], 'drew RO, the discard pile was shuffled'],
    [
      [
        { type: 'draw', seat: 0, pieces: [] },
        { type: 'draw', seat: 1, pieces: 0 },
      ],
      '',
    ],
    [[{ type: 'flip', piece: 'G', to: 'tray' }], 'drew green into the tray'],
    [
      [
        { type: 'flip', piece: 'V', to: 'middle' },
        { type: 'bust', seat: 0 },
      ],
      'drew violet, went bust',
    ],
    [
      [
        { type: 'return', pieces: ['G', 'G'] },
        { type: 'flip', piece: 'Y', to: 'middle' },
      ],
      'G G went back to the pile, yellow came to the centre',
    ],
    [[{ type: 'roll', seat: 0, pieces: ['R', 'R', 'V'] }], 'rolled R R V'],
    [[{ type: 'final-round' }, { type: 'end', reason: 'supply' }], 'the final round begins, the last tile is played'],
  ];
  test.each(cases)('%j', (events, said) => {
    expect(sayEvents(events, paint)).toBe(said);
  });
});

test('moves of one player in a row make one sentence', () => {
  const speech = {
    face: { sayMove: ({ type }: { type: string }) => (type === 'stop' ? 'stopped' : null) },
    config: { players: 2, options: {}, starter: 0 },
    names: ['Anna', 'Ben'],
    paint,
  };
  const drawn = (seat: number): { seat: number; move: { type: string }; events: SeenEvent[] } => ({
    seat,
    move: { type: 'draw' },
    events: [{ type: 'flip', piece: 'G', to: 'tray' }],
  });
  const stopped = {
    seat: 0,
    move: { type: 'stop' },
    events: [{ type: 'score', seat: 0, symbol: 'G', points: 2, track: 2 }] as SeenEvent[],
  };
  expect(sayDeeds([drawn(0), stopped, drawn(1)], speech)).toEqual([
    'Anna drew green into the tray; stopped: green +2 → 2.',
    'Ben drew green into the tray.',
  ]);
});

test('a preview tells what counts, what is lost, and what is won', () => {
  const lines = sayPreview(
    {
      scores: [
        { symbol: 'R', points: 3, track: 18, from: [{ at: [0, 0] }] },
        { symbol: 'O', points: 0, track: 4, from: [] },
      ],
      bonus: ['R'],
      wins: true,
    },
    [17, 4, 0, 0, 0, 0],
    () => 'f6',
    paint,
  );
  expect(lines).toEqual([
    '  red     +3 → 18 (2 lost)   from f6',
    '  orange   0',
    '  A bonus turn for red!',
    '  That wins the game!',
  ]);
});

test('a preview without any score says so', () => {
  const nothing = { scores: [], bonus: [], wins: false };
  expect(sayPreview(nothing, [0, 0, 0, 0, 0, 0], () => '', paint)).toEqual(['  no points']);
});
