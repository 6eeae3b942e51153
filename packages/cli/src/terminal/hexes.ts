import type { At } from '@sixfold/engine';
import { COLUMNS, padded } from './paint.ts';

/** A hexagon of fields, each so many columns wide; every row is shifted by half a field against the next. */
export function drawHexes(radius: number, width: number, cell: (at: At) => string): string[] {
  const margin = Math.floor((COLUMNS - (2 * radius + 1) * width) / 2);
  return Array.from({ length: 2 * radius + 1 }, (_, row) => {
    const r = row - radius;
    const shift = Math.floor((Math.abs(r) * width) / 2);
    const cells = rowOf(radius, r).map((at) => padded(cell(at), width));
    return (' '.repeat(margin + shift) + cells.join('')).trimEnd();
  });
}

function rowOf(radius: number, r: number): At[] {
  const first = Math.max(-radius, -radius - r);
  return Array.from({ length: 2 * radius + 1 - Math.abs(r) }, (_, index): At => [first + index, r]);
}
