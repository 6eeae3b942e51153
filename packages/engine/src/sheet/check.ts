import type { Card } from '../contract/card.ts';
import type { GameError } from '../contract/errors.ts';
import type { Tracks } from '../contract/position.ts';
import { closedGate } from '../contract/rail.ts';
import { LETTERS, type Letter } from '../contract/symbols.ts';
import type { SheetLaws } from '../contract/sheet.ts';

/** A marker that is not where it was. */
interface Advance {
  readonly index: number;
  readonly symbol: Letter;
  readonly from: number;
  readonly to: number;
}

/** The markers that moved, in canonical order. */
export const advancesOf = (before: Tracks, after: ArrayLike<number>): Advance[] =>
  LETTERS.map((symbol, index) => ({ index, symbol, from: before[index] ?? 0, to: after[index] ?? 0 })).filter(
    ({ from, to }) => from !== to,
  );

/** Why the tracks cannot become so in one scoring; null if they can. */
export function whyNot(card: Card, laws: SheetLaws, before: Tracks, after: readonly number[]): GameError | null {
  const advances = advancesOf(before, after);
  if (isTaken(laws, before, advances)) return null;
  const wrong = advances.map((one) => whyNotSo(card, laws, one)).find((error) => error !== null);
  if (wrong) return wrong;
  const { symbols: most } = laws;
  if (advances.length > most)
    return { code: 'too-many-symbols', symbols: advances.length, most, rule: card.rules.score };
  return whyBarred(laws, advances, Math.min(...after));
}

function isTaken({ taken }: SheetLaws, before: Tracks, [only, ...more]: readonly Advance[]): boolean {
  return only !== undefined && more.length === 0 && only.to === only.from + 1 && taken?.(before) === only.index;
}

function whyNotSo({ rules: { score: rule } }: Card, laws: SheetLaws, { symbol, from, to }: Advance): GameError | null {
  const { scale, most = scale.top, least = 1 } = laws;
  const stop = scale.stop[from] ?? scale.top;
  const points = to - from;
  if (points < 0) return { code: 'goes-back', symbol, from, to, rule };
  if (to > stop) return { code: 'past-stop', symbol, to, stop, rule: laws.stopRule };
  if (points > most) return { code: 'too-much', symbol, points, most, rule };
  if (points < least && to < stop) return { code: 'too-little', symbol, points, least, rule };
  return null;
}

/**
 * Steps into a part that is closed while the weakest of the six stands where it does in the end. In whichever order markers
 * advance: what is done first can open what comes then.
 */
function whyBarred({ scale, gateRule: rule }: SheetLaws, advances: Advance[], lowest: number): GameError | null {
  const gate = closedGate(scale, lowest);
  const barred = gate && advances.find(({ to }) => to >= gate.from);
  if (!barred) return null;
  const { symbol, to } = barred;
  return { code: 'gate-closed', symbol, to, from: gate.from, needs: gate.needs, ...(rule !== undefined && { rule }) };
}
