/**
 * Whether reviews find mistakes and leave masters alone. Worse moves are put into games of bots and weighed by playing on from them and
 * from better ones, which asks no evaluation; masters' own games are reviewed; and points lost a decision, as `npm run make:likeness` has
 * measured them, must put the levels in order. Ends with code 1 where a bar is missed, or nobody knows yet. What was played is kept under
 * data/mistakes, so that it can be stopped at any time and goes on where it was.
 *   npm run attack:mistakes                                    200 mistakes and 60 games of masters a game: hours
 *   npm run attack:mistakes -- --game ID --players 2           only some tables
 *   npm run attack:mistakes -- --positions 20 --playouts 300   fewer mistakes, weighed in fewer games
 *   npm run attack:mistakes -- --games 0                       no games of masters; with --positions 0 no mistakes
 *   npm run attack:mistakes -- --minutes 30 --jobs 2           stop after some minutes; 0 only tells what there is
 *   npm run attack:mistakes -- --write                         writes the figures into docs/review.md
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOTS_VERSION } from '@sixfold/bots/levels';
import { Progress } from '../../packages/cli/src/jobs/progress.ts';
import { keptInOrder } from '../bots/kept-tasks.ts';
import { fillFigures } from '../documents.ts';
import { evaluationOf } from '../review/samples.ts';
import { allTables, tableName, type ReviewTable } from '../review/tables.ts';
import { isSurelyMistake } from './compare.ts';
import type { MarkedGame, MastersPlan } from './masters.ts';
import { ORDER_HEADS, orderRow } from './order.ts';
import type { PlantingPlan, WeighedMove } from './plant.ts';
import {
  FOUND_HEADS,
  foundRow,
  MASTERS_HEADS,
  mastersRow,
  sayMissed,
  sayRow,
  tableOf,
  type Row,
  type Section,
} from './rows.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    positions: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '1000' },
    games: { type: 'string', default: '60' },
    steps: { type: 'string', default: '24' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'mistakes' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

/** Of so many moves played out at first, most are seen to be no mistakes. */
const FIRST = 40;
/** Where mistakes are rare, so many games are gone through for each. */
const RAREST = 500;
const MOST_SHOWN = 5;
const [positions, games] = [Number(values.positions), Number(values.games)];
const script = new URL('worker.ts', import.meta.url);
const folder = join(import.meta.dirname, '../../data/mistakes');
const signal = values.minutes === undefined ? undefined : AbortSignal.timeout(Number(values.minutes) * 60_000);

const isChosen = ({ game, players }: ReviewTable): boolean =>
  (values.game === undefined || values.game === game) &&
  (values.players === undefined || values.players === String(players));

/** What is to be gathered at one table: a line of a file a game. */
interface Gathering<Answer> {
  readonly plan: PlantingPlan | MastersPlan;
  readonly name: string;
  /** So many that count, of at most so many games. */
  readonly enough: number;
  readonly most: number;
  readonly counts: (answer: Answer) => boolean;
}

/** Has games of a plan played until what they brought is enough, or it is late. */
async function gather<Answer>({ plan, name, enough, most, counts }: Gathering<Answer>): Promise<Answer[]> {
  const progress = new Progress(enough, `${plan.what} ${tableName(plan.table)}`);
  const file = join(folder, `${name}-${values.seed}.jsonl`);
  const work = { script, plan, jobs: Number(values.jobs), signal };
  const answers: Answer[] = [];
  let count = 0;
  for await (const answer of keptInOrder<Answer>(file, work, most)) {
    answers.push(answer);
    if (counts(answer)) count++;
    progress.at(count);
    if (count >= enough) break;
  }
  progress.end();
  return answers;
}

async function plant(table: ReviewTable, enough: number): Promise<WeighedMove[]> {
  const playouts = { first: FIRST, most: Number(values.playouts) };
  const answers = await gather<WeighedMove | null>({
    plan: { what: 'planting', table, playouts, ...(await madeBy(table)) },
    name: ['planting', tableName(table), playouts.most].join('-'),
    enough,
    most: RAREST * enough,
    counts: (answer) => answer !== null && isSurelyMistake(answer.loss),
  });
  return answers.filter((answer) => answer !== null);
}

async function review(table: ReviewTable, enough: number): Promise<MarkedGame[]> {
  const steps = Number(values.steps);
  return gather<MarkedGame>({
    plan: { what: 'masters', table, steps, ...(await madeBy(table)) },
    name: ['masters', tableName(table), steps].join('-'),
    enough,
    most: enough,
    counts: () => true,
  });
}

const madeBy = async (table: ReviewTable): Promise<Pick<PlantingPlan, 'seed' | 'evaluation' | 'bots'>> => ({
  seed: values.seed,
  evaluation: (await evaluationOf(table)).hash,
  bots: BOTS_VERSION,
});

/** What all tables of a game brought, the same number each as far as that goes. */
async function ofAll<T>(
  tables: readonly ReviewTable[],
  count: number,
  of: (table: ReviewTable, count: number) => Promise<T[]>,
): Promise<T[]> {
  const parts: T[] = [];
  for (const table of tables) parts.push(...(await of(table, Math.ceil(count / tables.length))));
  return parts;
}

function tell(section: Section, row: Row): void {
  section.rows.push(row);
  console.log(sayRow(section, row));
}

const chosen = allTables().filter(isChosen);
if (chosen.length === 0) throw new Error('no table is like that');
const found: Section = { heads: FOUND_HEADS, rows: [] };
const masters: Section = { heads: MASTERS_HEADS, rows: [] };
const order: Section = { heads: ORDER_HEADS, rows: [] };

for (const tables of Map.groupBy(chosen, (table) => table.game).values()) {
  const names = tables.map(tableName).join(', ');
  if (positions > 0) {
    const moves = await ofAll(tables, positions, plant);
    tell(found, foundRow(names, moves, positions));
    for (const line of sayMissed(moves).slice(0, MOST_SHOWN)) console.log(`      ${line}`);
  }
  if (games > 0) tell(masters, mastersRow(names, await ofAll(tables, games, review), games));
  for (const table of tables) tell(order, orderRow(table, await evaluationOf(table)));
}
const sections = [found, masters, order].filter(({ rows }) => rows.length > 0);
if (values.write) fillFigures('docs/review.md', 'mistakes', sections.map(tableOf).join('\n\n'));
if (sections.some(({ rows }) => rows.some(({ standing }) => standing !== 'ok'))) process.exitCode = 1;
