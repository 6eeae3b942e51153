import { FastChance, type Tracks } from '@sixfold/engine';
import { DRAW, STOP, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import { describe, expect, test } from 'vitest';
import { Layout } from './layout.ts';
import { averageRefilled } from './refill.ts';
import { playRandomly, table } from './stones.fixture.ts';
import { TurnSolver } from './turn.ts';

const LUCK = new FastChance(5);

const stonesIn = ({ tracks, middleSize, pileSize }: Layout): number =>
  tracks.reduce((sum, track) => sum + track, 0) + middleSize + pileSize;

const countTray = (tray: number): number => tray.toString(2).replaceAll('0', '').length;

/** Plays a move of the engine's position, and leaves out the refill that follows it. */
function played(position: StonesPosition, move: number): StonesPosition {
  const after = position.clone();
  after.play(move, LUCK);
  return after;
}

describe.each([2, 3, 4])('with %i players, a layout goes on as the engine does', (players) => {
  function follow(
    goes: (position: StonesPosition) => boolean,
    go: (layout: Layout, position: StonesPosition) => number,
  ) {
    let compared = 0;
    playRandomly(players, players + 20, (position) => {
      if (!goes(position) || position.pileSize < 4) return;
      const layout = Layout.of(position);
      const after = played(position, go(layout, position));
      compared++;
      expect(layout.ended === 'won').toBe(after.ended === 'instant');
      expect(layout.tracks).toEqual(after.tracks);
      expect(after.ended ? layout.turn : after.turn).toBe(layout.turn);
      expect(stonesIn(layout)).toBe(
        after.tracks.reduce((sum, track) => sum + track, after.pileSize + after.middleSize),
      );
    });
    return compared;
  }

  test('S6, S7 when somebody stops', () => {
    const stop = (layout: Layout, { tray }: StonesPosition): number => {
      layout.stop(tray);
      return STOP;
    };
    expect(follow(({ tray }) => tray !== 0, stop)).toBeGreaterThan(10);
  });

  test('S8 when somebody takes', () => {
    const take = (layout: Layout): number => {
      layout.take(layout.taking);
      return TAKE;
    };
    expect(follow((position) => position.legalMoves().includes(TAKE), take)).toBeGreaterThan(0);
  });

  test('S8 who may take can be told from the layout', () => {
    playRandomly(players, players + 30, (position) => {
      if (position.tray !== 0) return;
      expect(Layout.of(position).taking >= 0).toBe(position.legalMoves().includes(TAKE));
    });
  });
});

test('S5 a bust lays the tray and the stone drawn in the middle, and ends the turn', () => {
  const layout = Layout.of(table({ pile: 'ROYG', middle: 'ROY', tray: 'RO' }));
  layout.turnOver(3);
  layout.bust(0b11, 3);
  expect(Array.from(layout.middle)).toEqual([2, 2, 1, 1, 0, 0]);
  expect(layout).toMatchObject({ middleSize: 6, pileSize: 3, turn: 1 });
});

test('S6 who stops gets the tray and all equal stones of the middle; what is too many goes back to the pile', () => {
  const tracks: Tracks[] = [
    [6, 2, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 3],
  ];
  const layout = Layout.of(table({ pile: 'G', middle: 'RROOY', tray: 'RO', tracks }));
  layout.stop(0b11);
  // Red: one of three stones is enough for seven, two go back; orange: all three.
  expect(Array.from(layout.tracks.subarray(0, 6))).toEqual([7, 5, 3, 3, 3, 3]);
  expect(Array.from(layout.middle)).toEqual([0, 0, 1, 0, 0, 0]);
  expect(Array.from(layout.pile)).toEqual([2, 0, 0, 1, 0, 0]);
  // S7: red is complete, so the turn is the same player's.
  expect(layout).toMatchObject({ turn: 0, due: 0, ended: null });
});

test('S10 all six at the goal win', () => {
  const tracks: Tracks[] = [
    [7, 7, 7, 7, 7, 6],
    [3, 3, 3, 3, 3, 3],
  ];
  const layout = Layout.of(table({ pile: 'G', middle: 'V', tray: 'V', tracks }));
  layout.stop(1 << 5);
  expect(layout.ended).toBe('won');
  expect([layout.share(0), layout.share(1)]).toEqual([1, 0]);
});

describe('a game that is stuck', () => {
  const stuck = (...tracks: Tracks[]): Layout => {
    const layout = Layout.of(table({ pile: 'G', middle: 'V', tracks, players: tracks.length }));
    layout.ended = 'stuck';
    return layout;
  };

  test('F4 is won by the best ranked', () => {
    const layout = stuck([3, 3, 3, 3, 3, 3], [2, 7, 7, 7, 7, 7], [3, 3, 3, 3, 3, 4]);
    expect([0, 1, 2].map((seat) => layout.share(seat))).toEqual([0, 0, 1]);
  });

  test('is shared by equals', () => {
    const layout = stuck([3, 3, 3, 3, 3, 4], [4, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]);
    expect([0, 1, 2].map((seat) => layout.share(seat))).toEqual([0.5, 0.5, 0]);
  });
});

test('S9 a pass gives up bonus turns', () => {
  const layout = Layout.of(table({ pile: '', middle: 'V', due: 2 }));
  layout.pass();
  expect(layout).toMatchObject({ turn: 1, due: 0 });
});

test('a copy is a layout of its own', () => {
  const layout = Layout.of(table({ pile: 'ROYG', middle: 'ROY', tray: 'R' }));
  const copy = new Layout(layout.players, layout.goal);
  copy.copyFrom(layout);
  expect(copy).toEqual(layout);
  copy.stop(1);
  expect(copy).not.toEqual(layout);
  expect(layout).toEqual(Layout.of(table({ pile: 'ROYG', middle: 'ROY', tray: 'R' })));
});

describe('S2 a refill', () => {
  /** The same by drawing stone after stone, each as likely as the next. */
  function drawn(layout: Layout, worth: (full: Layout) => number): number {
    if (layout.lacking === 0) return worth(layout);
    let sum = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      if (layout.pile[symbol] === 0) continue;
      const next = new Layout(layout.players, layout.goal);
      next.copyFrom(layout);
      next.refill(symbol);
      sum += layout.pile[symbol]! * drawn(next, worth);
    }
    return sum / layout.pileSize;
  }

  test.each([
    ['ROYGBV', ''],
    ['RRRO', 'B'],
    ['RROOYYGG', 'V'],
    ['RG', ''],
    ['ROY', 'GBV'],
    ['', 'G'],
  ])('from %s to %s is averaged as if each stone were drawn', (pile, middle) => {
    const layout = Layout.of(table({ pile, middle }));
    const worth = ({ middle: stones }: Layout): number =>
      stones.reduce((sum, count, symbol) => sum + count ** symbol, 0);
    expect(averageRefilled(layout, worth)).toBeCloseTo(drawn(layout, worth), 10);
  });

  test('leaves the layout as it is', () => {
    const layout = Layout.of(table({ pile: 'RROG', middle: 'B' }));
    averageRefilled(layout, () => 1);
    expect(layout).toEqual(Layout.of(table({ pile: 'RROG', middle: 'B' })));
  });
});

describe('the ends of a turn', () => {
  test('keep all stones, each end once', () => {
    playRandomly(3, 9, (position) => {
      if (position.ply % 9 !== 0) return;
      const start = Layout.of(position);
      const end = new Layout(start.players, start.goal);
      const places: number[] = [];
      for (const place of new TurnSolver(start, position.tray).visit(end)) {
        places.push(place);
        // The stones on the tray lie nowhere in a layout.
        expect(stonesIn(end)).toBe(stonesIn(start) + countTray(position.tray));
      }
      expect(new Set(places).size).toBe(places.length);
      expect(places.length).toBeGreaterThan(0);
    });
  });

  /** Turns that are solved by some measure of their own. */
  const solved = (visit: (turn: TurnSolver, worth: (end: Layout) => number) => void): void =>
    playRandomly(2, 12, (position) => {
      if (position.countMoves() < 2) return;
      const turn = new TurnSolver(Layout.of(position), position.tray);
      const worth = ({ tracks, middle }: Layout): number =>
        tracks.reduce((sum, track, at) => sum + track ** (at % 3), 0) + middle[0]!;
      turn.solve(worth);
      visit(turn, worth);
    });

  test('to which the plan leads settle what both choices are worth', () => {
    let others = 0;
    solved((turn) => {
      const { draw, end: stop } = turn;
      const planned = new Set(turn.visitPlanned(new Layout(2, 7)));
      for (const place of turn.visit(new Layout(2, 7))) {
        if (planned.has(place)) continue;
        turn.setEnd(place, 0);
        others++;
      }
      turn.conclude();
      expect([turn.draw, turn.end]).toEqual([draw, stop]);
    });
    expect(others).toBeGreaterThan(100);
  });

  test('to which the plan leads all matter', () => {
    solved((turn) => {
      for (const place of turn.visitPlanned(new Layout(2, 7))) {
        const other = turn.copy();
        other.setEnd(place, 1e6);
        other.conclude();
        expect([other.draw, other.end]).not.toEqual([turn.draw, turn.end]);
      }
    });
  });

  test('are worth to somebody else what the plan leads to', () => {
    solved((turn, worth) => {
      expect(turn.follow(worth)).toBeCloseTo(Math.max(turn.draw, turn.end), 8);
      expect(turn.follow((end) => 5 - worth(end))).toBeCloseTo(5 - Math.max(turn.draw, turn.end), 8);
    });
  });

  test('S8 nobody who has drawn can take', () => {
    const position = table({
      pile: 'ROY',
      middle: 'ROY',
      tray: 'R',
      tracks: [
        [2, 3, 3, 3, 3, 3],
        [3, 3, 3, 3, 3, 3],
      ],
    });
    expect(position.legalMoves()).toEqual([DRAW, STOP]);
    const turn = new TurnSolver(Layout.of(position), position.tray);
    turn.solve((end) => end.tracks[0]!);
    expect(turn.end).toBe(4);
  });

  test('a draw that may only bust is worth less than to stop', () => {
    const position = table({ pile: 'GBV', middle: 'ROY', tray: 'R' });
    const turn = new TurnSolver(Layout.of(position), position.tray);
    turn.solve((end) => end.tracks.subarray(0, 6).reduce((sum, track) => sum + track, 0));
    expect(turn.risk).toBe(1);
    expect(turn.draw).toBeLessThan(turn.end);
    expect(Array.from(turn.collected())).toEqual([2, 0, 0, 0, 0, 0]);
    expect(Array.from(turn.gains())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
