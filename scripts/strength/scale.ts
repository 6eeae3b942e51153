import type { GameId } from '@sixfold/engine';
import { ratingsOf, type RatedGame } from '../../packages/cli/src/arena/rating.ts';
import { pairOf } from './kept.ts';
import { ladderOf } from './matches.ts';
import type { Row } from './row.ts';

/** Elo by level; the lowest has 0. */
export type Scale = Readonly<Record<string, number>>;

/** One scale for all levels of a game with so many players, from all that they played; null before the whole ladder was. */
export function scaleOf(game: GameId, players: number, rows: readonly Row[]): Scale | null {
  const levels = ladderOf(game);
  const met = rows.filter(
    ({ match: { kind, ...match } }) =>
      match.game === game && match.players === players && (kind === 'ladder' || kind === 'scale'),
  );
  if (met.length === 0 || met.some(({ match, standings }) => match.kind === 'ladder' && !standings)) return null;
  const ratings = ratingsOf(
    met.flatMap((row) => contestOf(row, levels)),
    levels.length,
  );
  return Object.fromEntries(levels.map((level, index) => [level, ratings[index] ?? 0] as const).toReversed());
}

/** A match as so many contests of the same mean. */
function contestOf({ match, standings }: Row, levels: readonly string[]): RatedGame[] {
  const [first] = standings ? pairOf(match, standings) : [];
  if (!standings || !first) return [];
  const [one = 0, other = 0] = match.bots.map((bot) => levels.indexOf(bot));
  const others = match.players - 1;
  return [
    {
      who: [one, ...Array<number>(others).fill(other)],
      shares: [first.winRate, ...Array<number>(others).fill((1 - first.winRate) / others)],
      count: standings.games,
    },
  ];
}

/** The scales of all games by number of players, as a module that whoever wants them loads. */
export function ratingsModule(scales: readonly (readonly [GameId, number, Scale])[]): string {
  const elos = (scale: Scale): string[] => Object.entries(scale).map(([level, elo]) => `      ${level}: ${elo},`);
  const games = [...new Set(scales.map(([game]) => game))].flatMap((game) => [
    `  ${game}: {`,
    ...scales
      .filter(([id]) => id === game)
      .flatMap(([, players, scale]) => [`    ${players}: {`, ...elos(scale), '    },']),
    '  },',
  ]);
  return `import type { GameId } from '@sixfold/engine';
import type { Level } from './contract/levels.ts';

/** Elo by level, above the lowest. */
export type Elos = Readonly<Partial<Record<Level, number>>>;

/** How strong the levels of each game are with so many players, on one scale each. Written by \`npm run make:strength\`. */
export const RATINGS: Readonly<Partial<Record<GameId, Readonly<Record<number, Elos>>>>> = {
${games.join('\n')}
};
`;
}
