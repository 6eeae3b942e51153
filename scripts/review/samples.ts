import { join } from 'node:path';
import type { BotName } from '@sixfold/bots';
import { loadEvaluation, USUAL_EFFORT, type Evaluation } from '@sixfold/review';
import { luckOfGame, type LuckSample } from '@sixfold/review/statistics';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import { Lines } from '../kept/lines.ts';
import { tableName, type ReviewTable } from './tables.ts';

/** Masters think so many steps, as the issue of all this asks. */
const STEPS = 8;

/** Games of one pairing at a table. */
export class Samples {
  private readonly lines: Lines<LuckSample>;
  private readonly table: ReviewTable;
  private readonly evaluation: Evaluation;
  private readonly bots: readonly BotName[];
  /** Another text is other games. */
  private readonly seed: string;

  constructor(folder: string, table: ReviewTable, bots: readonly BotName[], seed: string, evaluation: Evaluation) {
    // Another evaluation is another file: figures of two are never mixed.
    const name = [tableName(table), ...bots, seed, evaluation.hash.slice(0, 8)].join('-');
    this.lines = new Lines(join(folder, `${name}.jsonl`));
    this.table = table;
    this.evaluation = evaluation;
    this.bots = bots;
    this.seed = seed;
  }

  get games(): readonly LuckSample[] {
    return this.lines.all;
  }

  /** Plays on until there are so many, or it is late. */
  async fill(count: number, isLate: () => boolean): Promise<void> {
    const { game, players } = this.table;
    while (this.games.length < count && !isLate()) {
      const seed = `${this.seed}/${game}/${players}/${this.games.length}`;
      const transcript = await playBots(game, { ...this.table, bots: this.bots, seed, steps: STEPS });
      this.lines.add(luckOfGame(transcript, this.evaluation, USUAL_EFFORT));
    }
  }
}

/** Who judges at a table; there is somebody wherever two can win. */
export async function evaluationOf({ game, players }: ReviewTable): Promise<Evaluation> {
  const evaluation = await loadEvaluation(game, players);
  if (!evaluation) throw new Error(`nobody judges ${game}`);
  return evaluation;
}
