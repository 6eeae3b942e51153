import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { faceFor } from './games.ts';
import { Paint } from './paint.ts';

test('B5 the start symbols are asked for with the first tile and not after it', () => {
  const game = GAMES.board;
  const chance = new FastChance(1);
  const position = startGame(
    game,
    { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 },
    chance,
  );
  const drawn = (): string => {
    const scene = { names: ['A', 'B'], paint: new Paint(false), fresh: [], considered: null, counted: [] };
    return faceFor(game)
      .draw({ ...scene, view: game.view(position, position.turn) })
      .join('\n');
  };
  expect(drawn()).toContain('must touch one of the six start symbols');
  for (let ply = 0; ply < 2; ply++) position.play(position.randomMove(chance), chance);
  expect(drawn()).not.toContain('must touch');
});
