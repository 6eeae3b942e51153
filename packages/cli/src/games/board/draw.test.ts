import { FastChance, startGame } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import { Paint } from '../../terminal/paint.ts';
import { draw } from './draw.ts';

test('B5 the start symbols are asked for with the first tile and not after it', () => {
  const chance = new FastChance(1);
  const position = startGame(
    board,
    { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 },
    chance,
  );
  const drawn = (): string => {
    const picture = { names: ['A', 'B'], paint: new Paint(false), fresh: [], considered: null, counted: [] };
    return draw({ ...picture, view: board.view(position, position.turn) }).join('\n');
  };
  expect(drawn()).toContain('must touch one of the six start symbols');
  for (let ply = 0; ply < 2; ply++) position.play(position.randomMove(chance), chance);
  expect(drawn()).not.toContain('must touch');
});
