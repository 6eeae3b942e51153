import { COMPANY_VERSION } from '@sixfold/bots/levels';
import { loadBot, levelsOf, type Bot, type Level } from '@sixfold/bots';
import { GAMES, type GameId } from '@sixfold/engine';
import { NEWEST_LUCK } from '@sixfold/engine/seeded';
import { loadEvaluation } from '@sixfold/review';
import { PUZZLE_FORMAT, type CheckEffort, type PuzzleMakers, type PuzzleSet } from '@sixfold/review/puzzles';

/** Whose games are gone through, and who plays on from what is found there. */
export const MASTER: Level = 'master';
const QUICK: Level = 'club';

/** All that puzzles of a game with so many players are made with. */
export interface Workshop extends PuzzleMakers {
  readonly id: GameId;
  readonly players: number;
  readonly master: Bot;
}

export async function openWorkshop(id: GameId, players: number, effort: CheckEffort): Promise<Workshop> {
  const evaluation = await loadEvaluation(id, players);
  if (!evaluation) throw new Error(`nobody judges ${id}`);
  const bots = levelsOf(id).map(async (level) => [level, await loadBot(id, level, players)] as const);
  const [bot, master] = await Promise.all([loadBot(id, QUICK, players), loadBot(id, MASTER, players)]);
  return { id, players, game: GAMES[id], evaluation, levels: new Map(await Promise.all(bots)), bot, master, effort };
}

/** How the puzzles of a workshop are made, for whoever reads the file. */
export const headOf = (
  { id, game, evaluation, effort, levels }: Workshop,
  seed: string,
): Omit<PuzzleSet, 'from' | 'puzzles'> => ({
  format: PUZZLE_FORMAT,
  game: id,
  ruleset: game.card.ruleset,
  luck: NEWEST_LUCK,
  seed,
  evaluation: { name: evaluation.name, hash: evaluation.hash },
  check: { bot: QUICK, ...effort },
  levels: [...levels.keys()],
  bots: COMPANY_VERSION,
});
