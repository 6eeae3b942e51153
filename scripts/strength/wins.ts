/**
 * Lets all levels play among themselves and counts the wins that somebody left on the table: moves after which the game
 * would have been over and the mover first, whatever luck would have. Fails if there was one.
 *   npm run test:wins -- [--game ID] [--players N] [--games N] [--steps N] [--seed N]
 */
import { parseArgs } from 'node:util';
import { levelsOf } from '@sixfold/bots/levels';
import { GAME_IDS, GAMES, type Card, type GameId } from '@sixfold/engine';
import { countWins } from '../../packages/testing/src/wins.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '1000' },
    steps: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});

/** Each level sits beside each, in every order, before a company comes again. */
const companyOf = (game: GameId, players: number, index: number): ReturnType<typeof levelsOf> => {
  const levels = levelsOf(game);
  return Array.from({ length: players }, (_, seat) => {
    const turns = Math.floor(index / levels.length ** seat);
    return levels.at((turns + seat) % levels.length) ?? 'beginner';
  });
};

async function count(game: GameId, players: number): Promise<number> {
  let [chances, refused] = [0, 0];
  for (let index = 0; index < Number(values.games); index++) {
    const company = companyOf(game, players, index);
    const found = await countWins(game, company, Number(values.steps), Number(values.seed) * 1_000_000 + index);
    chances += found.chances;
    refused += found.refused;
  }
  console.log(`${game} ${players}: ${values.games} games, ${chances} wins on the table, ${refused} left there`);
  return refused;
}

let left = 0;
for (const game of GAME_IDS.filter((id) => (values.game ?? id) === id)) {
  const { players }: Card = GAMES[game].card;
  const counts = players.filter((one) => one > 1 && (values.players ?? String(one)) === String(one));
  for (const one of counts) left += await count(game, one);
}
process.exitCode = left > 0 ? 1 : 0;
