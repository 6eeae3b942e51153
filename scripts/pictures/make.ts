/**
 * Takes pictures of every place and every game at every size that we promise, in both themes, to be looked at:
 *   npm run build:page && npm run make:pictures -- FOLDER                    all of them, in English
 *   npm run make:pictures -- FOLDER cards 844 --language de                  only those whose name has these words
 * Beside them lie sheets, on which the pictures of one place are side by side.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { PAGE, serve } from '@sixfold/server';
import { preferredLanguage } from '../../packages/web/src/lib/languages.ts';
import { launchOptions } from '../browser.ts';
import { MORE_SCENES, SCENES, type Scene } from './scenes.ts';
import { layOut } from './sheet.ts';

const THEMES = ['dark', 'light'] as const;
/** By what one points with: a page cannot change that. */
const SCREENS = [
  {
    hasTouch: true,
    sizes: [
      [320, 568],
      [390, 844],
      [667, 375],
      [844, 390],
      [820, 1180],
      [1180, 820],
    ],
  },
  {
    hasTouch: false,
    sizes: [
      [1440, 900],
      [1920, 1080],
    ],
  },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, address: { type: 'string' } },
});
const [wanted, ...words] = positionals;
if (!wanted) throw new Error('npm run make:pictures -- FOLDER');
const folder = resolve(wanted);
const language = preferredLanguage([values.language]);

/** Words are whole parts of a name between dashes, or several of them. */
const isWanted = (name: string): boolean => words.every((word) => `-${name}-`.includes(`-${word}-`));

let taken = 0;

/** One place at all sizes of a screen; resized, not opened anew. */
async function take(page: Page, scene: Scene, pictures: readonly (readonly [string, number, number])[]): Promise<void> {
  await scene(page);
  await page.locator('.pending').waitFor({ state: 'detached' });
  for (const [name, width, height] of pictures) {
    await page.setViewportSize({ width, height });
    // What appears once, or loads for this size, is over by then.
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`${name}.png`);
    taken++;
  }
}

async function takeAll(browser: Browser, address: string, theme: string): Promise<void> {
  for (const { hasTouch, sizes } of SCREENS) {
    const context = await browser.newContext({
      baseURL: address,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      hasTouch,
      isMobile: hasTouch,
    });
    const settings = JSON.stringify({ language, theme, motion: false, speed: 'fast' });
    await context.addInitScript((text) => localStorage.setItem('sixfold-settings', text), settings);
    for (const [place, scene] of Object.entries({ ...SCENES, ...MORE_SCENES })) {
      const pictures = sizes
        .map(([width, height]) => [`${place}-${width}x${height}-${theme}`, width, height] as const)
        .filter(([name, width]) => isWanted(name.replace(/x\d+/, '')) && width > 0);
      if (pictures.length === 0) continue;
      const page = await context.newPage();
      await take(page, scene, pictures).catch((error: unknown) => console.error(`${place}: ${String(error)}`));
      await page.close();
    }
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'sixfold-pictures-'));
const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data, logLevel: 'error' });
const browser = await chromium.launch(launchOptions());
try {
  for (const theme of THEMES) await takeAll(browser, values.address ?? serving.address, theme);
  if (taken === 0) throw new Error(`no picture has the words ${words.join(' ')}`);
  await layOut(browser, folder);
} finally {
  await browser.close();
  await serving.close();
  rmSync(data, { recursive: true });
}
