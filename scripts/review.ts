/**
 * Takes games of bots apart: that all parts add up, that luck has no bias, and how much of it is seen. What was played is kept
 * under data/review, so that it can be stopped at any time and goes on where it was; what came of it is kept in docs/review.json,
 * so that another clone need not play again what was played.
 *   npm run attack:review                                    some games of everything
 *   npm run attack:review -- --games 2000 --identities 1000  as many as the figures in docs/review.md are to rest on: hours
 *   npm run attack:review -- --game dice --players 2         only some tables
 *   npm run attack:review -- --who master,master             only this pairing
 *   npm run attack:review -- --minutes 30 --jobs 2           stop after some minutes; 0 only tells what there is
 *   npm run attack:review -- --write                         writes the figures into docs/review.json and docs/review.md
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotName } from '@sixfold/bots';
import type { LuckSample } from '@sixfold/review/statistics';
import { fillFigures } from './documents.ts';
import { gather } from './kept/gather.ts';
import { originOf } from './review/evaluation.ts';
import type { IdentityPlan } from './review/identity.ts';
import { findRow, readRows } from './review/kept.ts';
import type { LuckPlan } from './review/luck.ts';
import {
  IDENTITIES,
  identityRow,
  isExact,
  isWithoutBias,
  LUCK,
  luckName,
  luckRow,
  sayIdentities,
  sayIdentityRow,
  sayLuck,
  sayLuckRow,
  type IdentityRow,
  type LuckRow,
} from './review/rows.ts';
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

const isChosen = ({ game, players }: ReviewTable): boolean =>
  (values.game === undefined || values.game === game) &&
  (values.players === undefined || values.players === String(players));

const chosenPairings = PAIRINGS.filter((bots) => values.who === undefined || values.who === bots.join());

/** The answers to a plan, as many as there are until it is late. */
const gatherAll = <Answer>(plan: LuckPlan | IdentityPlan, name: string, count: number): Promise<Answer[]> =>
  gather({
    file: join(folder, `${name}.jsonl`),
    work: { script, plan, jobs: Number(values.jobs), signal },
    what: name,
    enough: count,
    most: count,
    counts: () => 1,
  });

async function checkIdentity(table: ReviewTable): Promise<IdentityRow | null> {
  const plan: IdentityPlan = { what: 'identity', table, ...(await originOf([table])) };
  return identityRow(await gatherAll<number>(plan, `${tableName(table)}-identity`, identities), plan);
}

async function measure(table: ReviewTable, who: readonly BotName[], seed: string): Promise<LuckRow | null> {
  const plan: LuckPlan = { what: 'luck', table, who, seed, ...(await originOf([table])) };
  const samples = await gatherAll<LuckSample>(plan, [tableName(table), ...who, seed].join('-'), games);
  return luckRow(samples, plan, seed !== 'luck');
}

/** Three and a half errors are missed now and then: whoever falls out plays once more, with other luck. */
async function measureTwice(table: ReviewTable, who: readonly BotName[]): Promise<LuckRow | null> {
  const row = await measure(table, who, 'luck');
  if (!row || isWithoutBias(row)) return row;
  const again = await measure(table, who, 'luck-again');
  return again && again.luck.count >= row.luck.count ? again : row;
}

/** Tells whether the parts add up at a table, and whether that is as it must be. */
async function tellIdentity(table: ReviewTable): Promise<boolean> {
  const origin = await originOf([table]);
  const measureNow = (): Promise<IdentityRow | null> => checkIdentity(table);
  const asked = { name: tableName(table), origin, size: [identities], isFinal: () => true, measure: measureNow };
  const row = await findRow({ kind: IDENTITIES, ...asked }, values.write);
  if (row) console.log(sayIdentityRow(table, row, origin));
  return !row || isExact(row);
}

/** Tells what luck did in games of a pairing, and whether that is as it must be. */
async function tellLuck(table: ReviewTable, who: readonly BotName[]): Promise<boolean> {
  const origin = await originOf([table]);
  const isFinal = (row: LuckRow): boolean => row.isRepeated || isWithoutBias(row);
  const measureNow = (): Promise<LuckRow | null> => measureTwice(table, who);
  const asked = { name: luckName(table, who), origin, size: [games], isFinal, measure: measureNow };
  const row = await findRow({ kind: LUCK, ...asked }, values.write);
  if (row) console.log(sayLuckRow(table, who, row, origin));
  return !row || isWithoutBias(row);
}

const tables = allTables().filter(isChosen);
if (tables.length === 0 || chosenPairings.length === 0) throw new Error('no table is like that');
let failed = 0;
for (const table of tables) {
  if (!(await tellIdentity(table))) failed++;
  for (const who of chosenPairings) if (!(await tellLuck(table, who))) failed++;
}
if (values.write) {
  fillFigures('docs/review.md', 'identities', await sayIdentities(readRows(IDENTITIES)));
  fillFigures('docs/review.md', 'review', await sayLuck(readRows(LUCK)));
}
console.log(failed === 0 ? 'nothing that was measured failed' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
