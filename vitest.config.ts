import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';

/** What a module imports by a pattern depends on which files there are, not on its own text alone: it is never kept. */
const forgetPatterns: Plugin = {
  name: 'forget-patterns',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ sourceCode }) => (/import\(`|import\.meta\.glob/.test(sourceCode) ? false : undefined)),
};

export default defineConfig({
  plugins: [forgetPatterns],
  test: {
    globalSetup: 'packages/testing/src/postgres-setup.ts',
    setupFiles: 'packages/testing/src/first-edition.ts',
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Nothing here is shared by way of a module, and to load the engine anew for every file takes longer than most files.
    isolate: false,
    // One more than there are cores: now and then each waits for a disk, a socket or a program that it has started.
    maxWorkers: availableParallelism() + 1,
    // A guard against hanging only: busy machines start processes slowly.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
