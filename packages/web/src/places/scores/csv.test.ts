import { expect, test } from 'vitest';
import { en } from '../../games/all-messages.fixture.ts';
import type { PastGame } from '../../store/index.ts';
import { makeCsv } from './csv.ts';

const BOARD: PastGame = {
  id: 'a-0',
  game: 'board',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: '=1+1, "Bo"' },
  ],
  when: '2026-11-18T12:00:00.000Z',
  result: {
    ranks: [2, 1],
    tracks: [
      [1, 2, 3, 4, 5, 6],
      [2, 2, 3, 4, 5, 18],
    ],
    instant: null,
    points: [1, 2],
  },
  isMarked: false,
  isImported: false,
  isPrinted: true,
};

test('a score board is a line a player, best first, under a line of headings', () => {
  const [head, first, second, end] = makeCsv([BOARD], en).split('\r\n');
  expect(head).toBe('When,Game,Player,Rank,Points,red,orange,yellow,green,blue,violet');
  expect(first).toMatch(/,1,2,2,2,3,4,5,18$/);
  expect(second).toBe(`2026-11-18T12:00:00.000Z,${en.games.board.name},Ada,2,1,1,2,3,4,5,6`);
  expect(end).toBe('');
});

test('a name is neither a formula nor the end of its field', () => {
  expect(makeCsv([BOARD], en)).toContain(`,"'=1+1, ""Bo""",1,`);
});
