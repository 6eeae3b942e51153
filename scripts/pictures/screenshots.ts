/**
 * Takes the pictures for README and docs from the built page: docs/pictures/PLACE-SIZE-THEME.png.
 *   npm run build:page && npm run make:screenshots        all pictures, in English
 *   npm run make:screenshots -- board --language de       only those whose name contains a word; in a language
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { PAGE, serve } from '@sixfold/server';
import { preferredLanguage } from '../../packages/web/src/lib/languages.ts';
import { launchOptions } from '../browser.ts';
import { SCENES, type Scene } from './scenes.ts';

const pictures = join(import.meta.dirname, '../../docs/pictures');
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } };
const THEMES = ['dark', 'light'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' } },
});
const language = preferredLanguage([values.language]);

async function take(page: Page, name: string, scene: Scene): Promise<void> {
  await scene(page);
  await page.locator('.pending').waitFor({ state: 'detached' });
  // What appears once, such as a celebration, is over by then.
  await page.waitForTimeout(1200);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  console.log(`${name}.png`);
}

mkdirSync(pictures, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'sixfold-pictures-'));
const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data });
const browser = await chromium.launch(launchOptions());
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const isPhone = size === 'phone';
      const context = await browser.newContext({
        viewport,
        baseURL: serving.address,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
        deviceScaleFactor: isPhone ? 2 : 1,
      });
      const settings = JSON.stringify({ language, theme, motion: false, speed: 'fast' });
      await context.addInitScript((text) => localStorage.setItem('sixfold-settings', text), settings);
      for (const [place, scene] of Object.entries(SCENES)) {
        const name = `${place}-${size}-${theme}`;
        if (!positionals.every((word) => name.includes(word))) continue;
        const page = await context.newPage();
        await take(page, name, scene);
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await serving.close();
  rmSync(data, { recursive: true });
}
