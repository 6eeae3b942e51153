import { GAME_IDS, type GameId } from '@sixfold/engine';
import { expect, test, type Page } from './test.ts';
import { tabTo } from '../../testing/src/page/focus.ts';
import { WAYS, type Way } from '../../testing/src/page/handling.ts';
import { BOT, newTable, PERSON, playUntil } from '../../testing/src/page/records.ts';
import { knownTable, openTable, playMove, playNow, playOn, result } from '../../testing/src/page/table.ts';

/** From the home page to the table in one touch, click or key. */
async function sitDown(page: Page, game: GameId, way: Way): Promise<void> {
  await page.goto('/');
  const button = playNow(page, game);
  if (way === 'mouse') await button.click();
  else if (way === 'touch') await button.tap();
  else {
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/#\/table\//);
}

/** A few moves from the beginning on; then another game of this kind, nine tenths of which are played. */
async function skipToEndgame(page: Page, game: GameId, way: Way): Promise<void> {
  for (let moves = 0; moves < OPENING; moves++) await playMove(page, way);
  const whole = newTable(game, [PERSON, BOT], 'endgame');
  playUntil(whole, () => false);
  const known = newTable(game, [PERSON, BOT], 'endgame');
  playUntil(known, ({ ply }) => 10 * ply >= 9 * whole.series.ply);
  await openTable(page, known);
}

const OPENING = 3;

for (const way of WAYS) {
  test.describe(way, () => {
    if (way === 'touch') test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    for (const game of GAME_IDS) {
      test(`${game} is played to its end by ${way}`, async ({ page }) => {
        test.setTimeout(240_000);
        await sitDown(page, game, way);
        // Whole games are played by ear; by other ways beginnings and ends, which are all that differs.
        await skipToEndgame(page, game, way);
        await playOn(page, way);
        const { table } = await knownTable(page);
        expect(table.series.isOver).toBe(true);
        await expect(result(page)).toBeVisible();
        await expect(result(page).getByRole('row')).toHaveCount(1 + table.seats.length);
      });
    }
  });
}
