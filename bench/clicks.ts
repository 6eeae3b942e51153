/**
 * Measures how soon the table answers on the screen, with the processor slowed down to a quarter: from the click (or what
 * else the hand does) to the end of the first picture that shows the result. Prints a line for each, in milliseconds, and
 * first what the browser itself takes for a button that does next to nothing. Fails if in any of them one in twenty takes
 * 50 ms or more; what comes later, once the move is stored, is only told.
 *   npm run build && npm run bench:clicks [turns]
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { PAGE, serve } from '@sixfold/server';
import { click, point, press, wheel, type Sign, type Times } from '../packages/web/e2e/answers.ts';
import { field, handling as board, isPlace, rackTile, type Place } from '../packages/web/e2e/tiles.ts';
import { handling as dice, isScore, rollButton, scoreButton } from '../packages/web/e2e/dice.ts';
import { advise, BOT, newTable, PERSON, playUntil } from '../packages/web/e2e/records.ts';
import { knownTable, openTable } from '../packages/web/e2e/table.ts';
import { launchOptions } from '../scripts/browser.ts';

const SLOWER = 4;
const LIMIT = 50;
const TURNS = Number(process.argv[2] ?? 8);

const CHOSEN: Sign = { selector: '.board-tile[aria-checked=true]' };
const HELD: Sign = { selector: '.board-ghost' };
const TURNED: Sign = { selector: '.board-ghost .hex-shell', changed: 'points' };
const LAID: Sign = { selector: '.board-ghost .is-laid' };
const ENLARGED: Sign = { selector: '.board-grid', changed: 'viewBox' };
const PICKED: Sign = { selector: '.dice-group', changed: 'aria-pressed' };
/** The dice are taken up, or the crosses stand. */
const MADE: Sign = { selector: '.dice-surface', changed: 'class' };
/** The whole table after the move, which by then is stored: scores, tracks and all. */
const STORED: Sign = { selector: '.table', changed: 'data-ply' };
const AFTERWARDS = 'afterwards: ';
const NOTHING = 'next to nothing';

/** Takes a tile up, holds it over its place, turns it, and places it. */
async function layTile(page: Page, times: Times, { tile, at }: Place): Promise<void> {
  await click(page, times, rackTile(page, tile), { 'take up a tile': CHOSEN });
  await point(page, times, field(page, at[0]), { 'hold it over a field': HELD });
  await wheel(page, times, { 'turn it': TURNED });
  await press(page, times, { 'place it': LAID, [`${AFTERWARDS}all of it`]: STORED });
}

/** A turn at the board; then the board is enlarged and made small again for as long as bots think. */
async function boardTurn(page: Page, times: Times): Promise<void> {
  await board.isReady(page);
  const move = advise(await knownTable(page))!;
  if (isPlace(move)) await layTile(page, times, move);
  else await board.mouse(page, move);
  while (await page.locator('.bar .dots').isVisible())
    await click(page, times, page.locator('.board-zoom button').last(), { 'enlarge while a bot thinks': ENLARGED });
}

/** A move with the dice: a roll, or a group of dice picked up and put down again before they score. */
async function diceTurn(page: Page, times: Times): Promise<void> {
  await dice.isReady(page);
  const move = advise(await knownTable(page))!;
  // A second click on the same spot at once counts as a slip of the hand.
  await page.locator('.dice-hint').click();
  if (!isScore(move)) return click(page, times, rollButton(page), { roll: MADE, [`${AFTERWARDS}the dice`]: STORED });
  const group = page.locator('.dice-group').first();
  if (await group.isVisible()) {
    await click(page, times, group, { 'pick dice': PICKED });
    await click(page, times, group, { 'put them down': PICKED });
  }
  await click(page, times, scoreButton(page), { score: MADE, [`${AFTERWARDS}all of it`]: STORED });
}

/** A button beside the table that counts its clicks. */
async function probe(page: Page, times: Times): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = 'probe';
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; width: 4rem; height: 4rem';
    button.addEventListener('click', () => {
      button.value += '1';
      button.textContent = button.value;
    });
    document.body.append(button);
  });
  for (let count = 0; count < TURNS; count++)
    await click(page, times, page.locator('.probe'), { [NOTHING]: { selector: '.probe', changed: 'value' } });
  await page.locator('.probe').evaluate((button) => button.remove());
}

interface Scene {
  readonly game: GameId;
  readonly players: number;
  /** How far the game has come. */
  readonly plies: number;
  readonly turn: (page: Page, times: Times) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { game: 'board', players: 2, plies: 16, turn: boardTurn },
  { game: 'board', players: 4, plies: 32, turn: boardTurn },
  { game: 'dice', players: 2, plies: 16, turn: diceTurn },
  { game: 'dice', players: 4, plies: 32, turn: diceTurn },
];

async function play(browser: Browser, address: string, { game, players, plies, turn }: Scene): Promise<Times> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, baseURL: address, locale: 'en-GB' });
  const known = newTable(game, [PERSON, BOT, BOT, BOT].slice(0, players), 'clicks');
  playUntil(known, (table) => table.ply >= plies && table.turn === 0);
  await openTable(page, known);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: Times = new Map();
  await probe(page, times);
  for (let count = 0; count < TURNS; count++) await turn(page, times);
  await page.close();
  return times;
}

/** Tells the times of one kind; whether they are short enough. */
function tell(what: string, times: readonly number[]): boolean {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted.at(Math.min(sorted.length - 1, Math.floor(share * sorted.length))) ?? Infinity;
  const isSoon = at(0.95) < LIMIT;
  const isJudged = !what.includes(AFTERWARDS) && !what.includes(NOTHING);
  const verdict = isSoon ? 'ok  ' : 'FAIL';
  const figures = [at(0.5), at(0.95), at(1)].map((time) => time.toFixed(0).padStart(7)).join('');
  console.log(`${isJudged ? verdict : '    '} ${what.padEnd(46)}${figures}${String(times.length).padStart(7)}`);
  return isSoon || !isJudged;
}

const serving = await serve({ port: 0, host: 'localhost', root: PAGE });
const browser = await chromium.launch(launchOptions());
try {
  console.log(`processor ${SLOWER} times slower, limit ${LIMIT} ms`.padEnd(51), 'median    p95  worst  times');
  for (const scene of SCENES) {
    const times = await play(browser, serving.address, scene);
    const name = `${scene.game}, ${scene.players} players`;
    const isSoon = [...times].map(([what, all]) => tell(`${name}: ${what}`, all));
    if (isSoon.includes(false)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await serving.close();
}
