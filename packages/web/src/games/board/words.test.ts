import { FastChance, parseConfig, startGame } from '@sixfold/engine';
import type { TileMove } from '@sixfold/engine/family';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { de, en } from '../all-messages.fixture.ts';
import { sayField, sayOutcome } from '../../tiles/say.ts';
import { sayAround } from '../../tiles/ear.ts';
import { tileGame } from './board.ts';
import { words } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const place: TileMove = {
  type: 'place',
  tile: 'RO',
  at: [
    [4, -4],
    [3, -3],
  ],
};
const ply = { ply: 0, seat: 1, move: place, events: [] };

function deal(players = 2): BoardPosition {
  const config = parseConfig(board.card, players, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame<BoardPosition>(board, config.value, new FastChance(7));
}

describe('moves and events', () => {
  test('a move tells who, what and where; fields are named by the board in use', () => {
    expect(words.sayPly(ply, NAMES, en)).toBe('Ben: red-orange on b10 and c9');
    expect(words.sayPly(ply, NAMES, de)).toBe('Ben: Rot-Orange auf b10 und c9');
    expect(words.sayPly(ply, ['Anna', 'Ben', 'Cleo', 'Dan'], en)).toBe('Ben: red-orange on d12 and e11');
    expect(words.sayPly({ ...ply, move: { type: 'swap' } }, NAMES, en)).toBe('Ben: swapped all tiles');
    expect(words.sayHint({ type: 'swap' }, deal(), en)).toBe('Swap all');
  });

  test('events that go without saying are silent', () => {
    const say = (event: Parameters<typeof words.sayEvent>[0]): string => words.sayEvent(event, NAMES, en);
    expect(say({ type: 'score', seat: 0, symbol: 'R', points: 3, track: 7 })).toBe('red +3, now 7');
    expect(say({ type: 'score', seat: 0, symbol: 'R', points: 0, track: 7 })).toBe('');
    expect(say({ type: 'draw', seat: 0, pieces: 1 })).toBe('drew a tile');
    expect(say({ type: 'draw', seat: 0, pieces: [] })).toBe('');
    expect(say({ type: 'bonus', seat: 0, symbol: 'V' })).toBe('bonus turn for violet');
    expect(say({ type: 'show', seat: 0, pieces: ['RR', 'GB'] })).toBe('showed double red; green-blue');
  });
});

describe('what the eye sees', () => {
  test('fields and their surroundings', () => {
    const position = deal();
    expect(sayField(tileGame, position, [5, -5], en)).toBe('a11, red, start symbol');
    expect(sayField(tileGame, position, [0, 0], en)).toBe('f6, free');
    expect(sayAround(tileGame, position, [4, -4], en)).toBe('Around it: above right red.');
    expect(sayAround(tileGame, position, [0, 0], en)).toBe('');
  });

  test('both halves of a double count together', () => {
    const scores = [3, 4].map((points) => ({ symbol: 'B' as const, points, track: 9, from: [] }));
    expect(sayOutcome({ scores, bonus: ['B'], wins: false }, en)).toBe('blue +7. Bonus turn!');
    expect(sayOutcome({ scores: [], bonus: [], wins: false }, en)).toBe('No points.');
  });

  test('why a tile may not lie there', () => {
    const position = deal();
    const parsed = board.parseMove(position, {
      type: 'place',
      tile: board.view(position, 0).rack[0],
      at: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(!parsed.ok && tileGame.sayError(parsed.error, position, en)).toBe(en.board.touchAnyStart);
    expect(
      tileGame.sayError(
        {
          code: 'must-touch-start',
          at: [
            [0, 0],
            [1, 0],
          ],
          open: [[5, 0]],
        },
        position,
        en,
      ),
    ).toContain('green');
  });

  test('a field is taken by a tile, or printed with a start symbol', () => {
    const taken = (q: number, r: number): string => tileGame.sayError({ code: 'field-taken', at: [q, r] }, deal(), en);
    expect(taken(1, 0)).toBe(en.board.isTaken);
    expect(taken(5, -5)).toBe(en.board.isPrinted);
  });
});
