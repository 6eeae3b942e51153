import type { Chance, Game } from '@sixfold/engine';
import { SWAP, type TilePosition } from '@sixfold/engine/family';
import { decided, type Thinking } from '../contract/bot.ts';
import type { Level } from '../contract/levels.ts';
import type { Strategy } from '../contract/strategy.ts';
import { weakMove, type Weakness } from '../family/weak-players.ts';
import { Glance } from './glance.ts';
import { plainJudge, type TileJudge } from './judges.ts';
import { ScoreMap } from './score-map.ts';
import { TileSearch, type Depth, type TileJudges } from './search.ts';

/** What one tile game's players know that others do not. */
export interface Skill {
  readonly game: Game<TilePosition>;
  readonly greedy: (position: TilePosition, chance: Chance) => number;
  /** How children and casual players fall short. */
  readonly beginner: Weakness;
  readonly casual: Weakness;
  /** Who judges with so many players. */
  readonly judges: (players: number) => TileJudges;
  /** How the two levels that search do so. */
  readonly depth: (level: 'expert' | 'master', players: number) => Depth;
}

/** So many moves the best evaluation looks at, and so many a club player. */
const INSTINCT = 32;
const CLUB = 4;

function atAGlance(position: TilePosition, judge: TileJudge, width: number): number {
  const map = new ScoreMap();
  map.read(position.tops);
  return new Glance(position, judge).choose(position, map, width);
}

/** People who do not look ahead; they never think of keeping a rack that they may swap. */
const person = (position: TilePosition, weakness: Weakness, chance: Chance): number =>
  position.choosing ? SWAP : weakMove(position, position.legalMoves(), weakness, chance);

/** How players of tile games think. */
export const tileStrategy = ({ game, greedy, beginner, casual, judges, depth }: Skill): Strategy<TilePosition> => ({
  game,
  greedy,
  instinct: (position) => atAGlance(position, judges(position.config.players).moves, INSTINCT),
  think(level: Level, position: TilePosition, chance: Chance): Thinking {
    const { players } = position.config;
    switch (level) {
      case 'beginner':
        return decided(person(position, beginner, chance));
      case 'casual':
        return decided(person(position, casual, chance));
      case 'club':
        return decided(atAGlance(position, plainJudge, CLUB));
      case 'expert':
      case 'master':
        return new TileSearch(position, judges(players), depth(level, players), chance);
    }
  },
});
