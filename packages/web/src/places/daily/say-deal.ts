import type { GameId } from '@sixfold/engine';
import { dealTerms, percentOfPar, type DealResult } from '@sixfold/host/daily';
import { GAMES } from '@sixfold/engine';
import { botName } from '../../i18n/bot-name.ts';
import type { Messages } from '../../i18n/messages.ts';
import { settings } from '../../lib/settings.ts';
import { parOf } from './par.ts';

/** Against whom it is played, if against anybody. */
export function sayRivals(game: GameId, t: Messages): string {
  const bots = dealTerms(GAMES[game].card).seats.flatMap((seat) => ('bot' in seat ? [seat.bot] : []));
  return bots.length === 0 ? t.daily.alone : t.daily.against(bots.map((bot) => botName(bot, t)).join(', '));
}

/** What came of it: the weakest track or who won, and how much of par that is. */
export function sayOutcome({ date, game, points, hasWon }: Omit<DealResult, 'moves' | 'began'>, t: Messages): string[] {
  const par = parOf(date, game);
  const percent = percentOfPar(points, par);
  const tenths = new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 });
  const won = hasWon === null ? [] : [hasWon ? t.daily.won : t.daily.lost];
  const share = par && percent !== null ? [t.daily.ofPar(percent, tenths.format(par.points), par.bots)] : [];
  return [...won, t.daily.reached(points), ...share];
}
