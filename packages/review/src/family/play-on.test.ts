import { FastChance, startGame } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { playOnUntil } from './play-on.ts';

const start = (): CardsPosition => startGame(cards, { players: 3, options: {}, starter: 1 }, new FastChance(1));

/** Plays on from a position by any moves; returns whose turn it was before each of them. */
function playOn(world: CardsPosition, seat: number, turns: number): number[] {
  const chance = new FastChance(2);
  const movers: number[] = [];
  playOnUntil(world, seat, turns, chance, () => {
    movers.push(world.turn);
    return world.randomMove(chance);
  });
  return movers;
}

/** Those who came on turn, without what they did on it. */
const turnsIn = (movers: readonly number[]): number[] => movers.filter((mover, place) => mover !== movers[place - 1]);

describe('playing on', () => {
  test.each([1, 2])('ends when the seat comes on turn for time number %s', (turns) => {
    const world = start();
    const movers = playOn(world, 0, turns);
    expect(world.turn).toBe(0);
    expect(turnsIn(movers)).toEqual([1, 2, ...(turns === 2 ? [0, 1, 2] : [])]);
  });

  test('begins with what is left of the turn of a seat, which does not count', () => {
    const world = start();
    expect(turnsIn(playOn(world, 1, 1))).toEqual([1, 2, 0]);
    expect(world.turn).toBe(1);
  });

  test('ends with the game', () => {
    const world = start();
    playOn(world, 0, Infinity);
    expect(world.ended).not.toBeNull();
  });
});
