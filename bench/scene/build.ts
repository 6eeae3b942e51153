/** The page with the scene alone, built as the real one is, and positions to show on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FastChance, startGame, type At } from '@sixfold/engine';
import { board3d } from '@sixfold/engine/board3d';
import { build } from 'vite';
import type { SceneState } from '../../packages/web/src/games/board3d/scene/contract.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/scene');

/** Builds the page; returns the folder to serve it from. */
export async function buildHarness(): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'chrome130',
      modulePreload: { polyfill: false },
    },
  });
  return folder;
}

/** What is loaded only when the scene is opened, as it is sent. */
export function sizeOfScene(): number {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const lazy = scripts.filter((name) => !html.includes(name));
  return lazy.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name)), { level: 9 }).length, 0);
}

/** The board after a number of tiles, laid at random. */
export function stateAfter(count: number, wishes: Partial<SceneState> = {}): SceneState {
  const chance = new FastChance(7);
  const position = startGame(board3d, { players: 4, options: { radius: 4 }, starter: 0 }, chance);
  while (position.laidCount < count && position.ended === null) position.play(position.randomMove(chance), chance);
  const { startStones, laid } = board3d.view(position, null);
  const heights = new Map(startStones.map(({ at }) => [String(at), 1]));
  const lay = (at: readonly [At, At]): number => {
    const level = (heights.get(String(at[0])) ?? 0) + 1;
    for (const half of at) heights.set(String(half), level);
    return level;
  };
  const tiles = laid.map(({ tile, at }) => ({ tile, at, level: lay(at), isFresh: false }));
  return {
    radius: 4,
    stones: startStones,
    tiles,
    ghost: null,
    lit: [],
    gains: [],
    hint: null,
    theme: 'dark',
    marks: [],
    reducedMotion: false,
    ...wishes,
  };
}
