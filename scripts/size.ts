/** Checks the size budget: what a page must load for one game, and for all of them. Fails if it is exceeded. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import manifest from '../packages/engine/package.json' with { type: 'json' };

const KIB = 1024;
const ONE_GAME = 6 * KIB;
const ALL_GAMES = 15 * KIB;

const engine = join(import.meta.dirname, '../packages/engine');

/** Minified and compressed, everything included but the cipher. */
async function sizeOf(source: string): Promise<number> {
  const result = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: join(engine, source), preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

const budgets = Object.entries(manifest.exports)
  .filter(([path, source]) => path === '.' || source.includes('/games/'))
  .map(([path, source]) => ({ path, source, budget: path === '.' ? ALL_GAMES : ONE_GAME }));

let failed = 0;
for (const { path, source, budget } of budgets) {
  const size = await sizeOf(source);
  if (size > budget) failed++;
  const name = path === '.' ? 'all games' : path.slice(2);
  console.log(
    `${size > budget ? 'FAIL' : 'ok  '} ${name.padEnd(16)}${(size / KIB).toFixed(2).padStart(6)} of ${budget / KIB} KiB`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
