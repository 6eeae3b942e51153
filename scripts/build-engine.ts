/** Builds the engine as others install it: plain JavaScript and declarations, in packages/engine/dist. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../packages/engine/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const engine = join(root, 'packages/engine');
const dist = join(engine, 'dist');

/** `./src/board.ts` as it is built: code and types. */
function built(source: string): { types: string; default: string } {
  const base = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

const exports = Object.fromEntries(Object.entries(manifest.exports).map(([path, source]) => [path, built(source)]));
const { private: _private, ...published } = manifest;

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(engine, 'tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
);
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify({ ...published, exports, sideEffects: false }, null, 2)}\n`,
);
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(dist, file));
copyFileSync(join(engine, 'README.md'), join(dist, 'README.md'));
