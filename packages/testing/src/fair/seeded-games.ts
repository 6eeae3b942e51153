import {
  GAMES,
  parseConfig,
  startGame,
  type Card,
  type Chance,
  type Config,
  type Game,
  type GameId,
} from '@sixfold/engine';
import { joinSeeds, luckOf } from '@sixfold/engine/seeded';
import { Recorder, type Transcript } from '@sixfold/engine/transcript';
import { someHex } from './games.ts';

/** A game at random, whatever its players and options, whose luck comes from a seed alone, or from three that are joined. */
export function playSeeded(id: GameId, chance: Chance, isJoined: boolean): Transcript {
  const game: Game = GAMES[id];
  const config = someConfig(game.card, chance);
  const seed = isJoined ? joinedSeed(chance) : someHex(chance);
  const luck = luckOf(seed, config.players, 2);
  const position = startGame(game, config, luck.setup());
  const recorder = new Recorder(game, position, seed, luck.edition);
  while (!position.ended) recorder.play(position.randomMove(chance), luck.ply(position.ply));
  return recorder.transcript();
}

/** The second seam may lie before the first. */
function joinedSeed(chance: Chance): string {
  const later = joinSeeds(someHex(chance), chance.below(18), someHex(chance));
  return joinSeeds(someHex(chance), 1 + chance.below(8), later);
}

/** Some numbers of players do not go with some options: then others are tried. */
function someConfig(card: Card, chance: Chance): Config {
  const options = Object.entries(card.options).map(([name, { values }]) => [name, values[chance.below(values.length)]]);
  const players = card.players[chance.below(card.players.length)] ?? 2;
  const config = parseConfig(card, players, Object.fromEntries(options), chance.below(players));
  return config.ok ? config.value : someConfig(card, chance);
}
