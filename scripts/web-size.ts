/**
 * Checks the size budget of the page: all JavaScript that really runs until a first board game against a bot is on the
 * screen, in each language, and the worker's. Loads the built page in a browser. Fails if the budget is exceeded.
 *   npm run build && node scripts/web-size.ts
 */
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { PAGE, serve } from '@sixfold/server';
import { de } from '../packages/web/src/i18n/de.ts';
import { en } from '../packages/web/src/i18n/en.ts';
import { launchOptions } from './browser.ts';

const KIB = 1024;
const MAIN = 60 * KIB;
const WORKER = 30 * KIB;
const LOCALES = { 'de-DE': de, 'en-GB': en };

interface Sizes {
  page: number;
  worker: number;
}

/** Sizes as sent, with gzip; the worker's scripts are those that only it asks for. */
async function measure(browser: Browser, address: string, locale: keyof typeof LOCALES): Promise<Sizes> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) answers.push(answer);
  });
  await page.goto(address);
  await openBoard(page, LOCALES[locale]);
  const workers = new Set(page.workers().map((worker) => worker.url()));
  const loaded = await Promise.all(answers.map(sizeOf));
  await context.close();
  const sum = (isOf: boolean): number =>
    loaded.filter(([url]) => workers.has(url) === isOf).reduce((total, [, size]) => total + size, 0);
  return { page: sum(false), worker: sum(true) };
}

const sizeOf = async (answer: Response): Promise<[string, number]> => [
  answer.url(),
  gzipSync(await answer.body(), { level: 9 }).length,
];

/** A board game against a bot, with the hint asked for, so that the bots' worker is there as well. */
async function openBoard(page: Page, { games, home, table, app }: typeof en | typeof de): Promise<void> {
  const card = page.getByRole('article', { name: games.board.name, exact: true });
  await card.getByRole('button', { name: home.play }).click();
  await page.getByText(table.yourTurn, { exact: true }).first().waitFor();
  await page.getByRole('grid').waitFor();
  // Where the bot began, its worker is there already.
  const hired = page.workers().length > 0 ? null : page.waitForEvent('worker');
  await page.getByRole('button', { name: table.hint }).click();
  await hired;
  await page.getByText(app.loading).waitFor({ state: 'detached' });
}

function check(name: string, size: number, budget: number): boolean {
  const isWithin = size <= budget;
  console.log(
    `${isWithin ? 'ok  ' : 'FAIL'} ${name.padEnd(16)}${(size / KIB).toFixed(2).padStart(6)} of ${budget / KIB} KiB`,
  );
  return isWithin;
}

const serving = await serve({ port: 0, host: 'localhost', root: PAGE });
const browser = await chromium.launch(launchOptions());
try {
  const german = await measure(browser, serving.address, 'de-DE');
  const english = await measure(browser, serving.address, 'en-GB');
  const within = [
    check('page, German', german.page, MAIN),
    check('page, English', english.page, MAIN),
    check('worker', Math.max(german.worker, english.worker), WORKER),
  ];
  process.exitCode = within.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await serving.close();
}
