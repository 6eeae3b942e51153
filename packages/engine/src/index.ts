/** What one needs to play: games, positions, views, luck, results. What only bots and surfaces need is in `family.ts`. */
export type { At } from './contract/at.ts';
export {
  parseConfig,
  type Card,
  type Config,
  type LuckCard,
  type LuckPlace,
  type OptionCard,
  type Options,
  type OptionValue,
  type RuleNumbers,
} from './contract/card.ts';
export { Chance, FastChance, ScriptedChance, ScriptError } from './contract/chance.ts';
export type { GameError, Parsed } from './contract/errors.ts';
export { seenEvent, type EndReason, type GameEvent, type SeenEvent } from './contract/events.ts';
export { resultGivenUp } from './contract/given-up.ts';
export { imagine, startGame, type Game, type MoveObject, type Source } from './contract/game.ts';
export { GAME_IDS, type GameId } from './contract/ids.ts';
export { perft } from './contract/perft.ts';
export type { Position, Result, Tracks } from './contract/position.ts';
export { explainMove, gainsOf, preview, type Preview } from './contract/preview.ts';
export type { Gate, Rail } from './contract/rail.ts';
export { compareTracks, ranks, weakest } from './contract/ranking.ts';
export { seriesStanding, seriesStarter, type Standing } from './contract/series.ts';
export { bySymbol, LETTERS, SYMBOLS, type BySymbol, type Letter, type SymbolId } from './contract/symbols.ts';
export { tracksAt, type View } from './contract/view.ts';
export { playout } from './family/playout.ts';
export { GAMES, parseGame } from './games/games.ts';
