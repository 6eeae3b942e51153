import type { Tracks } from '../contract/position.ts';
import type { SheetLaws } from '../contract/sheet.ts';

/** The values to which a marker can come from here in one scoring, as far as no gate is closed. */
function reach({ scale, most = scale.top, least = 1 }: SheetLaws, from: number): number[] {
  const stop = scale.stop[from] ?? scale.top;
  const ahead = Array.from({ length: stop - from }, (_, index) => from + 1 + index);
  return ahead.filter((value) => value - from <= most && (value - from >= least || value === stop));
}

/** All values that these tracks can have after one scoring, and also those that closed gates forbid. */
export function listEntries(laws: SheetLaws, before: Tracks): (readonly number[])[] {
  const all = before.reduce<(readonly number[])[]>(
    (begun, from, symbol) =>
      begun.flatMap((values) => {
        const advanced = values.filter((value, index) => value !== before[index]).length;
        const ahead = advanced < laws.symbols ? reach(laws, from) : [];
        return [from, ...ahead].map((value) => values.with(symbol, value));
      }),
    [before],
  );
  return [...all, ...takenAlone(laws, before)];
}

/**
 * How many there are, without those that closed gates forbid. They are not listed, for there can be a hundred thousand:
 * counted are those that come to each part of the tracks, and not only to the parts before it.
 */
export function countEntries(laws: SheetLaws, before: Tracks): number {
  const { gates = [], top } = laws.scale;
  const markers = before.map((from) => ({ from, ahead: reach(laws, from) }));
  const count = (cap: number, needs: number): number => countWays(markers, laws.symbols, cap, needs);
  const first = gates[0] ? gates[0].from - 1 : top;
  const behind = gates.map(({ from, to, needs }) => count(to, needs) - count(from - 1, needs));
  return behind.reduce((sum, ways) => sum + ways, count(first, 0) + takenAlone(laws, before).length);
}

/** A marker, and where it can come to. */
interface FreeMarker {
  readonly from: number;
  readonly ahead: readonly number[];
}

/** In how many ways some markers, not too many, advance up to the cap, so that all six come to what is needed. */
function countWays(markers: readonly FreeMarker[], most: number, cap: number, needs: number): number {
  const byAdvanced = markers.reduce<number[]>(
    (counts, { from, ahead }) => {
      const stays = Number(from >= needs);
      const steps = ahead.filter((value) => value <= cap && value >= needs).length;
      const next = counts.concat(0).map((count, advanced) => count * stays + (counts[advanced - 1] ?? 0) * steps);
      return next.slice(0, most + 1);
    },
    [1],
  );
  return byAdvanced.reduce((sum, count) => sum + count, 0);
}

/** What is taken instead of scored, where that makes a difference. */
function takenAlone(laws: SheetLaws, before: Tracks): number[][] {
  const symbol = laws.taken?.(before) ?? -1;
  const from = before[symbol];
  return from === undefined || reach(laws, from).includes(from + 1) ? [] : [before.with(symbol, from + 1)];
}
