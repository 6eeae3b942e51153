import { runBudget, type Bot, type Budget } from '@sixfold/bots';
import { startGame, type Config, type Game } from '@sixfold/engine';
import { luckOf, NEWEST_LUCK, Seed } from '@sixfold/engine/seeded';
import { Recorder, type Transcript } from '@sixfold/engine/transcript';

/** A bot that makes a game longer than this has gone wrong. */
class TooLong extends Error {}

/** Plays one game between bots; the starting seat is drawn from the seed as well. */
export function simulateGame(
  game: Game,
  { players, options }: Omit<Config, 'starter'>,
  seed: string,
  bots: readonly Bot[],
  budget: Budget,
): Transcript {
  const luck = luckOf(seed, players, NEWEST_LUCK);
  const own = new Seed(seed);
  const position = startGame(game, { players, options, starter: luck.starter(players) }, luck.setup());
  const recorder = new Recorder(game, position, seed, luck.edition);
  while (!position.ended) {
    const { ply, turn } = position;
    if (ply >= game.card.maxPlies) throw new TooLong(`game ${seed} is not over after ${ply} plies`);
    const thinking = bots[turn]!.think(game.view(position, turn), own.bot(ply));
    recorder.play(
      runBudget(thinking, budget, () => performance.now()),
      luck.ply(ply),
    );
  }
  return recorder.transcript();
}
