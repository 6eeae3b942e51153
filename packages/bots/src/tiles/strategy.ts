import type { Chance, Game } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import { decided, type Thinking } from '../contract/bot.ts';
import type { Level } from '../contract/levels.ts';
import type { Strategy } from '../contract/strategy.ts';
import { chooseAs, type Characters, type Impression } from '../family/character.ts';
import { lacksAtMost } from '../family/wins.ts';
import { Glance } from './glance.ts';
import type { TileJudge } from './judges.ts';
import { ScoreMap } from './score-map.ts';
import { TileSearch, type Depth } from './search.ts';

/** What one tile game's players know that others do not. */
export interface Skill {
  readonly game: Game<TilePosition>;
  readonly greedy: (position: TilePosition, chance: Chance) => number;
  /** How those fall short who do not look ahead. */
  readonly characters: Characters;
  /** Who judges. */
  readonly judgeOf: (position: TilePosition) => TileJudge;
  /** How the levels that search do so. */
  readonly depth: (level: Level, players: number) => Depth;
  /** Whether the game may be over with the next move. */
  mayEnd(position: TilePosition): boolean;
}

/** A tile closes at most so many pairs of fields, and advances so many tracks. */
const CLOSED = 11;
const ADVANCED = 2;

/** Whether a tile may fill the board, or bring the last markers to the top. */
export const mayFinish = (position: TilePosition): boolean =>
  position.pairs.size <= CLOSED || lacksAtMost(position, position.scale.top, ADVANCED);

function mapOf(position: TilePosition): ScoreMap {
  const map = new ScoreMap();
  map.read(position.tops);
  return map;
}

/** The best of so many moves at one look at each. */
export const atAGlance = (position: TilePosition, judge: TileJudge, width: number): number =>
  new Glance(position, judge).choose(position, mapOf(position), width);

/** What a judge thinks of each move. */
const impressionOf =
  (judge: TileJudge): Impression<TilePosition> =>
  (position, moves) => {
    const glance = new Glance(position, judge);
    const map = mapOf(position);
    return moves.map((move) => glance.look(position, map, move));
  };

/** How players of tile games think. */
export const tileStrategy = ({
  game,
  greedy,
  characters,
  judgeOf,
  depth,
  ...skill
}: Skill): Strategy<TilePosition> => ({
  game,
  greedy,
  mayEnd: (position) => skill.mayEnd(position),
  think(level: Level, position: TilePosition, chance: Chance): Thinking {
    const { players } = position.config;
    const character = characters[level];
    const judge = judgeOf(position);
    if (!character) return new TileSearch(position, judge, depth(level, players), chance);
    const impression = impressionOf(judge);
    return decided(chooseAs(character, position, position.legalMoves(), impression, chance));
  },
});
