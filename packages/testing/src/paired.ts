/** Two kinds of players against each other: every deal from every seat, with the same luck. */
import { FastChance, parseConfig, startGame, type Chance, type Game, type Position } from '@sixfold/engine';

/** Chooses for the seat to move. */
export type Chooser = (position: Position, chance: Chance) => number;

export interface Paired {
  /** The first kind's share of the wins, and half the width of its interval (95 %, over deals). */
  readonly share: number;
  readonly margin: number;
}

/** One of the first kind against the second kind on all other seats. */
function playGame(game: Game, players: number, seat: number, one: Chooser, others: Chooser, seed: number): number {
  const config = parseConfig(game.card, players, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  const luck = new FastChance(seed);
  const position = startGame(game, config.value, luck);
  while (!position.ended) {
    const choose = position.turn === seat ? one : others;
    position.play(choose(position, new FastChance(luck.next())), luck);
  }
  const { ranks } = position.result();
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

export function playPaired(
  game: Game,
  players: number,
  one: Chooser,
  others: Chooser,
  deals: number,
  seed: number,
): Paired {
  let [sum, squares] = [0, 0];
  for (let deal = 0; deal < deals; deal++) {
    let share = 0;
    for (let seat = 0; seat < players; seat++)
      share += playGame(game, players, seat, one, others, seed * 1_000_000 + deal) / players;
    sum += share;
    squares += share ** 2;
  }
  const mean = sum / deals;
  return { share: mean, margin: 1.96 * Math.sqrt((squares / deals - mean ** 2) / deals) };
}
