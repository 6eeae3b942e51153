import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether something is there and was made after all that it is made of, files or folders, was changed last. */
export const isFresh = (made: string, sources: readonly string[]): boolean =>
  existsSync(made) && changed(made) >= Math.max(...sources.map(newest));

const changed = (path: string): number => statSync(path).mtimeMs;

function newest(path: string): number {
  if (!existsSync(path) || !statSync(path).isDirectory()) return existsSync(path) ? changed(path) : 0;
  // Folders count as well: they change when a file is taken out.
  const within = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changed(join(path, name)));
  return Math.max(changed(path), ...within);
}
