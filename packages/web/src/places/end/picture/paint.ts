import { LETTERS } from '@sixfold/engine';
import { OUTLINES } from '../../../ui/symbol.tsx';
import { HEIGHT, layOut, WIDTH, type Measure, type ResultPicture, type Shape } from './layout.ts';

const ROUNDED = 14;

const fontOf = (size: number, isBold: boolean): string =>
  `${isBold ? 800 : 400} ${size}px system-ui, 'Segoe UI', Roboto, sans-serif`;

/** The colours of the theme that is shown. */
function themeColours(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** Draws the picture; null where the browser draws none. */
export function paint(picture: ResultPicture): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.textBaseline = 'middle';
  const colour = themeColours();
  for (const shape of layOut(picture, measuring(pen))) put(pen, shape, colour);
  return canvas;
}

/** Measured large, since small letters are rounded to whole pixels. */
const measuring =
  (pen: CanvasRenderingContext2D): Measure =>
  (text, isBold) => {
    pen.font = fontOf(100, isBold);
    return pen.measureText(text).width / 100;
  };

function put(pen: CanvasRenderingContext2D, shape: Shape, colour: (name: string) => string): void {
  if (shape.is === 'box') return putBox(pen, shape, colour);
  if (shape.is === 'symbol') return putSymbol(pen, shape, colour);
  pen.font = fontOf(shape.size, shape.isBold);
  pen.textAlign = shape.align;
  pen.fillStyle = colour(shape.fill);
  pen.fillText(shape.text, shape.x, shape.y);
}

function putBox(
  pen: CanvasRenderingContext2D,
  { at: [x, y, width, height], fill, edge }: Extract<Shape, { is: 'box' }>,
  colour: (name: string) => string,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, width === WIDTH ? 0 : ROUNDED);
  pen.fillStyle = colour(fill);
  pen.fill();
  if (edge === undefined) return;
  // What frames a value lies within its tile, which is dark in every theme.
  const [line, inset] = edge === 'line' ? [2, 1] : [4, 6];
  pen.beginPath();
  pen.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, ROUNDED - inset);
  pen.strokeStyle = colour(edge);
  pen.lineWidth = line;
  pen.stroke();
}

const outlineOf = (symbol: number): Path2D => new Path2D(OUTLINES[symbol]);

function putSymbol(
  pen: CanvasRenderingContext2D,
  { symbol, x, y, size }: Extract<Shape, { is: 'symbol' }>,
  colour: (name: string) => string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = colour(LETTERS[symbol] ?? 'ink');
  pen.fill(outlineOf(symbol), 'evenodd');
  pen.restore();
}
