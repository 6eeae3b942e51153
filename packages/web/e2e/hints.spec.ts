import { de } from '../src/i18n/de.ts';
import { en } from '../src/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import { adviceFor, hireAdviser } from './adviser.ts';
import { tabTo } from './focus.ts';
import { BOT, newTable, PERSON, playUntil, type Known } from './records.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { openTable, PLAYABLE } from './table.ts';

// A service worker would fetch the bots' worker past the test.
test.use({ serviceWorkers: 'block' });

const SAID = {
  de: ['Siegchance: etwa 64\u00a0%', 'Hilft, wo du am schwächsten bist: Rot +2.', 'Gewinnt die Partie sofort.'],
  en: ['Chance to win: about 64%', 'Helps where you are weakest: red +2.', 'Wins the game at once.'],
};
const LANGUAGES = { de, en };

/** A table of the board game at which a person is to move and two moves are advised. */
async function openAdvised(page: Page): Promise<void> {
  const known: Known = newTable('board', [PERSON, BOT], 'hints');
  playUntil(known, (table) => table.ply >= 12 && table.turn === 0);
  const advice = adviceFor(known, [
    { outlook: 0.64, gains: [2, 0, 0, 0, 0, 0], reasons: [{ code: 'weakest', symbol: 'R', points: 2 }] },
    { outlook: 0.5, gains: [0, 0, 0, 0, 0, 0], reasons: [{ code: 'wins' }] },
  ]);
  await hireAdviser(page, advice);
  await openTable(page, known);
}

const card = (page: Page): Locator => page.getByRole('complementary');
const hintButton = (page: Page, { table }: typeof de | typeof en = en): Locator =>
  page.getByRole('button', { name: table.hint, exact: true });
const spoken = (page: Page): Locator => page.locator('[aria-live]');

for (const language of ['de', 'en'] as const) {
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test(`a hint says in ${language} what it brings and why, and what would be next best`, async ({ page }) => {
      const [outlook, reason, other] = SAID[language] as [string, string, string];
      await openAdvised(page);
      await hintButton(page, LANGUAGES[language]).click();
      for (const text of ['+2', outlook, reason]) await expect(card(page)).toContainText(text);
      await expect(spoken(page).filter({ hasText: reason })).toHaveCount(1);
      await card(page).getByRole('button').first().click();
      await expect(card(page)).toContainText(other);
      await expect(card(page)).not.toContainText(reason);
      await card(page).getByRole('button', { name: LANGUAGES[language].app.close }).click();
      await expect(card(page)).toHaveCount(0);
    });
  });
}

test('hints are asked for and leafed through by keyboard', async ({ page }) => {
  await openAdvised(page);
  const button = hintButton(page);
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(SAID.en[1]!);
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(SAID.en[2]!);
  await tabTo(page, card(page).getByRole('button', { name: en.app.close }));
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('axe finds nothing wrong with a hint', async ({ page }) => {
  await openAdvised(page);
  await hintButton(page).click();
  await card(page).waitFor();
  await expectAccessible(page, 'hint');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a hint fits the screen and makes room for whoever reaches for the table', async ({ page }) => {
    await openAdvised(page);
    await hintButton(page).tap();
    await card(page).waitFor();
    const { x, y, width, height } = (await card(page).boundingBox())!;
    expect([x >= 0, y >= 320, x + width <= 360, y + height <= 640]).toEqual([true, true, true, true]);
    await page.getByRole('grid').tap({ position: { x: 100, y: 30 } });
    await expect(card(page)).toHaveCount(0);
    await hintButton(page).tap();
    await expect(card(page)).toContainText(SAID.en[1]!);
  });
});

for (const game of PLAYABLE) {
  test(`the worker gives a hint in ${game}`, async ({ page }) => {
    const known = newTable(game, [PERSON, BOT], 'real');
    playUntil(known, (table) => table.ply >= 6 && table.turn === 0);
    await openTable(page, known);
    await hintButton(page).click();
    await expect(card(page)).toContainText(en.table.hintIs(''));
  });
}
