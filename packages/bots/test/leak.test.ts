import { BOT_NAMES, loadBot, STAND_INS, runBudget, type Bot } from '@sixfold/bots';
import {
  FastChance,
  GAMES,
  parseConfig,
  startGame,
  type Config,
  type Game,
  type Position,
  type View,
} from '@sixfold/engine';
import { describe, expect, test } from 'vitest';

/** Bots are asked at every such ply of so many games. */
const STEP = 11;
const PLAYED = 2;

const choose = (bot: Bot, view: View, seed: number): number =>
  runBudget(bot.think(view, new FastChance(seed)), { iterations: 3 }, () => 0);

/** Every game with every number of players. */
const TABLES = Object.values<Game>(GAMES).flatMap((game) =>
  game.card.players.flatMap((players) => {
    const config = parseConfig(game.card, players, {}, 0);
    return config.ok ? [{ name: `${game.card.id}, ${players} players`, game, config: config.value }] : [];
  }),
);

/** Plays random games and shows positions, each with another one that looks the same to the seat to move. */
function visit(game: Game, config: Config, look: (position: Position, same: Position, seed: number) => void): void {
  for (let seed = 0; seed < PLAYED; seed++) {
    const chance = new FastChance(seed);
    const position = startGame(game, { ...config, starter: seed % config.players }, chance);
    for (; !position.ended; position.play(position.randomMove(chance), chance)) {
      if (position.ply % STEP > 0) continue;
      const view = game.view(position, position.turn);
      look(position, game.resample(view, new FastChance(seed + position.ply)), seed);
    }
  }
}

describe.each(TABLES)('F8 $name', ({ game, config }) => {
  test.each([...BOT_NAMES, ...STAND_INS])(
    'the %s bot chooses the same legal move in positions that look the same',
    async (name) => {
      const bot = await loadBot(game.card.id, name, config.players);
      visit(game, config, (position, same, seed) => {
        const [seen, seenThere] = [position, same].map((one) => game.view(one, position.turn));
        const move = choose(bot, seen!, seed);
        expect(choose(bot, seenThere!, seed)).toBe(move);
        expect(position.isLegal(move)).toBe(true);
      });
    },
  );
});
