import type { BotName } from '@sixfold/bots';
import {
  isUnbiased,
  meanLuck,
  meanLuckOfDrawers,
  varianceFactor,
  type LuckSample,
  type Mean,
} from '@sixfold/review/statistics';
import { isSameOrigin, originOf, type Origin } from './evaluation.ts';
import type { IdentityPlan } from './identity.ts';
import type { Kind, Rows } from './kept.ts';
import type { LuckPlan } from './luck.ts';
import { allTables, PAIRINGS, tableName, type ReviewTable } from './tables.ts';

/** What luck did in all games of a pairing at a table. */
export interface LuckRow extends Origin {
  readonly luck: Mean;
  readonly drawers: Mean;
  /** Only where equals meet: who always wins has no variance to explain. */
  readonly factor: Mean | null;
  readonly isRepeated: boolean;
}

/** By how much the parts miss the result in any game at a table. */
export interface IdentityRow extends Origin {
  readonly games: number;
  readonly miss: number;
}

export const LUCK: Kind<LuckRow> = { section: 'luck', sizeOf: ({ luck }) => [luck.count] };
export const IDENTITIES: Kind<IdentityRow> = { section: 'identities', sizeOf: ({ games }) => [games] };

/** Fewer games do not tell how far off a factor may be. */
const FEWEST = 3;
/** A difference so small is the arithmetic's. */
const EXACT = 1e-9;

export const luckName = (table: ReviewTable, who: readonly BotName[]): string => `${tableName(table)} ${who.join()}`;

export function luckRow(games: readonly LuckSample[], plan: LuckPlan, isRepeated: boolean): LuckRow | null {
  if (games.length < FEWEST) return null;
  const { evaluation, bots, who } = plan;
  const means = { luck: rounded(meanLuck(games, 0)), drawers: rounded(meanLuckOfDrawers(games)) };
  const factor = who[0] === who[1] ? rounded(varianceFactor(games)) : null;
  return { evaluation, bots, ...means, factor, isRepeated };
}

const rounded = ({ mean, error, count }: Mean): Mean => ({
  mean: Number(mean.toFixed(6)),
  error: Number(error.toFixed(6)),
  count,
});

export const identityRow = (misses: readonly number[], { evaluation, bots }: IdentityPlan): IdentityRow | null =>
  misses.length === 0 ? null : { evaluation, bots, games: misses.length, miss: Math.max(...misses) };

export const isWithoutBias = ({ luck, drawers }: LuckRow): boolean => isUnbiased(luck) && isUnbiased(drawers);
export const isExact = ({ miss }: IdentityRow): boolean => miss < EXACT;

/** What is to be known about a row of others, after a verdict. */
export const sayOrigin = (row: Origin, today: Origin): string =>
  isSameOrigin(row, today) ? '' : ', of an earlier evaluation';

const sayMean = ({ mean, error }: Mean, digits = 4): string => `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function sayLuckRow(table: ReviewTable, who: readonly BotName[], row: LuckRow, today: Origin): string {
  const { luck, drawers, factor, isRepeated } = row;
  const verdict = `${isWithoutBias(row) ? 'without bias' : 'BIASED'}${isRepeated ? ', repeated' : ''}`;
  const means = [sayMean(luck), sayMean(drawers), factor ? sayMean(factor, 2) : ''];
  return lineOf([tableName(table), who.join(', '), luck.count, ...means, verdict + sayOrigin(row, today)]);
}

export function sayIdentityRow(table: ReviewTable, row: IdentityRow, today: Origin): string {
  const verdict = isExact(row) ? 'ok' : 'FAIL';
  return lineOf([tableName(table), row.games, row.miss.toExponential(1), verdict + sayOrigin(row, today)]);
}

const LUCK_HEAD = [
  '| table | who | games | mean luck of seat 0 | of whoever draws | variance factor | |',
  '| --- | --- | ---: | ---: | ---: | ---: | --- |',
];
const IDENTITY_HEAD = ['| table | games | the parts miss the result by at most | |', '| --- | ---: | ---: | --- |'];

/** What every table says, below a head. */
async function sayTables(
  head: readonly string[],
  linesOf: (table: ReviewTable, today: Origin) => readonly string[],
): Promise<string> {
  const lines = await Promise.all(allTables().map(async (table) => linesOf(table, await originOf([table]))));
  return [...head, ...lines.flat()].join('\n');
}

/** All that is known about luck, as a table of a document. */
export const sayLuck = (rows: Rows<LuckRow>): Promise<string> =>
  sayTables(LUCK_HEAD, (table, today) =>
    PAIRINGS.flatMap((who) => {
      const row = rows[luckName(table, who)];
      return row ? [sayLuckRow(table, who, row, today)] : [];
    }),
  );

/** Whether the parts add up at every table that was looked at, as a table of a document. */
export const sayIdentities = (rows: Rows<IdentityRow>): Promise<string> =>
  sayTables(IDENTITY_HEAD, (table, today) => {
    const row = rows[tableName(table)];
    return row ? [sayIdentityRow(table, row, today)] : [];
  });
