/**
 * What bots must show: a master against the master of before, ten times the time, a master in a hurry, people against whoever has just
 * learned the rules, and solo. Plays what is missing, in order, tells each line with its verdict, and writes docs/strength.md with
 * `npm run make:strength`, which plays the same matches. Ends with code 1 where a bar is missed.
 *   npm run bench:champions                                 all of it; stopped, it goes on where it was
 *   npm run bench:champions -- --kind before                one kind of match: before, longer, hurry, people, alone
 *   npm run bench:champions -- --fresh                      forgets what was played: after a change of bots
 *   npm run bench:champions -- --game board --players 3 --deals 40 --steps 24 --seed try
 *                                                           one match against the master of before, for a look; kept under data/
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseGame } from '@sixfold/engine';
import { forget, isPlayed, readKept, standingsIn } from './kept.ts';
import { againstBefore, allMatches, nameOf, type Match } from './matches.ts';
import { playInto } from './play.ts';
import type { Row } from './row.ts';
import { barLineOf, isMet, sayBar } from './say-bars.ts';
import { placesOf, writeStrength } from './write.ts';

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    game: { type: 'string' },
    players: { type: 'string', default: '2' },
    deals: { type: 'string', default: '400' },
    steps: { type: 'string', default: '24' },
    seed: { type: 'string', default: 'look' },
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const { results, cache } = placesOf(values.quick);

/** Tells what a match showed; false if that is too little. */
function tell(row: Row): boolean {
  const line = barLineOf(row);
  if (!line) return true;
  console.log(`${isMet(line) ? 'ok  ' : 'miss'}  ${line.name}: ${line.measured}  [${sayBar(line)}]`);
  return isMet(line);
}

/** One match of one's own choice. */
function look(id: string): boolean {
  const game = parseGame(id);
  if (!game.ok) throw new Error(`there is no game "${id}"`);
  const [players, deals, steps] = [values.players, values.deals, values.steps].map(Number);
  const match = againstBefore(game.value.card.id, players ?? 2, deals ?? 1, steps ?? 0);
  const folder = join(cache, 'looks', `${nameOf(match)}-${values.seed}`);
  if (values.fresh) rmSync(folder, { recursive: true, force: true });
  playInto(folder, match, Infinity, values.seed);
  return tell({ match, standings: standingsIn(folder, match) });
}

/** Plays what is missing of a match that must show something. */
function show(match: Match): boolean {
  const folder = join(cache, nameOf(match));
  if (!isPlayed(readKept(results), match)) playInto(folder, match, Infinity);
  return tell({ match, standings: standingsIn(folder, match) ?? readKept(results)[nameOf(match)] ?? null });
}

function showAll(): boolean {
  const chosen = allMatches(values.quick)
    .filter(({ bar, kind }) => bar && kind !== 'ladder' && (values.kind ?? kind) === kind)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  if (values.fresh) {
    forget(results, chosen);
    for (const match of chosen) rmSync(join(cache, nameOf(match)), { recursive: true, force: true });
  }
  const shown = chosen.map(show);
  writeStrength(values.quick);
  return shown.every(Boolean);
}

const ORDER: readonly Match['kind'][] = ['before', 'longer', 'people', 'alone', 'hurry'];

process.exitCode = (values.game === undefined ? showAll() : look(values.game)) ? 0 : 1;
