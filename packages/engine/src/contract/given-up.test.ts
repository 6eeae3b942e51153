import { FastChance, GAMES, startGame, type Game, type GameId, type Position } from '../index.ts';
import { describe, expect, test } from 'vitest';
import { resultGivenUp } from './given-up.ts';

/** A game of so many, played at random up to a ply or to its end. */
function play(id: GameId, players: number, options: Record<string, boolean> = {}, plies = Infinity): Position {
  const game: Game = GAMES[id];
  const defaults = Object.fromEntries(Object.entries(game.card.options).map(([name, card]) => [name, card.default]));
  const chance = new FastChance(players);
  const position = startGame(game, { players, options: { ...defaults, ...options }, starter: 0 }, chance);
  for (let ply = 0; ply < plies && !position.ended; ply++) position.play(position.randomMove(chance), chance);
  return position;
}

describe('a game that was given up', () => {
  test('of two, the other has won, whatever the tracks say', () => {
    const position = play('board', 2, {}, 12);
    const { points } = position.result();
    for (const seat of [0, 1]) {
      const result = resultGivenUp(position, [seat]);
      expect(result.ranks).toEqual(seat === 0 ? [2, 1] : [1, 2]);
      expect(result.points).toEqual(points.with(seat, 0));
    }
  });

  test('in dice brings the winner 7', () => {
    expect(resultGivenUp(play('dice', 2, {}, 6), [1])).toMatchObject({ ranks: [1, 2], points: [7, 0], instant: null });
  });

  test('of more, whoever gave up is below all others, the later before the earlier', () => {
    const position = play('cards', 4);
    const { ranks, points } = position.result();
    const result = resultGivenUp(position, [2, 0]);
    const [first, second] = ranks[1]! < ranks[3]! ? [1, 3] : [3, 1];
    expect([result.ranks[first], result.ranks[second], result.ranks[0], result.ranks[2]]).toEqual([1, 2, 3, 4]);
    expect(result.points).toEqual(points.with(2, 0).with(0, 0));
  });

  test('is not won by the bot that played on, and the next best wins in its place', () => {
    const position = play('dice', 3);
    const { instant, ranks } = position.result();
    const result = resultGivenUp(position, [instant!]);
    expect(result.ranks[instant!]).toBe(3);
    expect(result.instant).toBeNull();
    const best = ranks.indexOf(2);
    expect([result.ranks[best], result.points[best]]).toEqual([1, 7]);
  });

  test('is given up by partners together', () => {
    const result = resultGivenUp(play('board', 4, { partners: true }, 12), [3]);
    expect(result.ranks).toEqual([1, 2, 1, 2]);
    expect([result.points[1], result.points[3]]).toEqual([0, 0]);
  });

  test('by nobody is what the rules say', () => {
    const position = play('stones', 3);
    expect(resultGivenUp(position, [])).toEqual(position.result());
  });
});
