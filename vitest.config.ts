import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Nothing here is shared by way of a module, and to load the engine anew for every file takes longer than most files.
    isolate: false,
    // All cores: half of them, as is usual, would be one of two.
    maxWorkers: availableParallelism(),
    // A guard against hanging only: busy machines start processes slowly.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
