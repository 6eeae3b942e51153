/**
 * Whether reviews find mistakes and leave masters alone. Worse moves are put into games of bots and weighed by playing on from them and
 * from better ones, which asks no evaluation; masters' own games are reviewed; and points lost a decision, as `npm run make:likeness` has
 * measured them, must put the levels in order. Ends with code 1 where a bar is missed, or nobody knows yet. What was played is kept under
 * data/mistakes, so that it can be stopped at any time and goes on where it was; what came of it is kept in docs/review.json, so that
 * another clone need not play again what was played.
 *   npm run attack:mistakes                                    200 mistakes and 60 games of masters a game: hours
 *   npm run attack:mistakes -- --game ID --players 2           only some tables
 *   npm run attack:mistakes -- --positions 20 --playouts 300   fewer mistakes, weighed in fewer games
 *   npm run attack:mistakes -- --games 0                       no games of masters; with --positions 0 no mistakes
 *   npm run attack:mistakes -- --minutes 30 --jobs 2           stop after some minutes; 0 only tells what there is
 *   npm run attack:mistakes -- --write                         writes the figures into docs/review.json and docs/review.md
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillFigures } from '../documents.ts';
import { gather, type Gathering } from '../kept/gather.ts';
import { originOf } from '../review/evaluation.ts';
import { findRow, readRows } from '../review/kept.ts';
import { allTables, tableName, type ReviewTable } from '../review/tables.ts';
import { isSurelyMistake } from './compare.ts';
import type { MarkedGame, MastersPlan } from './masters.ts';
import { orderRow, orderRows } from './order.ts';
import type { PlantingPlan, WeighedMove } from './plant.ts';
import {
  FOUND,
  FOUND_HEADS,
  foundRow,
  MASTERS,
  MASTERS_HEADS,
  mastersRow,
  ORDER_HEADS,
  plantedOf,
  sayMissed,
  sayMistakes,
  sayRow,
  type FoundRow,
  type MastersRow,
  type Row,
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

interface Games<Answer> extends Pick<Gathering<Answer>, 'enough' | 'most' | 'counts'> {
  readonly plan: PlantingPlan | MastersPlan;
  readonly name: string;
}

const gatherGames = <Answer>({ plan, name, ...wanted }: Games<Answer>): Promise<Answer[]> =>
  gather({
    ...wanted,
    file: join(folder, `${name}-${values.seed}.jsonl`),
    work: { script, plan, jobs: Number(values.jobs), signal },
    what: `${plan.what} ${tableName(plan.table)}`,
  });

async function plant(table: ReviewTable, enough: number): Promise<WeighedMove[]> {
  const playouts = { first: FIRST, most: Number(values.playouts) };
  const answers = await gatherGames<WeighedMove | null>({
    plan: { what: 'planting', table, playouts, seed: values.seed, ...(await originOf([table])) },
    name: ['planting', tableName(table), playouts.most].join('-'),
    enough,
    most: RAREST * enough,
    counts: (answer) => +(answer !== null && isSurelyMistake(answer.loss)),
  });
  return answers.filter((answer) => answer !== null);
}

async function review(table: ReviewTable, enough: number): Promise<MarkedGame[]> {
  const steps = Number(values.steps);
  return gatherGames<MarkedGame>({
    plan: { what: 'masters', table, steps, seed: values.seed, ...(await originOf([table])) },
    name: ['masters', tableName(table), steps].join('-'),
    enough,
    most: enough,
    counts: () => 1,
  });
}

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

/** What is kept of planted mistakes; null where there are none yet, and missed ones go to a list. */
async function measureFound(tables: readonly ReviewTable[], names: string, missed: string[]): Promise<FoundRow | null> {
  const moves = await ofAll(tables, positions, plant);
  missed.push(...sayMissed(moves));
  const mistakes = plantedOf(moves).length;
  if (mistakes === 0) return null;
  const settings = { playouts: Number(values.playouts), mistakes, seed: values.seed };
  return { ...(await originOf(tables)), ...settings, ...foundRow(names, moves, positions) };
}

async function measureMasters(tables: readonly ReviewTable[], names: string): Promise<MastersRow | null> {
  const played = await ofAll(tables, games, review);
  if (played.length === 0) return null;
  const settings = { steps: Number(values.steps), games: played.length, seed: values.seed };
  return { ...(await originOf(tables)), ...settings, ...mastersRow(names, played, games) };
}

const isOfThisSeed = ({ seed }: FoundRow | MastersRow): boolean => seed === values.seed;

async function tellFound(tables: readonly ReviewTable[], name: string): Promise<Row> {
  const missed: string[] = [];
  const measure = (): Promise<FoundRow | null> => measureFound(tables, name, missed);
  const size = [Number(values.playouts), positions];
  const wanted = { kind: FOUND, name, origin: await originOf(tables), size, isFinal: isOfThisSeed, measure };
  const row = (await findRow(wanted, values.write)) ?? foundRow(name, [], positions);
  console.log(sayRow(FOUND_HEADS, row));
  for (const line of missed.slice(0, MOST_SHOWN)) console.log(`      ${line}`);
  return row;
}

async function tellMasters(tables: readonly ReviewTable[], name: string): Promise<Row> {
  const measure = (): Promise<MastersRow | null> => measureMasters(tables, name);
  const size = [Number(values.steps), games];
  const wanted = { kind: MASTERS, name, origin: await originOf(tables), size, isFinal: isOfThisSeed, measure };
  const row = (await findRow(wanted, values.write)) ?? mastersRow(name, [], games);
  console.log(sayRow(MASTERS_HEADS, row));
  return row;
}

async function tellOrder(table: ReviewTable): Promise<Row> {
  const row = await orderRow(table);
  console.log(sayRow(ORDER_HEADS, row));
  return row;
}

const chosen = allTables().filter(isChosen);
if (chosen.length === 0) throw new Error('no table is like that');
const rows: Row[] = [];
for (const tables of Map.groupBy(chosen, (table) => table.game).values()) {
  const names = tables.map(tableName).join(', ');
  if (positions > 0) rows.push(await tellFound(tables, names));
  if (games > 0) rows.push(await tellMasters(tables, names));
  for (const table of tables) rows.push(await tellOrder(table));
}
if (values.write) {
  const figures = await sayMistakes(readRows(FOUND), readRows(MASTERS), await orderRows());
  fillFigures('docs/review.md', 'mistakes', figures);
}
if (rows.some(({ standing }) => standing !== 'ok')) process.exitCode = 1;
