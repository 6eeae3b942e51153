import type { CDPSession } from '@playwright/test';
import { FastChance, LETTERS, type At, type Letter } from '@sixfold/engine';
import { fieldAt, type TileMove } from '@sixfold/engine/family';
import { board3d, type Board3dView } from '@sixfold/engine/board3d';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { BOT, newTable, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { canvas, pointedAt, spotOf, type Spot } from '../../testing/src/page/scene.ts';
import { tabTo } from '../../testing/src/page/focus.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { knownTable, openTable } from '../../testing/src/page/table.ts';
import { grid, handling, isPlace, turn, type Place } from '../../testing/src/page/tiles.ts';

/** The colours of the dark theme. */
const COLOURS = ['#ff5a52', '#ff9a2e', '#ffe14a', '#46cf6b', '#57a5ff', '#c98bff'];

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A legal move that lays a tile at this height; null if there is none. */
function moveAt({ series }: Known, level: number): Place | null {
  const position = board3d.resample(series.match.view(0) as Board3dView, new FastChance(1));
  const moves = position.legalMoves().map((move) => board3d.makeMove(position, move));
  const heightAt = ([q, r]: At): number => position.heights[fieldAt(q, r)]!;
  const isThere = (move: TileMove): move is TileMove & Place => isPlace(move) && heightAt(move.at[0]) === level - 1;
  return moves.find(isThere) ?? null;
}

/** Somebody alone at a table at which a tile can be laid on the board and on others. */
function soloTable(): Known {
  const known = newTable('board3d', [PERSON], 'scene');
  playUntil(known, () => known.series.ply >= 9 && moveAt(known, 1) !== null && moveAt(known, 2) !== null);
  return known;
}

/** How many points around a spot have a symbol's colour. */
async function coloured(page: Page, { x, y }: Spot, letter: string): Promise<number> {
  const clip = { x: x - 16, y: y - 16, width: 32, height: 32 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([base64, colour]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const wanted = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
      const isNear = (pixel: number): boolean =>
        wanted.every((value, part) => Math.abs(data[4 * pixel + part]! - value) < 48);
      return Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(isNear).length;
    },
    [picture, COLOURS[LETTERS.indexOf(letter as Letter)]!] as const,
  );
}

/** The field that the page says the finger has touched. */
async function tapAt(page: Page, { x, y }: Spot): Promise<string | null> {
  await page.touchscreen.tap(x, y);
  return grid(page).getAttribute('aria-activedescendant');
}

/** Two fingers about a spot, that far from it at first and in the end. */
async function spread(devtools: CDPSession, { x, y }: Spot, from: number, to: number): Promise<void> {
  const fingers = (far: number): Record<'x' | 'y' | 'id', number>[] =>
    [-far, far].map((dx, id) => ({ x: x + dx, y, id }));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let far = from; far <= to; far += 10)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(far) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [level, where] of [
  [1, 'the board'],
  [2, 'other tiles'],
] as const) {
  test(`a tile is laid on ${where} by pointing at it in the scene`, async ({ page }) => {
    const known = soloTable();
    const move = moveAt(known, level)!;
    await openTable(page, known);
    await canvas(page).waitFor();
    const spot = await spotOf(page, move.at[0]);
    await page.mouse.move(spot.x, spot.y);
    await turn(page, move, () => page.mouse.wheel(0, 100));
    await page.mouse.click(spot.x, spot.y);
    await expect.poll(async () => (await knownTable(page)).series.ply).toBe(known.series.ply + 1);
    const { laid } = (await knownTable(page)).series.match.view(0) as Board3dView;
    expect(laid.at(-1)).toEqual({ tile: move.tile, at: move.at });
    // Its upper side is seen higher up than what lay there before, and shows its symbol.
    const seen = await spotOf(page, move.at[0]);
    expect(seen.y).toBeLessThan(spot.y - 2);
    await page.mouse.move(2, 2);
    await expect.poll(() => coloured(page, seen, move.tile[0]!)).toBeGreaterThan(100);
  });
}

test('keys and screen readers have the same game while the scene is shown', async ({ page }) => {
  const known = soloTable();
  await openTable(page, known);
  await canvas(page).waitFor();
  await handling.keyboard(page, { ...moveAt(known, 2)!, type: 'place' });
  await expect.poll(async () => (await knownTable(page)).series.ply).toBe(known.series.ply + 1);
  await expect(grid(page)).toBeFocused();
  await expectAccessible(page, 'scene');
});

test('what the chosen tile brings is written over the fields of the scene', async ({ page }) => {
  await openTable(page, soloTable());
  await canvas(page).waitFor();
  await grid(page).focus();
  await page.keyboard.press('1');
  await button(page, en.tiles.heat).click();
  const brought = page.locator('.board3d-gains i').first();
  await expect(brought).toHaveText(/^[1-9]/);
  const { x, y, width, height } = (await brought.boundingBox())!;
  const at = await pointedAt(page, { x: x + width / 2, y: y + height / 2 });
  expect(at?.join()).toBe(await brought.getAttribute('data-at'));
});

test('the switch keeps the focus, and is remembered', async ({ page }) => {
  await openTable(page, newTable('board3d', [PERSON, BOT], 'switch'));
  await canvas(page).waitFor();
  await tabTo(page, button(page, en.board3d.above));
  await page.keyboard.press('Enter');
  await expect(canvas(page)).toHaveCount(0);
  await expect(button(page, en.board3d.scene)).toBeFocused();
  await page.reload();
  await expect(button(page, en.board3d.scene)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('without WebGL the board is seen from above', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const known = soloTable();
  await openTable(page, known);
  await expect(page.getByText(en.board3d.sceneFailed).first()).toBeVisible();
  await handling.mouse(page, { ...moveAt(known, 1)!, type: 'place' });
  await expect.poll(async () => (await knownTable(page)).series.ply).toBe(known.series.ply + 1);
  // The library complains as well; the page has answered it.
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the board is seen from above until the scene is asked for', async ({ page }) => {
    await openTable(page, newTable('board3d', [PERSON, BOT], 'phone'));
    await button(page, en.board3d.scene).tap();
    await canvas(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page, en.board3d.above).tap();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('two fingers bring the board nearer, and lay nothing', async ({ page, context }) => {
    const known = soloTable();
    await openTable(page, known);
    await button(page, en.board3d.scene).tap();
    await canvas(page).waitFor();
    const { x, y, width, height } = (await canvas(page).boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const beside = { ...middle, x: middle.x + 30 };
    const tapped = await tapAt(page, middle);
    expect(await tapAt(page, beside)).not.toBe(tapped);
    expect(await tapAt(page, middle)).toBe(tapped);
    await spread(await context.newCDPSession(page), middle, 20, 60);
    expect(await grid(page).getAttribute('aria-activedescendant')).toBe(tapped);
    expect(await tapAt(page, beside)).toBe(tapped);
    expect((await knownTable(page)).series.ply).toBe(known.series.ply);
  });
});
