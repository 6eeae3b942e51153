import { FastChance, type Tracks } from '@sixfold/engine';
import { DRAW, STOP, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import { describe, expect, test } from 'vitest';
import { adviseOn } from './advice.ts';
import { parseNetwork } from '../../family/network.ts';
import { judgeAhead } from './ahead.ts';
import { ChanceJudge } from './chance.ts';
import { judgeAtAGlance, outlook, progress, type StonesJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { Layout } from './layout.ts';
import { StonesSearch } from './search.ts';
import { playRandomly, table } from './stones.fixture.ts';
import { TurnSolver } from './turn.ts';
import weights from './weights-2.json' with { type: 'json' };

const ROW: Tracks = [3, 3, 3, 3, 3, 3];
const learned = new ChanceJudge(2, parseNetwork(weights));
const JUDGES = [
  ['at a glance', judgeAtAGlance],
  ['by what was learned', learned],
] as const;

const layoutOf = (pile: string, middle: string, ...tracks: Tracks[]): Layout =>
  Layout.of(table({ pile, middle, tracks, players: tracks.length }));

describe.each(JUDGES)('a judge %s', (_, judge) => {
  test('likes every stone of the own, most of all one of a weak symbol', () => {
    const worth = (own: Tracks): number => judge.worth(layoutOf('ROYGBVROYGBV', 'ROY', own, ROW), 0);
    const before = worth([2, 3, 3, 3, 3, 5]);
    // The seat to judge for is on turn either way, and what lies there is the same.
    expect(worth([3, 3, 3, 3, 3, 5])).toBeGreaterThan(before);
    expect(worth([2, 3, 3, 3, 3, 6])).toBeGreaterThan(before);
  });

  test('S10 likes a win more than anything', () => {
    const won = layoutOf('ROYGBV', 'ROY', [7, 7, 7, 7, 7, 7], ROW);
    won.ended = 'won';
    const almost = layoutOf('ROYGBV', 'ROY', [7, 7, 7, 7, 7, 6], ROW);
    almost.turn = 1;
    expect(judge.worth(won, 0)).toBeGreaterThan(judge.worth(almost, 0));
  });

  test('S7 likes to go on where much lies open', () => {
    const own = layoutOf('ROYGBV'.repeat(13), 'RROOYYGGV', ROW, ROW);
    const passed = layoutOf('ROYGBV'.repeat(13), 'RROOYYGGV', ROW, ROW);
    passed.turn = 1;
    expect(judge.worth(own, 0)).toBeGreaterThan(judge.worth(passed, 0));
  });
});

test.each(JUDGES)('who judges %s minds what is left for the next player', (_, judge) => {
  const worth = (middle: string): number => {
    const layout = layoutOf('RRRROYGBV', middle, ROW, ROW);
    layout.turn = 1;
    return judge.worth(layout, 0);
  };
  expect(worth('RRRR')).toBeLessThan(worth('RVB'));
});

describe('the share of the win', () => {
  test('of two players adds up to one, and is even at the start', () => {
    expect(outlook(layoutOf('ROY', 'ROY', ROW, ROW), 0, 0)).toBe(0.5);
    const layout = layoutOf('ROY', 'ROY', [5, 4, 3, 3, 3, 3], ROW);
    expect(outlook(layout, 0, 0) + outlook(layout, 1, 0)).toBeCloseTo(1, 10);
    expect(outlook(layout, 0, 0)).toBeGreaterThan(0.5);
  });

  test('of three and four equals is a third and a quarter', () => {
    expect(outlook(layoutOf('ROY', 'ROY', ROW, ROW, ROW), 1, 0)).toBeCloseTo(1 / 3, 10);
    expect(outlook(layoutOf('ROY', 'ROY', ROW, ROW, ROW, ROW), 3, 0)).toBeCloseTo(1 / 4, 10);
  });

  test('grows with what is gained', () => {
    const layout = layoutOf('ROY', 'ROY', ROW, ROW);
    const shares = [-1, 0, 1, 2, 4].map((gain) => outlook(layout, 0, gain));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

test('each further stone of a symbol is worth a tenth less than the one before', () => {
  const worth = (first: number): number => progress(layoutOf('ROY', 'ROY', [first, 5, 5, 5, 5, 5], ROW), 0);
  expect((worth(3) - worth(2)) / (worth(2) - worth(1))).toBeCloseTo(Math.exp(-0.1), 10);
});

describe('a search', () => {
  const position = (): StonesPosition => table({ pile: 'RROOYYGGBBVV', middle: 'RROY', tray: 'R' });

  const further = judgeAhead(learned);
  const advisers = { better: learned, further };

  /** Thinks to the end; the moves on the way. */
  function moves(search: StonesSearch): number[] {
    const met = [search.move];
    while (search.step()) met.push(search.move);
    expect(search.step()).toBe(false);
    return met;
  }

  /** How far apart the moves are, as a judge sees it. */
  function apart(met: StonesPosition, judge: StonesJudge): number {
    const [one = 0, other = one] = met.legalMoves().map((move) => new StonesSearch(met, judge).outlookOf(move));
    return Math.abs(one - other);
  }

  test('plays at once by a glance, then by the better judge, and where it is close by who looks further', () => {
    const seen = { glance: 0, better: 0, further: 0 };
    playRandomly(2, 21, (met) => {
      if (met.countMoves() < 2 || met.ply % 2 === 0) return;
      const search = new StonesSearch(met, judgeAtAGlance, advisers);
      const [glance, better] = [judgeAtAGlance, learned].map((judge) => new StonesSearch(met, judge).move);
      const [first, ...later] = moves(search);
      expect(first).toBe(glance);
      const isClose = apart(met, learned) < 0.015;
      expect(isClose || search.move === better).toBe(true);
      seen.glance += +(glance !== better && later[0] === glance);
      seen.better += +(better !== glance && search.move === better);
      seen.further += +(isClose && search.move !== better);
    });
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  test('sees, where it is close, of both moves what comes as who looks further sees it', () => {
    let compared = 0;
    playRandomly(2, 22, (met) => {
      if (met.countMoves() < 2 || met.ply % 4 > 0 || apart(met, learned) > 0.015) return;
      const search = new StonesSearch(met, judgeAtAGlance, advisers);
      moves(search);
      const all = new StonesSearch(met, further);
      for (const move of met.legalMoves()) {
        expect(Math.abs(search.outlookOf(move) - all.outlookOf(move))).toBeLessThan(0.01);
      }
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
  });

  test('of somebody without advisers has nothing to do', () => {
    expect(new StonesSearch(position(), learned).step()).toBe(false);
  });

  test('where there is only one move, too', () => {
    const only = table({ pile: 'ROY', middle: 'ROY' });
    expect(only.legalMoves()).toEqual([DRAW]);
    const search = new StonesSearch(only, judgeAtAGlance, advisers);
    expect(search.step()).toBe(false);
    expect(search.advice()).toMatchObject([{ move: DRAW, reasons: [{ code: 'only-move' }] }]);
  });
});

describe('advice', () => {
  function adviceOn(position: StonesPosition, move: number) {
    const start = Layout.of(position);
    const turn = new TurnSolver(start, position.tray);
    turn.solve((end) => judgeAtAGlance.worth(end, position.turn));
    return adviseOn(position, { start, turn, judge: judgeAtAGlance }, move);
  }

  test('to take names the weakest symbol', () => {
    const position = table({ pile: 'ROYGBV', middle: 'RGB', tracks: [[1, 3, 3, 3, 3, 3], ROW] });
    const advice = adviceOn(position, TAKE);
    expect(advice.gains).toEqual([1, 0, 0, 0, 0, 0]);
    expect(advice.reasons).toContainEqual({ code: 'weakest', symbol: 'R', points: 1 });
  });

  test('to stop tells what is taken from the next player, and the points', () => {
    const position = table({ pile: 'ROYGBV', middle: 'RRRO', tray: 'R', tracks: [ROW, [1, 7, 7, 7, 7, 7]] });
    const { gains, reasons } = adviceOn(position, STOP);
    expect(gains).toEqual([4, 0, 0, 0, 0, 0]);
    expect(reasons).toContainEqual({ code: 'blocks', seat: 1, symbol: 'R', points: 4 });
    expect(reasons).toContainEqual({ code: 'points', points: 4 });
  });

  test('does not call it a block where the next player needs none', () => {
    const position = table({ pile: 'ROYGBV', middle: 'RRRO', tray: 'R', tracks: [ROW, [7, 3, 3, 3, 3, 3]] });
    expect(adviceOn(position, STOP).reasons.map(({ code }) => code)).not.toContain('blocks');
  });

  test('on a draw names the risk as it is', () => {
    const position = table({ pile: 'RGGO', middle: 'ROY', tray: 'R' });
    const [reason] = adviceOn(position, DRAW).reasons;
    // Two green stones and the second red one of four.
    expect(reason).toMatchObject({ risk: 3 / 4 });
  });
});

test('who plays greedily takes, stops with two matches or for a weakest symbol, and otherwise draws', () => {
  const luck = new FastChance(1);
  const tracks: Tracks[] = [[5, 3, 3, 3, 3, 3], ROW];
  expect(greedy(table({ pile: 'ROY', middle: 'RGB', tracks: [[1, 3, 3, 3, 3, 3], ROW] }), luck)).toBe(TAKE);
  expect(greedy(table({ pile: 'ROY', middle: 'ROY', tray: 'R', tracks }), luck)).toBe(DRAW);
  expect(greedy(table({ pile: 'ROY', middle: 'ROY', tray: 'O', tracks }), luck)).toBe(STOP);
  const strong: Tracks = [5, 5, 3, 3, 3, 3];
  expect(greedy(table({ pile: 'ROY', middle: 'ROY', tray: 'RO', tracks: [strong, ROW] }), luck)).toBe(STOP);
  playRandomly(2, 3, (position) => expect(position.isLegal(greedy(position, luck))).toBe(true));
});
