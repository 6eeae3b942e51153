/**
 * How newcomers fare against each level, with two players: children who take the best of a few moves that come to mind, those
 * who see nothing but points, and those who look after the weakest colour first; and chance itself.
 *   npm run bench:people -- [--game ID] [--deals N] [--steps N] [--seed N]
 */
import { parseArgs } from 'node:util';
import { loadBot, runBudget, type BotName } from '@sixfold/bots';
import { levelsOf } from '@sixfold/bots/levels';
import { GAME_IDS, GAMES, type Game, type GameId } from '@sixfold/engine';
import { AMATEURS } from '../../packages/testing/src/amateurs.ts';
import { playPaired, type Chooser } from '../../packages/testing/src/paired.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    deals: { type: 'string', default: '400' },
    steps: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
});

async function chooserOf(id: GameId, name: BotName): Promise<Chooser> {
  const game: Game = GAMES[id];
  const bot = await loadBot(id, name);
  const iterations = Number(values.steps);
  return (position, chance) =>
    runBudget(bot.think(game.view(position, position.turn), chance), { iterations }, () => 0);
}

const percent = (share: number): string => (100 * share).toFixed(1);

for (const id of GAME_IDS.filter((one) => (values.game ?? one) === one)) {
  console.log(`${id}: share of the wins against each level, ${values.deals} deals`);
  for (const level of levelsOf(id)) {
    const bot = await chooserOf(id, level);
    for (const [name, amateur] of Object.entries(AMATEURS)) {
      const { share, margin } = playPaired(GAMES[id], 2, amateur, bot, Number(values.deals), Number(values.seed));
      console.log(`  ${name.padEnd(14)}${level.padEnd(10)}${percent(share)} % ± ${percent(margin)}`);
    }
  }
}
