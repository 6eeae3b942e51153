/** How likely each count from 0 on is. All of it is reckoned, nothing estimated. */
export type Distribution = readonly number[];

/** Sums of logarithms, as far as they were needed: factorials themselves are too large. */
const LOGS = [0];

function logFactorial(n: number): number {
  for (let next = LOGS.length; next <= n; next++) LOGS.push((LOGS[next - 1] ?? 0) + Math.log(next));
  return LOGS[n] ?? 0;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** How often something of this chance happens in so many tries that know nothing of each other, as rolls are. */
export const binomial = (tries: number, chance: number): Distribution =>
  Array.from({ length: tries + 1 }, (_, k) => chanceOf(tries, k, chance));

/** How many of the marked ones are among so many drawn of all, none of which is put back. */
export const hypergeometric = (all: number, marked: number, drawn: number): Distribution =>
  Array.from({ length: drawn + 1 }, (_, k) =>
    k > marked || drawn - k > all - marked
      ? 0
      : Math.exp(logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn)),
  );

/** The sum of two counts that know nothing of each other. */
export function addCounts(one: Distribution, other: Distribution): Distribution {
  const sum = Array<number>(one.length + other.length - 1).fill(0);
  for (const [a, p] of one.entries()) {
    for (const [b, q] of other.entries()) sum[a + b] = (sum[a + b] ?? 0) + p * q;
  }
  return sum;
}

/**
 * How likely it is that some face of a die of six comes at most so often in so many rolls: one less the chance that each comes
 * more often, which is reckoned face by face, with the rolls that are left.
 */
export function someFaceAtMost(rolls: number, most: number): number {
  let ways: readonly number[] = Array.from({ length: rolls + 1 }, (_, k) => Number(k === 0));
  for (let faces = 6; faces > 0; faces--) ways = ways.map((_, done) => shareWith(ways, done, most, rolls, faces));
  return Math.min(1, Math.max(0, 1 - (ways[rolls] ?? 0)));
}

/** Of those that are left for so many faces, the next one takes more than `most`; all of them have gone up to `done`. */
function shareWith(ways: readonly number[], done: number, most: number, rolls: number, faces: number): number {
  let sum = 0;
  for (let taken = most + 1; taken <= done; taken++) {
    const before = ways[done - taken] ?? 0;
    if (before > 0) sum += before * chanceOf(rolls - (done - taken), taken, 1 / faces);
  }
  return sum;
}

const chanceOf = (tries: number, k: number, chance: number): number =>
  chance === 1
    ? Number(k === tries)
    : Math.exp(logChoose(tries, k) + k * Math.log(chance) + (tries - k) * Math.log(1 - chance));

/** How likely at most so many are. */
export const atMost = (counts: Distribution, most: number): number =>
  counts.slice(0, most + 1).reduce((sum, p) => sum + p, 0);

/** From where to where counts lie in so many of a hundred cases; what is left over is on both sides at most equal. */
export function rangeOf(counts: Distribution, share = 0.95): { readonly from: number; readonly to: number } {
  const rest = (1 - share) / 2;
  const first = (limit: number): number => counts.findIndex((_, k) => atMost(counts, k) > limit);
  // What is reckoned in floating point may be short of one by a hair.
  return { from: first(rest), to: first(1 - rest - 1e-12) };
}

export const meanOf = (counts: Distribution): number => counts.reduce((sum, p, k) => sum + p * k, 0);
