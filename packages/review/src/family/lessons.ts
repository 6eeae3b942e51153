import { loadBot, runBudget, type Bot, type Level } from '@sixfold/bots';
import type { Curriculum, Hyperparameters } from '@sixfold/bots/training';
import { parseConfig, startGame, type Chance, type Game, type GameId, type Position } from '@sixfold/engine';
import { sharesFrom, sharesWon } from '../contract/shares.ts';
import type { WholeSight } from './sight.ts';

/** From whose games an evaluation learns, and how it sees them. */
export interface Lessons<P extends Position> {
  readonly game: Game<P>;
  readonly players: number;
  /** Somebody of every level from which it is to learn. */
  readonly bots: readonly Bot[];
  readonly hidden: number;
  readonly sight: WholeSight<P>;
}

/** Of these levels all are that play; who searches is there twice. */
const LEVELS: readonly Level[] = ['beginner', 'casual', 'club', 'veteran', 'expert', 'expert', 'master', 'master'];

/** Bots of all levels for a game with so many players. */
export const loadCompany = (game: GameId, players: number): Promise<Bot[]> =>
  Promise.all(LEVELS.map((level) => loadBot(game, level, players)));

/** How boldly somebody learns who looks on: nobody plays otherwise for that. */
export const LOOKING_ON: Omit<Hyperparameters, 'games'> = {
  lambda: 0.7,
  rate: 0.001,
  passes: 2,
  detours: 0,
  opening: 0,
};

/** In so many of four games all are of one level. */
const OF_ONE_LEVEL = 3;

/** So long bots think: there are many games, and a review must hold for those who do not search far. */
const STEPS = { iterations: 1 };

/** Who sits at a table: mostly equals, so that results tell of positions and not of players. */
function drawCompany(bots: readonly Bot[], players: number, chance: Chance): Bot[] {
  const pick = (): Bot | undefined => bots[chance.below(bots.length)];
  const isEven = chance.below(4) < OF_ONE_LEVEL;
  const one = pick();
  return Array.from({ length: players }, () => (isEven ? one : pick())).filter((bot) => bot !== undefined);
}

/**
 * How an evaluation learns: it looks on while bots of all levels play, and is asked before each of their moves. What it says
 * changes no game.
 */
export function watching<P extends Position>(lessons: Lessons<P>): Curriculum<P> {
  const { game, players, bots, hidden, sight } = lessons;
  let company: readonly Bot[] = [];
  return {
    inputs: sight.inputs,
    hidden,
    outputs: players,
    start(chance) {
      const config = parseConfig(game.card, players, {}, chance.below(players));
      if (!config.ok) throw new Error(config.error.code);
      company = drawCompany(bots, players, chance);
      return startGame(game, config.value, chance);
    },
    choose(position, _network, chance, seen) {
      sight.write(position, seen);
      const thinking = company[position.turn]?.think(game.view(position, position.turn), chance);
      if (!thinking) throw new Error('nobody plays');
      return { move: runBudget(thinking, STEPS, () => 0), wasAsked: true, instead: null };
    },
    rewards: (position, seat) => sharesFrom(sharesWon(position), seat),
  };
}
