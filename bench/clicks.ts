/**
 * Measures how soon the table answers on the screen, with the processor slowed down to a quarter.
 *
 * An answer is the first picture that shows that the page has understood: the tile is taken up, the dice are picked. Its
 * time runs from the input itself, as stamped by the browser, until the page's own thread is through with that picture
 * (the message after the animation frame); that includes waiting for whatever else the page was doing. Only a wheel counts
 * from when the page is told. The result is the first picture with all that a move leads to, once it is stored; it is only
 * told. So is, as the floor, what the browser itself takes for a button that does next to nothing.
 *
 * All is done over and over, in games of two and of four at different stages, against bots that do think. Prints a line for
 * each thing that is done, in milliseconds, and fails if the usual answer, the median, takes 50 ms or more, or the slowest of
 * twenty comes more than 60 ms after that of the button that does nothing: by so much machines are slow now and then
 * whatever the page does.
 *   npm run build:page && npm run bench:clicks [rounds]
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { PAGE, serve } from '@sixfold/server';
import { click, key, point, press, Times, wheel, type Deed } from '../packages/testing/src/page/answers.ts';
import type { Handling } from '../packages/testing/src/page/handling.ts';
import { advise, BOT, newTable, PERSON, playUntil } from '../packages/testing/src/page/records.ts';
import { knownTable, openTable } from '../packages/testing/src/page/table.ts';
import { field, handling as board, isPlace, rackTile, type Place } from '../packages/testing/src/page/tiles.ts';
import { en } from '../packages/web/src/games/all-messages.fixture.ts';
import { fixture as dice, isScore, rollButton, scoreButton } from '../packages/web/src/games/dice/game.fixture.ts';
import { launchOptions } from '../scripts/browser.ts';

const SLOWER = 4;
const LIMIT = 50;
/** By how much the slowest of twenty may be behind that of a button which does nothing. */
const TAIL = 60;
const ROUNDS = Number(process.argv[2] ?? 5);
/** How often a move is made, and taken back again, before it stands. */
const TRIES = 5;
const THINKER = { ...BOT, bot: 'master' };

const NOTHING: Deed = { name: 'next to nothing', answer: { selector: '.probe', changed: 'value' } };
const SHELL = { selector: '.tiles-ghost .hex-shell', changed: 'points' };
/** The whole table after the move, which by then is stored: scores, tracks and all. */
const STORED = { selector: '.table', changed: 'data-ply' };
/** The dice are taken up, or the crosses stand. */
const MADE = { selector: '.dice-surface', changed: 'class' };
const PICKED = { selector: '.dice-group', changed: 'aria-pressed' };

const TAKE: Deed = { name: 'take up a tile', answer: { selector: '.tiles-tile[aria-checked=true]' } };
const HOLD: Deed = { name: 'hold it over a field', answer: SHELL };
const TURN: Deed = { name: 'turn it by a key', answer: SHELL };
const WHEEL: Deed = { name: 'turn it by the wheel', answer: SHELL };
const PLACE: Deed = { name: 'place it', answer: { selector: '.tiles-ghost .is-laid' }, result: STORED };
const ENLARGE: Deed = {
  name: 'enlarge the board while a bot thinks',
  answer: { selector: '.tiles-grid', changed: 'viewBox' },
};
const ROLL: Deed = { name: 'roll', answer: MADE, result: STORED };
const PICK: Deed = { name: 'pick up dice, or put them down', answer: PICKED };
const SCORE: Deed = { name: 'score', answer: MADE, result: STORED };

/** Waits until the person is to decide, and asks for a sensible move. */
async function think(page: Page, handling: Handling): Promise<ReturnType<typeof advise>> {
  for (;;) {
    const known = await knownTable(page);
    if (known.series.turn === null) return null;
    if (known.series.turn === 0) {
      await page.locator(`.table[data-ply="${known.series.ply}"]`).waitFor();
      await handling.untilReady(page);
      return advise(known);
    }
    await page.waitForTimeout(100);
  }
}

/** Has the last move of the person taken back, and waits until it is. */
async function takeBack(page: Page, ply: number): Promise<void> {
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await page.locator(`.table[data-ply="${ply}"]`).waitFor();
}

const plyOf = async (page: Page): Promise<number> => (await knownTable(page)).series.ply;

/** Takes a tile up, holds it over its place, turns it, and places it. */
async function layTile(page: Page, times: Times, { tile, at }: Place): Promise<void> {
  await click(page, times, rackTile(page, tile), TAKE);
  await point(page, times, field(page, at[1]), HOLD);
  await point(page, times, field(page, at[0]), HOLD);
  await key(page, times, 'r', TURN);
  await wheel(page, times, WHEEL);
  await press(page, times, PLACE);
}

/** A turn at the board, tried several times; then the board is made larger and smaller for as long as bots think. */
async function boardRound(page: Page, times: Times): Promise<void> {
  const move = await think(page, board);
  if (move === null) return;
  if (!isPlace(move)) return board.mouse(page, move);
  const ply = await plyOf(page);
  for (let tries = 1; tries < TRIES; tries++) {
    await layTile(page, times, move);
    await takeBack(page, ply);
  }
  await layTile(page, times, move);
  while (await page.locator('.bar .dots').isVisible())
    await click(page, times, page.locator('.tiles-zoom button').last(), ENLARGE);
  await showWhole(page);
}

/** Else fields that the next tile goes to may lie beyond the edge. */
async function showWhole(page: Page): Promise<void> {
  const smaller = page.getByRole('button', { name: en.tiles.zoomOut });
  while (await smaller.isVisible()) await smaller.click();
}

/** A move with the dice, tried several times: a roll, or a group of dice picked up and put down again before they score. */
async function diceRound(page: Page, times: Times): Promise<void> {
  const move = await think(page, dice.handling);
  if (move === null) return;
  const ply = await plyOf(page);
  for (let tries = 1; tries < TRIES; tries++) {
    await diceMove(page, times, isScore(move));
    await takeBack(page, ply);
  }
  await diceMove(page, times, isScore(move));
}

async function diceMove(page: Page, times: Times, scores: boolean): Promise<void> {
  // A second click on the same spot at once counts as a slip of the hand.
  await page.locator('.dice-hint').click();
  if (!scores) return click(page, times, rollButton(page), ROLL);
  const group = page.locator('.dice-group').first();
  if (await group.isVisible()) {
    await click(page, times, group, PICK);
    await press(page, times, PICK);
  }
  await click(page, times, scoreButton(page), SCORE);
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
  for (let count = 0; count < 2 * ROUNDS; count++) await click(page, times, page.locator('.probe'), NOTHING);
  await page.locator('.probe').evaluate((button) => button.remove());
}

interface Scene {
  readonly game: GameId;
  readonly players: number;
  /** How far the game has come. */
  readonly plies: number;
  readonly rounds: number;
  readonly round: (page: Page, times: Times) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { game: 'board', players: 2, plies: 16, rounds: ROUNDS, round: boardRound },
  { game: 'board', players: 4, plies: 32, rounds: ROUNDS, round: boardRound },
  // Of the moves with dice, half are rolls.
  { game: 'dice', players: 2, plies: 16, rounds: 2 * ROUNDS, round: diceRound },
  { game: 'dice', players: 4, plies: 32, rounds: 2 * ROUNDS, round: diceRound },
];

async function play(browser: Browser, address: string, times: Times, scene: Scene): Promise<void> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, baseURL: address, locale: 'en-GB' });
  // Whoever has taken back before is not told again what it costs.
  await page.addInitScript(() => localStorage.setItem('sixfold-firsts', 'back'));
  const seats = [PERSON, THINKER, THINKER, THINKER].slice(0, scene.players);
  const known = newTable(scene.game, seats, 'clicks');
  playUntil(known, ({ ply, turn }) => ply >= scene.plies && turn === 0);
  await openTable(page, known);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await probe(page, times);
  for (let count = 0; count < scene.rounds; count++) await scene.round(page, times);
  await page.close();
}

const at = (sorted: readonly number[], share: number): number =>
  sorted.at(Math.min(sorted.length - 1, Math.floor(share * sorted.length))) ?? Infinity;

const inOrder = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

const quantile = (times: readonly number[], share: number): number => at(inOrder(times), share);

/** Median, 95th percentile, worst and number. */
function figures(times: readonly number[]): string {
  const sorted = inOrder(times);
  const all = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1), sorted.length];
  return all.map((figure) => figure.toFixed(0).padStart(7)).join('');
}

/** Tells the times of everything that was done in a game; whether all answers came soon enough. */
function tell(game: string, { answers, results }: Times): boolean {
  let isSoon = true;
  const idle = quantile(answers.get(NOTHING.name) ?? [], 0.95);
  for (const [name, times] of answers) {
    const isJudged = name !== NOTHING.name;
    const isFast = quantile(times, 0.5) < LIMIT && quantile(times, 0.95) <= idle + TAIL;
    if (isJudged && !isFast) isSoon = false;
    const verdict = isJudged ? (isFast ? 'ok  ' : 'FAIL') : '    ';
    console.log(`${verdict} ${`${game}: ${name}`.padEnd(46)}${figures(times)}`);
    const all = results.get(name);
    if (all)
      console.log(`     ${''.padEnd(game.length + 2)}${'… and the result'.padEnd(44 - game.length)}${figures(all)}`);
  }
  return isSoon;
}

const serving = await serve({ port: 0, host: 'localhost', root: PAGE });
const browser = await chromium.launch(launchOptions());
try {
  console.log(
    `processor ${SLOWER} times slower, limit ${LIMIT} ms, p95 ${TAIL} above idle`.padEnd(51),
    'median    p95  worst  times',
  );
  for (const game of new Set(SCENES.map((scene) => scene.game))) {
    const times = new Times();
    for (const scene of SCENES.filter((one) => one.game === game)) await play(browser, serving.address, times, scene);
    if (!tell(game, times)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await serving.close();
}
