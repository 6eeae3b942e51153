import type { ArenaPlan, Played } from './match.ts';
import { ratingsOf, type RatedGame } from './rating.ts';
import { clearAfter, sequentialInterval } from './sequential.ts';
import { mean, meanInterval, percentile, rateInterval, type Interval } from './statistics.ts';

/** How an entrant did: what programs read. */
export interface EntrantRecord {
  readonly bot: string;
  readonly winRate: number;
  readonly interval: Interval;
  readonly elo: number;
  readonly meanWeakest: number;
  readonly msPerMove: number;
}

/** What people are told besides. */
export interface Detail extends EntrantRecord {
  readonly weakestInterval: Interval;
  /** Milliseconds a step; null without steps. */
  readonly msPerStep?: number | null;
  /** By how many milliseconds the slowest hundredth of the decisions exceeded the budget; null without one in time. */
  readonly over: number | null;
  readonly forfeits: number;
}

export interface Standings {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly standings: readonly Detail[];
}

/** Best first. Only deals of which all games were played count. */
export function standingsOf(plan: ArenaPlan, played: readonly Played[]): Standings {
  const deals = completeDeals(plan, played);
  const contests = deals.map((games) => contestsOf(plan, games));
  const ratings = ratingsOf(contests.flat(), plan.entrants.length);
  const standings = plan.entrants.map((_, one) => detailOf(plan, one, deals, contests, ratings[one]!));
  return {
    game: plan.game,
    players: plan.players,
    games: deals.flat().length,
    standings: standings.toSorted((a, b) => b.winRate - a.winRate),
  };
}

/** After how many games it was clear which of two is better; null as long as it is not. */
export function clearGames(plan: ArenaPlan, played: readonly Played[]): number | null {
  const contests = completeDeals(plan, played).map((games) => contestsOf(plan, games));
  const rates = contests.map((deal) => shareIn(deal, 0));
  const deals = clearAfter(rates, evenShare(contests.flat(), 0));
  return deals === null ? null : deals * plan.seatings.length;
}

/** Without what only people are told. */
export const makeStandings = ({ standings, ...head }: Standings): Record<string, unknown> => ({
  ...head,
  standings: standings.map(({ bot, winRate, interval, elo, meanWeakest, msPerMove }): EntrantRecord => ({
    bot,
    winRate,
    interval,
    elo,
    meanWeakest,
    msPerMove,
  })),
});

function completeDeals({ seatings }: ArenaPlan, played: readonly Played[]): Played[][] {
  const count = Math.floor(played.length / seatings.length);
  return Array.from({ length: count }, (_, deal) => played.slice(deal * seatings.length, (deal + 1) * seatings.length));
}

/** Each game of a deal is a contest between its teams; players who are alone compete over the same deal. */
function contestsOf({ seatings }: ArenaPlan, games: readonly Played[]): RatedGame[] {
  const teams = seatings[0]!.length;
  if (teams > 1)
    return games.map(({ seats, shares }) => ({ who: seats.slice(0, teams), shares: shares.slice(0, teams) }));
  const results = games.map(({ weakest }) => weakest[0] ?? 0);
  const best = Math.max(...results);
  const winners = results.filter((result) => result === best).length;
  return [
    { who: games.map(({ seats }) => seats[0]!), shares: results.map((result) => (result === best ? 1 / winners : 0)) },
  ];
}

function detailOf(
  { entrants, untilClear }: ArenaPlan,
  one: number,
  deals: readonly Played[][],
  contests: readonly RatedGame[][],
  elo: number,
): Detail {
  const { label, budget } = entrants[one]!;
  const rates = contests.map((deal) => shareIn(deal, one));
  const weakest = deals.map((deal) => weakestIn(deal, one)).filter((values) => values.length > 0);
  const times = deals.flat().flatMap((game) => game.times.filter((_, seat) => game.seats[seat] === one).flat());
  const steps = stepsIn(deals.flat(), one);
  return {
    bot: label,
    winRate: rounded(mean(rates)),
    // Who stops when it looks good needs an interval that allows for that.
    interval: bothRounded(
      untilClear ? sequentialInterval(rates) : rateInterval(rates, evenShare(contests.flat(), one)),
    ),
    elo,
    meanWeakest: rounded(mean(weakest.flat())),
    msPerMove: rounded(mean(times)),
    weakestInterval: bothRounded(meanInterval(weakest.map(mean))),
    msPerStep: steps > 0 ? rounded((mean(times) * times.length) / steps) : null,
    over: 'ms' in budget && times.length > 0 ? rounded(percentile(times, 0.99) - budget.ms) : null,
    forfeits: deals.flat().filter(({ forfeit, seats }) => forfeit && seats[forfeit.seat] === one).length,
  };
}

/** An entrant's mean share of the win in the contests in which it takes part, all of its seats together. */
const shareIn = (contests: readonly RatedGame[], one: number): number =>
  mean(
    contests
      .filter(({ who }) => who.includes(one))
      .map(({ who, shares }) => shares.reduce((sum, share, place) => (who[place] === one ? sum + share : sum), 0)),
  );

/** What share of the win would be an entrant's if all were equally strong. */
function evenShare(contests: readonly RatedGame[], one: number): number {
  const shares = contests
    .filter(({ who }) => who.includes(one))
    .map(({ who }) => who.filter((other) => other === one).length / who.length);
  return shares.length > 0 ? mean(shares) : 0.5;
}

const weakestIn = (games: readonly Played[], one: number): number[] =>
  games.flatMap(({ seats, weakest }) =>
    weakest.flatMap((value, seat) => (value !== null && seats[seat] === one ? [value] : [])),
  );

const stepsIn = (games: readonly Played[], one: number): number =>
  games
    .flatMap(({ seats, steps = [] }) => steps.map((taken, seat) => (seats[seat] === one ? (taken ?? 0) : 0)))
    .reduce((sum, taken) => sum + taken, 0);

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const bothRounded = ([low, high]: Interval): Interval => [rounded(low), rounded(high)];
