import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** For tests: runs the real command in a process of its own. */
export function sixfold(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const command = [join(import.meta.dirname, '../sixfold.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', input });
  return { code: status, out: stdout, err: stderr };
}
