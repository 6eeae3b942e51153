/**
 * Plays games against a beginner as somebody does who hears the page: by the key for the best place alone, bots at once.
 * Fails where too few are won. Needs the built page; as many games at once as there are processors, about 15 minutes on two.
 *   npm run build:page && npm run test:ear [-- COUNT [GAME…]]     default: 50 of each game that has a bar
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { PAGE, serve } from '@sixfold/server';
import { heardSoFar, listen, playByEar } from '../packages/testing/src/page/ear.ts';
import { newTable, PERSON } from '../packages/testing/src/page/records.ts';
import { openTable } from '../packages/testing/src/page/table.ts';
import { en } from '../packages/web/src/games/all-messages.fixture.ts';
import { launchOptions } from './browser.ts';

/** Which share of the games is to be won. */
const BARS: readonly (readonly [GameId, number])[] = [
  ['board', 0.6],
  ['board3d', 0.7],
  ['cards', 0.7],
];
const SETTINGS = JSON.stringify({ language: 'en', motion: false, speed: 'instant' });

async function isWon(browser: Browser, baseURL: string, game: GameId, seed: string): Promise<boolean> {
  // On a phone the stacking board is flat, and what is only heard need not be drawn in three dimensions.
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript((text) => localStorage.setItem('sixfold-settings', text), SETTINGS);
  await listen(page);
  await openTable(page, newTable(game, [PERSON, { kind: 'bot', name: '', bot: 'beginner' }], seed));
  await playByEar(page);
  const heard = await heardSoFar(page);
  await context.close();
  return heard.some((text) => text.includes(en.end.youWon));
}

/** Plays one game after the other, beside others who do, and shows each as it ends. */
async function playOn(left: string[], play: (seed: string) => Promise<boolean>): Promise<number> {
  let won = 0;
  for (let seed = left.pop(); seed !== undefined; seed = left.pop()) {
    const isMine = await play(seed);
    process.stderr.write(isMine ? '+' : '-');
    won += Number(isMine);
  }
  return won;
}

/** How many are won of so many games. */
async function countWon(count: number, play: (seed: string) => Promise<boolean>): Promise<number> {
  const left = Array.from({ length: count }, (_, index) => `ear/${index}`);
  const won = await Promise.all(Array.from({ length: availableParallelism() }, () => playOn(left, play)));
  process.stderr.write('\n');
  return won.reduce((sum, each) => sum + each, 0);
}

const [count = '50', ...chosen] = process.argv.slice(2);
const games = Number(count);
const data = mkdtempSync(join(tmpdir(), 'sixfold-ear-'));
const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data, logLevel: 'error' });
const browser = await chromium.launch(launchOptions());
for (const [game, bar] of BARS.filter(([id]) => chosen.length === 0 || chosen.includes(id))) {
  const won = await countWon(games, (seed) => isWon(browser, serving.address, game, seed));
  const isEnough = won >= bar * games;
  console.log(`${isEnough ? 'ok  ' : 'FAIL'} ${game}: ${won} of ${games} won, at least ${bar * 100} %`);
  if (!isEnough) process.exitCode = 1;
}
await browser.close();
await serving.close();
rmSync(data, { recursive: true });
