import type { At, Letter, MoveObject } from '@sixfold/engine';
import type { StartStone } from '@sixfold/engine/board3d';
import { EMPTY, type LaidTile } from '@sixfold/engine/family';
import type { Transcript } from '@sixfold/engine/transcript';
import { expect, test } from 'vitest';
import { drawnBoard as flatBoard } from '../../../games/board/counting/drawn.ts';
import { drawnBoard as stackingBoard } from '../../../games/board3d/counting/drawn.ts';
import { symbolOf } from '../../../lib/symbol-of.ts';
import { FOREIGN, readTranscript } from '../../../store/stage.fixture.ts';
import {
  afterLaying,
  countTile,
  isBareMark,
  isOpenTo,
  layHalf,
  noTile,
  paintField,
  topAt,
  withSymbol,
  type CountedTile,
  type DrawnBoard,
  type ToldTile,
} from './drawn.ts';

const flat = flatBoard(2);
const stacking = stackingBoard(2);

const paintAll = (board: DrawnBoard, letter: string, ...fields: At[]): Uint8Array =>
  fields.reduce((tops, at) => paintField(board, tops, at, symbolOf(letter)), board.blank);

const tell = (first: Letter, second: Letter, ...at: At[]): ToldTile =>
  at.reduce(layHalf, withSymbol(withSymbol(noTile, 0, first), 1, second));

const pointsOf = (counted: CountedTile | null): number[] | undefined => counted?.counted.flatMap(({ lines }) => lines);

test('each half counts in the five directions that do not lead over the tile (B6)', () => {
  const around: At[] = [
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [0, 2],
  ];
  // East of the other half lies red too: no line of the first half leads over the second.
  const tops = paintAll(flat, 'R', ...around, [2, 0]);
  expect(pointsOf(countTile(tops, tell('R', 'B', [0, 0], [1, 0])))).toEqual([6, 0]);
});

test('the halves of a double never count for each other, and both go to one symbol (B6)', () => {
  const tops = paintAll(flat, 'G', [-1, 0], [-2, 0], [2, 0]);
  expect(countTile(tops, tell('G', 'G', [0, 0], [1, 0]))?.counted).toEqual([
    { symbol: 'G', lines: [2] },
    { symbol: 'G', lines: [1] },
  ]);
});

test('printed symbols count, stay as they are, and no tile lies on them (B1, B4)', () => {
  const [printed, beside]: [At, At] = [
    [5, -5],
    [4, -4],
  ];
  expect(paintField(flat, flat.blank, printed, 3)).toBe(flat.blank);
  expect([isOpenTo(flat, flat.blank, printed), isOpenTo(flat, flat.blank, beside)]).toEqual([false, true]);
  expect(pointsOf(countTile(flat.blank, tell('R', 'B', beside, [3, -3])))).toEqual([1, 0]);
});

test('what the new tile covers is gone, and seen from above all heights count (T7)', () => {
  const tops = paintAll(stacking, 'V', [0, 0], [1, 0], [-1, 0], [2, 0]);
  const counted = countTile(tops, tell('V', 'R', [0, 0], [1, 0]));
  expect([isOpenTo(stacking, tops, [0, 0]), pointsOf(counted)]).toEqual([true, [1, 0]]);
});

test('a field that is painted with its own symbol is wiped', () => {
  const tops = paintAll(flat, 'R', [0, 0]);
  expect(topAt(paintField(flat, tops, [0, 0], 0), [0, 0])).toBe(EMPTY);
  expect(topAt(paintField(flat, tops, [0, 0], 4), [0, 0])).toBe(4);
});

test('the second half lies beside the first; elsewhere the tile begins anew, and touching it lifts it', () => {
  expect(tell('R', 'B', [0, 0], [2, 0]).at).toEqual([[2, 0]]);
  expect(tell('R', 'B', [0, 0], [1, 0], [0, 1]).at).toEqual([[0, 1]]);
  expect(tell('R', 'B', [0, 0], [1, 0], [1, 0]).at).toEqual([]);
  expect(countTile(flat.blank, tell('R', 'B', [0, 0]))).toBeNull();
});

test('where start stones lie is marked until they are painted (T2); printed symbols are there at once (B1)', () => {
  const bare = ({ marks, blank }: DrawnBoard): number => marks.filter((field) => blank[field] === EMPTY).length;
  expect([bare(flat), bare(stacking)]).toEqual([0, 6]);
  expect(isBareMark(stacking, stacking.blank, [3, 0])).toBe(true);
  expect(isBareMark(stacking, paintAll(stacking, 'R', [3, 0]), [3, 0])).toBe(false);
});

test('everybody’s board has its size (B1, T1)', () => {
  expect([1, 2, 3, 4].map((players) => flatBoard(players).radius)).toEqual([5, 5, 6, 7]);
  expect([1, 2, 3, 4].map((players) => stackingBoard(players).radius)).toEqual([4, 4, 4, 4]);
});

const isPlaced = (move: MoveObject): move is MoveObject & LaidTile => move.type === 'place';
const areStones = (input: unknown): input is readonly StartStone[] => Array.isArray(input);

/** The board as it is painted before the first tile of a game. */
function firstTops(board: DrawnBoard, { setup }: Transcript): Uint8Array {
  const stones = setup['startStones'];
  if (!areStones(stones)) return board.blank;
  return stones.reduce((tops, { at, symbol }) => paintField(board, tops, at, symbolOf(symbol)), board.blank);
}

const isLetter = (text: string | undefined): text is Letter => text !== undefined && symbolOf(text) >= 0;

/** Touches the tile in as a player would. */
function touchIn({ tile, at }: LaidTile): ToldTile {
  const [first, second] = tile;
  if (!isLetter(first) || !isLetter(second)) throw new Error(tile);
  return tell(first, second, ...at);
}

const WHOLE = FOREIGN.filter(([name]) => name.startsWith('board'));

test.each(WHOLE)('%s, laid on a drawn board, counts the same at every ply', (_, line) => {
  const transcript = readTranscript(line);
  const board = transcript.game === 'board' ? flatBoard(transcript.players) : stackingBoard(transcript.players);
  let tops = firstTops(board, transcript);
  for (const [ply, { move, events }] of transcript.plies.entries()) {
    if (!isPlaced(move)) continue;
    for (const at of move.at) expect(isOpenTo(board, tops, at), `ply ${ply}`).toBe(true);
    const counted = countTile(tops, touchIn(move));
    const scored = events.flatMap((event) => (event.type === 'score' ? [event] : []));
    expect(counted?.counted, `ply ${ply}`).toEqual(scored.map(({ symbol, points }) => ({ symbol, lines: [points] })));
    if (counted) tops = afterLaying(tops, counted);
  }
});
