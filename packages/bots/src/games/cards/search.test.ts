import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { USUAL_STEPS } from '../../contract/levels.ts';
import { NearbyNetwork } from '../../family/nearby.ts';
import { parseNetwork } from '../../family/network.ts';
import { cardsPositions } from './cards.fixture.ts';
import { CardsJudge } from './evaluate.ts';
import { CardsSearch } from './search.ts';
import forFour from './weights-4.json' with { type: 'json' };
import forThree from './weights-3.json' with { type: 'json' };
import forTwo from './weights-2.json' with { type: 'json' };

const TURNS = 2;

/** How many decisions are looked at in each of so many steps. */
function decisionsOf(search: CardsSearch, judge: CardsJudge, steps: number): number[] {
  const best = judge.best.bind(judge);
  let looks = 0;
  judge.best = (position, moves) => {
    looks++;
    return best(position, moves);
  };
  const counts: number[] = [];
  for (let isOpen = true; isOpen && counts.length < steps; looks = 0) {
    isOpen = search.step();
    if (isOpen) counts.push(looks);
  }
  return counts;
}

describe.each([2, 3, 4] as const)('with %i players', (players) => {
  const judgeOf = (): CardsJudge =>
    new CardsJudge(players, new NearbyNetwork(parseNetwork({ 2: forTwo, 3: forThree, 4: forFour }[players])));
  const positions = cardsPositions(players, players, 13);
  const searchIn = (index: number, judge: CardsJudge): CardsSearch => {
    const position = positions[index]!;
    return new CardsSearch(position, judge.differentMoves(position), judge, TURNS, new FastChance(index));
  };

  test('a step looks at about as many decisions, however many moves are left', () => {
    const counts = positions.flatMap((_, index) => {
      const judge = judgeOf();
      return decisionsOf(searchIn(index, judge), judge, 10);
    });
    expect(counts.length).toBeGreaterThan(20);
    // A try that was begun is played to its end, and goes four turns of everybody far, some of which are bonus turns or choices.
    expect(Math.max(...counts)).toBeLessThan((11 + 6) * players);
    expect(Math.min(...counts)).toBeGreaterThan(3 * players);
  });

  test('the same steps lead to the same advice, by whomever they are judged', () => {
    for (const index of positions.keys()) {
      const [one, two] = [searchIn(index, judgeOf()), searchIn(index, judgeOf())];
      for (let step = 0; step < 6; step++) {
        one.step();
        two.step();
      }
      expect(two.move).toBe(one.move);
      expect(two.advice()).toEqual(one.advice());
    }
  });
});

test('where few moves are left a step holds more deals', () => {
  const rounds = (count: number): number => {
    const judge = new CardsJudge(2, new NearbyNetwork(parseNetwork(forTwo)));
    const position = cardsPositions(2, 2)[0]!;
    const moves = judge.differentMoves(position).slice(0, count);
    const seen = new Set<string>();
    const best = judge.best.bind(judge);
    const search = new CardsSearch(position, moves, judge, TURNS, new FastChance(1));
    judge.best = (world, among) => {
      if (world.turn !== position.turn) seen.add(world.rackOf(world.turn).join());
      return best(world, among);
    };
    search.step();
    return seen.size;
  };
  expect(rounds(2)).toBeGreaterThan(rounds(6));
});

test('whoever thinks for long goes further', () => {
  const judge = new CardsJudge(2, new NearbyNetwork(parseNetwork(forTwo)));
  const position = cardsPositions(2, 2)[0]!;
  const best = judge.best.bind(judge);
  const move = judge.best(position);
  // Between a move and itself it is open for ever.
  const search = new CardsSearch(position, [move, move], judge, TURNS, new FastChance(1));
  let furthest = 0;
  judge.best = (world, among) => {
    furthest = Math.max(furthest, world.ply - position.ply);
    return best(world, among);
  };
  const furthestIn = (steps: number): number => {
    furthest = 0;
    for (let step = 0; step < steps; step++) expect(search.step()).toBe(true);
    return furthest;
  };
  const usual = furthestIn(2 * USUAL_STEPS - 1);
  expect(furthestIn(150)).toBeGreaterThan(usual + 2);
});
