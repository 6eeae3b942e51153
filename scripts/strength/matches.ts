import { levelsOf } from '@sixfold/bots';
import { GAMES as FAMILY, type Card, type GameId } from '@sixfold/engine';

/** A match of the ladder: the first bot against the second, or everyone alone. */
export interface Match {
  readonly game: GameId;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** Everyone thinks by steps, which gives the same games on every machine. */
  readonly steps: number;
}

/** Enough for an interval of about five points to each side where the bars are. */
const GAMES = { alone: 200, pair: 400, crowd: 120, reference: 400 } as const;

/** Steps a move: between levels, against each reference, and alone; all of them under 300 ms on one core. */
export const STEPS = { level: 24, greedy: 60, instinct: 180, alone: 250 } as const;

/** The quick ladder only shows that everything works. */
const QUICK = { games: 12, steps: 5 } as const;

/** The levels that a game offers, each with the one below, strongest first. */
export const ladderOf = (game: GameId): readonly (readonly [string, string])[] => {
  const ladder = levelsOf(game).toReversed();
  return ladder.slice(1).map((lower, index) => [ladder[index]!, lower]);
};

export const allMatches = (isQuick: boolean): Match[] =>
  Object.values(FAMILY).flatMap(({ card }: { card: Card }) =>
    card.players
      .flatMap((players) => matchesOf(card.id, players))
      .map((match) => (isQuick ? { ...match, ...QUICK } : match)),
  );

function matchesOf(game: GameId, players: number): Match[] {
  const match = (bots: readonly string[], games: number, steps: number): Match => ({
    game,
    players,
    bots,
    games,
    steps,
  });
  if (players === 1) return [match([...levelsOf(game).toReversed(), 'greedy'], GAMES.alone, STEPS.alone)];
  const ladder = ladderOf(game).map((pair) => match(pair, players === 2 ? GAMES.pair : GAMES.crowd, STEPS.level));
  const references = players === 2 ? (['greedy', 'instinct'] as const) : (['greedy'] as const);
  return [...ladder, ...references.map((other) => match(['master', other], GAMES.reference, STEPS[other]))];
}

/** A name for the match's folder. */
export const nameOf = ({ game, players, bots, steps }: Match): string =>
  [game, players, ...(players === 1 ? ['alone'] : bots), `${steps}`].join('-');

/** All games of a match: each bot that is alone plays its own. */
export const gamesOf = ({ players, bots, games }: Match): number => (players === 1 ? bots.length * games : games);
