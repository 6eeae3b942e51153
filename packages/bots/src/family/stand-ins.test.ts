import { FastChance, gainsOf, GAMES, parseConfig, startGame, type Game, type Position } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { isStandIn, STAND_INS, type StandIn } from '../contract/stand-ins.ts';
import { standIn } from './stand-ins.ts';

const DECISIONS = 40;

/** Some decisions of a game of random moves. */
function decisions(game: Game): Position[] {
  const config = parseConfig(game.card, 2, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  const chance = new FastChance(1);
  const position = startGame(game, config.value, chance);
  const met: Position[] = [];
  for (; !position.ended && met.length < DECISIONS; position.play(position.randomMove(chance), chance)) {
    met.push(position.clone());
  }
  return met;
}

const pointsOf = (position: Position, move: number): number =>
  gainsOf(position, move).reduce((sum, gain) => sum + gain, 0);

/** What each decision of a stand-in brings, all in all. */
const pointsBy = (name: StandIn, met: readonly Position[]): number =>
  met.reduce((sum, position, at) => sum + pointsOf(position, standIn(name, position, new FastChance(at))), 0);

describe.each(Object.values<Game>(GAMES))('$card.id', (game) => {
  const met = decisions(game);

  test.each(STAND_INS)(
    '%s plays by the rules, leaves the position as it is, and with the same luck plays the same',
    (name) => {
      for (const position of met) {
        const before = position.clone();
        const move = standIn(name, position, new FastChance(7));
        expect(position.isLegal(move)).toBe(true);
        expect(position).toEqual(before);
        expect(standIn(name, position, new FastChance(7))).toBe(move);
      }
    },
  );

  test('"points" takes as many as there are', () => {
    for (const position of met) {
      const most = Math.max(...position.legalMoves().map((move) => pointsOf(position, move)));
      expect(pointsOf(position, standIn('points', position, new FastChance(2)))).toBe(most);
    }
  });

  test('the more a child sees, the more points it takes', () => {
    const [five, twenty, all] = [pointsBy('child5', met), pointsBy('child20', met), pointsBy('points', met)];
    expect(five).toBeLessThanOrEqual(twenty);
    expect(twenty).toBeLessThanOrEqual(all);
  });
});

test('on a large board a child overlooks much', () => {
  const met = decisions(GAMES.board);
  expect(pointsBy('child5', met)).toBeLessThan(0.8 * pointsBy('child20', met));
  expect(pointsBy('child20', met)).toBeLessThan(0.8 * pointsBy('points', met));
});

test('stand-ins are known by name, and are no levels', () => {
  expect(STAND_INS.every(isStandIn)).toBe(true);
  expect(['', 'child', 'master', 'random'].some(isStandIn)).toBe(false);
});
