import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser, ensureFirefox, ensureScreen, launchOptions } from '../../../scripts/browser.ts';

// Workers read this file as well, and need not look again.
const browser = ensureBrowser();
process.env['SIXFOLD_BROWSER'] = browser;
const firefox = ensureFirefox();
process.env['SIXFOLD_FIREFOX'] = firefox;
const screen = ensureScreen();
process.env['SIXFOLD_SCREEN'] = screen;
// What one server has compiled, the others need not.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/compiled');

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  // Browsers on a machine that does other things may be late; the report names what was.
  retries: process.env['CI'] ? 2 : 1,
  // Guards against hanging only: on a busy machine pages are late.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: './screen.ts',
  projects: [
    { name: 'chromium', testIgnore: 'firefox.spec.ts' },
    {
      name: 'firefox',
      testMatch: 'firefox.spec.ts',
      // As people have it, driven over WebDriver BiDi: the one of Playwright's own is another Firefox, and not in Debian.
      // Without a window it draws no scenes.
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        headless: screen === '',
        launchOptions: { executablePath: firefox },
      },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(browser),
    viewport: { width: 1280, height: 800 },
    // To keep all files for offline takes as long as to read a page; where that is tested, it is let in.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
