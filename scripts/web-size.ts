/**
 * Checks the size budget of the page: all JavaScript that really runs until a first board game against a bot is on the
 * screen, in each language; and all that the bots' worker ever runs at one table, for the game whose bots need the most.
 * Loads the built page in a browser. Fails if the budget is exceeded.
 *   npm run build:page && npm run check:page-size
 */
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE, serve } from '@sixfold/server';
import { SPOKEN } from '../packages/web/src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../packages/web/src/lib/languages.ts';
import type { Messages } from '../packages/web/src/i18n/messages.ts';
import { launchOptions } from './browser.ts';

const KIB = 1024;
const MAIN = 60 * KIB;
const WORKER = 30 * KIB;

const zipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** What the page's own scripts take as they are sent. */
async function sizeOfPage(browser: Browser, address: string, locale: Language): Promise<number> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) answers.push(answer);
  });
  await page.goto(address);
  await openBoard(page, SPOKEN[locale]);
  const sizes = await Promise.all(answers.map(async (answer) => zipped(await answer.body())));
  await context.close();
  return sum(sizes);
}

/** A board game against a bot, in which a person is to begin. */
async function openBoard(page: Page, { games, home, table, app }: Messages): Promise<void> {
  const card = page.getByRole('article', { name: games.board.name, exact: true });
  await card.getByRole('button', { name: home.play }).click();
  await page.getByText(table.yourTurn, { exact: true }).first().waitFor();
  await page.getByRole('grid').waitFor();
  await page.getByText(app.loading).waitFor({ state: 'detached' });
}

const assets = join(PAGE, 'assets');
const read = (name: string): Buffer => readFileSync(join(assets, name));
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The scripts that a script names in its static or dynamic imports. */
const imported = (name: string, pattern: RegExp): string[] =>
  [...read(name).toString().matchAll(pattern)].flatMap(([, other]) => other ?? []);

const STATIC = /\b(?:import|from)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(["'`]\.\/([^"'`]+\.js)["'`]\)/g;

/** A script and all that it cannot run without. */
function needs(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const other of imported(name, STATIC)) needs(other, known);
  return known;
}

/** The worker with the strategy that is the largest. Each game's is a script that the worker loads when it is asked. */
function sizeOfWorker(): number {
  const worker = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the page has no worker');
  const base = needs(worker);
  const strategies = imported(worker, DYNAMIC);
  if (strategies.length === 0) throw new Error('the worker loads no strategies');
  const sizes = strategies.map((strategy) =>
    sum([...needs(strategy, new Set(base))].map((name) => zipped(read(name)))),
  );
  return Math.max(...sizes);
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
  const within = [check('worker', sizeOfWorker(), WORKER)];
  for (const language of LANGUAGE_IDS) {
    within.push(check(`page, ${LANGUAGES[language]}`, await sizeOfPage(browser, serving.address, language), MAIN));
  }
  process.exitCode = within.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await serving.close();
}
