/** What a handful of dice can show, whatever their order. */
export interface Throws {
  /** Each roll's dice counted by symbol, four bits each: what several players show is a sum. */
  readonly shown: Int32Array;
  readonly odds: Float64Array;
}

/** What a player can roll, and do with it. */
export interface Rolls extends Throws {
  readonly size: number;
  /** All ways to score each roll, those of one roll together. */
  readonly ways: readonly Way[];
  /** Where each roll's ways begin; one entry more than there are rolls. */
  readonly firstWay: Uint16Array;
}

/** One use of a roll's groups of equal dice. */
interface Way {
  /** How many dice of each symbol are scored, each with every equal die of the others (D4). */
  readonly scored: readonly number[];
  /** How many crosses of each symbol come from jokers (D5). */
  readonly jokers: readonly number[];
}

export const countOf = (shown: number, symbol: number): number => (shown >> (symbol << 2)) & 15;

export const show = (dice: readonly number[]): number => dice.reduce((sum, symbol) => sum + (1 << (symbol << 2)), 0);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every way in which counts of so many symbols add up to so many dice. */
function allCounts(dice: number, symbols = 6): number[][] {
  if (symbols === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, count) =>
    allCounts(dice - count, symbols - 1).map((rest) => [count, ...rest]),
  ).flat();
}

const oddsOf = (counts: readonly number[], dice: number): number =>
  factorial(dice) / counts.reduce((product, count) => product * factorial(count), 1) / 6 ** dice;

/** The dice of this group no longer scored but used as a joker for `symbol`. */
const withJoker = ({ scored, jokers }: Way, group: number, symbol: number): Way => ({
  scored: scored.with(group, 0),
  jokers: jokers.with(symbol, jokers[symbol]! + scored[group]! - 1),
});

/** Every way to score a roll that differs from the others; the one without jokers first. */
function waysOf(counts: readonly number[]): Way[] {
  let ways: Way[] = [{ scored: counts, jokers: [0, 0, 0, 0, 0, 0] }];
  counts.forEach((count, group) => {
    if (count < 2) return;
    ways = [...ways, ...ways.flatMap((way) => counts.map((_, symbol) => withJoker(way, group, symbol)))];
  });
  // Two pairs may be jokers for the same two symbols either way round.
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

export function throws(dice: number): Throws {
  const all = allCounts(dice);
  return {
    shown: Int32Array.from(all, (counts) => counts.reduceRight((sum, count) => (sum << 4) | count, 0)),
    odds: Float64Array.from(all, (counts) => oddsOf(counts, dice)),
  };
}

export function makeRolls(dice: number): Rolls {
  const ways = allCounts(dice).map(waysOf);
  let end = 0;
  return {
    ...throws(dice),
    size: ways.length,
    ways: ways.flat(),
    firstWay: Uint16Array.from([0, ...ways.map(({ length }) => (end += length))]),
  };
}
