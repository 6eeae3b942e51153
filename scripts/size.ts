/** Checks the size budget: what a page must load for one game, and for all of them. Fails if it is exceeded. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import manifest from '../packages/engine/package.json' with { type: 'json' };

const KIB = 1024;
const ONE_GAME = 6 * KIB;
const ALL_GAMES = 15 * KIB;

const engine = join(import.meta.dirname, '../packages/engine');

interface Chunk {
  readonly isEntry: boolean;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Minified, everything included but the cipher: by the names of the files. */
async function built(source: string): Promise<Map<string, Chunk>> {
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
  const files = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** A file and all that must be there before it runs. */
const needs = (name: string, chunks: ReadonlyMap<string, Chunk>): Set<string> =>
  new Set([name, ...(chunks.get(name)?.imports ?? []).flatMap((other) => [...needs(other, chunks)])]);

/** What is loaded, compressed; of parts that come one at a time, such as a game each, the one that brings most. */
async function sizeOf(source: string): Promise<number> {
  const chunks = await built(source);
  const entry = [...chunks.keys()].find((name) => chunks.get(name)?.isEntry) ?? '';
  const first = needs(entry, chunks);
  const parts = (chunks.get(entry)?.dynamicImports ?? []).map((part) => new Set([...first, ...needs(part, chunks)]));
  const zipped = [first, ...parts].map((names) => {
    const code = [...names].map((name) => chunks.get(name)?.code ?? '').join('');
    return gzipSync(code, { level: 9 }).length;
  });
  return Math.max(...zipped);
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
