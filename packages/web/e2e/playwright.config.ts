import { defineConfig } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../../scripts/browser.ts';

// Workers read this file as well, and need not look again.
const browser = ensureBrowser();
process.env['SIXFOLD_BROWSER'] = browser;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  // Two browsers on a machine that does other things may be late once; the report names what was.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(browser),
    viewport: { width: 1280, height: 800 },
    // To keep all files for offline takes as long as to read a page; where that is tested, it is let in.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
  },
});
