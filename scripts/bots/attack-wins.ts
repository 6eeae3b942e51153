/**
 * Nobody refuses a win: levels by lot play each other in every game with every number of players, and each move after which the game
 * would be over with the mover in front, without any luck, is a chance. Tells how many there were and how many were not taken, by level;
 * ends with code 1 where one was not, or where there were too few to tell. Kept under data/wins, so that it can be stopped and goes on.
 *   npm run attack:wins
 *   npm run attack:wins -- --game dice --players 2 --games 100 --chances 20
 *   npm run attack:wins -- --fresh                          forgets what was played: after a change of bots
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@sixfold/bots';
import { COMPANY_VERSION } from '@sixfold/bots/levels';
import { GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import { Progress } from '../../packages/cli/src/jobs/progress.ts';
import { keptInOrder } from '../kept/tasks.ts';
import type { WinChance, WinsPlan } from './wins.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '1000' },
    chances: { type: 'string', default: '200' },
    steps: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'wins' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    fresh: { type: 'boolean', default: false },
  },
});

/** Where wins are rare, so many times the games are played until there were enough. */
const MOST_ROUNDS = 10;
const MOST_SHOWN = 5;
const [games, least] = [Number(values.games), Number(values.chances)];
const folder = join(import.meta.dirname, '../../data/wins');

const planOf = (game: GameId, players: number): WinsPlan => ({
  game,
  players,
  levels: LEVELS,
  steps: Number(values.steps),
  seed: values.seed,
  version: COMPANY_VERSION,
});

async function chancesOf(plan: WinsPlan, count: number): Promise<WinChance[]> {
  const file = join(folder, `${plan.game}-${plan.players}-${plan.steps}-${plan.seed}.jsonl`);
  const work = { script: new URL('wins-worker.ts', import.meta.url), plan, jobs: Number(values.jobs) };
  const progress = new Progress(count, 'games');
  const chances: WinChance[] = [];
  let played = 0;
  for await (const answer of keptInOrder<WinChance[]>(file, work, count)) {
    chances.push(...answer);
    progress.at(++played);
  }
  progress.end();
  return chances;
}

/** Plays until there were enough chances; false if one was refused or there were too few. */
async function search(plan: WinsPlan): Promise<boolean> {
  let chances: WinChance[] = [];
  let rounds = 0;
  while (rounds < MOST_ROUNDS && (rounds === 0 || chances.length < least))
    chances = await chancesOf(plan, ++rounds * games);
  const refused = chances.filter((chance) => chance.refused !== null);
  const byLevel = plan.levels.map((level) => {
    const own = chances.filter((chance) => chance.level === level);
    return `${level} ${own.filter((chance) => chance.refused !== null).length}/${own.length}`;
  });
  const isFine = refused.length === 0 && chances.length >= least;
  console.log(
    `${isFine ? 'ok  ' : 'miss'}  ${plan.game}, ${plan.players} players: ${rounds * games} games, ${chances.length} chances, ` +
      `${refused.length} refused  (${byLevel.join(', ')})`,
  );
  for (const { level, game, ply, refused: instead } of refused.slice(0, MOST_SHOWN)) {
    console.log(`      ${level}, game ${game}, ply ${ply}: ${instead?.played} instead of ${instead?.wins}`);
  }
  return isFine;
}

if (values.fresh) rmSync(folder, { recursive: true, force: true });
for (const game of GAME_IDS.filter((id) => (values.game ?? id) === id)) {
  for (const players of GAMES[game].card.players.filter(
    (count) => count > 1 && `${count}` === (values.players ?? `${count}`),
  )) {
    if (!(await search(planOf(game, players)))) process.exitCode = 1;
  }
}
