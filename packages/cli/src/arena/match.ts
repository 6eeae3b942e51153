import { startGame, weakest, type Game, type Options, type Position } from '@sixfold/engine';
import { luckOf, NEWEST_LUCK, Seed, type GameLuck } from '@sixfold/engine/seeded';
import { messageOf } from '../terminal/describe.ts';
import type { Entrant } from './entrants.ts';
import { seat, type ArenaPlayer } from './players.ts';
import type { ProcessLog } from './program.ts';

/** What an arena plays, in words that can be sent to a thread. */
export interface ArenaPlan {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  /** The games of each deal: an entrant a team. */
  readonly seatings: readonly (readonly number[])[];
  /** So many milliseconds over its budget a program is given. */
  readonly grace: number;
  /** Two play only until it is clear which of them is better. */
  readonly untilClear?: true;
}

/** How one game went. */
export interface Played {
  readonly game: number;
  readonly deal: number;
  /** The entrant on each seat. */
  readonly seats: readonly number[];
  /** What each seat got of the win; partners have their team's share each. */
  readonly shares: readonly number[];
  /** Each seat's weakest track; null for those who could not finish because somebody forfeited. */
  readonly weakest: readonly (number | null)[];
  /** How long each seat's decisions took, in milliseconds. */
  readonly times: readonly (readonly number[])[];
  /** How many steps each seat thought in all; null where nobody knows. */
  readonly steps?: readonly (number | null)[];
  readonly forfeit?: { readonly seat: number; readonly reason: string };
}

/** Plays the game of this number. The games of one deal have the same luck. */
export async function playMatch(plan: ArenaPlan, game: Game, index: number, log: ProcessLog): Promise<Played> {
  const { players, options, seatings, entrants } = plan;
  const deal = Math.floor(index / seatings.length);
  const seed = `${plan.seed}/${deal}`;
  const luck = luckOf(seed, players, NEWEST_LUCK);
  const position = startGame(game, { players, options, starter: luck.starter(players) }, luck.setup());
  const seating = seatings[index % seatings.length]!;
  const seats = Array.from({ length: players }, (_, at) => seating[position.teamOf(at)]!);
  const table = await Promise.all(
    seats.map((one) => seat(entrants[one]!, { game, players: seats.length, grace: plan.grace, log })),
  );
  const times: number[][] = seats.map(() => []);
  const head = { game: index, deal, seats };
  try {
    await playOut(game, position, table, { luck, own: new Seed(seed) }, times);
    return { ...head, ...resultOf(position), times, steps: table.map((player) => player.steps()) };
  } catch (error) {
    // Whatever goes wrong while a seat decides is that seat's fault, and costs it this game only.
    const { turn } = position;
    return { ...head, ...forfeited(position, turn), times, forfeit: { seat: turn, reason: messageOf(error) } };
  } finally {
    for (const player of table) player.leave();
  }
}

async function playOut(
  game: Game,
  position: Position,
  table: readonly ArenaPlayer[],
  { luck, own }: { luck: GameLuck; own: Seed },
  times: readonly number[][],
): Promise<void> {
  while (!position.ended && position.ply < game.card.maxPlies) {
    const { ply, turn } = position;
    const player = table[turn]!;
    const start = player.clock();
    const move = await player.choose(game.view(position, turn), own.bot(ply));
    times[turn]!.push(Math.round((player.clock() - start) * 100) / 100);
    if (!position.isLegal(move)) throw new Error('it chose a move that is not legal');
    position.play(move, luck.ply(ply));
  }
}

type Shares = Pick<Played, 'shares' | 'weakest'>;

/** Teams that share the first rank share the win. */
function resultOf(position: Position): Shares {
  const { ranks, tracks } = position.result();
  const first = ranks.slice(0, position.teams).filter((rank) => rank === 1).length;
  return { shares: ranks.map((rank) => (rank === 1 ? 1 / first : 0)), weakest: tracks.map(weakest) };
}

/** The other teams share the win. */
function forfeited(position: Position, loser: number): Shares {
  const { teams } = position;
  const all = Array.from({ length: position.config.players }, (_, at) => at);
  const isLost = (at: number): boolean => position.teamOf(at) === position.teamOf(loser);
  return {
    shares: all.map((at) => (isLost(at) ? 0 : 1 / (teams - 1))),
    weakest: all.map((at) => (isLost(at) ? 0 : null)),
  };
}
