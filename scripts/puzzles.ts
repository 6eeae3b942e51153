/**
 * Makes puzzles from games of masters: positions with one best move that is clearly ahead. What was gone through is kept under
 * data/puzzles, so that it can be stopped at any time and goes on where it was.
 *   npm run make:puzzles                           200 of every game: hours
 *   npm run make:puzzles -- --game dice            of one game
 *   npm run make:puzzles -- --count 30             as many as that
 *   npm run make:puzzles -- --minutes 10           stop after some minutes; what there is is written
 *   npm run make:puzzles -- --turns end            play on to the end, and not for two turns a seat: longer
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameId } from '@sixfold/engine';
import { puzzledGames, type CheckEffort, type PuzzleSet } from '@sixfold/review/puzzles';
import { Progress } from '../packages/cli/src/jobs/progress.ts';
import { Ledger } from './puzzles/ledger.ts';
import { headOf, MASTER, openWorkshop, type Workshop } from './puzzles/makers.ts';
import { searchGame } from './puzzles/search.ts';
import { setText } from './puzzles/set-text.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '200' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'sixfold-puzzles/1' },
    turns: { type: 'string', default: '2' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const root = join(import.meta.dirname, '..');
const count = Number(values.count);
const turns = values.turns === 'end' ? null : Number(values.turns);
const EFFORT: CheckEffort = { moves: 8, glances: 6, first: 24, most: 240, batch: 24, turns };
const end = performance.now() + Number(values.minutes) * 60_000;

/** Other bots, or another check, are another ledger: what two of them found is never mixed. */
const ledgerOf = ({ id, players, evaluation }: Workshop): Ledger =>
  new Ledger(
    join(root, 'data/puzzles', `${[id, players, turns ?? 'end', evaluation.hash.slice(0, 8)].join('-')}.jsonl`),
  );

function fill(workshop: Workshop, seed: string, ledger: Ledger): void {
  const progress = new Progress(count, 'puzzles', ledger.count);
  while (ledger.count < count && performance.now() < end) {
    ledger.add(searchGame(workshop, seed, ledger.games.length));
    progress.at(Math.min(count, ledger.count), `${ledger.games.length} games`);
  }
  progress.end();
}

async function make(id: GameId): Promise<void> {
  const workshop = await openWorkshop(id, Number(values.players), EFFORT);
  const seed = `${values.seed} ${id}`;
  const ledger = ledgerOf(workshop);
  fill(workshop, seed, ledger);
  const positions = ledger.games.reduce((sum, one) => sum + one.positions, 0);
  const from = { bot: MASTER, games: ledger.games.length, positions };
  const puzzles = ledger.games.flatMap((one) => one.puzzles).slice(0, count);
  const set: PuzzleSet = { ...headOf(workshop, seed), from, puzzles };
  writeFileSync(join(root, 'packages/review/src/games', id, 'puzzles.json'), setText(set));
  console.log(`${id}: ${puzzles.length} puzzles from ${positions} positions of ${from.games} games`);
}

for (const id of puzzledGames()) if (values.game === undefined || values.game === id) await make(id);
