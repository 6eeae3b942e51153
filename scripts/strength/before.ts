import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE, BEFORE_FOLDER } from './matches.ts';

const root = join(import.meta.dirname, '../..');

/** Lays out rules and bots of before as they were committed; nothing of it is kept in the tree. */
export function layOutBefore(): void {
  const folder = join(root, BEFORE_FOLDER);
  if (existsSync(folder)) return;
  const begun = `${folder}.begun`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(join(begun, 'node_modules/@sixfold'), { recursive: true });
  const packed = execFileSync('git', ['archive', BEFORE, 'packages/engine', 'packages/bots'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', begun], { input: packed });
  // Its bots find its own rules by name, as they would there.
  symlinkSync('../../packages/engine', join(begun, 'node_modules/@sixfold/engine'));
  renameSync(begun, folder);
}
