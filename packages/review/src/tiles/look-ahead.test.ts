import { loadMastersJudge } from '@sixfold/bots/board';
import { loadMastersJudge as loadStackersJudge } from '@sixfold/bots/board3d';
import type { TileJudge } from '@sixfold/bots/tiles';
import { FastChance, startGame } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { board3d } from '@sixfold/engine/board3d';
import { KINDS, type TilePosition } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { TilePlay } from './look-ahead.ts';

const flat = (chance: FastChance): TilePosition =>
  startGame(board, { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 }, chance);
const stacked = (chance: FastChance): TilePosition =>
  startGame(board3d, { players: 2, options: { radius: 4 }, starter: 0 }, chance);

function outlooksOf(play: TilePlay, position: TilePosition): number[] {
  play.set(position);
  const now = play.outlooks(3);
  play.playOn({ turns: 2, width: 2 });
  return [...now, ...(play.world.ended ? [] : play.outlooks(3))];
}

/** Positions of games of random moves. */
function* positionsOf(start: (chance: FastChance) => TilePosition): Generator<TilePosition> {
  for (const seed of [1, 2, 3]) {
    const chance = new FastChance(seed);
    const position = start(chance);
    for (; !position.ended; position.play(position.randomMove(chance), chance)) yield position;
  }
}

/** Puts all tiles of a seat back into the bag. */
function emptyRack(position: TilePosition, seat: number): void {
  for (const kind of position.rackOf(seat)) position.bag[position.bagSize++] = kind;
  position.racks.fill(0, seat * KINDS, (seat + 1) * KINDS);
  position.held[seat] = 0;
  position.kinds[seat] = 0;
}

const CASES: [string, typeof flat, (teams: number) => Promise<{ readonly judge: TileJudge }>][] = [
  ['board', flat, loadMastersJudge],
  ['board3d', stacked, loadStackersJudge],
];

describe.each(CASES)('an outlook at %s', (_, start, load) => {
  test('is the same whatever was asked before', async () => {
    const { judge } = await load(2);
    const used = new TilePlay(start(new FastChance(0)), judge);
    for (const position of positionsOf(start)) {
      expect(outlooksOf(used, position)).toEqual(outlooksOf(new TilePlay(position, judge), position));
    }
  });

  test('is the same for an empty rack whoever was asked first', async () => {
    const { judge } = await load(2);
    const position = start(new FastChance(1));
    emptyRack(position, 0);
    const [one, other] = [new TilePlay(position, judge), new TilePlay(position, judge)];
    const inTurn = [one.outlookOf(0, 3), one.outlookOf(1, 3)];
    expect([other.outlookOf(1, 3), other.outlookOf(0, 3)]).toEqual(inTurn.toReversed());
  });
});

test('stones that stand elsewhere are another board', async () => {
  const { judge } = await loadStackersJudge(2);
  const [one, other] = [stacked(new FastChance(1)), stacked(new FastChance(2))];
  for (const name of ['racks', 'kinds', 'bag'] as const) other[name].set(one[name]);
  const used = new TilePlay(one, judge);
  outlooksOf(used, one);
  expect(outlooksOf(used, other)).toEqual(outlooksOf(new TilePlay(other, judge), other));
});
