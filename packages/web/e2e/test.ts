import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { PAGE, serve } from '../../server/src/index.ts';
import type { Settings } from '../src/lib/settings.ts';

export { expect, type Locator, type Page } from '@playwright/test';

interface Own {
  /** Settings that differ from the tests' own: English, bots in a hurry, no motion. */
  wishes: Partial<Settings>;
  /** What the browser complained about: errors, refusals by the Content-Security-Policy. Fails the test. */
  complaints: string[];
}

interface Shared {
  /** The real server with the built page. */
  address: string;
}

const DEFAULTS: Partial<Settings> = { language: 'en', theme: 'dark', motion: false, speed: 'instant' };

/** A test with the built page on the real server; any complaint of the browser fails it. */
export const test = base.extend<Own, Shared>({
  address: [
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'sixfold-e2e-'));
      const serving = await serve({
        port: 0,
        host: 'localhost',
        root: PAGE,
        data,
        guestsPerAddress: 1_000_000,
        webhooks: 'on',
      });
      await use(serving.address);
      await serving.close();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  wishes: [{}, { option: true }],
  baseURL: async ({ address }, use) => use(address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, wishes }, use) => {
    await keepSettings(page, { ...DEFAULTS, ...wishes });
    await use(page);
  },
});

/** Sets what the player would have set, before the page first asks; what the test changes in the page stays. */
export async function keepSettings(page: Page, settings: Partial<Settings> = DEFAULTS): Promise<void> {
  await page.addInitScript((text) => {
    try {
      if (localStorage.getItem('sixfold-settings') === null) localStorage.setItem('sixfold-settings', text);
    } catch {
      // An empty page, with which Firefox begins, may keep nothing.
    }
  }, JSON.stringify(settings));
}
