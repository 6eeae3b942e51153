import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Network } from '../../family/network.ts';
import { ChanceJudge } from './chance.ts';
import { Layout } from './layout.ts';
import { Survey } from './survey.ts';
import { playRandomly } from './stones.fixture.ts';

const random = (chance: FastChance): number => (chance.below(2001) - 1000) / 3000;

function networkFor(players: number): Network {
  const network = new Network(new Survey(players).inputs, 6, players === 2 ? 1 : players);
  scramble(network, 1);
  return network;
}

function scramble({ weights }: Network, seed: number): void {
  const chance = new FastChance(seed);
  weights.forEach((_, index) => (weights[index] = random(chance)));
}

function layoutsOf(players: number): Layout[] {
  const met: Layout[] = [];
  playRandomly(players, players, (position) => {
    if (position.ply % 6 === 0) met.push(Layout.of(position));
  });
  return met;
}

describe.each([2, 3, 4])('a judge of %i players', (players) => {
  const layouts = layoutsOf(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);

  /** What the network says of a layout for whose turn it is, told all there is. */
  function toldAll(network: Network, layout: Layout): number {
    const survey = new Survey(players);
    const input = new Float32Array(survey.inputs);
    survey.write(layout, input);
    return network.evaluate(input);
  }

  test('says what the network says', () => {
    const network = networkFor(players);
    const judge = new ChanceJudge(players, network);
    for (const layout of layouts) {
      expect(judge.worth(layout, layout.turn)).toBeCloseTo(toldAll(network, layout), 5);
    }
  });

  test('shares the win among all', () => {
    const judge = new ChanceJudge(players, networkFor(players));
    for (const layout of layouts) {
      const shares = seats.map((seat) => judge.worth(layout, seat));
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
      expect(new Set(shares).size).toBe(players);
    }
  });

  test('knows who has won', () => {
    const judge = new ChanceJudge(players, networkFor(players));
    const [layout] = layouts as [Layout];
    layout.ended = 'won';
    expect(seats.map((seat) => judge.worth(layout, seat))).toEqual(seats.map((seat) => +(seat === layout.turn)));
  });

  test('says what the network has learned since, once it forgets', () => {
    const network = networkFor(players);
    const judge = new ChanceJudge(players, network);
    const layout = layouts[1]!;
    judge.worth(layout, 0);
    scramble(network, 2);
    judge.forget();
    expect(judge.worth(layout, layout.turn)).toBeCloseTo(toldAll(network, layout), 5);
  });
});
