import { describe, expect, test } from 'vitest';
import { bonus, draw, end, score, show, Stage, type Scene } from '../../../test/stage.ts';
import { parseConfig } from '../../contract/card.ts';
import { FastChance, ScriptError } from '../../contract/chance.ts';
import { startGame } from '../../contract/game.ts';
import { preview } from '../../contract/preview.ts';
import { makeSymbol } from '../../contract/symbols.ts';
import { atField, EMPTY, distance } from '../../family/hex.ts';
import { makePiece } from '../../family/pieces.ts';
import { playout } from '../../family/playout.ts';
import { REFILL, SWAP } from '../../family/racks.ts';
import { board, type BoardPosition } from './index.ts';

const stage = (scene: Scene): Stage<BoardPosition> => new Stage<BoardPosition>(board, scene);
const PARTNERS = { players: 4, options: { partners: true } };

function start(players: number, options = {}): BoardPosition {
  const config = parseConfig(board.card, players, options, 0);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return startGame<BoardPosition>(board, config.value, new FastChance(1));
}

/** Tiles to fill an empty rack with. */
const SIX = ['RY', 'RG', 'RB', 'RV', 'OB', 'OV'];

/** Red beside the printed red star scores 1; with these two below it, 3. */
const BESIDE_RED = 'RO 4,-4 3,-3';
const TWO_RED = 'RR 4,-3 4,-2';

describe('B1 board', () => {
  test.each([
    [1, 91],
    [2, 91],
    [3, 127],
    [4, 169],
  ])('with %i players it has %i fields', (players, fields) => {
    expect(start(players).board.blank.filter((field) => field === EMPTY)).toHaveLength(fields);
  });

  test.each([1, 2, 3, 4])(
    'with %i players the six symbols are printed on the corners of the radius-5 hexagon',
    (players) => {
      const { tops, board: fields } = start(players);
      const printed = Array.from(tops).flatMap((symbol, field) =>
        symbol < 6 ? [[atField(field).join(), makeSymbol(symbol)]] : [],
      );
      expect(Object.fromEntries(printed)).toEqual({
        '5,-5': 'R',
        '5,0': 'G',
        '0,5': 'B',
        '-5,5': 'O',
        '-5,0': 'Y',
        '0,-5': 'V',
      });
      for (const mark of fields.marks) expect(distance(...atField(mark))).toBeLessThanOrEqual(5);
    },
  );

  test('printed fields are occupied from the start', () => {
    expect(stage({ rack: ['RO'] }).refusal('RO 5,-5 4,-5')).toEqual({ code: 'field-taken', at: [5, -5], rule: 'B4' });
  });
});

test('B2 there are 120 tiles: each mixed pair 6 times, each double 5 times', () => {
  const { bag, bagSize } = board.blank({ players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 });
  const pieces = Array.from(bag.subarray(0, bagSize), makePiece);
  expect(pieces).toHaveLength(120);
  for (const piece of new Set(pieces)) {
    expect(pieces.filter((other) => other === piece)).toHaveLength(piece[0] === piece[1] ? 5 : 6);
  }
  expect(new Set(pieces).size).toBe(21);
});

test('B3 each player draws six tiles and starts with all tracks at 0', () => {
  const position = start(3);
  expect(Array.from(position.held)).toEqual([6, 6, 6]);
  expect(position.bagSize).toBe(120 - 18);
  expect(Array.from(position.tracks)).toEqual(Array(18).fill(0));
});

describe('B4 placing', () => {
  const scene = { laid: ['YY -5,1 -5,2', 'GB 5,-1 4,0'], rack: ['RO', 'GG'] };

  test('on two adjacent free fields', () => {
    expect(stage(scene).refusal('RO 0,0 1,0')).toBeNull();
    expect(stage(scene).refusal('RO -5,1 -4,1')).toEqual({ code: 'field-taken', at: [-5, 1], rule: 'B4' });
    expect(stage(scene).refusal('RO 0,0 1,1')).toEqual({
      code: 'fields-not-adjacent',
      at: [
        [0, 0],
        [1, 1],
      ],
      rule: 'B4',
    });
    expect(stage(scene).refusal('RO 0,0 0,0')).toMatchObject({ code: 'fields-not-adjacent' });
  });

  test('on the board in use only', () => {
    expect(stage(scene).refusal('RO 6,-6 5,-4')).toEqual({ code: 'field-off-board', at: [6, -6], rule: 'B4' });
    const three = { players: 3, laid: [...scene.laid, 'OV 0,0 1,0'], rack: ['RO'] };
    expect(stage(three).refusal('RO 6,-6 6,-5')).toBeNull();
    expect(stage(three).refusal('RO 7,-6 6,-5')).toMatchObject({ code: 'field-off-board' });
  });

  test('a tile of one’s own rack, in either direction', () => {
    expect(stage(scene).refusal('RO 1,0 0,0')).toBeNull();
    expect(stage(scene).refusal('RV 0,0 1,0')).toEqual({ code: 'not-held', piece: 'RV', rule: 'B4' });
    expect(stage(scene).refusal('OR 0,0 1,0')).toEqual({ code: 'unknown-piece', piece: 'OR', rule: 'B4' });
  });

  test('equal tiles count once, and so does a double on a pair of fields', () => {
    const one = stage({ ...scene, rack: ['RO'] }).position.countMoves();
    expect(stage({ ...scene, rack: ['RO', 'RO'] }).position.countMoves()).toBe(one);
    expect(stage({ ...scene, rack: ['GG'] }).position.countMoves()).toBe(one / 2);
  });
});

describe('B5 first tile', () => {
  const ALL = [
    [5, -5],
    [-5, 5],
    [-5, 0],
    [5, 0],
    [0, 5],
    [0, -5],
  ];

  test('each player’s first one touches a printed symbol; later ones go anywhere', () => {
    const first = stage({ rack: ['RO'], draws: ['YG'] });
    const error = {
      code: 'must-touch-start',
      at: [
        [0, 0],
        [1, 0],
      ],
      open: ALL,
      rule: 'B5',
    };
    expect(first.refusal('RO 0,0 1,0')).toEqual(error);
    // 9 pairs at each of 6 corners, two ways round.
    expect(first.position.countMoves()).toBe(108);
    expect(stage({ laid: [BESIDE_RED], turn: 1, rack: ['RO'] }).refusal('RO 0,0 1,0')).toEqual(error);
    expect(stage({ laid: [BESIDE_RED, 'RO 4,-5 3,-5'], rack: ['RO'] }).refusal('RO 0,0 1,0')).toBeNull();
  });

  test('with startSymbols any, two players may begin at the same symbol', () => {
    expect(stage({ laid: [BESIDE_RED], turn: 1, rack: ['RO'] }).refusal('RO 4,-5 3,-5')).toBeNull();
  });

  test('with startSymbols distinct, it must be one that no tile touches yet', () => {
    const second = stage({ options: { startSymbols: 'distinct' }, laid: [BESIDE_RED], turn: 1, rack: ['RO'] });
    expect(second.refusal('RO 4,-5 3,-5')).toMatchObject({ code: 'must-touch-start', open: ALL.slice(1), rule: 'B5' });
    expect(second.refusal('RO 1,-5 2,-5')).toBeNull();
    // Five corners are left, 9 pairs each.
    expect(second.position.countMoves()).toBe(90);
    const third = { options: { startSymbols: 'distinct' }, laid: [BESIDE_RED, 'OV 1,-5 2,-5'], rack: ['RO'] };
    expect(stage(third).refusal('RO 0,0 1,0')).toBeNull();
  });

  test('with four players all four first tiles are bound', () => {
    const laid = [BESIDE_RED, 'YY -4,0 -3,0', 'OV 1,-5 2,-5'];
    expect(stage({ players: 4, turn: 3, laid, rack: ['RO'] }).refusal('RO 0,0 1,0')).toMatchObject({ rule: 'B5' });
    expect(stage({ players: 4, laid: [...laid, 'OB 0,4 0,3'], rack: ['RO'] }).refusal('RO 0,0 1,0')).toBeNull();
  });
});

describe('B6 scoring', () => {
  const LINES = [
    'RR -1,0 -2,0', // west of (0,0): two, then a gap at (-3,0)
    'RG -4,0 -4,1', // … behind which red does not count
    'RO 1,-1 2,-2', // north-east: one, then orange
    'RY 3,-3 3,-2', // … behind which red does not count
    'RY 0,-2 0,-3', // north-west: a gap at once
    'RR -1,1 -2,2', // south-west: three
    'RB -3,3 -3,2',
    'OO 0,1 -1,2', // south-east of (0,0): orange; it lies south-west of (1,0): two
    'OO 2,0 3,0', // east of (1,0): two
  ];

  test('each half counts unbroken runs of its symbol in five directions', () => {
    const { position } = stage({ laid: LINES, rack: ['RO'] });
    const move = board.parseMove(position, {
      type: 'place',
      tile: 'RO',
      at: [
        [0, 0],
        [1, 0],
      ],
    });
    if (!move.ok) throw new Error(move.error.code);
    const { scores } = preview(board, position, move.value);
    // Red: west 2, north-east 1, north-west 0, south-west 3, south-east 0. Orange: east 2, south-west 2.
    expect(scores.map(({ symbol, points, track }) => [symbol, points, track])).toEqual([
      ['R', 6, 6],
      ['O', 4, 4],
    ]);
    const fields = scores.map(({ from }) => from.map((source) => ('at' in source ? source.at.join() : '')));
    expect(fields[0]!.toSorted()).toEqual(['-1,0', '-2,0', '1,-1', '-1,1', '-2,2', '-3,3'].toSorted());
    expect(fields[1]!.toSorted()).toEqual(['2,0', '3,0', '0,1', '-1,2'].toSorted());
  });

  test('the tile’s own halves never count, and no line is counted over them', () => {
    const laid = ['GV -1,0 -1,-1', 'YG 3,0 2,0'];
    const own = stage({ laid, rack: ['GG'], draws: SIX });
    // Each half sees the one green field on its own side: 1 + 1, not 2 + 2 and not 3 + 3.
    expect(own.place('GG 0,0 1,0', ...SIX)).toEqual([score(0, 'G', 1, 1), score(0, 'G', 1, 2), draw(0, ...SIX)]);
  });

  test('printed symbols count, and the scores go on the mover’s tracks alone', () => {
    const two = stage({ turn: 1, laid: [TWO_RED], rack: ['RO', 'VV'], draws: ['GG', 'BB', 'YY', 'OO', 'RR'] });
    // The printed star 1, the two red fields below 2.
    expect(two.place(BESIDE_RED, 'GG', 'BB', 'YY', 'OO', 'RR').slice(0, 2)).toEqual([
      score(1, 'R', 3, 3),
      score(1, 'O', 0, 0),
    ]);
    expect(two.position.allTracks()).toEqual([
      [0, 0, 0, 0, 0, 0],
      [3, 0, 0, 0, 0, 0],
    ]);
  });
});

describe('B7 bonus', () => {
  test('a marker stops at 18 and earns one turn, before refilling', () => {
    const one = stage({
      laid: [TWO_RED],
      rack: ['RO', 'YG', 'YB', 'YV', 'GB', 'GV'],
      tracks: [
        [16, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    // 16 + 3 would be 19.
    expect(one.place(BESIDE_RED)).toEqual([score(0, 'R', 3, 18), score(0, 'O', 0, 0), bonus(0, 'R')]);
    expect(one.position.turn).toBe(0);
    expect(one.position.held[0]).toBe(5);
    expect(board.parseMove(one.position, { type: 'refill' })).toMatchObject({
      ok: false,
      error: { code: 'not-now', rule: 'B8' },
    });
    // The bonus turn over, the rack is refilled by the two tiles played.
    expect(one.place('YG 0,0 0,1', 'RB', 'RV').at(-1)).toEqual(draw(0, 'RB', 'RV'));
    expect(one.position.turn).toBe(1);
  });

  test('a symbol that stands at 18 already earns nothing', () => {
    const again = stage({
      rack: ['RO'],
      tracks: [
        [18, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
      draws: SIX,
    });
    expect(again.place(BESIDE_RED, ...SIX)).toEqual([score(0, 'R', 1, 18), score(0, 'O', 0, 0), draw(0, ...SIX)]);
  });

  test('two symbols at once earn two', () => {
    const laid = ['OO 2,-2 1,-1', 'VV 0,-4 0,-3'];
    const two = stage({
      laid,
      rack: ['RO', 'YG', 'YB', 'YV', 'GB', 'GV'],
      tracks: [
        [17, 16, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    // Red 17 + 1; orange 16 + 2.
    expect(two.place(BESIDE_RED)).toEqual([score(0, 'R', 1, 18), score(0, 'O', 2, 18), bonus(0, 'R'), bonus(0, 'O')]);
    expect(two.position.due).toBe(1);
    expect(two.place('YG -1,4 -2,4')).toHaveLength(2);
    expect([two.position.turn, two.position.due]).toEqual([0, 0]);
    expect(two.place('GB -4,3 -3,2', 'RB', 'RV', 'OY').at(-1)).toEqual(draw(0, 'RB', 'RV', 'OY'));
    expect(two.position.turn).toBe(1);
  });

  test('bonus turns can earn bonus turns', () => {
    const chain = stage({
      laid: [TWO_RED],
      rack: ['RO', 'GB', 'YB', 'YV', 'OY', 'OV'],
      tracks: [
        [17, 0, 0, 17, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    expect(chain.place(BESIDE_RED)).toContainEqual(bonus(0, 'R'));
    // Green beside the printed green disc: 17 + 1.
    expect(chain.place('GB 5,-1 4,-1')).toEqual([score(0, 'G', 1, 18), score(0, 'B', 0, 0), bonus(0, 'G')]);
    expect(chain.place('YB 0,0 0,1', 'RB', 'RV', 'GG').at(-1)).toEqual(draw(0, 'RB', 'RV', 'GG'));
    expect(chain.position.turn).toBe(1);
  });

  test('it lapses when the rack is empty', () => {
    const last = stage({
      rack: ['RO'],
      tracks: [
        [17, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
      draws: SIX,
    });
    expect(last.place(BESIDE_RED, ...SIX)).toEqual([
      score(0, 'R', 1, 18),
      score(0, 'O', 0, 0),
      bonus(0, 'R'),
      draw(0, ...SIX),
    ]);
    expect([last.position.turn, last.position.due]).toEqual([1, 0]);
  });
});

/** Violet alone is weakest. */
const VIOLET_WEAK = [
  [5, 5, 5, 5, 5, 0],
  [0, 0, 0, 0, 0, 0],
];

describe('B8 refill or swap', () => {
  test('a rack that shows a weakest symbol is refilled without a question', () => {
    const plain = stage({ rack: ['RO', 'GG', 'YV'], tracks: VIOLET_WEAK, draws: ['BB', 'RY', 'RG', 'RB'] });
    expect(plain.place(BESIDE_RED, 'BB', 'RY', 'RG', 'RB').at(-1)).toEqual(draw(0, 'BB', 'RY', 'RG', 'RB'));
    expect(plain.position.held[0]).toBe(6);
    expect(plain.position.turn).toBe(1);
  });

  const SWAPPER = { rack: ['RO', 'GG', 'GG', 'GG', 'GG', 'GG'], tracks: VIOLET_WEAK, draws: SIX };

  test('otherwise the player is asked, before anything is drawn', () => {
    const asked = stage(SWAPPER);
    expect(asked.place(BESIDE_RED)).toEqual([score(0, 'R', 1, 6), score(0, 'O', 0, 5)]);
    expect(asked.position.turn).toBe(0);
    expect(asked.position.legalMoves()).toEqual([REFILL, SWAP]);
    expect(asked.refusal('GG 0,0 1,0')).toEqual({
      code: 'not-now',
      type: 'place',
      legal: ['refill', 'swap'],
      rule: 'B8',
    });
    expect(asked.answer('refill', 'RY')).toEqual([draw(0, 'RY')]);
    expect(asked.position.turn).toBe(1);
  });

  test('a swap shows the rack, draws six, then puts the old tiles back', () => {
    const swapped = stage(SWAPPER);
    swapped.place(BESIDE_RED);
    const before = swapped.position.bagSize;
    expect(swapped.answer('swap', ...SIX)).toEqual([show(0, 'GG', 'GG', 'GG', 'GG', 'GG'), draw(0, ...SIX)]);
    expect(swapped.position.bagSize).toBe(before - 6 + 5);
    expect(board.view(swapped.position, 0).unseen['GG']).toBe(5);
    expect(swapped.position.turn).toBe(1);
  });

  test('so the old tiles cannot be drawn in that swap', () => {
    // All five GG are on the rack.
    const swapped = stage(SWAPPER);
    swapped.place(BESIDE_RED);
    expect(() => swapped.answer('swap', ...SIX.slice(1), 'GG')).toThrow(ScriptError);
  });

  test('a swap out of turn is refused with the weakest symbols', () => {
    const { position } = stage({
      rack: ['RO'],
      tracks: [
        [3, 1, 1, 4, 5, 6],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    const error = { code: 'swap-not-allowed', weakest: ['O', 'Y'], rule: 'B8' };
    expect(board.parseMove(position, { type: 'swap' })).toEqual({ ok: false, error });
  });

  test('what counts is the rack before refilling and the tracks after scoring', () => {
    // Red and violet are weakest until the red half scores; then violet alone, and the rack shows none.
    const tracks = [
      [4, 5, 5, 5, 5, 4],
      [0, 0, 0, 0, 0, 0],
    ];
    const after = stage({ rack: ['RO', 'RY'], tracks, draws: SIX });
    after.place(BESIDE_RED);
    expect(after.position.choosing).toBe(true);
  });

  test('an empty rack has nothing to swap', () => {
    const empty = stage({ rack: ['RO'], tracks: VIOLET_WEAK, draws: SIX });
    expect(empty.place(BESIDE_RED, ...SIX).at(-1)).toEqual(draw(0, ...SIX));
    expect(empty.position.turn).toBe(1);
  });
});

describe('B9 end', () => {
  /** Every row filled with pairs from the left but for (0,0) and (1,0); what is left over stands alone. */
  function almostFull(): string[] {
    const kinds = ['YG', 'YB', 'YV', 'GB', 'GV', 'BV', 'YY', 'GG', 'BB', 'VV'];
    const corners = new Set(['5,-5', '5,0', '0,5', '-5,5', '-5,0', '0,-5']);
    const laid: string[] = [];
    for (let r = -5; r <= 5; r++) {
      const row = Array.from({ length: 11 }, (_, index) => index - 5)
        .filter((q) => distance(q, r) <= 5)
        .map((q) => `${q},${r}`)
        .filter((field) => !corners.has(field));
      for (let i = 0; i + 1 < row.length; i += 2) {
        if (row[i] === '0,0') continue;
        // One red field, west of (0,0).
        laid.push(row[i] === '-2,0' ? 'RY -1,0 -2,0' : `${kinds[laid.length % kinds.length]} ${row[i]} ${row[i + 1]}`);
      }
    }
    return laid;
  }

  const scene = (red: number, others: number): Scene => ({
    laid: almostFull(),
    rack: ['RO', 'OO', 'RR'],
    tracks: [
      [red, others, others, others, others, others],
      [9, 9, 9, 9, 9, 9],
    ],
  });

  test('the game ends as soon as no two adjacent fields are free, bonus turns due or not, without a refill', () => {
    const full = stage(scene(17, 3));
    // One pair is left: two ways for RO, one each for OO and RR.
    expect(full.position.countMoves()).toBe(4);
    expect(full.place('RO 0,0 1,0')).toEqual([score(0, 'R', 1, 18), score(0, 'O', 0, 3), bonus(0, 'R'), end('full')]);
    expect(full.position.countMoves()).toBe(0);
    expect(full.position.result()).toMatchObject({ ranks: [2, 1], instant: null, points: [3, 9] });
    expect(full.refusal('OO 0,0 1,0')).toEqual({ code: 'game-over', rule: 'B9' });
  });

  test('all six on 18 wins at once, and is checked before the full board', () => {
    const won = stage(scene(17, 18));
    expect(won.place('RO 0,0 1,0').slice(2)).toEqual([bonus(0, 'R'), end('instant')]);
    expect(won.position.result()).toMatchObject({ ranks: [1, 2], instant: 0, points: [18, 9] });
  });

  test('all six on 18 wins in the middle of a game, with bonus turns due', () => {
    const won = stage({
      laid: ['OO 2,-2 1,-1'],
      rack: ['RO', 'GG'],
      tracks: [
        [17, 17, 18, 18, 18, 18],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    expect(won.place(BESIDE_RED).slice(2)).toEqual([bonus(0, 'R'), bonus(0, 'O'), end('instant')]);
  });

  test('five on 18 win nothing', () => {
    const close = stage({
      rack: ['RO', 'RR'],
      tracks: [
        [16, 18, 18, 18, 18, 18],
        [0, 0, 0, 0, 0, 0],
      ],
      draws: SIX,
    });
    close.place(BESIDE_RED, 'RY', 'RG', 'RB', 'RV', 'OB');
    expect(close.position.ended).toBeNull();
  });
});

describe('B10 solo', () => {
  const solo = (rack: string, tracks: number[], laid = [TWO_RED]): Stage<BoardPosition> =>
    stage({ players: 1, laid, rack: [rack], tracks: [tracks], draws: ['YG'] });

  test('one tile is drawn, placed and scored at a time; there is no swap', () => {
    const position = start(1);
    expect(Array.from(position.held)).toEqual([1]);
    // The one tile shows no violet, and still nobody is asked.
    expect(solo('RO', [5, 5, 5, 5, 5, 0]).place(BESIDE_RED, 'YG')).toEqual([
      score(0, 'R', 3, 8),
      score(0, 'O', 0, 5),
      draw(0, 'YG'),
    ]);
  });

  test('B5 binds the first tile only', () => {
    expect(solo('RO', Array(6).fill(0), []).refusal('RO 0,0 1,0')).toMatchObject({ rule: 'B5' });
    expect(solo('RO', Array(6).fill(0)).refusal('RO 0,0 1,0')).toBeNull();
  });

  test.each([
    [15, 18, 'reaches 18'],
    [16, 18, 'would pass it: the rest is lost'],
    [18, 21, 'goes on from 18 in the next scoring'],
    [34, 36, 'ends at 36'],
    [36, 36, 'stays there'],
  ])('from %i, red comes with 3 points to %i: it %s', (before, after) => {
    const played = solo('RO', [before, 0, 0, 0, 0, 0]);
    // No bonus turn either.
    expect(played.place(BESIDE_RED, 'YG')).toEqual([score(0, 'R', 3, after), score(0, 'O', 0, 0), draw(0, 'YG')]);
  });

  test.each([
    [14, 17, 18],
    [15, 18, 18],
    [17, 18, 18],
    [18, 21, 24],
  ])('both halves of a double are one scoring: from %i to %i and %i', (before, first, second) => {
    // First half: the printed star 1, below it 2. Second half: below it 2, beside it 1.
    const played = solo('RR', [before, 0, 0, 0, 0, 0], [TWO_RED, 'RR 3,-2 3,-1']);
    const scores = [score(0, 'R', 3, first), score(0, 'R', 3, second)];
    expect(played.place('RR 4,-4 3,-3', 'YG')).toEqual([...scores, draw(0, 'YG')]);
  });

  test('all six on 36 does not end the game; a full board does', () => {
    const top = solo('RO', [35, 36, 36, 36, 36, 36]);
    top.place(BESIDE_RED, 'YG');
    expect(top.position.tracksOf(0)).toEqual([36, 36, 36, 36, 36, 36]);
    expect(top.position.ended).toBeNull();
    playout(top.position, new FastChance(2));
    expect(top.position.ended).toBe('full');
    expect(top.position.result()).toMatchObject({ ranks: [1], instant: null, points: [36] });
  });
});

describe('B11 partners', () => {
  const team = (own: number[], rack: string[], more: Partial<Scene> = {}): Stage<BoardPosition> => {
    const other = [4, 4, 4, 4, 4, 4];
    return stage({ ...PARTNERS, turn: 2, laid: [TWO_RED], tracks: [own, other, own, other], rack, ...more });
  };

  test('opposite seats share their tracks', () => {
    const shared = team([1, 0, 0, 0, 0, 0], ['RO', 'GG'], { draws: SIX });
    shared.place(BESIDE_RED, ...SIX.slice(0, 5));
    expect(shared.position.tracksOf(0)).toEqual([4, 0, 0, 0, 0, 0]);
    expect(shared.position.tracksOf(2)).toEqual([4, 0, 0, 0, 0, 0]);
    expect(shared.position.tracksOf(1)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(shared.position.turn).toBe(3);
  });

  test.each([
    [16, 18, true],
    [18, 21, false],
    [34, 36, true],
    [36, 36, false],
  ])('from %i, red comes with 3 points to %i; bonus turn: %s', (before, after, earns) => {
    const played = team([before, 0, 0, 0, 0, 0], ['RO'], { draws: SIX });
    const bonuses = earns ? [bonus(2, 'R')] : [];
    expect(played.place(BESIDE_RED, ...SIX)).toEqual([
      score(2, 'R', 3, after),
      score(2, 'O', 0, 0),
      ...bonuses,
      draw(2, ...SIX),
    ]);
  });

  test('the team with all six on 36 wins at once; both are first', () => {
    const won = team([35, 36, 36, 36, 36, 36], ['RO', 'GG']);
    expect(won.place(BESIDE_RED).slice(2)).toEqual([bonus(2, 'R'), end('instant')]);
    expect(won.position.result()).toEqual({
      ranks: [1, 2, 1, 2],
      tracks: [0, 1, 2, 3].map((seat) => Array(6).fill(seat % 2 === 0 ? 36 : 4)),
      instant: 2,
      points: [36, 4, 36, 4],
    });
  });

  test('all six on 18 is not enough', () => {
    const half = team([17, 18, 18, 18, 18, 18], ['RO', 'GG']);
    half.place(BESIDE_RED);
    expect(half.position.ended).toBeNull();
  });

  test('B8 what counts is the team’s weakest symbol', () => {
    const asked = team([5, 5, 5, 5, 5, 0], ['RO', 'GG']);
    asked.place(BESIDE_RED);
    expect(asked.position.choosing).toBe(true);
  });

  test('F8 racks are secret between partners too', () => {
    const position = start(4, { partners: true });
    const { rack, unseen } = board.view(position, 0);
    expect(rack).toEqual(position.rackOf(0).map(makePiece));
    expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(120 - 6);
  });

  test.each([1, 2, 3])('with %i players the option is refused', (players) => {
    expect(parseConfig(board.card, players, { partners: true }, 0)).toEqual({
      ok: false,
      error: { code: 'option-needs-players', option: 'partners', players, needs: 4 },
    });
  });
});
