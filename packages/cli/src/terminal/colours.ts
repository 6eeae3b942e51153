import { Paint } from './paint.ts';

/** Colours where standard output is a terminal that has them, unless NO_COLOR (no-color.org) is set. */
export const paintForOutput = (): Paint =>
  new Paint(process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb');
