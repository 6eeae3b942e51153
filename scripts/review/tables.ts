import type { BotName } from '@sixfold/bots';
import { GAMES, parseConfig, type Game, type GameId, type Options } from '@sixfold/engine';
import { reviewedGames } from '@sixfold/review';

/** A game with so many players, and whether they are partners. */
export interface ReviewTable {
  readonly game: GameId;
  readonly players: number;
  readonly options: Options;
}

/** Who sits at it: they take turns around the table. */
export const PAIRINGS: readonly (readonly [BotName, BotName])[] = [
  ['beginner', 'beginner'],
  ['club', 'club'],
  ['master', 'master'],
  ['master', 'beginner'],
];

const partnersOf = (game: Game): ReviewTable[] =>
  Object.entries(game.card.options)
    .filter(([, { needsPlayers }]) => needsPlayers !== undefined)
    .map(([name, { needsPlayers = 0 }]) => ({ game: game.card.id, players: needsPlayers, options: { [name]: true } }));

/** Every game with every number of players that can win against each other. */
export const allTables = (): ReviewTable[] =>
  reviewedGames().flatMap((id) => {
    const { card } = GAMES[id];
    const plain = card.players.filter((players) => players > 1).map((players) => ({ game: id, players, options: {} }));
    return [...plain, ...partnersOf(GAMES[id])];
  });

/** What a table is called in files and in print. */
export const tableName = ({ game, players, options }: ReviewTable): string =>
  [game, players, ...Object.keys(options)].join('-');

/** How many can win at it against each other. */
export function teamsOf({ game, players, options }: ReviewTable): number {
  const config = parseConfig(GAMES[game].card, players, options, 0);
  if (!config.ok) throw new Error(config.error.code);
  return GAMES[game].blank(config.value).teams;
}
