import { describe, expect, test } from 'vitest';
import { parseNetwork } from '../../family/network.ts';
import { judgeAhead } from './ahead.ts';
import { ChanceJudge } from './chance.ts';
import { judgeAtAGlance, type StonesJudge } from './evaluate.ts';
import { Layout } from './layout.ts';
import { averageRefilled } from './refill.ts';
import { playRandomly, table } from './stones.fixture.ts';
import { TurnSolver } from './turn.ts';
import forTwo from './weights-2.json' with { type: 'json' };
import forThree from './weights-3.json' with { type: 'json' };

const JUDGES: readonly (readonly [number, StonesJudge])[] = [
  [2, new ChanceJudge(2, parseNetwork(forTwo))],
  [3, new ChanceJudge(3, parseNetwork(forThree))],
];

/** Ends of turns in a game of random moves. */
function endsOf(players: number): Layout[] {
  const ends: Layout[] = [];
  playRandomly(players, players + 5, (position) => {
    if (position.tray === 0 || position.ply % 4 !== 0) return;
    const end = Layout.of(position);
    end.stop(position.tray);
    ends.push(end);
  });
  return ends;
}

describe.each(JUDGES)('with %i players, who foresees the next turn', (players, judge) => {
  const ends = endsOf(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);

  test('leaves whose turn it is what they can make of it', () => {
    for (const end of ends) {
      const own = averageRefilled(end, (start) =>
        new TurnSolver(start, 0).solve((later) => judge.worth(later, end.turn)),
      );
      expect(judgeAhead(judge).worth(end, end.turn)).toBeCloseTo(own, 10);
    }
  });

  test('shares the win among all', () => {
    for (const end of ends) {
      const shares = seats.map((seat) => judgeAhead(judge).worth(end, seat));
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
    }
  });

  test('leaves the layout as it is', () => {
    for (const end of ends) {
      const before = new Layout(players, end.goal);
      before.copyFrom(end);
      judgeAhead(judge).worth(end, 0);
      expect(end).toEqual(before);
    }
  });
});

test('S9 where nothing can be drawn or taken, the next player passes', () => {
  const end = Layout.of(table({ pile: '', middle: 'RO' }));
  const passed = Layout.of(table({ pile: '', middle: 'RO' }));
  passed.pass();
  expect(judgeAhead(judgeAtAGlance).worth(end, 1)).toBe(judgeAtAGlance.worth(passed, 1));
});

test('S10 after the end there is no next turn', () => {
  const end = Layout.of(table({ pile: 'ROYGBV', middle: 'ROY' }));
  end.ended = 'won';
  const [[, judge]] = JUDGES as [(typeof JUDGES)[0]];
  expect([0, 1].map((seat) => judgeAhead(judge).worth(end, seat))).toEqual([1, 0]);
});
