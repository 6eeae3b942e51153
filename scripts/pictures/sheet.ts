import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

const HEIGHT = 460;

/** Lays the pictures of each place side by side, a theme a row: what differs is seen at a glance. */
export async function layOut(browser: Browser, folder: string): Promise<void> {
  const pictures = readdirSync(folder).filter((name) => /-\d+x\d+-/.test(name));
  const page = await browser.newPage({ viewport: { width: 3000, height: 1000 } });
  const file = join(folder, 'sheet.html');
  for (const [place, names] of Object.entries(byPlace(pictures))) {
    writeFileSync(file, htmlOf(names));
    await page.goto(pathToFileURL(file).href);
    await page.locator('body').screenshot({ path: join(folder, `${place}.sheet.png`) });
  }
  await page.close();
  rmSync(file, { force: true });
}

const byPlace = (names: readonly string[]): Partial<Record<string, string[]>> =>
  Object.groupBy(names, (name) => name.replace(/-\d+x\d+-.*/, ''));

const widthOf = (name: string): number => Number(/-(\d+)x/.exec(name)?.[1]);

function htmlOf(names: readonly string[] = []): string {
  const row = (theme: string): string =>
    names
      .filter((name) => name.includes(`-${theme}.`))
      .toSorted((a, b) => widthOf(a) - widthOf(b))
      .map((name) => `<img src="${name}" height="${HEIGHT}">`)
      .join(' ');
  return `<body style="margin:8px;background:#888;width:max-content">${['dark', 'light'].map(row).join('<br>')}`;
}
