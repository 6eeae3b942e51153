/** A colour of the theme, by the name it has in the style sheet. */
export type ThemeColour = 'table' | 'board' | 'tile' | 'line' | 'ink' | 'quiet' | 'accent' | 'on-tile';

/** What a picture is made of. Texts stand on the middle of their line; symbols about their middle. */
export type Shape =
  | { readonly is: 'box'; readonly at: Area; readonly fill: ThemeColour; readonly edge?: ThemeColour }
  | { readonly is: 'symbol'; readonly symbol: number; readonly x: number; readonly y: number; readonly size: number }
  | ({ readonly is: 'text'; readonly x: number; readonly y: number; readonly fill: ThemeColour } & Lettering);

type Area = readonly [x: number, y: number, width: number, height: number];

interface Lettering {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
}

/** All that the picture of a result tells. */
export interface ResultPicture {
  readonly app: string;
  readonly game: string;
  /** Empty where nobody knows. */
  readonly day: string;
  readonly headline: string;
  readonly caption: string;
  readonly rows: readonly PictureRow[];
}

/** Those who share tracks, and their values as the rule compares them. */
export interface PictureRow {
  readonly name: string;
  readonly rank: number;
  readonly values: readonly { readonly symbol: number; readonly value: number }[];
  /** Which of the values decided; null where none did. */
  readonly deciding: number | null;
}

/** How wide a text of one pixel's size would be. */
export type Measure = (text: string, isBold: boolean) => number;

/** As links are shown elsewhere: wide enough for a value of each colour, and legible when it is small. */
export const [WIDTH, HEIGHT] = [1200, 630] as const;
const EDGE = 56;
const [TOP, BOTTOM] = [216, 566];
const CELL = 118;
const VALUES = 6;

/** Where everything in the picture of a result lies. */
export function layOut(picture: ResultPicture, measure: Measure): Shape[] {
  return [
    { is: 'box', at: [0, 0, WIDTH, HEIGHT], fill: 'table' },
    ...headOf(picture, measure),
    ...picture.rows.flatMap((_, index) => rowOf(picture, index, measure)),
    write({ text: picture.caption, size: 24 }, EDGE, 598, 'quiet', WIDTH - 2 * EDGE, measure),
  ];
}

function headOf({ app, game, day, headline }: ResultPicture, measure: Measure): Shape[] {
  const whole = WIDTH - 2 * EDGE;
  const symbols = Array.from({ length: VALUES }, (_, symbol): Shape => ({ is: 'symbol', symbol, ...markAt(symbol) }));
  const where = { text: [game, day].filter(Boolean).join(' · '), size: 32, align: 'right' as const };
  return [
    { is: 'box', at: [EDGE, 40, 246, 52], fill: 'tile' },
    ...symbols,
    write({ text: app, size: 38, isBold: true }, EDGE + 266, 66, 'ink', 180, measure),
    write(where, WIDTH - EDGE, 66, 'quiet', whole - 460, measure),
    write({ text: headline, size: 60, isBold: true }, EDGE, 152, 'accent', whole, measure),
  ];
}

const markAt = (symbol: number): { x: number; y: number; size: number } => ({
  x: EDGE + 28 + symbol * 38,
  y: 66,
  size: 34,
});

/** A line of the ranking; those of many players are lower. */
function rowOf({ rows }: ResultPicture, index: number, measure: Measure): Shape[] {
  const line = rows[index];
  if (!line) return [];
  const pitch = Math.min(140, (BOTTOM - TOP) / rows.length);
  const top = (TOP + BOTTOM + 12 - rows.length * pitch) / 2 + index * pitch;
  const middle = top + (pitch - 12) / 2;
  const cells = WIDTH - EDGE - 12 - VALUES * CELL;
  const { name, rank, values, deciding } = line;
  const text = rows.length > 1 ? `${rank}. ${name}` : name;
  const fill = rank === 1 ? 'accent' : 'ink';
  return [
    { is: 'box', at: [EDGE, top, WIDTH - 2 * EDGE, pitch - 12], fill: 'board', edge: 'line' },
    write({ text, size: 34, isBold: rank === 1 }, EDGE + 20, middle, fill, cells - EDGE - 32, measure),
    ...values.flatMap((value, at) => cellOf(value, at === deciding, cells + at * CELL, middle, pitch - 32)),
  ];
}

/** A symbol with how far it came; what decided is framed. */
function cellOf(
  { symbol, value }: PictureRow['values'][number],
  isDeciding: boolean,
  x: number,
  y: number,
  height: number,
): Shape[] {
  const at: Area = [x, y - height / 2, CELL - 10, height];
  const lettering = { text: String(value), size: 34, isBold: true, align: 'left' as const };
  return [
    { is: 'box', at, fill: 'tile', ...(isDeciding && { edge: 'on-tile' }) },
    { is: 'symbol', symbol, x: x + 28, y, size: 40 },
    { is: 'text', ...lettering, x: x + 52, y, fill: 'on-tile' },
  ];
}

/** No text is made smaller than this share of its size; what is still too long is cut. */
const SMALLEST = 0.7;

/** A text that keeps to the room that it has. */
function write(
  { text, size, isBold = false, align = 'left' }: Pick<Lettering, 'text' | 'size'> & Partial<Lettering>,
  x: number,
  y: number,
  fill: ThemeColour,
  room: number,
  measure: Measure,
): Shape {
  const shrunk = Math.max(SMALLEST, Math.min(1, room / (measure(text, isBold) * size))) * size;
  const fits = (part: string): boolean => measure(part, isBold) * shrunk <= room + 1e-6;
  return { is: 'text', text: cut(text, fits), size: shrunk, isBold, align, x, y, fill };
}

/** As much of a text as fits, with a sign that something is missing. */
function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
