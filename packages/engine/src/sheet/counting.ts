import type { Tracks } from '../contract/position.ts';
import { openUpTo } from '../contract/rail.ts';
import { parseSymbol, type Letter } from '../contract/symbols.ts';
import type { SheetPosition } from './position.ts';

/** A symbol of what was just played, and what counts for it: a number a line, or one for all. */
export interface CountedSymbol {
  readonly symbol: Letter;
  readonly lines: readonly number[];
}

/** The mover's tracks after this scoring: markers stop where they must, and what is lost is lost. */
export function tracksAfterCounting(position: SheetPosition, counted: readonly CountedSymbol[]): Tracks {
  const tracks = position.tracksOf(position.turn);
  const { stop } = position.laws.scale;
  const stops = tracks.map((from) => stop[from] ?? from);
  for (const { symbol, lines } of counted) advance(position, tracks, stops, parseSymbol(symbol), sum(lines));
  return tracks;
}

const sum = (lines: readonly number[]): number => lines.reduce((all, line) => all + line, 0);

function advance(
  { laws: { scale } }: SheetPosition,
  tracks: Tracks,
  stops: readonly number[],
  symbol: number,
  points: number,
): void {
  const stop = stops[symbol] ?? 0;
  for (let step = 0; step < points; step++) {
    const next = (tracks[symbol] ?? 0) + 1;
    if (next > stop || next > openUpTo(scale, Math.min(...tracks))) return;
    tracks[symbol] = next;
  }
}
