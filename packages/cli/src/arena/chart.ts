import { dotChart } from '../charts/dots.ts';
import { fitted } from '../terminal/paint.ts';
import type { ArenaPlan } from './match.ts';
import type { Standings } from './standings.ts';

const NAME = 26;

/** The standings as a picture: win rates, or the weakest tracks of those who play alone. */
export function drawStandings(plan: ArenaPlan, { game, players, games, standings }: Standings): string {
  const teams = plan.seatings[0]!.length;
  const isSolo = teams === 1;
  const company = isSolo ? 'solo' : `${players} players`;
  return dotChart({
    title: isSolo ? `${game}: mean weakest track, ${company}` : `${game}: win rate, ${company}`,
    subtitle: `${games} games; strokes are 95 % intervals`,
    rows: standings.map(({ bot, winRate, interval, meanWeakest, weakestInterval, elo }) => ({
      label: fitted(bot, NAME),
      value: isSolo ? meanWeakest : winRate,
      interval: isSolo ? weakestInterval : interval,
      text: isSolo ? meanWeakest.toFixed(2) : `${(100 * winRate).toFixed(1)} %, Elo ${elo}`,
    })),
    top: isSolo ? Math.ceil(Math.max(4, ...standings.map(({ weakestInterval: [, high] }) => high)) / 4) * 4 : 1,
    sayTick: isSolo ? String : (value) => `${100 * value} %`,
    mark: teams === 2 ? 0.5 : null,
  });
}
