import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig, type Plugin } from 'vitest/config';

// Servers, their threads and commands are started by the hundred: what one has compiled, the others need not.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** What a module imports by a pattern depends on which files there are, not on its own text alone: it is never kept. */
const forgetPatterns: Plugin = {
  name: 'forget-patterns',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ sourceCode }) => (/import\(`|import\.meta\.glob/.test(sourceCode) ? false : undefined)),
};

/** What takes longest begins first, so that nothing is left to wait for alone at the end; what mostly waits comes before all. */
const FIRST = [
  'scripts/cluster/cluster',
  'scripts/make-game',
  'packages/engine/test/battery',
  'packages/host/test/properties',
  'packages/server/test/fuzz',
  'packages/server/src/store/sqlite/threaded',
  'packages/engine/test/symmetry',
  'scripts/packages/packages',
  'scripts/attack/cost/cost',
  'packages/server/src/moving/move',
  'packages/server/test/long-evening',
  'packages/server/test/games',
  'packages/server/src/notices/month',
  'packages/server/src/store/postgres/postgres-store',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? FIRST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  plugins: [forgetPatterns],
  test: {
    globalSetup: 'packages/testing/src/postgres-setup.ts',
    setupFiles: 'packages/testing/src/first-edition.ts',
    include: ['packages/*/{src,test}/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
    sequence: { sequencer: LongestFirst },
    // Nothing here is shared by way of a module, and to load the engine anew for every file takes longer than most files.
    isolate: false,
    // One more than there are cores: now and then each waits for a disk, a socket or a program that it has started.
    maxWorkers: availableParallelism() + 1,
    // A guard against hanging only: busy machines start processes slowly.
    testTimeout: 60_000,
    // What talks to servers of its own may be late once on a machine that does other things; the report names what was.
    retry: 1,
    hookTimeout: 120_000,
  },
});
