import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts'],
    // A guard against hanging only: busy machines start processes slowly.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
