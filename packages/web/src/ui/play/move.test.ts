import { signal } from '@preact/signals';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Move, MoveOnce, Press } from './move.ts';

const FIRST_VIEW = {};
const NEXT_VIEW = {};
const STOP: Move = { move: 1 };
const DRAW: Move = { move: 2 };

let confirm: (isWished: boolean) => void;
let look: (view: object) => MoveOnce<Move>;
let pressed: Press<Move>;
let committed: number[];

// The settings ask the browser when they are read.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { moveOnce } = await import('./move.ts');
  const { change } = await import('../../lib/settings.ts');
  confirm = (isWished) => change({ confirm: isWished });
  look = (view) => moveOnce(pressed, view, (move) => committed.push(move));
});
afterAll(() => {
  confirm(false);
  vi.unstubAllGlobals();
});
beforeEach(() => {
  pressed = signal(null);
  committed = [];
  confirm(false);
});

test('a move counts once, whatever is pressed before the table answers', () => {
  const { press, make } = look(FIRST_VIEW);
  press(STOP);
  press(STOP);
  press(DRAW);
  make(DRAW);
  expect(committed).toEqual([1]);
  expect(look(FIRST_VIEW).made).toBe(STOP);
});

test('with the next view another move counts', () => {
  look(FIRST_VIEW).press(STOP);
  expect(look(NEXT_VIEW).made).toBeNull();
  look(NEXT_VIEW).press(STOP);
  expect(committed).toEqual([1, 1]);
});

test('where moves are to be confirmed, the second press counts', () => {
  confirm(true);
  look(FIRST_VIEW).press(STOP);
  expect([committed, look(FIRST_VIEW).asked]).toEqual([[], STOP]);
  look(FIRST_VIEW).press(STOP);
  expect([committed, look(FIRST_VIEW).asked]).toEqual([[1], null]);
  look(FIRST_VIEW).press(STOP);
  expect(committed).toEqual([1]);
});

test('another move, a change of mind or the next view is asked about anew', () => {
  confirm(true);
  look(FIRST_VIEW).press(STOP);
  look(FIRST_VIEW).press(DRAW);
  look(FIRST_VIEW).withdraw();
  look(FIRST_VIEW).press(DRAW);
  look(NEXT_VIEW).press(DRAW);
  expect(committed).toEqual([]);
  expect(look(NEXT_VIEW).asked).toBe(DRAW);
});

test('what was made cannot be withdrawn', () => {
  look(FIRST_VIEW).make(STOP);
  look(FIRST_VIEW).withdraw();
  look(FIRST_VIEW).make(DRAW);
  expect(committed).toEqual([1]);
});
