import { parseConfig, type Game } from '@sixfold/engine';
import { granted, Series, type Match } from '@sixfold/host';
import type { Course } from '../../face/course.ts';

/** Of a course's game, the one that learns; the other one's moves are as they were played. */
export const LEARNER = 0;

/** The game of a course as it was before one of its plies. Whatever is played from there meets the luck that it met. */
export function openScene(game: Game, { seed, moves }: Pick<Course, 'seed' | 'moves'>, ply: number): Match {
  const { options } = granted(parseConfig(game.card, 2, {}, LEARNER));
  const series = Series.open(game, {
    terms: { game: game.card.id, options, games: 1, starter: LEARNER },
    players: 2,
    seed,
    luck: 2,
    ruleset: game.card.ruleset,
    begun: { rounds: [moves.split(',').slice(0, ply)], takenBack: 0 },
  });
  return granted(series).match;
}

/** What was played there, in notation. */
export const playedAt = ({ moves }: Pick<Course, 'moves'>, ply: number): string => moves.split(',')[ply] ?? '';
