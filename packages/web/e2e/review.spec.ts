import type { GameId } from '@sixfold/engine';
import { de, en } from '../src/games/all-messages.fixture.ts';
import { makeShareLink } from '../src/store/share.ts';
import { BOT, newTable, openLog, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { openTable, playMove, result } from '../../testing/src/page/table.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Locator, type Page } from './test.ts';

/** A table at which one move is left, the person's; bots that know little have made the moves before. */
function nearlyOver(game: GameId = 'dice', seats = [PERSON, BOT]): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable(game, seats, `review ${seed}`);
    playUntil(known, () => false);
    const nearly = openLog(known.log.slice(0, -1));
    if (nearly.series.turn === 0) return nearly;
  }
}

/** Ends the game, and goes from its end to its review. */
async function openReview(page: Page): Promise<void> {
  await openTable(page, nearlyOver());
  await playMove(page, 'mouse');
  await result(page).getByRole('button', { name: en.end.review }).click();
}

const graph = (page: Page): Locator => page.getByRole('slider', { name: en.review.slider });
const bars = (page: Page): Locator => page.locator('.review-bars');

test.setTimeout(90_000);

test('a finished game is reviewed: the graph can be stepped through and heard, bars and marked moves are there', async ({
  page,
}) => {
  await openReview(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.review.title(en.games.dice.name));
  await expect(bars(page)).toHaveCount(2, { timeout: 60_000 });
  await expect(bars(page).first().getByRole('row')).toHaveCount(4);
  await expect(page.getByText(en.review.partsHelp)).toBeVisible();

  await graph(page).focus();
  await page.keyboard.press('Home');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^The start\. Chance to win: You \d+%, .* \d+%\.$/);
  await page.keyboard.press('ArrowRight');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^Move 1 of \d+\. .* Chance to win: You \d+%/);
  await expect(page.locator('.review-table .table')).toHaveAttribute('data-ply', '1');
  const box = (await graph(page).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const value = Number(await graph(page).inputValue());
  const length = Number(await graph(page).getAttribute('max'));
  expect(Math.abs(value - length / 2)).toBeLessThanOrEqual(1);
  await expectAccessible(page, 'review');

  // A marked move: the table shows the better one in the position before it.
  await page.locator('.review-marked button').first().click();
  await expect(page.getByRole('button', { name: en.review.asPlayed })).toBeVisible();
  const at = Number(await graph(page).inputValue());
  await expect(page.locator('.review-table .table')).toHaveAttribute('data-ply', String(at - 1));
  await page.getByRole('button', { name: en.review.asPlayed }).click();
  await expect(page.locator('.review-table .table')).toHaveAttribute('data-ply', String(at));

  // The second time it is there at once, though nobody answers.
  await page.evaluate(() => {
    const silent = { addEventListener: () => undefined, postMessage: () => undefined, terminate: () => undefined };
    Object.assign(globalThis, {
      Worker: function () {
        return silent;
      },
    });
  });
  await page.goto('/#/history');
  await page.getByRole('link', { name: new RegExp(`^${en.end.review}`) }).click();
  await expect(bars(page)).toHaveCount(2);

  // In German, too, and it fits a phone.
  await page.evaluate(() => localStorage.setItem('sixfold-settings', '{"language":"de","motion":false}'));
  await page.reload();
  await expect(page.getByText(de.review.partsHelp)).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }

  // Statistics know what it came to.
  await page.goto('/#/history/statistics');
  await expect(page.getByRole('heading', { name: de.overTime.title(de.games.dice.name) })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: de.overTime.luck })).toContainText(de.overTime.few(1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page, 'statistics of reviews');
});

test('better moves are looked for on the table, and one is told what was better', async ({ page }) => {
  await openReview(page);
  await page.locator('.review-find button').first().click({ timeout: 60_000 });
  const card = page.getByRole('complementary', { name: en.finding.title });
  await expect(card).toContainText(/points of winning here\. What is better\?/);
  await expectAccessible(page, 'find the better move');
  // Some move: it is judged, whatever it is.
  await page.locator('.move-button:not([aria-disabled])').first().click();
  await expect(card).toContainText(/Yes|better|played|short/);
  const show = card.getByRole('button', { name: en.finding.show });
  const next = card.getByRole('button', { name: en.finding.next });
  await expect(show.or(next)).toBeVisible();
  if (await show.isVisible()) await show.click();
  await expect(card).toContainText('Better: ');
  await next.click();
  await page.getByRole('button', { name: en.finding.back }).click();
  await expect(bars(page)).toHaveCount(2);
});

test.describe('in German', () => {
  test.use({ wishes: { language: 'de' } });

  test('luck and skill are explained', async ({ page }) => {
    await page.goto('/#/review');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.skill.title);
    await expectAccessible(page, 'luck and skill');
  });
});

test('a game alone is not reviewed, and it is said why', async ({ page }) => {
  await openTable(page, nearlyOver('board', [PERSON]));
  await playMove(page, 'mouse');
  await result(page).getByRole('button', { name: en.end.review }).click();
  await expect(page.getByText(en.review.alone)).toBeVisible();
});

test('a shared game is reviewed where its link is opened', async ({ page }) => {
  const known = newTable('stones', [PERSON, BOT], 'shared');
  playUntil(known, () => false);
  const transcript = known.series.transcript(0);
  const link = transcript && (await makeShareLink(transcript, ['Ada', 'Bo']));
  await page.goto(`/${link}`);
  await page.getByRole('link', { name: en.end.review }).click();
  await expect(bars(page)).toHaveCount(2, { timeout: 60_000 });
  await expect(bars(page).first()).toContainText('Ada');
});
