import { loadBot, runBudget, type Bot } from '@sixfold/bots';
import { levelsOf, type BotName } from '@sixfold/bots/levels';
import type { FastChance, Game, Position } from '@sixfold/engine';
import { replayTranscript, type ReplayedGame } from '@sixfold/engine/replay';
import type { Transcript } from '@sixfold/engine/transcript';
import { judgeInstead, type Evaluation, type ReviewedDecision } from '@sixfold/review';
import type { Mean } from '@sixfold/review/statistics';
import { luckFor } from '../../packages/review/src/chance/seeds.ts';
import { PlayedWorlds } from '../../packages/review/src/puzzles/playing-on.ts';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import type { Origin } from '../review/evaluation.ts';
import { tableName, type ReviewTable } from '../review/tables.ts';
import { compareMoves, type Playouts } from './compare.ts';

/** Where mistakes are planted, and in how many games each is weighed. What others made is forgotten. */
export interface PlantingPlan extends Origin {
  readonly what: 'planting';
  readonly table: ReviewTable;
  readonly playouts: Playouts;
  readonly seed: string;
}

/** A move that was weighed to the end, and what a review says of it. */
export interface WeighedMove {
  readonly ply: number;
  /** Who chose it. */
  readonly by: BotName;
  readonly played: string;
  /** What it was compared with. */
  readonly better: string;
  /** What it lost of the win in games that were played out. */
  readonly loss: Mean;
  /** Null where it says that nothing was to be decided. */
  readonly review: Pick<ReviewedDecision, 'best' | 'loss' | 'error' | 'mark'> | null;
}

/** Plays on for all seats, and says which move is the better one to begin with. */
const JUDGE: BotName = 'club';
/** Mistakes of those who have just learned the rules, and such as nobody would make. */
const BUNGLERS: readonly BotName[] = ['beginner', 'random'];
/** So many steps they think: who does not search needs no more. */
const STEPS = 2;
/** So many positions of a game are looked at until two choose differently. */
const TRIES = 20;

/** Games are played to their end: nobody judges what is on the way. */
const nobody: Pick<Evaluation, 'appraise'> = {
  appraise() {
    throw new Error('this game was not played to its end');
  },
};

const chosenBy = (bot: Bot, game: Game, position: Position, luck: FastChance): number =>
  runBudget(bot.think(game.view(position, position.turn), luck), { iterations: STEPS }, () => 0);

const oneOf = <T>(list: readonly T[], lot: FastChance, otherwise: T): T => list[lot.below(list.length)] ?? otherwise;

/** A game in which everybody sits by lot, so that there are positions of all kinds. */
function playByLot({ table, seed }: PlantingPlan, number: number, lot: FastChance): Promise<Transcript> {
  const levels = levelsOf(table.game);
  const bots = Array.from({ length: table.players }, () => oneOf(levels, lot, JUDGE));
  return playBots(table.game, { ...table, bots, seed: `${seed}/${tableName(table)}/${number}`, steps: STEPS });
}

/** Two moves to compare at a ply of a game. */
interface Spot {
  readonly position: Position;
  readonly better: number;
  readonly worse: number;
}

/** A position, by lot, in which two choose differently. */
function findSpot({ game, positions, moves }: ReplayedGame, judge: Bot, bungler: Bot, lot: FastChance): Spot | null {
  for (let left = TRIES; left > 0; left--) {
    const position = positions[lot.below(moves.length)];
    if (!position || position.countMoves() < 2) continue;
    const better = chosenBy(judge, game, position, lot);
    const worse = chosenBy(bungler, game, position, lot);
    if (better !== worse) return { position, better, worse };
  }
  return null;
}

/**
 * Plays the game of this number, puts a worse move in place of one that was played, and has it weighed. Null where it is no mistake.
 * Neither what is planted nor what it loses is for the evaluation to say.
 */
export async function plantIn(plan: PlantingPlan, number: number, evaluation: Evaluation): Promise<WeighedMove | null> {
  const { table, playouts } = plan;
  const seed = `${plan.seed}/${tableName(table)}/${number}`;
  const lot = luckFor(`${seed}/lot`);
  const by = oneOf(BUNGLERS, lot, JUDGE);
  const [judge, bungler] = await Promise.all([JUDGE, by].map((name) => loadBot(table.game, name, table.players)));
  if (!judge || !bungler) throw new Error('nobody plays');
  const transcript = await playByLot(plan, number, lot);
  const replayed = replayTranscript(transcript);
  const spot = findSpot(replayed, judge, bungler, lot);
  if (!spot) return null;
  const { position, better, worse } = spot;
  const { game } = replayed;
  const worlds = new PlayedWorlds({ game, evaluation: nobody, position, bot: judge, turns: null, seed: `${seed}/on` });
  const loss = compareMoves(worlds, better, worse, playouts);
  if (!loss) return null;
  const say = (move: number): string => game.makeNotation(position, move);
  const judged = judgeInstead(transcript, evaluation, position.ply, worse);
  return { ply: position.ply, by, played: say(worse), better: say(better), loss, review: judged && kept(judged) };
}

const kept = ({ best, loss, error, mark }: ReviewedDecision): WeighedMove['review'] => ({ best, loss, error, mark });
