import type { ArenaPlan, Played } from './match.ts';

/** For tests: Ada, who has ten milliseconds a move, and Bob, who thinks by steps, play each deal from both sides. */
export const PLAN: ArenaPlan = {
  game: 'dice',
  players: 2,
  options: {},
  seed: '1',
  entrants: [
    { kind: 'bot', label: 'ada', bot: 'expert', budget: { ms: 10 } },
    { kind: 'program', label: 'exec:./bob', command: './bob', budget: { iterations: 5 } },
  ],
  seatings: [
    [0, 1],
    [1, 0],
  ],
  grace: 5000,
};

/** For tests: Ada wins, shares, wins, and forfeits; a fifth game is of a deal that is not played out. */
export const PLAYED: readonly Played[] = [
  { game: 0, deal: 0, seats: [0, 1], shares: [1, 0], weakest: [5, 3], times: [[8, 12], [1]] },
  { game: 1, deal: 0, seats: [1, 0], shares: [0.5, 0.5], weakest: [4, 4], times: [[3], [10]] },
  { game: 2, deal: 1, seats: [0, 1], shares: [1, 0], weakest: [7, 2], times: [[20], [5]] },
  {
    game: 3,
    deal: 1,
    seats: [1, 0],
    shares: [1, 0],
    weakest: [null, 0],
    times: [[1], [10]],
    forfeit: { seat: 1, reason: 'it said nothing for 5 s' },
  },
  { game: 4, deal: 2, seats: [0, 1], shares: [1, 0], weakest: [9, 9], times: [[99], [99]] },
];

/** For tests: the same deals played by each alone. */
export const ALONE: ArenaPlan = { ...PLAN, game: 'board', players: 1, seatings: [[0], [1]] };

export const PLAYED_ALONE: readonly Played[] = [
  { game: 0, deal: 0, seats: [0], shares: [1], weakest: [12], times: [[8]] },
  { game: 1, deal: 0, seats: [1], shares: [1], weakest: [10], times: [[1]] },
  { game: 2, deal: 1, seats: [0], shares: [1], weakest: [14], times: [[8]] },
  { game: 3, deal: 1, seats: [1], shares: [1], weakest: [14], times: [[1]] },
];
