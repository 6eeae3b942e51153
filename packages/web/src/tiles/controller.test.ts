import { FastChance, parseConfig, startGame } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tileGame } from '../games/board/board.ts';
import type { TileController } from './controller.ts';
import { ghostOf, pointAt, start } from './state.ts';

let open: (confirm: boolean) => TileController;
let press: (key: string) => void;
let committed: number[] = [];
let controller: TileController;

function deal(): BoardPosition {
  const config = parseConfig(board.card, 2, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame<BoardPosition>(board, config.value, new FastChance(7));
}

// The settings ask the browser when they are read.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { makeController, makeHand } = await import('./controller.ts');
  const { onKey } = await import('./keys.ts');
  const { change } = await import('../lib/settings.ts');
  open = (confirm) => {
    const position = deal();
    const view = board.view(position, 0);
    const commit = (move: number): void => void committed.push(move);
    change({ confirm });
    return makeController(
      tileGame,
      { view, position, names: [], canAct: true, commit, fresh: [], explained: [] },
      makeHand(view),
    );
  };
  press = (key) => onKey({ key, preventDefault: () => undefined } as KeyboardEvent, controller);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  committed = [];
});

/** Takes a tile up and holds it where it may lie. */
function hold(): number {
  const { position, view } = controller.props;
  controller.take(0);
  for (let q = -5; q <= 5; q++)
    for (let r = -5; r <= 5; r++) {
      const move = ghostOf(tileGame, { ...pointAt(start(view), [q, r]), chosen: 0 }, position)?.move;
      if (move == null) continue;
      controller.update((state) => pointAt(state, [q, r]));
      return move;
    }
  throw new Error('no tile fits');
}

describe('Enter', () => {
  test('places the tile once, however often it is pressed before the table answers', () => {
    controller = open(false);
    const move = hold();
    press('Enter');
    expect([committed, controller.isPlaced.value]).toEqual([[move], true]);
    press('Enter');
    press(' ');
    expect(committed).toEqual([move]);
  });

  test('pressed a second time confirms, and a third time does nothing more', () => {
    controller = open(true);
    const move = hold();
    press('Enter');
    expect(committed).toEqual([]);
    press('Enter');
    press('Enter');
    expect(committed).toEqual([move]);
  });

  test('does nothing without a tile', () => {
    controller = open(false);
    press('Enter');
    expect([committed, controller.isPlaced.value]).toEqual([[], false]);
  });
});
