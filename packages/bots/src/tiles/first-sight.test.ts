import { fieldAt, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { FirstSight, KEEN_EYE, PLAIN_EYE, type Eye } from './first-sight.ts';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import { COLOURS, mapOf, place, recoloured, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

const RED = 0;
const YELLOW = 2;
const ALL = 0b111111;

const NONE = { best: 0, sum: 0, record: 0 };
/** An eye that sees nothing but what a tile gains. */
const BLIND: Eye = { denied: 0, wasted: 0, points: 0, spent: 0, same: 0, free: 0, opened: { next: NONE, own: NONE } };

const gainsOf = (position: TilePosition, seat: number, open: OpenFields): TileGains => {
  const gains = new TileGains();
  gains.read(position, position.teamOf(seat) * 6, mapOf(position), open.list, open.count);
  return gains;
};

interface Sighted {
  readonly own: TileGains;
  readonly next: TileGains;
  readonly sight: FirstSight;
}

/** What an eye sees in a position for the seat to move. */
function see(position: TilePosition, eye: Eye, symbols = ALL, sight = new FirstSight()): Sighted {
  const open = new OpenFields();
  open.read(position);
  const { turn, config } = position;
  const [own, next] = [gainsOf(position, turn, open), gainsOf(position, (turn + 1) % config.players, open)];
  sight.read(eye, symbols, mapOf(position), open, own, config.players === 1 ? null : next);
  return { own, next, sight };
}

/** What half a tile promises on a field. */
const promiseOf = (position: TilePosition, eye: Eye, field: number, symbol: number): number =>
  see(position, eye).sight.promise[field * 8 + symbol]!;

/** A tile lies in the middle of the flat board: red there, green to the west. Red is the first player's weakest symbol. */
function scene(players = 2): TilePosition {
  const position = startTiles(board, players, 1)!;
  position.tracks.fill(2);
  position.tracks.set([0, 3, 3, 3, 3, 3]);
  position.lay(place(position, 'RG', fieldAt(0, 0), fieldAt(-1, 0)));
  return position;
}

/** East of the red field. Of its neighbours two see that field already, and the one beyond will see two red ones. */
const EAST = fieldAt(1, 0);

/** The same, with two red fields in a row far away: there red scores two. */
function sceneWithRow(players = 2): TilePosition {
  const position = scene(players);
  position.lay(place(position, 'RR', fieldAt(-3, 3), fieldAt(-3, 2)));
  return position;
}

describe('half a red tile beside a red field', () => {
  const position = scene();
  const { own, next } = see(position, BLIND);
  const promise = (eye: Partial<Eye>, on = position): number => promiseOf(on, { ...BLIND, ...eye }, EAST, RED);
  const gain = own.of(RED, 1);

  test('promises what it gains', () => {
    expect(gain).toBeGreaterThan(0);
    expect(promise({})).toBeCloseTo(gain, 6);
  });

  test('and what the next player could have gained there, and the mover', () => {
    expect(promise({ denied: 1 })).toBeCloseTo(gain + next.of(RED, 1), 6);
    expect(promise({ wasted: 1 })).toBeCloseTo(gain + gain, 6);
  });

  test('takes from the field even what another symbol would have gained there', () => {
    const yellow = promiseOf(position, { ...BLIND, denied: 1, wasted: 1 }, EAST, YELLOW);
    expect(yellow).toBeCloseTo(next.of(RED, 1) + gain, 6);
  });

  test('and what the next player could have gained there with red alone', () => {
    expect(promise({ same: 1 })).toBeCloseTo(gain + next.of(RED, 1), 6);
    expect(promiseOf(position, { ...BLIND, same: 1 }, EAST, YELLOW)).toBe(0);
  });

  test('and its points, and what red could have gained elsewhere', () => {
    expect(promise({ points: 1 })).toBeCloseTo(gain + 1, 6);
    expect(promise({ spent: 1 })).toBeCloseTo(gain + gain, 6);
    expect(promise({ spent: 1 }, sceneWithRow())).toBeCloseTo(gain + own.of(RED, 2), 6);
  });

  test('and each of the five free fields beside it, one less where a tile lies', () => {
    expect(promise({ free: 1 })).toBeCloseTo(gain + 5, 6);
    const crowded = scene();
    crowded.lay(place(crowded, 'YY', fieldAt(2, 0), fieldAt(3, 0)));
    expect(promise({ free: 1 }, crowded)).toBeCloseTo(gain + 4, 6);
  });

  test('at the edge of the board there are fewer', () => {
    // Three of its six neighbours are on the board; one of those is the printed corner.
    const edge = promiseOf(position, { ...BLIND, free: 1 }, fieldAt(5, -1), YELLOW);
    expect(edge).toBeCloseTo(3, 6);
  });

  describe.each([
    ['own', own],
    ['next', next],
  ] as const)('opens for the %s move', (whose, gains) => {
    const opens = (weights: Partial<typeof NONE>, on = position): number =>
      promise({ opened: { ...BLIND.opened!, [whose]: { ...NONE, ...weights } } }, on) - gain;
    const [one, two] = [gains.of(RED, 1), gains.of(RED, 2)];

    test('a place for two points: beyond it in the row, and on either side of both', () => {
      expect(opens({ best: 1 })).toBeCloseTo(two, 6);
    });

    test('in all: two points beyond, one more on either side, one on the far sides', () => {
      expect(opens({ sum: 1 })).toBeCloseTo(two + 2 * (two - one) + 2 * one, 6);
    });

    test('a better place than there was, unless there was one as good', () => {
      expect(opens({ record: 1 })).toBeCloseTo(two - one, 6);
      expect(opens({ record: 1 }, sceneWithRow())).toBeCloseTo(0, 6);
    });

    test('nothing where a tile lies beyond and on both sides', () => {
      const crowded = scene();
      crowded.lay(place(crowded, 'YY', fieldAt(2, 0), fieldAt(3, 0)));
      crowded.lay(place(crowded, 'YY', fieldAt(1, -1), fieldAt(1, -2)));
      crowded.lay(place(crowded, 'YY', fieldAt(0, 1), fieldAt(0, 2)));
      expect(opens({ best: 1 }, crowded)).toBeCloseTo(one, 6);
      expect(opens({ sum: 1 }, crowded)).toBeCloseTo(2 * one, 6);
    });
  });
});

describe('a keen eye', () => {
  const opened = KEEN_EYE.opened!;

  test('holds against a half what it opens for the next player, and for it what it opens for oneself', () => {
    for (const position of tilePositions(board, 2, 3, 6)) {
      const fields = new OpenFields();
      fields.read(position);
      const promises = (eye: Eye): Float32Array => see(position, eye).sight.promise;
      const all = promises(KEEN_EYE);
      const withoutNext = promises({ ...KEEN_EYE, opened: { ...opened, next: NONE } });
      const withoutOwn = promises({ ...KEEN_EYE, opened: { ...opened, own: NONE } });
      for (const field of fields.list.subarray(0, fields.count)) {
        for (let at = field * 8; at < field * 8 + 6; at++) {
          expect(all[at]).toBeLessThanOrEqual(withoutNext[at]!);
          expect(all[at]).toBeGreaterThanOrEqual(withoutOwn[at]!);
        }
      }
    }
  });

  test('likes a half less the more the next player lacks the symbol that it makes longer', () => {
    const promise = (track: number): number => {
      const position = scene();
      position.tracks[6 + RED] = track;
      return promiseOf(position, { ...KEEN_EYE, denied: 0 }, EAST, RED);
    };
    expect(promise(2)).toBeLessThan(promise(8));
  });
});

test('a plain eye sees gains and what the next player is denied, and looks no further', () => {
  const { own, next, sight } = see(sceneWithRow(), PLAIN_EYE);
  expect(sight.promise[EAST * 8 + RED]).toBeCloseTo(own.of(RED, 1) + 0.35 * next.of(RED, 1), 6);
});

test('alone at the table nobody is denied anything, and nobody else finds what is opened', () => {
  const position = sceneWithRow(1);
  const own = promiseOf(position, KEEN_EYE, EAST, RED);
  const { next } = KEEN_EYE.opened!;
  expect(promiseOf(position, { ...KEEN_EYE, denied: 9, same: 9 }, EAST, RED)).toBe(own);
  const eye = { ...KEEN_EYE, opened: { ...KEEN_EYE.opened!, next: { ...next, sum: 9 } } };
  expect(promiseOf(position, eye, EAST, RED)).toBe(own);
});

test('the best of a field is that of the symbols asked for', () => {
  const position = scene();
  const { sight } = see(position, KEEN_EYE, (1 << RED) | (1 << YELLOW));
  const [red, yellow] = [RED, YELLOW].map((symbol) => sight.promise[EAST * 8 + symbol]!);
  expect(red).toBeGreaterThan(yellow!);
  expect(sight.best[EAST]).toBe(red);
  expect(see(position, KEEN_EYE, 1 << YELLOW).sight.best[EAST]).toBe(yellow);
});

test('what was open before is forgotten', () => {
  const crowded = scene();
  crowded.lay(place(crowded, 'YY', fieldAt(2, 0), fieldAt(3, 0)));
  const used = see(scene(), KEEN_EYE).sight;
  see(crowded, KEEN_EYE, ALL, used);
  expect(used.promise[EAST * 8 + RED]).toBe(promiseOf(crowded, KEEN_EYE, EAST, RED));
});

test.each(TILE_GAMES)('%s: colours are alike, an exchanged symbol promises the same', (_, game) => {
  for (const position of tilePositions(game, 2, 6, 12)) {
    const { sight } = see(position, KEEN_EYE);
    const other = see(recoloured(position, COLOURS), KEEN_EYE).sight;
    const open = new OpenFields();
    open.read(position);
    for (const field of open.list.subarray(0, open.count)) {
      expect(other.best[field]).toBeCloseTo(sight.best[field]!, 5);
      for (const [symbol, colour] of COLOURS.entries()) {
        expect(other.promise[field * 8 + colour]).toBeCloseTo(sight.promise[field * 8 + symbol]!, 5);
      }
    }
  }
});
