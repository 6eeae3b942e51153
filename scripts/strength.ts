/**
 * Plays the ladder of every game and writes docs/strength.md, its pictures and README's summary. What has been played is
 * kept under data/, so that it can be stopped at any time and goes on where it was; the standings are kept in
 * docs/strength.json, so that another clone need not play again what was played.
 *   npm run make:strength                                   all that is missing
 *   npm run make:strength -- --game dice --players 2        only some matches
 *   npm run make:strength -- --bots master,greedy           only this pair
 *   npm run make:strength -- --minutes 5                    stop after some minutes; 0 only writes what there is
 *   npm run make:strength -- --fresh                        forget the chosen matches first: after a change of bots
 *   npm run make:strength -- --quick                        few games and steps, everything written under data/ only
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillFigures } from './documents.ts';
import { forget, isPlayed, keep, readKept } from './strength/kept.ts';
import { allMatches, nameOf, type Match } from './strength/matches.ts';
import { drawGame, saySummary, sayStrength } from './strength/report.ts';

const root = join(import.meta.dirname, '..');
const command = join(root, 'packages/cli/src/sixfold.ts');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    bots: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    fresh: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

const docs = join(root, values.quick ? 'data/strength-quick' : 'docs');
const results = join(docs, 'strength.json');
const cache = join(root, 'data', values.quick ? 'strength-quick' : 'strength');
const end = performance.now() + Number(values.minutes) * 60_000;

const isChosen = ({ game, players, bots }: Match): boolean =>
  (values.game === undefined || values.game === game) &&
  (values.players === undefined || values.players === String(players)) &&
  (values.bots === undefined || values.bots === bots.join());

/** Plays what is missing of a match; false if there is no time left or it was stopped. */
function play(match: Match): boolean {
  const left = end - performance.now();
  if (left < 1000) return false;
  const { game, players, bots, games, steps } = match;
  process.stderr.write(`${nameOf(match)}\n`);
  const terms = ['--iterations', String(steps), '--seed', 'strength', '--out', join(cache, nameOf(match))];
  const company = ['--game', game, '--players', String(players), '--bots', bots.join(), '--games', String(games)];
  const { status } = spawnSync(process.execPath, [command, 'arena', ...company, ...terms], {
    stdio: ['ignore', 'ignore', 'inherit'],
    killSignal: 'SIGINT',
    ...(Number.isFinite(left) && { timeout: Math.ceil(left) }),
  });
  return status === 0;
}

function write(matches: readonly Match[]): void {
  const kept = keep(results, cache, matches);
  const rows = matches.map((match) => ({ match, standings: kept[nameOf(match)] ?? null }));
  const picture = (game: string): string => `pictures/strength-${game}.svg`;
  for (const game of new Set(matches.map((match) => match.game))) {
    writeFileSync(join(docs, picture(game)), drawGame(game, rows));
  }
  writeFileSync(join(docs, 'strength.md'), sayStrength(rows, picture));
  if (!values.quick) fillFigures('README.md', 'strength', saySummary(rows));
  process.stdout.write(`written: ${join(docs, 'strength.md')}\n`);
}

const matches = allMatches(values.quick);
const chosen = matches.filter(isChosen);
if (chosen.length === 0) throw new Error('no match is like that');
mkdirSync(join(docs, 'pictures'), { recursive: true });
if (values.fresh) {
  forget(results, chosen);
  for (const match of chosen) rmSync(join(cache, nameOf(match)), { recursive: true, force: true });
}
const before = readKept(results);
chosen.filter((match) => !isPlayed(before, match)).every(play);
write(matches);
