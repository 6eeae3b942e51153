/**
 * Builds the page if anything it is made of has changed since.
 *   node scripts/build/page.ts
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'packages/web');
const page = join(web, 'dist/index.html');
const SOURCES = [
  'engine/src',
  'host/src',
  'protocol/src',
  'bots/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
];

const changed = (path: string): number => statSync(path).mtimeMs;

function newest(path: string): number {
  if (!existsSync(path) || !statSync(path).isDirectory()) return existsSync(path) ? changed(path) : 0;
  // Folders count as well: they change when a file is taken out.
  const within = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changed(join(path, name)));
  return Math.max(changed(path), ...within);
}

function isBuilt(): boolean {
  const sources = [...SOURCES.map((name) => join(root, 'packages', name)), join(root, 'package-lock.json')];
  return existsSync(page) && changed(page) >= Math.max(...sources.map(newest));
}

export async function buildPage(): Promise<void> {
  if (!isBuilt()) await build({ root: web, configFile: join(web, 'vite.config.ts') });
}

if (import.meta.main) await buildPage();
