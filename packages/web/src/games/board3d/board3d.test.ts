import { FastChance, parseConfig, startGame, type At } from '@sixfold/engine';
import type { TileView } from '@sixfold/engine/family';
import { board3d, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import { describe, expect, test } from 'vitest';
import { de, en } from '../all-messages.fixture.ts';
import { sayField, sayGhost } from '../../tiles/say.ts';
import { sayAround, sayGhostInFull } from '../../tiles/ear.ts';
import { ghostOf, start, type Ghost, type TileState } from '../../tiles/state.ts';
import { sceneOf, tileGame, type ShownBoard } from './board3d.ts';

type Laid = TileView['laid'][number];
const laid = (tile: string, first: At, second: At): Laid => ({ tile, at: [first, second] });

function deal(players = 2, options = {}): Board3dPosition {
  const config = parseConfig(board3d.card, players, options, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame<Board3dPosition>(board3d, config.value, new FastChance(7));
}

/** Every start stone has a neighbour. */
const BESIDE_STONES = [
  laid('RO', [2, -3], [1, -3]),
  laid('RY', [3, -1], [3, -2]),
  laid('GB', [1, 2], [2, 1]),
  laid('RV', [-1, 3], [-2, 3]),
  laid('OG', [-3, 1], [-3, 2]),
  laid('BV', [-1, -2], [-2, -1]),
];
/** Two tiles side by side, and one across both. */
const PILE = [laid('RO', [0, 0], [0, 1]), laid('YG', [1, 0], [1, 1]), laid('BV', [0, 0], [1, 0])];

/** A position whose mover holds these tiles, with these on the board. */
function holding(rack: string[], tiles: readonly Laid[]): Board3dPosition {
  const view = board3d.view(deal(), 0);
  const held = [rack.length, ...view.held.slice(1)];
  const startStones = view.startStones.map(({ at }, index) => ({ at, symbol: ([...'ROYGBV'] as 'R'[])[index]! }));
  return board3d.resample({ ...view, rack, held, startStones, laid: tiles }, new FastChance(1));
}

const viewOf = (position: Board3dPosition): Board3dView => board3d.view(position, 0);

function ghostAt(position: Board3dPosition, cursor: At, direction: number): Ghost {
  const state: TileState = { ...start(viewOf(position)), chosen: 0, cursor, direction };
  return ghostOf(tileGame, state, position)!;
}

describe('the ghost', () => {
  const position = holding(['RG', 'OO'], [...BESIDE_STONES, ...PILE]);

  test('lies at its true height', () => {
    expect(ghostAt(position, [-1, 0], 0)).toMatchObject({ level: 1, error: null });
    // Across the orange and green halves, both 1 high; blue and violet beside them are higher.
    expect(ghostAt(position, [0, 1], 1)).toMatchObject({ level: 2, direction: 2, error: null });
  });

  test('on top of two tiles is legal, exactly on one is not', () => {
    const flat = holding(['RG', 'OO'], [...BESIDE_STONES, ...PILE.slice(0, 2)]);
    expect(ghostAt(flat, [0, 0], 2)).toMatchObject({ level: 2, error: null });
    const onOne = holding(['RG', 'OO'], [...BESIDE_STONES, PILE[0]!]);
    expect(sayGhost(tileGame, ghostAt(onOne, [0, 0], 3), onOne, en)).toBe(en.board3d.onOneTile);
  });

  test('refuses two fields of different heights', () => {
    const lonely = holding(['RG', 'OO'], [...BESIDE_STONES, laid('RO', [0, 0], [0, 1])]);
    const ghost = ghostAt(lonely, [0, 0], 0);
    expect(sayGhost(tileGame, ghost, lonely, en)).toBe(en.board3d.notLevel);
    expect(ghost.level).toBe(2);
  });

  test('must go to a start stone without a neighbour first', () => {
    const opening = holding(['RG', 'OO'], BESIDE_STONES.slice(2));
    expect(sayGhost(tileGame, ghostAt(opening, [0, 0], 0), opening, de)).toBe(
      'Zuerst kommt an jeden Startstein ein Stein. Noch frei: Rot.',
    );
  });

  test('never hangs over the edge of the board', () => {
    const opening = holding(['RG', 'OO'], []);
    for (let direction = 0; direction < 6; direction++) {
      const [, [q, r]] = ghostAt(opening, [4, 0], direction).at;
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(4);
    }
  });

  test('every legal placement of a game can be reached', () => {
    const game = deal(3, { radius: 3 });
    for (let ply = 0; ply < 20; ply++) game.play(game.randomMove(new FastChance(ply)), new FastChance(ply));
    if (game.choosing) game.play(game.legalMoves()[0]!, new FastChance(1));
    const view = board3d.view(game, game.turn);
    const reached = new Set<number>();
    view.rack.forEach((_, chosen) => {
      for (let q = -3; q <= 3; q++)
        for (let r = -3; r <= 3; r++)
          for (let direction = 0; direction < 6; direction++) {
            const move = ghostOf(tileGame, { ...start(view), chosen, cursor: [q, r], direction }, game)?.move;
            if (move != null) reached.add(move);
          }
    });
    expect(game.legalMoves().filter((move) => !reached.has(move))).toEqual([]);
  });
});

describe('what a screen reader hears', () => {
  const position = holding(['RG', 'OO'], [...BESIDE_STONES, ...PILE]);

  test('field, symbol and height, and what is around', () => {
    expect(sayField(tileGame, position, [0, 0], en)).toBe('e5, blue, height 2');
    expect(sayField(tileGame, position, [0, -1], en)).toBe('d5, free');
    expect(sayField(tileGame, position, [3, -3], en)).toBe('b8, red, height 1, start stone');
    expect(sayAround(tileGame, position, [1, -1], en)).toBe(
      'Around it: below violet, height 2; below left blue, height 2.',
    );
  });

  test('where the tile would lie and what it would score', () => {
    // Red beside the red of (-1, 3), green beside those of (1, 2) and (1, 1).
    const ghost = ghostAt(position, [-1, 2], 2);
    expect(sayGhostInFull(tileGame, ghost, position, en)).toBe('red on g4, green on g5. red +1, green +2.');
  });

  test('a covered start stone is none any more', () => {
    const covered = holding(['RG', 'OO'], [...BESIDE_STONES, laid('GG', [3, -3], [2, -3])]);
    expect(sayField(tileGame, covered, [3, -3], en)).toBe('b8, green, height 2');
  });

  test('the last round stands where the bag was', () => {
    const view = viewOf(position);
    expect(tileGame.saySupply({ ...view, bag: 12 }, en)).toBe('12 in the bag');
    expect(tileGame.saySupply({ ...view, lastTurns: 2 } as Board3dView, en)).toBe(en.board3d.lastRound);
  });
});

describe('the scene', () => {
  const position = holding(['RG', 'OO'], [...BESIDE_STONES, ...PILE]);
  const shown: ShownBoard = {
    view: viewOf(position),
    position,
    fresh: [],
    cursor: null,
    ghost: null,
    scored: null,
    open: [],
    hinted: null,
    explained: [],
    wishes: { theme: 'dark', marks: [], motion: true },
  };

  test('shows every tile at its height, the newest as fresh', () => {
    const ply = { ply: 9, seat: 1, move: { type: 'place' }, events: [] };
    const { tiles, stones, radius } = sceneOf({ ...shown, fresh: [ply, { ...ply, move: { type: 'refill' } }] });
    expect([radius, stones.length]).toEqual([4, 6]);
    expect(tiles.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(tiles.map(({ isFresh }) => isFresh).lastIndexOf(false)).toBe(7);
  });

  test('shows the ghost with what counts for it, and otherwise where one points', () => {
    const ghost = ghostAt(position, [-1, 2], 2);
    const scores = ghost.outcome!.scores;
    const scored = { ...ghost, sources: scores.map(({ from }) => from), points: scores.map(({ points }) => points) };
    const state = sceneOf({ ...shown, cursor: [-1, 2], ghost, scored });
    expect(state).toMatchObject({
      ghost: { tile: 'RG', level: 1, isLegal: true },
      lit: [
        { at: [-1, 3], colour: 'R' },
        { at: [1, 2], colour: 'G' },
        { at: [1, 1], colour: 'G' },
      ],
      gains: [
        { at: [-1, 2], level: 1, symbol: 'R', points: 1 },
        { at: [0, 2], level: 1, symbol: 'G', points: 2 },
      ],
    });
    expect(sceneOf({ ...shown, cursor: [2, 2] }).lit).toEqual([{ at: [2, 2], colour: 'ghost' }]);
    expect(sceneOf({ ...shown, explained: [{ at: [0, 0] }] }).lit).toEqual([{ at: [0, 0], colour: 'newest' }]);
  });

  test('lets the start stones glow that a first tile may touch', () => {
    expect(sceneOf({ ...shown, open: [[3, -3]] }).lit).toEqual([{ at: [3, -3], colour: 'ghost' }]);
  });

  test('lays a hint on top of what is there', () => {
    expect(sceneOf({ ...shown, hinted: laid('RG', [-1, 0], [-1, 1]) }).hint).toMatchObject({ level: 1 });
    expect(sceneOf({ ...shown, hinted: laid('RG', [0, 1], [1, 1]) }).hint).toMatchObject({ level: 2 });
  });
});
