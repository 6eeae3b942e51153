import { describe, expect, test } from 'vitest';
import { bonus, draw, end, score, show, Stage, type Scene } from '../../../test/stage.ts';
import type { At } from '../../contract/at.ts';
import { parseConfig } from '../../contract/card.ts';
import { FastChance, ScriptError } from '../../contract/chance.ts';
import { startGame } from '../../contract/game.ts';
import { atField, EMPTY, fieldAt } from '../../family/hex.ts';
import { makePiece } from '../../family/pieces.ts';
import { playout } from '../../family/playout.ts';
import { REFILL, SWAP } from '../../family/racks.ts';
import { board3d, type Board3dPosition } from './index.ts';

function start(players: number, options = {}, seed = 1): Board3dPosition {
  const config = parseConfig(board3d.card, players, options, 0);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return startGame<Board3dPosition>(board3d, config.value, new FastChance(seed));
}

/** The start stones as they lie in these tests. */
const STONES: readonly [At, string][] = [
  [[3, -3], 'R'],
  [[3, 0], 'G'],
  [[0, 3], 'B'],
  [[-3, 3], 'O'],
  [[-3, 0], 'Y'],
  [[0, -3], 'V'],
];
const MARKS = STONES.map(([at]) => at);

const stage = ({ more, ...scene }: Scene): Stage<Board3dPosition> =>
  new Stage<Board3dPosition>(board3d, {
    ...scene,
    more: { startStones: STONES.map(([at, symbol]) => ({ at, symbol })), lastTurns: 0, ...more },
  });

/** Six tiles on the outermost ring, one beside each start stone: T6 binds nobody any more. */
const OPENED = ['OY 4,-4 4,-3', 'OY 4,0 3,1', 'OY 0,4 -1,4', 'OY -4,4 -4,3', 'YV -4,0 -3,-1', 'YV 0,-4 1,-4'];

/** Red beside the red start stone scores 1; green here scores nothing. */
const BESIDE_RED = 'RG 2,-2 1,-1';
const FIVE = ['RO', 'RY', 'RB', 'RV', 'OB'];
const NONE = [0, 0, 0, 0, 0, 0];

describe('T1 board', () => {
  test.each([
    [3, 37],
    [4, 61],
    [5, 91],
  ])('radius %i has %i fields, and the marks lie on the corners of the radius-3 hexagon', (radius, fields) => {
    const { board } = start(2, { radius });
    expect(board.blank.filter((field) => field === EMPTY)).toHaveLength(fields);
    expect(board.marks.map(atField)).toEqual(MARKS);
  });

  test('the radius is 4 unless chosen', () => {
    expect(start(2).board.radius).toBe(4);
  });
});

describe('T2 start stones', () => {
  test('one of each symbol lies at height 1 on a marked field', () => {
    const position = start(3);
    const { startStones } = board3d.view(position, null);
    expect(startStones.map(({ symbol }) => symbol).toSorted()).toEqual(['B', 'G', 'O', 'R', 'V', 'Y']);
    expect(startStones.map(({ at }) => at)).toEqual(MARKS);
    expect(Array.from(position.heights).reduce((sum, height) => sum + height, 0)).toBe(6);
    for (const [q, r] of MARKS) expect(position.heights[fieldAt(q, r)]).toBe(1);
  });

  test('the arrangement is drawn', () => {
    const arrangements = Array.from({ length: 20 }, (_, seed) => start(2, {}, seed).stones.join());
    expect(new Set(arrangements).size).toBeGreaterThan(15);
  });
});

test.each([
  [1, 60, 0],
  [2, 60, 0],
  [3, 72, 2],
  [4, 78, 3],
])('T3 with %i players there are %i tiles, each double %i times', (players, count, doubles) => {
  const { bag } = board3d.blank({ players, options: { radius: 4 }, starter: 0 });
  const pieces = Array.from(bag, makePiece);
  expect(pieces).toHaveLength(count);
  expect(pieces.filter((piece) => piece === 'GG')).toHaveLength(doubles);
  expect(pieces.filter((piece) => piece === 'OV')).toHaveLength(4);
});

test('T4 each player draws five tiles and starts with all tracks at 0', () => {
  const position = start(4);
  expect(Array.from(position.held)).toEqual([5, 5, 5, 5]);
  expect(position.bagSize).toBe(78 - 20);
  expect(Array.from(position.tracks)).toEqual(Array(24).fill(0));
});

describe('T5 placing', () => {
  const TWO_TILES = [...OPENED, 'RG 0,0 1,0', 'BV 0,1 1,1'];

  test('on two adjacent fields of the same height', () => {
    const low = stage({ laid: TWO_TILES, rack: ['RO'] });
    expect(low.refusal('RO -1,0 -1,1')).toBeNull();
    const at = [
      [0, 0],
      [-1, 0],
    ];
    expect(low.refusal('RO 0,0 -1,0')).toEqual({ code: 'different-heights', at, heights: [1, 0], rule: 'T5' });
    expect(low.refusal('RO -1,0 1,0')).toMatchObject({ code: 'fields-not-adjacent', rule: 'T5' });
    expect(low.refusal('RO 4,1 4,0')).toEqual({ code: 'field-off-board', at: [4, 1], rule: 'T5' });
  });

  test('on halves of two tiles, never exactly on one', () => {
    const two = stage({ laid: TWO_TILES, rack: ['RO', 'RO', 'YB', 'YB'], draws: ['RY', 'RV'] });
    const at = [
      [0, 0],
      [1, 0],
    ];
    expect(two.refusal('RO 0,0 1,0')).toEqual({ code: 'covers-one-tile', at, rule: 'T5' });
    two.place('RO 0,0 0,1', 'RY', 'RV');
    expect([two.position.heights[fieldAt(0, 0)], two.position.heights[fieldAt(0, 1)]]).toEqual([2, 2]);
    // The other seat: what was half of a tile is level with half of another.
    const { position } = two;
    const isOpen = (a: At, b: At): boolean =>
      position.legalMoves().some((move) => {
        const fields = [position.firstField(move), position.secondField(move)];
        return fields.includes(fieldAt(...a)) && fields.includes(fieldAt(...b));
      });
    expect(isOpen([1, 0], [1, 1])).toBe(true);
    expect(isOpen([0, 0], [0, 1])).toBe(false);
    expect(isOpen([0, 0], [1, 0])).toBe(false);
  });

  test('a start stone has height 1 and can be covered', () => {
    const low = stage({ laid: OPENED, rack: ['RO'] });
    expect(low.refusal('RO 3,0 4,0')).toBeNull();
    expect(low.refusal('RO 3,0 2,0')).toMatchObject({ code: 'different-heights', heights: [1, 0] });
  });
});

describe('T6 opening', () => {
  test.each([
    [3, 48],
    [4, 96],
    [5, 138],
  ])('on radius %i the first tile has %i pairs of fields', (radius, pairs) => {
    // Two ways round.
    expect(stage({ options: { radius }, rack: ['RO'] }).position.countMoves()).toBe(2 * pairs);
  });

  test('a tile must lie beside a start stone that has no neighbour yet', () => {
    const at = [
      [0, 0],
      [1, 0],
    ];
    const error = { code: 'must-touch-start', at, rule: 'T6' };
    expect(stage({ rack: ['RO'] }).refusal('RO 0,0 1,0')).toEqual({ ...error, open: MARKS });
    const second = stage({ laid: [OPENED[0]!], turn: 1, rack: ['RO'] });
    expect(second.refusal('RO 0,0 1,0')).toEqual({ ...error, open: MARKS.slice(1) });
    expect(second.refusal('RO 2,-3 2,-2')).toMatchObject({ code: 'must-touch-start' });
    expect(second.refusal('RO 3,-1 2,-1')).toBeNull();
  });

  test('a tile that fits exactly between two stones is a neighbour of both', () => {
    const fourLeft = stage({ laid: ['BV 3,-2 3,-1'], rack: ['RO'] });
    expect(fourLeft.refusal('RO 0,0 1,0')).toMatchObject({ open: MARKS.slice(2) });
  });

  test('this goes on until all six have one, whoever laid it; then tiles go anywhere', () => {
    const five = stage({ laid: OPENED.slice(0, 5), turn: 1, rack: ['RO'] });
    expect(five.refusal('RO 0,0 1,0')).toMatchObject({ open: [[0, -3]] });
    expect(stage({ laid: OPENED, rack: ['RO'] }).refusal('RO 0,0 1,0')).toBeNull();
  });

  test('as seen from above: a tile one level up is a neighbour too', () => {
    // Beside the red stone lies OY; a tile on it and on the stone itself touches no further stone.
    const second = stage({ laid: [OPENED[0]!], rack: ['RO'] });
    expect(second.refusal('RO 3,-3 4,-4')).toMatchObject({ code: 'must-touch-start' });
  });
});

describe('T7 scoring', () => {
  test('the visible symbols count, in five directions', () => {
    const laid = [...OPENED, 'RB 2,-1 3,-1', 'RV -1,1 -2,1'];
    const seen = stage({ laid, rack: ['RG'], draws: FIVE });
    // Red on (2,-2): the stone north-east of it 1, (2,-1) south-east of it 1. Green on (1,-1): nothing.
    expect(seen.place(BESIDE_RED, ...FIVE)).toEqual([score(0, 'R', 2, 2), score(0, 'G', 0, 0), draw(0, ...FIVE)]);
  });

  test('across heights; what is covered is gone', () => {
    // The red stone and the O beside it are covered by B and V.
    const laid = [...OPENED, 'BV 3,-3 4,-4'];
    const covered = stage({ laid, rack: ['RG'], draws: FIVE });
    expect(covered.place(BESIDE_RED, ...FIVE)[0]).toEqual(score(0, 'R', 0, 0));
    const higher = stage({ laid, rack: ['GB'], draws: FIVE });
    // Blue at height 1 sees blue at height 2.
    expect(higher.place('GB 1,-1 2,-2', ...FIVE)[1]).toEqual(score(0, 'B', 1, 1));
  });
});

describe('T8 bonus', () => {
  const RACK = ['RG', 'OB', 'OV', 'YB', 'GB'];
  const scene = (red: number, more: Partial<Scene> = {}): Scene => ({
    laid: OPENED,
    rack: RACK,
    tracks: [[red, 0, 0, 0, 0, 0], NONE],
    ...more,
  });

  test.each([
    [17, 18, true, 'reaches 18'],
    [18, 19, false, 'has been there'],
    [25, 26, false, 'is between the marks'],
    [26, 27, true, 'reaches 27'],
    [27, 27, false, 'stays at 27'],
  ])('from %i red comes to %i; bonus turn: %s, for it %s', (before, after, earns) => {
    const played = stage(scene(before, { rack: ['RG'], draws: FIVE }));
    const bonuses = earns ? [bonus(0, 'R')] : [];
    expect(played.place(BESIDE_RED, ...FIVE)).toEqual([
      score(0, 'R', 1, after),
      score(0, 'G', 0, 0),
      ...bonuses,
      draw(0, ...FIVE),
    ]);
  });

  test('passing 18 earns it too, and the turn comes before refilling', () => {
    const passing = stage(scene(17, { laid: [...OPENED, 'RB 2,-1 3,-1'], draws: ['RO', 'RY'] }));
    // 17 + 2.
    expect(passing.place(BESIDE_RED)).toEqual([score(0, 'R', 2, 19), score(0, 'G', 0, 0), bonus(0, 'R')]);
    expect([passing.position.turn, passing.position.held[0]]).toEqual([0, 4]);
    expect(board3d.parseMove(passing.position, { type: 'refill' }).ok).toBe(false);
    expect(passing.place('OB 0,0 0,1', 'RO', 'RY').at(-1)).toEqual(draw(0, 'RO', 'RY'));
    expect(passing.position.turn).toBe(1);
  });

  test('two markers earn two', () => {
    const laid = [...OPENED, 'GV 0,0 0,1'];
    const two = stage({ laid, rack: RACK, tracks: [[17, 0, 0, 26, 0, 0], NONE] });
    // Green on (1,-1) sees green on (0,0): 26 + 1.
    expect(two.place(BESIDE_RED).slice(2)).toEqual([bonus(0, 'R'), bonus(0, 'G')]);
    expect(two.position.due).toBe(1);
  });

  test('a marker that passes 18 and 27 in one scoring earns one', () => {
    const green = [
      'GG -1,1 -2,1', // west of (0,1): four
      'RG -3,2 -3,1',
      'RG -4,2 -4,1',
      'GG 1,0 2,-1', // north-east of (0,1): four; (1,0) is also north-west of (1,1)
      'RG 4,-2 3,-2',
      'RG 4,-4 4,-3',
      'OG 2,2 2,1', // east of (1,1): two
      'OG 4,0 3,1',
      'YV 0,4 -1,4',
      'YV 0,-4 1,-4',
    ];
    const tracks = [[0, 0, 0, 17, 0, 0], NONE, NONE, NONE];
    const both = stage({ players: 4, laid: green, rack: ['GG'], tracks, draws: ['YB', 'YB', 'OB', 'OV', 'BV'] });
    // First half 4 + 4: 17 + 8 = 25. Second half 2 + 1: 28, of which 27 count.
    const events = both.place('GG 0,1 1,1', 'YB', 'YB', 'OB', 'OV', 'BV');
    expect(events.slice(0, 3)).toEqual([score(0, 'G', 8, 25), score(0, 'G', 3, 27), bonus(0, 'G')]);
    expect(events.filter(({ type }) => type === 'bonus')).toHaveLength(1);
  });

  test('it lapses when the rack is empty', () => {
    const last = stage(scene(17, { rack: ['RG'], draws: FIVE }));
    last.place(BESIDE_RED, ...FIVE);
    expect([last.position.turn, last.position.due]).toEqual([1, 0]);
  });
});

describe('T9 refill or swap', () => {
  const VIOLET_WEAK = [[5, 5, 5, 5, 5, 0], NONE];
  const SWAPPER = {
    laid: OPENED,
    rack: ['RG', 'OB', 'OB', 'OB', 'OB'],
    tracks: VIOLET_WEAK,
    draws: ['RO', 'RY', 'RB', 'RV', 'OG'],
  };

  test('a rack that shows a weakest symbol is refilled to five without a question', () => {
    const plain = stage({ ...SWAPPER, rack: ['RG', 'OV'] });
    expect(plain.place(BESIDE_RED, 'RO', 'RY', 'RB', 'RV').at(-1)).toEqual(draw(0, 'RO', 'RY', 'RB', 'RV'));
    expect(plain.position.held[0]).toBe(5);
  });

  test('otherwise the player is asked; a swap shows, draws five, then mixes the old tiles in', () => {
    const asked = stage(SWAPPER);
    expect(asked.place(BESIDE_RED)).toHaveLength(2);
    expect(asked.position.legalMoves()).toEqual([REFILL, SWAP]);
    const before = asked.position.bagSize;
    expect(asked.answer('swap', ...SWAPPER.draws)).toEqual([
      show(0, 'OB', 'OB', 'OB', 'OB'),
      draw(0, ...SWAPPER.draws),
    ]);
    expect(asked.position.bagSize).toBe(before - 5 + 4);
    // Once a turn: it is over now.
    expect([asked.position.turn, asked.position.choosing]).toEqual([1, false]);
  });

  test('the old tiles cannot be drawn in that swap: all four OB were on the rack', () => {
    const asked = stage(SWAPPER);
    asked.place(BESIDE_RED);
    expect(() => asked.answer('swap', 'RO', 'RY', 'RB', 'RV', 'OB')).toThrow(ScriptError);
  });

  test('an empty rack has nothing to swap', () => {
    const empty = stage({ ...SWAPPER, rack: ['RG'] });
    expect(empty.place(BESIDE_RED, ...SWAPPER.draws).at(-1)).toEqual(draw(0, ...SWAPPER.draws));
  });

  test('a swap that is not allowed is refused with the weakest symbols', () => {
    const { position } = stage({ laid: OPENED, rack: ['RG'], tracks: VIOLET_WEAK });
    const error = { code: 'swap-not-allowed', weakest: ['V'], rule: 'T9' };
    expect(board3d.parseMove(position, { type: 'swap' })).toEqual({ ok: false, error });
  });
});

describe('T10 end', () => {
  const RACK = ['RG', 'RO', 'OB', 'GB', 'GV'];

  test('five tiles in the supply are enough', () => {
    const enough = stage({ laid: OPENED, rack: RACK, draws: ['RY'], bag: 6 });
    expect(enough.place(BESIDE_RED, 'RY').at(-1)).toEqual(draw(0, 'RY'));
    expect(enough.position.lastTurns).toBe(0);
  });

  test('with four the final round begins: one turn each, who began it last, without refill or swap', () => {
    const last = stage({ players: 3, turn: 1, laid: OPENED, rack: RACK, draws: ['RY'], bag: 5 });
    const { position } = last;
    expect(last.place(BESIDE_RED, 'RY').slice(-2)).toEqual([draw(1, 'RY'), { type: 'final-round' }]);
    // The next player’s rack would now allow a swap, or could be refilled: neither happens.
    position.tracks.set([9, 9, 9, 9, 9, 9], 12);
    const seats: number[] = [];
    while (!position.ended) {
      seats.push(position.turn);
      const events: { type: string }[] = [];
      position.play(position.legalMoves()[0]!, new FastChance(1), events as never);
      expect(events.filter(({ type }) => type === 'draw' || type === 'show')).toEqual([]);
    }
    expect(seats).toEqual([2, 0, 1]);
    expect(Array.from(position.held)).toEqual([4, 4, 4]);
    expect(position.ended).toBe('supply');
    expect(position.result().instant).toBeNull();
  });

  test('in the final round nobody is asked to swap', () => {
    const tracks = [[5, 5, 5, 5, 5, 0], NONE];
    const final = stage({ laid: OPENED, rack: ['RG', 'OB'], tracks, more: { lastTurns: 2 } });
    expect(final.place(BESIDE_RED)).toHaveLength(2);
    expect([final.position.turn, final.position.lastTurns]).toEqual([1, 1]);
  });

  test('bonus turns stay, and belong to the one last turn', () => {
    const tracks = [[17, 0, 0, 0, 0, 0], NONE];
    const final = stage({ laid: OPENED, rack: ['RG', 'OB', 'YV'], tracks, more: { lastTurns: 1 } });
    expect(final.place(BESIDE_RED)).toEqual([score(0, 'R', 1, 18), score(0, 'G', 0, 0), bonus(0, 'R')]);
    expect(final.place('OB 0,0 0,1').at(-1)).toEqual(end('supply'));
  });

  test('after a swap it is the supply with the old tiles mixed in that counts', () => {
    const tracks = [[5, 5, 5, 5, 5, 0], NONE];
    const draws = ['RO', 'RY', 'RB', 'RV', 'OG'];
    const scene = { laid: OPENED, tracks, draws, bag: 5 };
    const few = stage({ ...scene, rack: ['RG', 'OB', 'OB', 'OB', 'GB'] });
    few.place(BESIDE_RED);
    // 5 - 5 + 4 = 4 are left.
    expect(few.answer('swap', ...draws).at(-1)).toEqual({ type: 'final-round' });
  });
});

/** A game on radius 3 up to the move that leaves no two level fields but halves of one tile. */
const BEFORE_STUCK = [
  'OG 2,-2 2,-1',
  'GV -2,2 -1,2',
  'BV 0,-2 0,-1',
  'OB 1,1 2,1',
  'RG -2,0 -1,0',
  'GB 0,1 0,2',
  'RO 1,1 0,2',
  'OB -2,2 -3,3',
  'RV -2,1 -3,2',
  'BV -1,0 -2,1',
  'YB 0,-3 0,-2',
  'OY 1,-3 1,-2',
  'BV 1,-2 2,-2',
  'YG -1,-2 -1,-1',
  'RO 0,0 1,0',
  'RY 0,-2 1,-2',
  'YV 0,0 0,1',
  'OV 0,1 1,1',
  'YB 3,0 2,1',
  'BV -2,1 -2,2',
  'YG -1,-1 -2,0',
  'RB -1,0 0,0',
  'OY 0,0 0,1',
  'YB 2,-1 1,0',
  'OY 3,-1 2,0',
  'RV 2,-2 2,-1',
  'YV -1,0 -2,1',
  'RV -1,0 0,0',
  'YG 1,-2 2,-2',
  'RV -2,3 -1,3',
  'RB -1,2 -1,3',
  'RY 0,2 -1,3',
  'YG 1,1 0,2',
  'RY 0,1 1,1',
];
const STICKING = 'RO 0,0 0,1';

describe('T11 stuck', () => {
  const scene: Scene = {
    options: { radius: 3 },
    laid: BEFORE_STUCK,
    rack: ['RO', 'OG', 'RG', 'GB', 'OV'],
    draws: ['OV'],
  };

  /** What happens after the two scores of the tile that leaves no placement. */
  const afterSticking = (more: Partial<Scene>, ...draws: string[]): object[] =>
    stage({ ...scene, ...more })
      .place(STICKING, ...draws)
      .slice(2);

  test('the position can come about: every tile of it is laid by the rules', () => {
    const played = stage({ players: 1, options: { radius: 3 }, rack: ['OG'] });
    for (const [index, tile] of BEFORE_STUCK.entries()) {
      const next = (BEFORE_STUCK[index + 1] ?? STICKING).slice(0, 2);
      played.place(tile, next);
    }
    expect(played.position.countMoves()).toBe(2);
    expect(played.place(STICKING, 'GV').at(-1)).toEqual(end('stuck'));
  });

  test('who must place a tile and cannot ends the game, after the refill of the turn before', () => {
    expect(afterSticking({}, 'OV')).toEqual([draw(0, 'OV'), end('stuck')]);
  });

  test('a question of refill or swap comes first', () => {
    const tracks = [[9, 9, 0, 9, 9, 9], NONE];
    const asked = stage({ ...scene, tracks });
    expect(asked.place(STICKING)).toHaveLength(2);
    expect(asked.position.legalMoves()).toEqual([REFILL, SWAP]);
    expect(asked.answer('refill', 'OV')).toEqual([draw(0, 'OV'), end('stuck')]);
  });

  test('the final round is begun before it is cut off', () => {
    expect(afterSticking({ bag: 5 }, 'OV')).toEqual([draw(0, 'OV'), { type: 'final-round' }, end('stuck')]);
  });

  test('the end of the final round goes before', () => {
    expect(afterSticking({ more: { lastTurns: 1 } })).toEqual([end('supply')]);
    expect(afterSticking({ more: { lastTurns: 2 } })).toEqual([end('stuck')]);
  });

  test('a bonus turn is a placement that is due', () => {
    const scored = stage(scene).place(STICKING, 'OV')[0] as { points: number };
    expect(scored.points).toBeGreaterThan(0);
    const tracks = [[17, 0, 0, 0, 0, 0], NONE];
    expect(afterSticking({ tracks })).toEqual([bonus(0, 'R'), end('stuck')]);
  });

  test('T12 a win at once goes before both', () => {
    const tracks = [[26, 27, 27, 27, 27, 27], NONE];
    expect(afterSticking({ tracks })).toEqual([bonus(0, 'R'), end('instant')]);
    expect(afterSticking({ tracks, more: { lastTurns: 1 } })).toEqual([bonus(0, 'R'), end('instant')]);
  });
});

describe('T12 win', () => {
  test('all six markers on 27 win at once, bonus turn or not', () => {
    const tracks = [[26, 27, 27, 27, 27, 27], NONE];
    const won = stage({ laid: OPENED, rack: ['RG', 'OB'], tracks });
    expect(won.place(BESIDE_RED).slice(2)).toEqual([bonus(0, 'R'), end('instant')]);
    expect(won.position.result()).toMatchObject({ ranks: [1, 2], instant: 0, points: [27, 0] });
  });

  test('otherwise F4: the better weakest track is first', () => {
    const tracks = [
      [5, 9, 9, 9, 9, 9],
      [6, 6, 6, 6, 6, 6],
    ];
    const ended = stage({ laid: OPENED, rack: ['RG'], tracks, more: { lastTurns: 1 } });
    ended.place(BESIDE_RED);
    // 6 9 9 9 9 9 against 6 6 6 6 6 6: the second place decides.
    expect(ended.position.result()).toMatchObject({ ranks: [1, 2], instant: null, points: [6, 6] });
  });
});

describe('T13 solo', () => {
  const solo = (red: number, more: Partial<Scene> = {}): Stage<Board3dPosition> =>
    stage({
      players: 1,
      laid: [...OPENED, 'RB 2,-1 3,-1'],
      rack: ['RG'],
      tracks: [[red, 0, 0, 0, 0, 0]],
      draws: ['OV'],
      ...more,
    });

  test('one tile is drawn, placed and scored at a time, until all sixty lie', () => {
    const position = start(1);
    expect([position.held[0], position.bagSize]).toEqual([1, 59]);
    expect(playout(position, new FastChance(3))).toBe(60);
    expect(position.ended).toBe('supply');
    expect(position.result()).toMatchObject({ ranks: [1], instant: null });
  });

  test.each([
    [17, 19, 'passes 18 without a bonus turn'],
    [25, 27, 'reaches 27'],
    [26, 27, 'would pass it: the rest is lost'],
    [27, 29, 'goes on from 27 in the next scoring'],
    [53, 54, 'ends at 54'],
  ])('from %i red comes with 2 points to %i: it %s', (before, after) => {
    expect(solo(before).place(BESIDE_RED, 'OV')).toEqual([score(0, 'R', 2, after), score(0, 'G', 0, 0), draw(0, 'OV')]);
  });

  test('there is no swap and no final round', () => {
    const tracks = [[5, 5, 5, 5, 5, 0]];
    expect(solo(5, { tracks, bag: 3 }).place(BESIDE_RED, 'OV').at(-1)).toEqual(draw(0, 'OV'));
  });

  test('T6 applies', () => {
    expect(solo(0, { laid: [] }).refusal('RG 0,0 1,0')).toMatchObject({ rule: 'T6' });
  });

  test('all six at 54 does not end the game', () => {
    const top = solo(0, { tracks: [[53, 54, 54, 54, 54, 54]] });
    top.place(BESIDE_RED, 'OV');
    expect(top.position.tracksOf(0)).toEqual([54, 54, 54, 54, 54, 54]);
    expect(top.position.ended).toBeNull();
  });

  test('the last tile ends it', () => {
    expect(solo(0, { bag: 0, draws: [] }).place(BESIDE_RED).at(-1)).toEqual(end('supply'));
  });
});
