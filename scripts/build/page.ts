/**
 * Builds the page if anything it is made of has changed since.
 *   node scripts/build/page.ts
 */
import { join } from 'node:path';
import { build } from 'vite';
import { isFresh } from './fresh.ts';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'packages/web');
const page = join(web, 'dist/index.html');
const SOURCES = [
  'engine/src',
  'host/src',
  'protocol/src',
  'bots/src',
  'review/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
];

export async function buildPage(): Promise<void> {
  const sources = [...SOURCES.map((name) => join(root, 'packages', name)), join(root, 'package-lock.json')];
  if (!isFresh(page, sources)) await build({ root: web, configFile: join(web, 'vite.config.ts') });
}

if (import.meta.main) await buildPage();
