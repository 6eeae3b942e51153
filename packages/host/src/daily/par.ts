import type { BotName } from '@sixfold/bots/levels';
import type { Game, View } from '@sixfold/engine';
import { granted } from '../contract/errors.ts';
import { Series, type SeriesStart } from '../series/series.ts';
import type { Match } from '../series/match.ts';
import { DEAL_SEAT, dealTerms } from './deal.ts';

/** Whose play makes par. */
const PAR_BOT: BotName = 'master';
/** How often they play. */
export const PAR_PLAYS = 30;

/** What a good player makes of a deal. */
export interface Par {
  /** How far the weakest track came, in the mean, to a tenth. */
  readonly points: number;
  /** How many of all plays were won; null where one plays alone. */
  readonly wins: number | null;
}

/** A bot's move, from what it sees and luck of its own; always after the same number of steps. */
export type Choose = (bot: BotName, view: View, luck: string) => number | Promise<number>;

/** The mean of so many plays of the same deal. Bots have other luck in each, the game has the same. */
export async function parOf(game: Game, start: SeriesStart, choose: Choose, plays = PAR_PLAYS): Promise<Par> {
  const results = [];
  for (let play = 0; play < plays; play++) results.push((await playDeal(game, start, choose, play)).result);
  const sum = results.reduce((total, { points }) => total + (points[DEAL_SEAT] ?? 0), 0);
  const wins = results.filter(({ ranks }) => ranks[DEAL_SEAT] === 1).length;
  return { points: Math.round((10 * sum) / plays) / 10, wins: start.players === 1 ? null : wins };
}

async function playDeal(game: Game, start: SeriesStart, choose: Choose, play: number): Promise<Match> {
  const { match } = granted(Series.open(game, start));
  const bots = dealTerms(game.card).seats.map((seat) => ('bot' in seat ? seat.bot : PAR_BOT));
  while (!match.isOver) {
    const { turn, ply } = match.position;
    const move = await choose(bots[turn] ?? PAR_BOT, match.view(turn), `par/${play}/${ply}`);
    granted(match.play(game.makeNotation(match.position, move)));
  }
  return match;
}

/** How much of par somebody has made, in per cent; null where there is nothing to compare with. */
export const percentOfPar = (points: number, par: Par | null): number | null =>
  par && par.points > 0 ? Math.round((100 * points) / par.points) : null;
