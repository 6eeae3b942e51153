import { join } from 'node:path';
import { loadBot } from '@sixfold/bots';
import { FastChance, GAMES, startGame, type Game } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { botElsewhere } from './elsewhere.ts';

/** This checkout, as if it were another one. */
const HERE = join(import.meta.dirname, '../../../..');
const dice: Game = GAMES.dice;

test('a bot of another checkout plays as it does there', async () => {
  const position = startGame(dice, { players: 2, options: { startRule: 'rolled' }, starter: 0 }, new FastChance(3));
  const view = dice.view(position, 0);
  const [there, here] = [await botElsewhere(HERE, dice, 'club', 2), await loadBot('dice', 'club', 2)];
  expect(there.think(view, new FastChance(1)).move).toBe(here.think(view, new FastChance(1)).move);
});

test('a game that looks otherwise there is not played', async () => {
  const changed: Game = {
    ...dice,
    view: (position, seat) => Object.assign(dice.view(position, seat), { wind: 'east' }),
  };
  await expect(botElsewhere(HERE, changed, 'expert', 2)).rejects.toThrow('dice looks otherwise there, at ply 0');
});
