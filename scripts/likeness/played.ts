import { join } from 'node:path';
import { COMPANY_VERSION, type Level } from '@sixfold/bots/levels';
import { reviewGame, type Evaluation } from '@sixfold/review';
import { meanOfCases, type CaseSum, type LevelLoss } from '@sixfold/review/statistics';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import { Lines } from '../kept/lines.ts';
import { tableName, type ReviewTable } from '../review/tables.ts';

/** Fewer games do not say how far off their mean may be. */
const ENOUGH = 5;

/** Games of a level against itself: what all seats of each have lost, and in how many real decisions. */
export class PlayedLevel {
  private readonly lines: Lines<CaseSum>;
  private readonly table: ReviewTable;
  private readonly level: Level;
  private readonly steps: number;
  private readonly evaluation: Evaluation;

  constructor(folder: string, table: ReviewTable, level: Level, steps: number, evaluation: Evaluation) {
    // Other bots or another evaluation are another file: figures of two are never mixed.
    const name = [tableName(table), level, `v${COMPANY_VERSION}`, steps, evaluation.hash.slice(0, 8)].join('-');
    this.lines = new Lines(join(folder, `${name}.jsonl`));
    this.table = table;
    this.level = level;
    this.steps = steps;
    this.evaluation = evaluation;
  }

  /** Plays one more, if there are fewer than that. All levels meet the same luck. */
  async playUpTo(count: number): Promise<void> {
    const { game, players, options } = this.table;
    const { length } = this.lines.all;
    if (length >= count) return;
    const seed = `likeness/${game}/${players}/${length}`;
    const transcript = await playBots(game, { players, options, bots: [this.level], seed, steps: this.steps });
    const { seats } = reviewGame(transcript, this.evaluation);
    this.lines.add({ sum: total(seats.map(({ lost }) => lost)), cases: total(seats.map(({ real }) => real)) });
  }

  /** What came of it; null where that is too little. */
  loss(): LevelLoss | null {
    const games = this.lines.all;
    if (games.length < ENOUGH) return null;
    const { mean, error } = meanOfCases(games);
    const decisions = total(games.map(({ cases }) => cases));
    return { level: this.level, games: games.length, decisions, mean: rounded(mean), error: rounded(error) };
  }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A thousandth of a point of winning is more than enough. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
