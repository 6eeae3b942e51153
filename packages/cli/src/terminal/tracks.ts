import { LETTERS, weakest, type Letter, type Rail, type Tracks, type View } from '@sixfold/engine';
import { openUpTo } from '@sixfold/engine/family';
import { nameAt, type TerminalPicture } from './face.ts';
import { fitted, padded, widthOf, type Paint } from './paint.ts';

const NAME = 13;
const CELLS = 4;
const GAP = 2;

/** Marks a track on the lowest value: seen at a glance, with or without colours. */
const WEAKEST = '▸';

/** Everyone's tracks, one line a player with six bars. */
export const drawBars = ({ view, names, paint }: TerminalPicture, top: number): string[] =>
  view.tracks.map((tracks, seat) => {
    const bars = LETTERS.map((letter, symbol) => drawBar(letter, tracks, symbol, top, paint));
    return [padded(titleOf(view, seat, names, paint), NAME), ...bars].join(' ');
  });

function drawBar(letter: Letter, tracks: Tracks, symbol: number, top: number, paint: Paint): string {
  const value = tracks[symbol]!;
  const isWeakest = value === weakest(tracks);
  const figure = String(value).padStart(2);
  const head = isWeakest ? paint.bold(WEAKEST) + paint.ground(letter, letter) : ` ${paint.ink(letter, letter)}`;
  return `${head}${paint.bar(letter, value / top, CELLS)}${isWeakest ? paint.bold(figure) : figure} `;
}

/** A player's name, with a sign for whose turn it is. */
function titleOf({ turn, ended }: View, seat: number, names: readonly string[], paint: Paint): string {
  const name = fitted(nameAt(names, seat), NAME - 2);
  return turn === seat && !ended ? paint.bold(`→ ${name}`) : `  ${name}`;
}

/** Everyone's tracks as rows of boxes, the players side by side. */
export function drawLanes({ view, names, paint }: TerminalPicture, rail: Rail): string[] {
  const blocks = view.tracks.map((tracks, seat) => [
    titleOf(view, seat, names, paint),
    ...LETTERS.map((letter, symbol) => drawLane(letter, tracks, symbol, rail, paint)),
  ]);
  return beside(blocks);
}

function drawLane(letter: Letter, tracks: Tracks, symbol: number, rail: Rail, paint: Paint): string {
  const value = tracks[symbol]!;
  const lowest = weakest(tracks);
  const isWeakest = value === lowest;
  const open = openUpTo(rail, lowest);
  const boxes = Array.from({ length: rail.top }, (_, index) => {
    const box = index < value ? paint.ink(letter, '■') : index < open ? paint.ink(letter, '□') : paint.dim('·');
    const isLastOfArea = rail.gates?.some(({ from }) => from === index + 2);
    return isLastOfArea ? box + paint.dim('│') : box;
  });
  const head = isWeakest ? paint.bold(WEAKEST) + paint.ground(letter, letter) : ` ${paint.ink(letter, letter)}`;
  const figure = String(value).padStart(2);
  return `${head} ${boxes.join('')}${isWeakest ? paint.bold(figure) : figure}`;
}

/** Blocks of lines side by side. */
function beside(blocks: readonly string[][]): string[] {
  const widths = blocks.map((block) => Math.max(...block.map(widthOf)) + GAP);
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block, index) => padded(block[line] ?? '', widths[index]!))
      .join('')
      .trimEnd(),
  );
}
