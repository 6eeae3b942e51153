import { FastChance, type GameId } from '@sixfold/engine';
import { act } from './acts.ts';
import { openTable } from './opening.ts';
import { SALTS, World, type Salt } from './world.ts';

/** What is done at the tables of one world: a number for each thing, from which all about it follows. */
export interface Sequence {
  readonly game: GameId;
  /** Who sits there, and the luck of the game. */
  readonly seed: number;
  readonly steps: readonly number[];
}

/** So many requests at least. */
const LEAST = 60;

export function makeSequence(game: GameId, seed: number): Sequence {
  const chance = new FastChance(seed);
  return { game, seed, steps: Array.from({ length: LEAST * 2 }, () => chance.next()) };
}

/** Does all of it, and stops at the first fault; the world afterwards has its faults and its diary. */
export async function run({ game, seed, steps }: Sequence, salt: Salt = SALTS[0]): Promise<World> {
  const chance = new FastChance(seed ^ 0x5eed);
  const isShared = chance.below(4) === 0;
  const world = new World(game, String(seed), isShared, salt);
  await openTable(world, chance, isShared);
  for (const step of steps) {
    if (world.asked >= LEAST && steps.length >= LEAST) break;
    const luck = new FastChance(step);
    const acts = [act(world, luck)];
    // Now and then others do not wait.
    while (luck.below(6) === 0) acts.push(act(world, luck));
    await Promise.all(acts);
    await world.check(luck);
    if (world.faults.length > 0) return world;
  }
  await world.checkAll();
  return world;
}

/** The same in two worlds that differ in secrets alone: nobody may notice. */
export async function runTwice(sequence: Sequence): Promise<World> {
  const [one, other] = [await run(sequence), await run(sequence, SALTS[1])];
  if (other.faults.length > 0) return other;
  for (const [index, { name, lines }] of one.followers.entries()) {
    const others = other.followers[index]!.lines.map((line) => line.replaceAll('"table":"taken-', '"table":"drawn-'));
    const differs = lines.findIndex((line, place) => withoutInvites(line) !== withoutInvites(others[place] ?? ''));
    if (differs >= 0) one.fault(`${name} can tell the worlds apart: ${lines[differs]}\n  ${others[differs]}`);
  }
  return one;
}

/** Those who sit at a private table are told its invites, which differ; all others are searched for them. */
const withoutInvites = (line: string): string =>
  line.replaceAll(/"invite":"[^"]+"/g, '').replaceAll(/"rematch":"[^"]+"/g, '');

/** Leaves out as much as it can while something is still wrong. */
export async function minimize(sequence: Sequence): Promise<Sequence> {
  let { steps } = sequence;
  for (let size = steps.length >> 1; size > 0; size >>= 1) {
    for (let from = 0; from < steps.length;) {
      const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
      const isStillWrong = (await run({ ...sequence, steps: fewer })).faults.length > 0;
      if (isStillWrong) steps = fewer;
      else from += size;
    }
  }
  return { ...sequence, steps };
}
