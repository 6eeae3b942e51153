/**
 * Makes puzzles from games of masters: positions with one best move that is clearly ahead. What was gone through is kept under
 * data/puzzles, so that it can be stopped at any time and goes on where it was.
 *   npm run make:puzzles                           200 of every game: hours
 *   npm run make:puzzles -- --game dice            of one game
 *   npm run make:puzzles -- --count 30             as many as that
 *   npm run make:puzzles -- --minutes 10 --jobs 2  stop after some minutes; what there is is written, if it is no less than before
 *   npm run make:puzzles -- --turns end            play on to the end, and not for two turns a seat: longer
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPANY_VERSION } from '@sixfold/bots/levels';
import type { GameId } from '@sixfold/engine';
import { puzzledGames, type CheckEffort, type PuzzleSet } from '@sixfold/review/puzzles';
import { gather } from './kept/gather.ts';
import { headOf, MASTER, openWorkshop, type Workshop } from './puzzles/makers.ts';
import type { SearchedGame, SearchPlan } from './puzzles/search.ts';
import { setText } from './puzzles/set-text.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '200' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'sixfold-puzzles/1' },
    turns: { type: 'string', default: '2' },
    minutes: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

/** Where puzzles are rare, so many games are gone through for each. */
const RAREST = 50;
const root = join(import.meta.dirname, '..');
const script = new URL('puzzles/worker.ts', import.meta.url);
const count = Number(values.count);
const players = Number(values.players);
const turns = values.turns === 'end' ? null : Number(values.turns);
const EFFORT: CheckEffort = { moves: 8, glances: 6, first: 24, most: 240, batch: 24, turns };
const signal = values.minutes === undefined ? undefined : AbortSignal.timeout(Number(values.minutes) * 60_000);

/** Goes through games until they brought enough. */
function search({ id, evaluation }: Workshop, seed: string): Promise<SearchedGame[]> {
  const by = { evaluation: evaluation.hash, bots: COMPANY_VERSION };
  const plan: SearchPlan = { game: id, players, check: EFFORT, seed, ...by };
  return gather({
    file: join(root, 'data/puzzles', `${[id, players, values.turns].join('-')}.jsonl`),
    work: { script, plan, jobs: Number(values.jobs), signal },
    what: `puzzles of ${id}`,
    enough: count,
    most: RAREST * count,
    counts: ({ puzzles }) => puzzles.length,
  });
}

/** How many puzzles a file holds. */
function countIn(file: string): number {
  if (!existsSync(file)) return 0;
  const { puzzles }: PuzzleSet = JSON.parse(readFileSync(file, 'utf8'));
  return puzzles.length;
}

async function make(id: GameId): Promise<void> {
  const workshop = await openWorkshop(id, players, EFFORT);
  const seed = `${values.seed} ${id}`;
  const games = await search(workshop, seed);
  const positions = games.reduce((sum, one) => sum + one.positions, 0);
  const from = { bot: MASTER, games: games.length, positions };
  const puzzles = games.flatMap((one) => one.puzzles).slice(0, count);
  console.log(`${id}: ${puzzles.length} puzzles from ${positions} positions of ${from.games} games`);
  const file = join(root, 'packages/review/src/games', id, 'puzzles.json');
  const before = countIn(file);
  if (puzzles.length < Math.min(before, count)) console.log(`the ${before} of before stay until there are as many`);
  else writeFileSync(file, setText({ ...headOf(workshop, seed), from, puzzles }));
}

for (const id of puzzledGames()) if (values.game === undefined || values.game === id) await make(id);
