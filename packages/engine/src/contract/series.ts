/** The state of a series (F6): the sum of each seat's victory points, and the ranks by it. */
export interface Standing {
  points: number[];
  ranks: number[];
}

/** The standing after these games of a series. */
export function seriesStanding(players: number, games: readonly { points: readonly number[] }[]): Standing {
  const points = Array.from({ length: players }, (_, seat) => games.reduce((sum, game) => sum + game.points[seat]!, 0));
  return { points, ranks: points.map((own) => 1 + points.filter((other) => other > own).length) };
}

/** The starting seat moves one seat clockwise each game (F5). */
export const seriesStarter = (first: number, index: number, players: number): number => (first + index) % players;
