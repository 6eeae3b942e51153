import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../../scripts/browser.ts';

/** For scripts/hosting.ts, which has set up servers behind nginx: not one of the tests. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.play.ts',
  outputDir: '../../../../node_modules/.cache/e2e-hosting',
  reporter: 'line',
  timeout: 15 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
  },
});
