import { LETTERS, weakest, type Letter, type Tracks, type View } from '@sixfold/engine';
import type { Picture } from './face.ts';
import { fitted, padded, widthOf, type Paint } from './paint.ts';

const NAME = 13;
const CELLS = 4;
const GAP = 2;

/** Marks a track on the lowest value: seen at a glance, with or without colours. */
const WEAKEST = '▸';

/** Everyone's tracks, one line a player with six bars. */
export const drawBars = ({ view, names, paint }: Picture, top: number): string[] =>
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
  const name = fitted(names[seat] as string, NAME - 2);
  return turn === seat && !ended ? paint.bold(`→ ${name}`) : `  ${name}`;
}

/** Everyone's tracks as rows of boxes, the players side by side. `open` tells how far each player may come by now. */
export function drawLanes(
  picture: Picture,
  top: number,
  gates: readonly number[],
  open: (tracks: Tracks) => number,
): string[] {
  const { view, names, paint } = picture;
  const blocks = view.tracks.map((tracks, seat) => [
    titleOf(view, seat, names, paint),
    ...LETTERS.map((letter, symbol) => drawLane(letter, tracks, symbol, { top, gates, open: open(tracks), paint })),
  ]);
  return beside(blocks);
}

interface LaneStyle {
  readonly top: number;
  /** Boxes after which an area ends. */
  readonly gates: readonly number[];
  readonly open: number;
  readonly paint: Paint;
}

function drawLane(letter: Letter, tracks: Tracks, symbol: number, { top, gates, open, paint }: LaneStyle): string {
  const value = tracks[symbol]!;
  const isWeakest = value === weakest(tracks);
  const boxes = Array.from({ length: top }, (_, index) => {
    const box = index < value ? paint.ink(letter, '■') : index < open ? paint.ink(letter, '□') : paint.dim('·');
    return gates.includes(index + 1) ? box + paint.dim('│') : box;
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

/** Where three areas open one after the other: how far a player may come by now (C6, D6). */
export const openUpTo = (tracks: Tracks, top: number): number => {
  const lowest = weakest(tracks);
  return lowest >= 4 ? top : lowest >= 1 ? 6 : 3;
};

/** The last boxes of the first two areas. */
export const AREAS = [3, 6];
