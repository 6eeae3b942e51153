/**
 * Takes games of bots apart: that all parts add up, that luck has no bias, and how much of it is seen. What was played is kept
 * under data/review, so that it can be stopped at any time and goes on where it was.
 *   npm run attack:review                                    some games of everything
 *   npm run attack:review -- --games 2000 --identities 1000  as many as the figures in docs/review.md rest on: hours
 *   npm run attack:review -- --game dice --players 2         only some tables
 *   npm run attack:review -- --who master,master             only this pairing
 *   npm run attack:review -- --minutes 30 --jobs 2           stop after some minutes; 0 only tells what there is
 *   npm run attack:review -- --write                         writes the figures into docs/review.md
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotName } from '@sixfold/bots';
import {
  isUnbiased,
  meanLuck,
  meanLuckOfDrawers,
  varianceFactor,
  type LuckSample,
  type Mean,
} from '@sixfold/review/statistics';
import { fillFigures } from './documents.ts';
import { gather } from './kept/gather.ts';
import { originOf } from './review/evaluation.ts';
import type { IdentityPlan } from './review/identity.ts';
import type { LuckPlan } from './review/luck.ts';
import { allTables, PAIRINGS, tableName, type ReviewTable } from './review/tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    who: { type: 'string' },
    games: { type: 'string', default: '20' },
    identities: { type: 'string', default: '3' },
    minutes: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, '../data/review');
const script = new URL('review/worker.ts', import.meta.url);
const signal = values.minutes === undefined ? undefined : AbortSignal.timeout(Number(values.minutes) * 60_000);
const [games, identities] = [Number(values.games), Number(values.identities)];

/** A difference so small is the arithmetic's. */
const EXACT = 1e-9;

const isChosen = ({ game, players }: ReviewTable): boolean =>
  (values.game === undefined || values.game === game) &&
  (values.players === undefined || values.players === String(players));

const chosenPairings = PAIRINGS.filter((bots) => values.who === undefined || values.who === bots.join());

interface Row {
  readonly table: ReviewTable;
  readonly bots: readonly BotName[];
  readonly luck: Mean;
  readonly drawers: Mean;
  readonly factor: Mean;
  readonly isRepeated: boolean;
}

const isFine = ({ luck, drawers }: Row): boolean => isUnbiased(luck) && isUnbiased(drawers);

/** The answers to a plan, as many as there are until it is late. */
const gatherAll = <Answer>(plan: LuckPlan | IdentityPlan, name: string, count: number): Promise<Answer[]> =>
  gather({
    file: join(folder, `${name}.jsonl`),
    work: { script, plan, jobs: Number(values.jobs), signal },
    what: name,
    enough: count,
    most: count,
    counts: () => true,
  });

async function measure(table: ReviewTable, bots: readonly BotName[], round: string): Promise<Row | null> {
  const seed = `luck${round}`;
  const plan: LuckPlan = { what: 'luck', table, who: bots, seed, ...(await originOf([table])) };
  const samples = await gatherAll<LuckSample>(plan, [tableName(table), ...bots, seed].join('-'), games);
  if (samples.length < 2) return null;
  return {
    table,
    bots,
    luck: meanLuck(samples, 0),
    drawers: meanLuckOfDrawers(samples),
    factor: varianceFactor(samples),
    isRepeated: round !== '',
  };
}

/** Three and a half errors are missed now and then: whoever falls out plays once more, with other luck. */
async function measureTwice(table: ReviewTable, bots: readonly BotName[]): Promise<Row | null> {
  const row = await measure(table, bots, '');
  return row && !isFine(row) ? await measure(table, bots, '-again') : row;
}

const sayMean = ({ mean, error }: Mean): string => `${mean.toFixed(4)} ± ${error.toFixed(4)}`;

const HEAD = [
  '| table | who | games | mean luck of seat 0 | of whoever draws | variance factor | |',
  '| --- | --- | ---: | ---: | ---: | ---: | --- |',
];

/** Only where equals meet: who always wins has no variance to explain. */
const sayFactor = ({ bots: [first, second], factor }: Row): string =>
  first === second ? `${factor.mean.toFixed(2)} ± ${factor.error.toFixed(2)}` : '';

function sayRow(row: Row): string {
  const { table, bots, luck, drawers, isRepeated } = row;
  const verdict = isFine(row) ? 'without bias' : 'BIASED';
  const cells = [tableName(table), bots.join(', '), luck.count, sayMean(luck), sayMean(drawers)];
  return `| ${[...cells, sayFactor(row), verdict + (isRepeated ? ', repeated' : '')].join(' | ')} |`;
}

async function checkIdentity(table: ReviewTable): Promise<boolean> {
  const plan: IdentityPlan = { what: 'identity', table, ...(await originOf([table])) };
  const misses = await gatherAll<number>(plan, `${tableName(table)}-identity`, identities);
  if (misses.length === 0) return true;
  const most = Math.max(...misses);
  const count = misses.length;
  console.log(`${tableName(table)}: the parts miss the result by ${most.toExponential(1)} at most, in ${count} games`);
  return most < EXACT;
}

const tables = allTables().filter(isChosen);
if (tables.length === 0 || chosenPairings.length === 0) throw new Error('no table is like that');
let failed = 0;
const rows: Row[] = [];
for (const table of tables) {
  if (!(await checkIdentity(table))) failed++;
  for (const bots of chosenPairings) {
    const row = await measureTwice(table, bots);
    if (!row) continue;
    rows.push(row);
    console.log(sayRow(row));
  }
}
failed += rows.filter((row) => !isFine(row)).length;
if (values.write) fillFigures('docs/review.md', 'review', [...HEAD, ...rows.map(sayRow)].join('\n'));
console.log(failed === 0 ? 'nothing that was measured failed' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
