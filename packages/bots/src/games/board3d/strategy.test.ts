import { FastChance, gainsOf, startGame } from '@sixfold/engine';
import { KINDS, parsePiece } from '@sixfold/engine/family';
import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import { describe, expect, test } from 'vitest';
import type { Thinking } from '../../contract/bot.ts';
import { LEVELS, type Level } from '../../contract/levels.ts';
import { loadBot } from '../../index.ts';
import { strategies } from '../strategies.fixture.ts';
import { loadStrategy } from './strategy.ts';
import { instinct } from './instinct.ts';

const strategyFor = await strategies(loadStrategy, board3d.card.players);

const LUCK = new FastChance(1);

const start = (players: number, radius = 4, seed = 1): Board3dPosition =>
  startGame(board3d, { players, options: { radius }, starter: 0 }, new FastChance(seed));

/** A new game in which the seat to move holds these tiles and the tracks stand like this. */
function scene(tiles: string, ...tracks: number[][]): Board3dPosition {
  const position = start(tracks.length);
  const { racks, kinds, held, bag } = position;
  for (const kind of position.rackOf(0)) bag[position.bagSize++] = kind;
  racks.fill(0, 0, KINDS);
  kinds[0] = held[0] = 0;
  for (const kind of tiles.split(' ').map(parsePiece)) {
    bag[bag.indexOf(kind)] = bag[--position.bagSize]!;
    position.addToRack(0, kind);
  }
  position.tracks.set(tracks.flat());
  return position;
}

/** What a player of this level thinks, seeing no more than the seat to move may. */
function think(position: Board3dPosition, level: Level, steps: number, seed = 1): Thinking {
  const chance = new FastChance(seed);
  const view = board3d.view(position, position.turn);
  const thinking = strategyFor(position).think(level, board3d.resample(view, chance), chance);
  for (let step = 0; step < steps && thinking.step(); step++);
  return thinking;
}

const TOP = 27;
const MIDDLING = [9, 9, 9, 9, 9, 9];

/** One red step is missing, and only one tile shows red. */
const oneStepMissing = (): Board3dPosition => scene('RO YG YB GB BV', [TOP - 1, TOP, TOP, TOP, TOP, TOP], MIDDLING);

describe('worked decisions', () => {
  test('T12 instinct wins where it can', () => {
    const position = oneStepMissing();
    position.play(instinct(position), LUCK);
    expect(position.ended).toBe('instant');
  });

  test.each(['expert', 'master'] as const)('T12 an %s wins where it can, and says so', (level) => {
    const [first] = think(oneStepMissing(), level, 5).advice();
    expect(first!.reasons[0]).toEqual({ code: 'wins' });
    expect(first!.gains).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test.each(LEVELS)('T10 a %s does not let the last turn of the game go by', async (level) => {
    // Any point is enough to be first, but without one the win is shared.
    const position = scene('RO YG YB GB BV', [8, 9, 9, 9, 9, 9], [8, 9, 9, 9, 9, 9]);
    position.lastTurns = 1;
    const bot = await loadBot('board3d', level, 2);
    for (let seed = 0; seed < 5; seed++) {
      const after = position.clone();
      after.play(bot.think(board3d.view(position, 0), new FastChance(seed)).move, LUCK);
      expect(after.ended).toBe('supply');
      expect(after.result().ranks).toEqual([1, 2]);
    }
  });

  test('T8 a master takes the bonus turn and wins in it', () => {
    const position = scene('RO YG YB OG OY', [TOP - 1, TOP, TOP, TOP, TOP - 1, TOP], MIDDLING);
    for (let turn = 0; turn < 2; turn++) position.play(think(position, 'master', 5).move, LUCK);
    expect(position.ended).toBe('instant');
    expect(position.turn).toBe(0);
  });

  test('T10 a master takes what wins with the last tile, and not the most points', () => {
    // One step on red, the weakest track, ranks first; points elsewhere do not help.
    const position = scene('RO OY YG GB BV', [5, 12, 9, 9, 9, 9], [5, 13, 9, 9, 9, 9]);
    position.lastTurns = 1;
    position.play(think(position, 'master', 5).move, LUCK);
    expect(position.ended).toBe('supply');
    expect(position.result().ranks).toEqual([1, 2]);
  });

  test('T13 alone, a master helps the weakest colour although another one scores as much', () => {
    const position = scene('RO', [10, 30, 30, 30, 30, 30]);
    expect(gainsOf(position, think(position, 'master', 5).move)[0]).toBe(1);
  });
});

describe('levels', () => {
  test.each([
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 5],
    [3, 3],
    [4, 4],
  ])('with %i players on radius %i all play legal moves, the same ones with the same luck', (players, radius) => {
    const luck = new FastChance(players);
    const position = start(players, radius, players);
    for (let ply = 0; ply < 20 && !position.ended; ply++) {
      const level = LEVELS[ply % LEVELS.length]!;
      const { move } = think(position, level, 1, ply);
      expect(position.isLegal(move)).toBe(true);
      expect(think(position, level, 1, ply).move).toBe(move);
      position.play(move, luck);
    }
  });

  test.each([1, 2])('advice to a player of %i comes best first, with what may be expected', (players) => {
    const outlooks = think(start(players), 'master', 10)
      .advice()
      .map(({ outlook }) => outlook);
    expect(outlooks).toHaveLength(5);
    expect(outlooks).toEqual(outlooks.toSorted((a, b) => b - a));
    expect(outlooks[4]).toBeGreaterThan(0);
    expect(outlooks[0]).toBeLessThan(players === 1 ? 54 : 1);
  });
});
