import { FastChance, parseConfig, startGame, type Options } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../contract/levels.ts';
import { loadBot } from '../../index.ts';
import { strategies } from '../strategies.fixture.ts';
import { loadStrategy } from './strategy.ts';

const strategyFor = await strategies(loadStrategy, board.card.players);

function start(players: number, seed: number, options: Options = {}): BoardPosition {
  const config = parseConfig(board.card, players, options, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame(board, config.value, new FastChance(seed));
}

const think = (position: BoardPosition, level: Level, seed: number) =>
  strategyFor(position).think(level, position.clone(), new FastChance(seed));

function decide(position: BoardPosition, level: Level, seed: number, steps: number): number {
  const thinking = think(position, level, seed);
  for (let step = 0; step < steps && thinking.step(); step++);
  return thinking.move;
}

const VARIANTS: readonly (readonly [string, number, Options])[] = [
  ['alone', 1, {}],
  ['two', 2, {}],
  ['two on distinct symbols', 2, { startSymbols: 'distinct' }],
  ['three', 3, {}],
  ['four', 4, {}],
  ['partners', 4, { partners: true }],
];

/** Decisions of all stages of a game, but not every one: thinking takes its time. */
function decisions(players: number, options: Options): BoardPosition[] {
  const position = start(players, 3, options);
  const chance = new FastChance(4);
  const met: BoardPosition[] = [];
  while (!position.ended) {
    if (position.ply % 7 === 0 || position.choosing) met.push(position.clone());
    position.play(position.randomMove(chance), chance);
  }
  return met;
}

describe.each(VARIANTS)('%s', (_, players, options) => {
  test.each(LEVELS)('a %s plays by the rules, and with the same luck the same', (level) => {
    for (const position of decisions(players, options)) {
      const move = decide(position, level, 1, 1);
      expect(position.isLegal(move)).toBe(true);
      expect(decide(position, level, 1, 1)).toBe(move);
    }
  });
});

/** A seat that needs one more red point to have all six markers at the top. */
function oneToGo(): BoardPosition {
  const position = start(2, 6);
  const chance = new FastChance(6);
  while (position.ply < 6) position.play(position.randomMove(chance), chance);
  position.tracks.fill(18, position.turn * 6, position.turn * 6 + 6);
  position.tracks[position.turn * 6] = 17;
  position.addToRack(position.turn, 1);
  return position;
}

test.each(LEVELS)('B9 a %s wins at once', async (level) => {
  const position = oneToGo();
  const bot = await loadBot('board', level, 2);
  position.play(bot.think(board.view(position, position.turn), new FastChance(1)).move, new FastChance(1));
  expect(position.ended).toBe('instant');
});

test('the hint says that a move wins', () => {
  const position = oneToGo();
  const [best] = think(position, 'master', 1).advice();
  expect(best).toMatchObject({ outlook: 1, gains: [1, 0, 0, 0, 0, 0] });
  expect(best!.reasons[0]).toEqual({ code: 'wins' });
});

test('a master whose last red point earns a bonus turn takes it', () => {
  const position = oneToGo();
  position.tracks[position.turn * 6 + 5] = 12;
  const { turn } = position;
  position.play(decide(position, 'master', 2, 20), new FastChance(1));
  expect(position.turn).toBe(turn);
  expect(position.tracks[turn * 6]).toBe(18);
});

test('hints are up to five legal moves, best first', () => {
  const position = start(3, 9);
  const thinking = think(position, 'expert', 1);
  for (let step = 0; step < 5; step++) thinking.step();
  const advice = thinking.advice();
  expect(advice.length).toBeGreaterThan(1);
  expect(advice.length).toBeLessThanOrEqual(5);
  expect(advice[0]!.move).toBe(thinking.move);
  expect(advice.map(({ outlook }) => outlook)).toEqual(advice.map(({ outlook }) => outlook).sort((a, b) => b - a));
  for (const { move } of advice) expect(position.isLegal(move)).toBe(true);
});
