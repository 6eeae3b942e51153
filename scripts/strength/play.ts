import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { layOutBefore } from './before.ts';
import { nameOf, type Match } from './matches.ts';

const root = join(import.meta.dirname, '../..');
const command = join(root, 'packages/cli/src/sixfold.ts');

/** Plays what is missing of a match into a folder, within so many milliseconds; false if it is not over then. */
export function playInto(folder: string, match: Match, limit: number, seed = 'strength'): boolean {
  if (limit < 1000) return false;
  if (match.kind === 'before') layOutBefore();
  const { game, players, bots, deals, steps, isUntilClear } = match;
  process.stderr.write(`${nameOf(match)}\n`);
  const company = ['--game', game, '--players', `${players}`, '--bots', bots.join(), '--deals', `${deals}`];
  const terms = ['--iterations', `${steps}`, '--seed', seed, ...(isUntilClear ? ['--until-clear'] : [])];
  const { status } = spawnSync(process.execPath, [command, 'arena', ...company, ...terms, '--out', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    killSignal: 'SIGINT',
    ...(Number.isFinite(limit) && { timeout: Math.ceil(limit) }),
  });
  return status === 0;
}
