import { GAME_IDS } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const t = en.pieces;

const deed = (page: Page, name: string): Locator => page.locator('.pieces-deeds').getByRole('button', { name });
const stage = (page: Page): Locator => page.locator('.pieces-stage');

/** Reached by keys alone: figures press the buttons in their order. */
async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/?${game}#/pieces/${game}`);
  await page.locator('.pieces-deeds').waitFor();
  await page.keyboard.press('Tab');
}

test('the phone is the bag: face down until held, put back, undone, and kept over a reload', async ({ page }) => {
  await open(page, 'board');
  await page.keyboard.press('2');
  await expect(stage(page)).toContainText(en.boardPieces.left(114, 120));
  await expectAccessible(page, 'a bag, hidden');
  const held = page.getByRole('button', { name: t.hold });
  await held.focus();
  await page.keyboard.down(' ');
  await expect(held.locator('.pieces-name').first()).toContainText(/\w/);
  const names = await held.locator('.pieces-name').allTextContents();
  await page.keyboard.up(' ');
  await expect(held.locator('.pieces-name').first()).not.toContainText(/\w/);
  await page.keyboard.press('3');
  await expectAccessible(page, 'what is put back');
  const first = page.getByRole('dialog').getByRole('button', { name: names[0] ?? '', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: en.boardPieces.putBack }).press('Enter');
  await expect(stage(page)).toContainText(en.boardPieces.left(115, 120));
  await page.keyboard.press('4');
  await expect(stage(page)).toContainText(en.boardPieces.left(114, 120));
  await page.reload();
  await expect(stage(page)).toContainText(en.boardPieces.left(114, 120));
  await page.getByRole('switch', { name: t.hidden }).uncheck();
  expect(await stage(page).locator('.pieces-name').allTextContents()).toEqual(names);
});

test('every game’s piece is drawn or rolled by key, is said, and is the same again after an undo', async ({ page }) => {
  for (const game of GAME_IDS) {
    await open(page, game);
    const before = await stage(page).textContent();
    const hidden = page.getByRole('switch', { name: t.hidden });
    if ((await hidden.count()) > 0) await hidden.uncheck();
    await page.keyboard.press('1');
    const shown = stage(page).locator('.pieces-name').first();
    const name = (await shown.textContent()) ?? '';
    await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeAttached();
    await deed(page, t.undo).click();
    await expect(stage(page)).toHaveText(before ?? '');
    await page.keyboard.press('1');
    await expect(shown).toHaveText(name);
    // Tiles were looked at above.
    if (!game.startsWith('board')) await expectAccessible(page, `pieces of ${game}`);
  }
});

test('luck is sealed before the first roll, and opened when all begins anew', async ({ page }) => {
  await open(page, 'dice');
  const fingerprint = (await page.locator('.fingerprint').first().textContent()) ?? '';
  await deed(page, en.dicePieces.roll).click();
  await page.reload();
  await page.getByText(en.table.fairLuck).click();
  await expect(page.locator('.fingerprint').first()).toHaveText(fingerprint);
  await page.getByRole('button', { name: t.anew }).click();
  await page.getByRole('button', { name: en.app.yes }).click();
  await expect(page.locator('.fingerprint').first()).not.toHaveText(fingerprint);
  await expect(page.locator('.pieces-opened')).toContainText(fingerprint);
});

test('bad data begins anew, and without a game one is chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sixfold-pieces-stones', '{"now":{"deeds":[{"draw":900}]}}'));
  await page.goto('/#/pieces');
  await page.getByRole('link', { name: en.games.stones.name }).click();
  await expect(stage(page)).toContainText(en.stonesPieces.left(126, 126));
});

test.describe('on a phone that moves', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    permissions: ['accelerometer', 'gyroscope'],
    wishes: { motion: true },
  });

  test('shaking rolls the dice, once it is switched on', async ({ page }) => {
    await page.goto('/#/pieces/dice');
    const rolled = stage(page).getByText(en.dicePieces.rollOf(1, 3));
    await page.getByRole('switch', { name: t.shake }).waitFor();
    await shakePhone(page);
    await page.getByRole('switch', { name: t.shake }).check();
    await expect(rolled).toHaveCount(0);
    // The browser answers when it likes whether it may be felt; the same jolts count once.
    await expect(async () => {
      await shakePhone(page);
      await expect(rolled).toBeVisible({ timeout: 200 });
    }).toPass();
  });
});

/** Three strong jolts, a tenth of a second after each other by the phone's own clock. */
async function shakePhone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const at of [5_000, 5_100, 5_200]) {
      const jolt = new DeviceMotionEvent('devicemotion', { acceleration: { x: 25, y: 0, z: 0 } });
      Object.defineProperty(jolt, 'timeStamp', { value: at });
      dispatchEvent(jolt);
    }
  });
}
