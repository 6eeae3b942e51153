import type { Position, Result } from './position.ts';

/**
 * The result of a game that some gave up (F9): they rank below all others, whoever gave up later before the earlier, and
 * get no points; the others rank among themselves as the rules say. Partners give up together.
 */
export function resultGivenUp(position: Position, givenUp: readonly number[]): Result {
  const result = position.result();
  if (givenUp.length === 0) return result;
  const teams = Array.from({ length: position.teams }, (_, team) => team);
  const lost = [...new Set(givenUp.map((seat) => position.teamOf(seat)))];
  const rest = teams.filter((team) => !lost.includes(team));
  const rankOf = (team: number): number =>
    rest.includes(team)
      ? 1 + rest.filter((other) => result.ranks[other]! < result.ranks[team]!).length
      : rest.length + lost.length - lost.indexOf(team);
  const ranks = result.ranks.map((_, seat) => rankOf(position.teamOf(seat)));
  const { winnerPoints } = position.card;
  const points = result.points.map((own, seat) =>
    lost.includes(position.teamOf(seat)) ? 0 : ranks[seat] === 1 ? (winnerPoints ?? own) : own,
  );
  const instant = result.instant !== null && !lost.includes(position.teamOf(result.instant)) ? result.instant : null;
  return { ...result, ranks, points, instant };
}
