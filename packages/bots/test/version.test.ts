import { GAME_IDS, GAMES, startGame, type Game, type GameId } from '@sixfold/engine';
import { luckOf, NEWEST_LUCK, Seed } from '@sixfold/engine/seeded';
import { describe, expect, test } from 'vitest';
import { loadBot, runBudget } from '../src/index.ts';
import { BOTS_VERSION, COMPANY_VERSION, LEVELS, type Level } from '../src/contract/levels.ts';

const PLIES = 6;
const STEPS = 4;

/** How a level opens a game of so many players, in notation. */
async function opening(id: GameId, level: Level, players: number): Promise<string> {
  const game: Game = GAMES[id];
  const luck = luckOf('version', players, NEWEST_LUCK);
  const options = Object.fromEntries(Object.entries(game.card.options).map(([name, option]) => [name, option.default]));
  const position = startGame(game, { players, options, starter: 0 }, luck.setup());
  const bot = await loadBot(id, level, players);
  const moves: string[] = [];
  for (let ply = 0; ply < PLIES; ply++) {
    const thinking = bot.think(game.view(position, position.turn), new Seed('version').bot(ply));
    const move = runBudget(thinking, { iterations: STEPS }, () => 0);
    moves.push(game.makeNotation(position, move));
    position.play(move, luck.ply(ply));
  }
  return moves.join(' ');
}

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LEVELS)(
    'is opened by %s as before; if not, raise BOTS_VERSION, make COMPANY_VERSION the same, make par anew and update the snapshot',
    async (level) => {
      expect({ version: COMPANY_VERSION, moves: await opening(id, level, 2) }).toMatchSnapshot();
    },
  );
});

describe.each(GAME_IDS.filter((id) => GAMES[id].card.players.some((players) => players === 1)))('%s alone', (id) => {
  test.each(LEVELS)(
    'is opened by %s as before; if not, raise BOTS_VERSION, make par anew and update the snapshot',
    async (level) => {
      expect({ version: BOTS_VERSION, moves: await opening(id, level, 1) }).toMatchSnapshot();
    },
  );
});
