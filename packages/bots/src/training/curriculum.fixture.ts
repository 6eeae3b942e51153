/** What tests of practices share: a curriculum in which every position looks the same and every game is worth the same. */
import { GAMES, startGame, type Chance, type GameId, type Position } from '@sixfold/engine';
import { Network } from '../family/network.ts';
import type { Chosen, Curriculum } from './curriculum.ts';

const GAME: GameId = 'stones';

/** What a game is worth to whoever plays it. */
export const REWARD = 0.9;
/** All that is ever seen. */
export const SIGHT = Float32Array.of(1);

/** A random move, about which the network was asked. */
export function anyMove(position: Position, chance: Chance, seen: Float32Array, more: Partial<Chosen> = {}): Chosen {
  seen.set(SIGHT);
  return { move: position.randomMove(chance), wasAsked: true, instead: null, ...more };
}

export const dullCurriculum = (more: Partial<Curriculum> = {}): Curriculum => ({
  inputs: 1,
  hidden: 4,
  outputs: 1,
  start: (chance) => startGame(GAMES[GAME], { players: 2, options: {}, starter: 0 }, chance),
  choose: (position, _network, chance, seen) => anyMove(position, chance, seen),
  rewards: () => [REWARD],
  ...more,
});

/** A network that gives every output the same share. */
export const untaught = (outputs = 1): Network => new Network(1, 4, outputs);
