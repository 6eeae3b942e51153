import type { Review, TeamShares } from '@sixfold/review';
import type { Messages } from '../../i18n/messages.ts';
import { tellPly } from '../ear/tell.ts';
import { gained } from '../table/gained.ts';
import { MARK_NAMES, sayChances, type FigureWays } from './figures.ts';
import type { ReviewedGame } from './load.ts';

/** What is known of a game. */
export interface KnownGame {
  readonly game: Pick<ReviewedGame, 'replay' | 'face' | 'teams'>;
  /** Of the seats, and of the teams. */
  readonly names: readonly string[];
  readonly called: readonly string[];
  readonly values: readonly TeamShares[];
  readonly review: Pick<Review, 'plies' | 'teams'> | null;
}

/** What was done last before a moment, in words; where the game begins, that it does. */
export function sayPlyBefore(
  { replay, face, teams }: KnownGame['game'],
  names: readonly string[],
  at: number,
  t: Messages,
): string {
  const { plies, view } = replay.at(at, 'all');
  const last = gained(plies, teams).at(-1);
  return last ? tellPly(last, face, names, view.options, t) : t.history.start;
}

/**
 * A moment for those who hear rather than see it: which, what was done, how good that was, and where everybody stands. Whoever knows
 * already what was done hands it over: to find out takes a replay.
 */
export function sayMoment(
  known: KnownGame,
  at: number,
  ways: FigureWays,
  t: Messages,
  done = sayPlyBefore(known.game, known.names, at, t),
): string {
  const { game, called, values, review } = known;
  const decision = review?.plies[at - 1]?.decision;
  const shares = values[at];
  return [
    at > 0 ? `${t.history.position(at, game.replay.length)}.` : '',
    asSentence(done),
    decision && decision.mark !== 0
      ? `${t.review.marks[MARK_NAMES[decision.mark]]}: ${t.review.lost(ways.loss(decision))}.`
      : '',
    shares ? `${t.review.chances(sayChances(called, shares, ways))}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
