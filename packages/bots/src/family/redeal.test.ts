import { FastChance, GAMES, parseConfig, startGame, type Game } from '@sixfold/engine';
import { KINDS, type RackPosition } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { redeal } from './redeal.ts';

function start(game: Game, players: number, seed: number): RackPosition | null {
  const config = parseConfig(game.card, players, {}, 0);
  const position = config.ok ? startGame(game, config.value, new FastChance(seed)) : null;
  return position && 'racks' in position ? (position as RackPosition) : null;
}

const RACK_GAMES = Object.values<Game>(GAMES)
  .filter((game) => start(game, 2, 0))
  .map((game) => [game.card.id, game] as const);

/** All pieces in racks and bag, in order. */
const pieces = (position: RackPosition): number[] =>
  [
    ...position.bag.subarray(0, position.bagSize),
    ...Array.from({ length: position.config.players }, (_, seat) => position.rackOf(seat)).flat(),
  ].sort((a, b) => a - b);

/** A game of random moves, as far as so many plies. */
function playedFor(game: Game, players: number, plies: number): RackPosition {
  const position = start(game, players, 8)!;
  const chance = new FastChance(plies);
  while (position.ply < plies && !position.ended) position.play(position.randomMove(chance), chance);
  return position;
}

describe.each(RACK_GAMES)('%s: a new deal', (_, game) => {
  test.each([0, 9, 20])('after %i plies keeps all that the seat sees', (plies) => {
    for (const players of [2, 3, 4]) {
      const position = playedFor(game, players, plies);
      const seat = position.turn;
      const before = game.view(position, seat);
      redeal(position, seat, new FastChance(9));
      expect(game.view(position, seat)).toEqual(before);
      expect(position.rackOf(seat)).toEqual(playedFor(game, players, plies).rackOf(seat));
    }
  });

  test('moves no piece in or out, and keeps every rack in order', () => {
    const position = playedFor(game, 3, 12);
    const before = pieces(position);
    const held = Array.from(position.held);
    redeal(position, 1, new FastChance(4));
    expect(pieces(position)).toEqual(before);
    expect(Array.from(position.held)).toEqual(held);
    for (let seat = 0; seat < 3; seat++) {
      const rack = position.rackOf(seat);
      expect(rack).toHaveLength(held[seat]!);
      expect(position.kinds[seat]).toBe(rack.reduce((set, kind) => set | (1 << kind), 0));
    }
  });

  test('gives every hidden piece to every hidden place alike', () => {
    const position = playedFor(game, 2, 6);
    const luck = new FastChance(1);
    const unseen = new Float64Array(KINDS);
    for (const kind of [...position.bag.subarray(0, position.bagSize), ...position.rackOf(1)]) unseen[kind]!++;
    const total = unseen.reduce((sum, count) => sum + count);
    const drawn = new Float64Array(KINDS);
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      redeal(position, 0, luck);
      for (const kind of position.rackOf(1)) drawn[kind]!++;
    }
    const perRound = position.held[1]!;
    for (let kind = 0; kind < KINDS; kind++) {
      const expected = (rounds * perRound * unseen[kind]!) / total;
      // Six standard deviations of as many independent draws.
      expect(Math.abs(drawn[kind]! - expected)).toBeLessThanOrEqual(6 * Math.sqrt(expected));
    }
  });

  test('is another one with other luck, and the same with the same', () => {
    const dealt = (seed: number): number[] => {
      const position = start(game, 3, 8)!;
      redeal(position, 1, new FastChance(seed));
      return [...position.rackOf(0), ...position.rackOf(2)];
    };
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
  });
});
