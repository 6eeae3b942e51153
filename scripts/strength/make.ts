/**
 * Plays the ladder of every game and writes docs/strength.md, its pictures, README's summary and the ratings of the levels. What
 * has been played is kept under data/, so that it can be stopped at any time and goes on where it was; the standings are kept
 * in docs/strength.json, so that another clone need not play again what was played.
 *   npm run make:strength                                   all that is missing
 *   npm run make:strength -- --game dice --players 2        only some matches
 *   npm run make:strength -- --kind ladder                  only those for one purpose (scripts/strength/matches.ts)
 *   npm run make:strength -- --bots master,greedy           only this pair
 *   npm run make:strength -- --minutes 5                    stop after some minutes; 0 only writes what there is
 *   npm run make:strength -- --fresh                        forget the chosen matches first: after a change of bots
 *   npm run make:strength -- --quick                        few games and steps, everything written under data/ only
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forget, isPlayed, readKept } from './kept.ts';
import { allMatches, nameOf, type Match } from './matches.ts';
import { playInto } from './play.ts';
import { placesOf, writeStrength } from './write.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    kind: { type: 'string' },
    bots: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const { results, cache } = placesOf(values.quick);
const end = performance.now() + Number(values.minutes) * 60_000;

const isWanted = (wanted: string | undefined, is: string): boolean => wanted === undefined || wanted === is;

const isChosen = ({ game, players, kind, bots }: Match): boolean =>
  isWanted(values.game, game) &&
  isWanted(values.players, String(players)) &&
  isWanted(values.kind, kind) &&
  isWanted(values.bots, bots.join());

const folderOf = (match: Match): string => join(cache, nameOf(match));

const chosen = allMatches(values.quick).filter(isChosen);
if (chosen.length === 0) throw new Error('no match is like that');
if (values.fresh) {
  forget(results, chosen);
  for (const match of chosen) rmSync(folderOf(match), { recursive: true, force: true });
}
const before = readKept(results);
chosen
  .filter((match) => !isPlayed(before, match))
  .every((match) => playInto(folderOf(match), match, end - performance.now()));
writeStrength(values.quick);
