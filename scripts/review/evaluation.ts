import { COMPANY_VERSION } from '@sixfold/bots/levels';
import { loadEvaluation, type Evaluation } from '@sixfold/review';
import type { ReviewTable } from './tables.ts';

/** Who judges at a table; there is somebody wherever two can win. */
export async function evaluationOf({ game, players }: ReviewTable): Promise<Evaluation> {
  const evaluation = await loadEvaluation(game, players);
  if (!evaluation) throw new Error(`nobody judges ${game}`);
  return evaluation;
}

/** Who made figures: the hash of the evaluation, of several tables all of them, and the version of the bots. */
export interface Origin {
  readonly evaluation: string;
  readonly bots: number;
}

/** Who makes figures of such tables today. */
export async function originOf(tables: readonly ReviewTable[]): Promise<Origin> {
  const evaluations = await Promise.all(tables.map(evaluationOf));
  return { evaluation: [...new Set(evaluations.map(({ hash }) => hash))].join(' '), bots: COMPANY_VERSION };
}

export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  one.evaluation === other.evaluation && one.bots === other.bots;
