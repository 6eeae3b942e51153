/**
 * Measures how soon a click at the table is answered on the screen, with the processor slowed down to a quarter: on your
 * own turn and while a bot thinks. The browser itself takes the time, from the click to the next picture (Event Timing, in
 * steps of 8 ms). Prints one line of JSON; fails if one in twenty takes 50 ms or more.
 *   npm run build && npm run bench:clicks
 */
import { chromium, type Page } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { PAGE, serve } from '@sixfold/server';
import { grid, handling, mouse, tryByMouse, type Place } from '../packages/web/e2e/board.ts';
import { advise, BOT, newTable, PERSON, playUntil } from '../packages/web/e2e/records.ts';
import { knownTable, openTable } from '../packages/web/e2e/table.ts';
import { launchOptions } from '../scripts/browser.ts';

const SLOWER = 4;
const LIMIT = 50;
const TURNS = 10;
const CLICKS = 4;
const REST = 100;
const GAME: GameId = 'board';

interface Answers {
  times: number[];
}

/** Collects the time of every click from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    });
    // Only what takes at least 16 ms is told; a click that is faster counts as that.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The times since the last asking; those that were too fast to be told are filled in. */
async function collect(page: Page, clicks: number): Promise<number[]> {
  await page.waitForTimeout(2 * REST);
  const told = await page.evaluate(() => (globalThis as unknown as Answers).times.splice(0));
  return [...told, ...Array<number>(Math.max(0, clicks - told.length)).fill(16)];
}

/** A click as a person makes it: the pointer comes to rest first. */
async function click(page: Page): Promise<void> {
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.mouse.up();
}

/** Clicks on fields all over the board; nothing is placed, for it is the bots' turn. */
async function clickAround(page: Page): Promise<number[]> {
  const { x, y, width, height } = (await grid(page).boundingBox())!;
  for (let count = 0; count < CLICKS; count++) {
    await page.mouse.move(x + width * (0.3 + 0.1 * count), y + height * (0.4 + 0.05 * count));
    await click(page);
  }
  return collect(page, CLICKS);
}

/** A turn: a tile is held over its place and laid down, then clicks while the bots think. */
async function takeTurn(page: Page): Promise<{ own: number[]; thinking: number[] }> {
  await handling.isReady(page);
  const move = advise(await knownTable(page))!;
  if (move.type !== 'place') {
    await mouse(page, move);
    return { own: [], thinking: await clickAround(page) };
  }
  await tryByMouse(page, move as unknown as Place);
  await collect(page, 0);
  await click(page);
  return { own: await collect(page, 1), thinking: await clickAround(page) };
}

const summary = (times: readonly number[]): { median: number; p95: number; worst: number; clicks: number } => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1), clicks: sorted.length };
};

const serving = await serve({ port: 0, host: 'localhost', root: PAGE });
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    baseURL: serving.address,
    locale: 'en-GB',
  });
  const known = newTable(GAME, [PERSON, BOT, BOT, BOT], 'clicks');
  playUntil(known, (table) => table.ply >= 16 && table.turn === 0);
  await openTable(page, known);
  await grid(page).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  const own: number[] = [];
  const thinking: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const times = await takeTurn(page);
    own.push(...times.own);
    thinking.push(...times.thinking);
  }
  const result = { slower: SLOWER, own: summary(own), thinking: summary(thinking) };
  console.log(JSON.stringify(result));
  process.exitCode = Math.max(result.own.p95, result.thinking.p95) < LIMIT ? 0 : 1;
} finally {
  await browser.close();
  await serving.close();
}
