import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLedger } from '../../packages/cli/src/arena/ledger.ts';
import { standingsOf, type Detail, type Standings } from '../../packages/cli/src/arena/standings.ts';
import { isClear } from './bars.ts';
import { gamesOf, nameOf, type Match } from './matches.ts';

/** Standings by the names of their matches. */
export type Kept = Readonly<Record<string, Standings>>;

export const readKept = (path: string): Kept => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Whether a match is over. */
export function isPlayed(kept: Kept, match: Match): boolean {
  const standings = kept[nameOf(match)];
  if (!standings) return false;
  const [first] = pairOf(match, standings);
  return standings.games >= gamesOf(match) || (match.isUntilClear === true && !!first && isClear(first, match.players));
}

/** How the first and the second bot of a match did. */
export function pairOf({ bots }: Match, { standings }: Standings): (Detail | undefined)[] {
  return bots.slice(0, 2).map((word) => standings.find(({ bot }) => bot === word));
}

/** Keeps the standings of these matches alone, each as of the most games that are known of it. */
export function keep(path: string, cache: string, matches: readonly Match[]): Kept {
  const before = readKept(path);
  const entries = matches.flatMap((match) => {
    const name = nameOf(match);
    const standings = moreOf(before[name], standingsIn(join(cache, name), match));
    return standings ? [[name, standings] as const] : [];
  });
  const kept = Object.fromEntries(entries);
  write(path, kept);
  return kept;
}

export function forget(path: string, matches: readonly Match[]): void {
  const names = new Set(matches.map(nameOf));
  const left = Object.entries(readKept(path)).filter(([name]) => !names.has(name));
  write(path, Object.fromEntries(left));
}

/** A line a match. */
function write(path: string, kept: Kept): void {
  const lines = Object.entries(kept).map(
    ([name, standings]) => `  ${JSON.stringify(name)}: ${JSON.stringify(standings)}`,
  );
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

const moreOf = (one: Standings | undefined, other: Standings | null): Standings | null | undefined =>
  (other?.games ?? 0) >= (one?.games ?? 0) ? other : one;

/** What has been played of a match by now, as its file tells, which may hold more games than are asked for. */
export function standingsIn(folder: string, match: Match): Standings | null {
  const ledger = readLedger(folder);
  const standings = ledger && standingsOf(ledger.plan, ledger.played.slice(0, gamesOf(match)));
  return standings && standings.games > 0 ? standings : null;
}
