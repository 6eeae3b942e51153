import type { TeamShares } from '../contract/evaluation.ts';
import { meanOf, varianceOf, type Mean } from './mean.ts';

/** What luck did in one game. */
export interface LuckSample {
  /** What each team has won; of a game that was broken off, where it stood. */
  readonly result: TeamShares;
  /** What all draws were worth to each team. */
  readonly draws: TeamShares;
  /** What draws were worth to whoever drew, together. */
  readonly drawers: number;
}

const WITHIN = 3.5;

/** Whether a mean is as near to zero as luck without bias must be. */
export const isUnbiased = ({ mean, error }: Mean): boolean => Math.abs(mean) <= WITHIN * error;

/** The mean luck of one team. */
export const meanLuck = (games: readonly LuckSample[], team: number): Mean =>
  meanOf(games.map(({ draws }) => draws[team] ?? 0));

/** The mean luck of whoever draws: odds that are wrong for everybody alike show here. */
export const meanLuckOfDrawers = (games: readonly LuckSample[]): Mean => meanOf(games.map(({ drawers }) => drawers));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The spread of results over that of results without luck, all teams together. */
function factorOf(games: readonly LuckSample[]): number {
  const teams = (games[0]?.result ?? []).map((_, team) => team);
  const results = teams.map((team) => varianceOf(games.map(({ result }) => result[team] ?? 0)));
  const adjusted = teams.map((team) =>
    varianceOf(games.map(({ result, draws }) => (result[team] ?? 0) - (draws[team] ?? 0))),
  );
  return sum(results) / sum(adjusted);
}

const BLOCKS = 20;

/**
 * How much of the luck an evaluation sees: the variance of results divided by that of results without luck. 1 sees nothing.
 * Its error is told by leaving out a twentieth of the games at a time.
 */
export function varianceFactor(games: readonly LuckSample[]): Mean {
  const count = Math.min(BLOCKS, games.length);
  const without = Array.from({ length: count }, (_, block) =>
    factorOf(games.filter((_game, index) => index % count !== block)),
  );
  const error = Math.sqrt(((count - 1) ** 2 / count) * varianceOf(without));
  return { mean: factorOf(games), error, count: games.length };
}
