import { FastChance, type Tracks } from '@sixfold/engine';
import { DRAW, STOP, stones, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import { describe, expect, test } from 'vitest';
import { runBudget } from '../../contract/budget.ts';
import { LEVELS, type Level } from '../../contract/levels.ts';
import { Layout } from './layout.ts';
import { playRandomly, table } from './stones.fixture.ts';
import { loadBot } from '../../index.ts';
import { strategies } from '../strategies.fixture.ts';
import { averageRefilled } from './refill.ts';
import { loadStrategy } from './strategy.ts';
import { TurnSolver } from './turn.ts';

const strategyFor = await strategies(loadStrategy, stones.card.players);

const think = (level: Level, position: StonesPosition, seed = 1) =>
  strategyFor(position).think(level, position.clone(), new FastChance(seed));
const choose = (level: Level, position: StonesPosition, seed = 1): number =>
  runBudget(think(level, position, seed), { iterations: 100 }, () => 0);

const ROW: Tracks = [3, 3, 3, 3, 3, 3];
const ALMOST: Tracks = [7, 6, 7, 7, 7, 7];

describe('a turn', () => {
  const stonesOf = (layout: Layout, seat: number): number =>
    layout.tracks.subarray(seat * 6, seat * 6 + 6).reduce((sum, track) => sum + track);

  /** The same by brute force, stone by stone, on the engine's own positions. */
  function bestStones(position: StonesPosition, seat: number): number {
    const values = position
      .legalMoves()
      .map((move) => (move === DRAW ? drawing(position, seat) : ending(position, move)));
    return Math.max(...values);
  }

  function ending(position: StonesPosition, move: number): number {
    const after = new Uint8Array(6);
    position.tracksAfter(move, after);
    return after.reduce((sum, track) => sum + track);
  }

  function drawing(position: StonesPosition, seat: number): number {
    let sum = 0;
    for (let index = 0; index < position.pileSize; index++) {
      const next = position.clone();
      const drawn = next.pile[index]!;
      const isMatch = next.middle[drawn]! > 0 && !(next.tray & (1 << drawn));
      next.pile[index] = next.pile[--next.pileSize]!;
      if (isMatch) next.tray |= 1 << drawn;
      sum += isMatch ? bestStones(next, seat) : next.tracksOf(seat).reduce((all, track) => all + track);
    }
    return sum / position.pileSize;
  }

  test.each([
    { pile: 'ROYGGB', middle: 'ROY' },
    { pile: 'RROYG', middle: 'RRROG' },
    { pile: 'ROOYGBV', middle: 'RRRROOY', tray: 'R' },
    { pile: 'OYG', middle: 'ROOY', tray: 'RO', tracks: [[6, 5, 3, 3, 3, 3], ROW] as Tracks[] },
    { pile: 'RGGBV', middle: 'OOR', tracks: [[3, 2, 3, 3, 3, 3], ROW] as Tracks[] },
  ])('S3–S8 is solved exactly: $middle, tray $tray', (stonesLeft) => {
    const position = table(stonesLeft);
    const turn = new TurnSolver(Layout.of(position), position.tray);
    expect(turn.solve((end) => stonesOf(end, 0))).toBeCloseTo(bestStones(position, 0), 10);
  });

  test('S5 the risk is the share of the pile that does not match', () => {
    const position = table({ pile: 'RROYGB', middle: 'ROY', tray: 'R' });
    expect(new TurnSolver(Layout.of(position), position.tray).risk).toBeCloseTo(4 / 6, 10); // R R G B of 6
  });

  test('the expected gains of a draw are those of playing on well', () => {
    const position = table({ pile: 'RG', middle: 'RRO' });
    const turn = new TurnSolver(Layout.of(position), 0);
    turn.solve((end) => stonesOf(end, 0));
    expect(Array.from(turn.gains())).toEqual([1.5, 0, 0, 0, 0, 0]); // three red stones half of the time
  });

  test('S2 a refill is averaged over all stones that can come', () => {
    const layout = Layout.of(table({ pile: 'RROG', middle: 'B' }));
    // Two of four: RR 1, RO 2, RG 2, OG 1 of 6 ways; red stones 2 + 2 + 2 in 6 ways.
    expect(averageRefilled(layout, (full) => full.middle[0]!)).toBeCloseTo(1, 10);
    expect(averageRefilled(layout, (full) => +(full.middle[0] === 2))).toBeCloseTo(1 / 6, 10);
  });
});

test.each([2, 3, 4])('a layout goes on as the engine does, with %d players', (players) => {
  const chance = new FastChance(5);
  let compared = 0;
  playRandomly(players, players, (position) => {
    if (position.tray === 0 || position.pileSize < 4) return;
    const layout = Layout.of(position);
    layout.stop(position.tray);
    const after = position.clone();
    after.play(STOP, chance);
    expect(layout.ended === 'won').toBe(after.ended === 'instant');
    expect(layout.tracks).toEqual(after.tracks);
    if (after.ended) return;
    expect(layout).toMatchObject({ turn: after.turn, due: after.due, idle: after.idle });
    expect(layout.pileSize + layout.middleSize).toBe(after.pileSize + after.middleSize);
    compared++;
  });
  expect(compared).toBeGreaterThan(20);
});

test.each(LEVELS)('S10 a %s stops with a winning tray, and takes the stone that wins', async (level) => {
  const bot = await loadBot('stones', level, 2);
  const stop = table({ pile: 'ROYGBV', middle: 'OOR', tray: 'O', tracks: [ALMOST, ROW] });
  const take = table({ pile: 'ROYGBV', middle: 'OOR', tracks: [ALMOST, ROW] });
  for (let seed = 0; seed < 5; seed++) {
    expect(bot.think(stones.view(stop, 0), new FastChance(seed)).move).toBe(STOP);
    expect(bot.think(stones.view(take, 0), new FastChance(seed)).move).toBe(TAKE);
  }
});

describe.each(['master'] as const)('a %s', (level) => {
  test('S10 wins at once', () => {
    const stop = table({ pile: 'ROYGBV', middle: 'OOR', tray: 'O', tracks: [ALMOST, ROW] });
    expect(choose(level, stop)).toBe(STOP);
    expect(think(level, stop).advice()[0]).toMatchObject({ move: STOP, outlook: 1, reasons: [{ code: 'wins' }] });
    expect(choose(level, table({ pile: 'ROYGBV', middle: 'OOR', tracks: [ALMOST, ROW] }))).toBe(TAKE);
  });

  test('S5 stops when every stone would bust, and draws on when none can', () => {
    expect(choose(level, table({ pile: 'GGBV', middle: 'ROY', tray: 'R' }))).toBe(STOP);
    expect(choose(level, table({ pile: 'OOYY', middle: 'ROY', tray: 'R' }))).toBe(DRAW);
  });

  test('S7 takes a bonus turn rather than one stone more', () => {
    const position = table({ pile: 'ROYGBV', middle: 'RRO', tray: 'R', tracks: [[4, 3, 3, 3, 3, 3], ROW] });
    expect(choose(level, position)).toBe(STOP);
    const [best] = think(level, position).advice();
    expect(best).toMatchObject({ move: STOP, gains: [3, 0, 0, 0, 0, 0] });
    expect(best!.reasons).toContainEqual({ code: 'bonus', symbol: 'R' });
    expect(best!.reasons).toContainEqual({ code: 'not-worth-the-risk', risk: 5 / 6 });
  });

  test('gives advice on each move, the best first, with the exact risk', () => {
    const position = table({ pile: 'OOOYYYG', middle: 'ROY', tray: 'R' });
    const advice = think(level, position).advice();
    expect(advice.map(({ move }) => move)).toEqual([DRAW, STOP]);
    expect(advice[0]!.reasons).toEqual([{ code: 'worth-the-risk', risk: 1 / 7 }]);
    expect(advice[0]!.outlook).toBeGreaterThan(advice[1]!.outlook);
  });
});

test('S5 a master does not feed a middle from which the rival would win', () => {
  // One red stone is sure. A draw would match half of the time, but a bust leaves the rival two red stones more.
  const rival: Tracks = [3, 7, 7, 7, 7, 7];
  const near = table({ pile: 'RRRRRROOGGBB', middle: 'RROG', tray: 'R', tracks: [ROW, rival] });
  expect(choose('master', near)).toBe(STOP);
});

describe.each([2, 3, 4])('with %d players', (players) => {
  test.each(LEVELS)('the %s plays legal moves, the same with the same luck', (level) => {
    playRandomly(players, 11, (position) => {
      if (position.ply % 15 !== 0) return;
      const move = choose(level, position, position.ply);
      expect(position.isLegal(move)).toBe(true);
      expect(choose(level, position, position.ply)).toBe(move);
    });
  });
});
