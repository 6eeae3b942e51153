/**
 * Takes games of bots apart: that all parts add up, that luck has no bias, and how much of it is seen. What was played is kept
 * under data/review, so that it can be stopped at any time and goes on where it was.
 *   npm run attack:review                                    some games of everything
 *   npm run attack:review -- --games 2000 --identities 1000  as many as the figures in docs/review.md rest on: hours
 *   npm run attack:review -- --game dice --players 2         only some tables
 *   npm run attack:review -- --who master,master             only this pairing
 *   npm run attack:review -- --minutes 30                    stop after some minutes; 0 only tells what there is
 *   npm run attack:review -- --write                         writes the figures into docs/review.md
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotName } from '@sixfold/bots';
import { isUnbiased, meanLuck, meanLuckOfDrawers, varianceFactor, type Mean } from '@sixfold/review/statistics';
import { fillFigures } from './documents.ts';
import { largestMiss } from './review/identity.ts';
import { evaluationOf, Samples } from './review/samples.ts';
import { allTables, PAIRINGS, tableName, type ReviewTable } from './review/tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    who: { type: 'string' },
    games: { type: 'string', default: '20' },
    identities: { type: 'string', default: '3' },
    minutes: { type: 'string', default: 'Infinity' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, '../data/review');
const end = performance.now() + Number(values.minutes) * 60_000;
const isLate = (): boolean => performance.now() >= end;
const count = Number(values.games);

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

async function measure(table: ReviewTable, bots: readonly BotName[], round: string): Promise<Row | null> {
  const samples = new Samples(folder, table, bots, `luck${round}`, await evaluationOf(table));
  await samples.fill(count, isLate);
  const { games } = samples;
  if (games.length < 2) return null;
  return {
    table,
    bots,
    luck: meanLuck(games, 0),
    drawers: meanLuckOfDrawers(games),
    factor: varianceFactor(games),
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
  const [most, games] = await largestMiss(table, Number(values.identities), isLate);
  if (games === 0) return true;
  console.log(`${tableName(table)}: the parts miss the result by ${most.toExponential(1)} at most, in ${games} games`);
  return most < EXACT;
}

const tables = allTables().filter(isChosen);
if (tables.length === 0 || chosenPairings.length === 0) throw new Error('no table is like that');
if (values.fresh) rmSync(folder, { recursive: true, force: true });
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
