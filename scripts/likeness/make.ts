/**
 * Measures how many points of winning bots of each level lose in a decision, in games against themselves, so that a review can say
 * which level plays like somebody: packages/review/src/games/likeness.json. What was played is kept under data/likeness, so that
 * it can be stopped at any time and goes on where it was.
 *   npm run make:likeness                                  40 games a level, of every game with every number of players: hours
 *   npm run make:likeness -- --games 200                   as many as that
 *   npm run make:likeness -- --game ID --players 2         only some tables; what others are known by stays
 *   npm run make:likeness -- --minutes 30                  stop after some minutes; 0 only writes what there is
 *   npm run make:likeness -- --steps 8                     how long bots think about a move
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMPANY_VERSION, levelsOf } from '@sixfold/bots/levels';
import { USUAL_EFFORT } from '@sixfold/review';
import type { LevelLoss, Likeness } from '@sixfold/review/statistics';
import { likenesses } from '../../packages/review/src/games/likeness.ts';
import { PlayedLevel } from './played.ts';
import { evaluationOf } from '../review/evaluation.ts';
import { allTables, tableName, teamsOf, type ReviewTable } from '../review/tables.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '40' },
    minutes: { type: 'string', default: 'Infinity' },
    steps: { type: 'string', default: '8' },
  },
});

const root = join(import.meta.dirname, '../..');
const [count, steps] = [Number(values.games), Number(values.steps)];
const end = performance.now() + Number(values.minutes) * 60_000;
const isLate = (): boolean => performance.now() >= end;

const isChosen = ({ game, players }: ReviewTable): boolean =>
  (values.game === undefined || values.game === game) &&
  (values.players === undefined || values.players === String(players));

/** One game of each level after the other, so that all of them know as much when it is late. */
async function play(levels: readonly PlayedLevel[]): Promise<void> {
  for (let games = 1; games <= count; games++) {
    for (const level of levels) if (!isLate()) await level.playUpTo(games);
  }
}

/** Null where a level is not known yet. */
async function measure(table: ReviewTable): Promise<Likeness | null> {
  const { game, players } = table;
  const evaluation = await evaluationOf(table);
  const folder = join(root, 'data/likeness');
  const levels = levelsOf(game).map((level) => new PlayedLevel(folder, table, level, steps, evaluation));
  await play(levels);
  const losses = levels.flatMap((level) => level.loss() ?? []);
  if (losses.length < levels.length) return null;
  const by = { evaluation: evaluation.hash, effort: USUAL_EFFORT, bots: COMPANY_VERSION, steps };
  return { game, players, teams: teamsOf(table), ...by, losses };
}

const sayLoss = ({ level, games, mean, error }: LevelLoss): string =>
  `  ${level.padEnd(10)}${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} points a decision, ${games} games`;

/** A line a level, so that a change of one shows as that. */
function tableText({ losses, ...head }: Likeness): string {
  const lines = losses.map((loss) => `      ${JSON.stringify(loss)}`);
  return `  {\n    ${JSON.stringify(head).slice(1, -1)},\n    "losses": [\n${lines.join(',\n')}\n    ]\n  }`;
}

const keyOf = ({ game, players, teams }: Likeness): string => [game, players, teams].join(' ');

const tables = allTables().filter(isChosen);
if (tables.length === 0) throw new Error('no table is like that');
const known = new Map(likenesses.map((one) => [keyOf(one), one]));
for (const table of tables) {
  const measured = await measure(table);
  if (!measured) continue;
  known.set(keyOf(measured), measured);
  console.log([tableName(table), ...measured.losses.map(sayLoss)].join('\n'));
}
const order = allTables().map((table) => [table.game, table.players, teamsOf(table)].join(' '));
const written = [...known].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, one]) => tableText(one));
writeFileSync(join(root, 'packages/review/src/games/likeness.json'), `[\n${written.join(',\n')}\n]\n`);
