import { GAME_IDS } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { expect, test } from './test.ts';

test('all texts of the rules stand there at once, and the diagrams come with whoever reads on', async ({ page }) => {
  for (const game of GAME_IDS) {
    // Another address, so that the page is loaded anew and nobody has done anything in it.
    await page.goto(`/?${game}#/learn/${game}`);
    const lessons = page.locator('.lesson');
    await lessons.first().waitFor();
    expect(await lessons.locator('h2').allTextContents()).toEqual(en[`${game}Lessons`].map(({ title }) => title));
    const waiting = page.locator('.diagram:empty');
    expect(await waiting.count(), game).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(waiting).toHaveCount(0);
  }
});
