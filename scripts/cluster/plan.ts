import type { FastChance } from '@sixfold/engine';

export const FAULTS = ['killed', 'stopped', 'database', 'backends', 'delayed', 'cut', 'half-open', 'clock'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Those that last until they are mended: while one does, another may come. */
const LASTING: ReadonlySet<FaultKind> = new Set<FaultKind>(['stopped', 'delayed', 'cut', 'half-open', 'clock']);

/** Faults of which each begins while the one before still lasts; mostly there is only one. */
export type FaultGroup = readonly FaultKind[];

/** One fault of so many comes while another kind of fault lasts. */
const TOGETHER = 6;

/** Each kind equally often, and a sixth of all together with one of another kind; all of it in a random order. */
export function planFaults(count: number, chance: FastChance): FaultGroup[] {
  const left = shuffle(
    Array.from({ length: count }, (_, index) => FAULTS[index % FAULTS.length] ?? 'killed'),
    chance,
  );
  const pairs: FaultGroup[] = [];
  for (const pair of drawPairs(left, Math.floor(count / TOGETHER))) pairs.push(pair);
  return shuffle([...pairs, ...left.map((kind): FaultGroup => [kind])], chance);
}

/** How often two kinds overlap in a plan. */
export const countOverlaps = (plan: readonly FaultGroup[]): number =>
  plan.reduce((sum, group) => sum + group.length - 1, 0);

/** Takes pairs from what is left, as long as there are some. */
function* drawPairs(left: FaultKind[], most: number): Generator<FaultGroup> {
  for (let drawn = 0; drawn < most; drawn++) {
    const first = left.find((kind) => LASTING.has(kind));
    const second = left.find((kind) => kind !== first);
    if (first === undefined || second === undefined) return;
    left.splice(left.indexOf(first), 1);
    left.splice(left.indexOf(second), 1);
    yield [first, second];
  }
}

function shuffle<T>(things: readonly T[], chance: FastChance): T[] {
  const left = [...things];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(chance.below(left.length), 1));
  return drawn;
}
