import { COMPANY_VERSION } from '@sixfold/bots/levels';
import { USUAL_EFFORT, type Evaluation } from '@sixfold/review';
import { lossesLike, NINETY_FIVE, type LevelLoss } from '@sixfold/review/statistics';
import { likenesses } from '../../packages/review/src/games/likeness.ts';
import { evenShares } from '../../packages/review/src/contract/shares.ts';
import { evaluationOf } from '../review/evaluation.ts';
import { allTables, tableName, teamsOf, type ReviewTable } from '../review/tables.ts';
import type { Row } from './rows.ts';

/** What bots of today lose at a table as an evaluation sees it; nothing where `npm run make:likeness` was not run since. */
function lossesAt(table: ReviewTable, evaluation: Evaluation): readonly LevelLoss[] {
  const { game, players } = table;
  const today = likenesses.filter(({ bots }) => bots === COMPANY_VERSION);
  return lossesLike({ game, players, start: evenShares(teamsOf(table)), evaluation, effort: USUAL_EFFORT }, today);
}

const NOT_MEASURED = 'not measured';

const neighboursIn = (losses: readonly LevelLoss[]): (readonly [LevelLoss, LevelLoss])[] =>
  losses.slice(1).map((stronger, place) => [losses[place] ?? stronger, stronger]);

const isOpen = ([weaker, stronger]: readonly [LevelLoss, LevelLoss]): boolean =>
  Math.abs(weaker.mean - stronger.mean) <= NINETY_FIVE * Math.hypot(weaker.error, stronger.error);

const sayLoss = ({ level, mean, error }: LevelLoss): string =>
  `${level} ${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)}`;

/** Whether each level loses less in a decision than the one below it. */
export function orderOf(name: string, losses: readonly LevelLoss[]): Row {
  const neighbours = neighboursIn(losses);
  if (neighbours.length === 0) return { standing: 'open', cells: [name, NOT_MEASURED, ''] };
  const together = neighbours.filter(isOpen).map(([weaker, stronger]) => `${weaker.level} and ${stronger.level}`);
  const isInOrder = neighbours.every(([weaker, stronger]) => weaker.mean > stronger.mean);
  const cells = [name, losses.map(sayLoss).join(', '), together.join(', ')];
  return { standing: isInOrder ? 'ok' : 'FAIL', cells };
}

export const orderRow = async (table: ReviewTable): Promise<Row> =>
  orderOf(tableName(table), lossesAt(table, await evaluationOf(table)));

/** All tables where somebody has measured. */
export async function orderRows(): Promise<Row[]> {
  const rows = await Promise.all(allTables().map(orderRow));
  return rows.filter(({ cells }) => cells[1] !== NOT_MEASURED);
}
