import { Layout } from './layout.ts';
import type { WorthOfEnd } from './turn.ts';

/** What a layout is worth on average once its middle is refilled (S2), over all stones that can come. */
export function averageRefilled(layout: Layout, worth: WorthOfEnd): number {
  if (layout.lacking === 0) return worth(layout);
  const total = { sum: 0, weight: 0 };
  addRefills(layout, worth, 0, 0, 1, total);
  return total.sum / total.weight;
}

/**
 * Lays open one more stone in every possible way. Stones come in the order of their symbols, so that each set is met once;
 * `weight` counts the ways to draw it, `copies` the stones of the symbol `from` in it.
 */
function addRefills(
  layout: Layout,
  worth: WorthOfEnd,
  from: number,
  copies: number,
  weight: number,
  total: { sum: number; weight: number },
): void {
  if (layout.lacking === 0) {
    total.sum += weight * worth(layout);
    total.weight += weight;
    return;
  }
  const next = new Layout(layout.players, layout.goal);
  for (let symbol = from; symbol < 6; symbol++) {
    const left = layout.pile[symbol]!;
    if (left === 0) continue;
    const already = symbol === from ? copies : 0;
    next.copyFrom(layout);
    next.refill(symbol);
    addRefills(next, worth, symbol, already + 1, (weight * left) / (already + 1), total);
  }
}
