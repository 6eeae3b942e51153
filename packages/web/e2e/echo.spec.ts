import { BOT, newTable, PERSON, playUntil } from '../../testing/src/page/records.ts';
import { openTable } from '../../testing/src/page/table.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what the others scored stays in sight until one reaches for the table, without motion too', async ({ page }) => {
  const known = newTable('board', [PERSON, BOT], 'look');
  playUntil(known, ({ ply, turn }) => ply >= 9 && turn === 0);
  await openTable(page, known);
  const echo = page.locator('.tiles-echo');
  const gains = page.locator('.team:not(.is-own) .lane-news');
  await expect(echo.locator('.hex-gain')).toHaveText(['+2']);
  await expect(gains).toHaveText(['+2']);
  await expect(page.locator('.is-new')).toHaveCount(1);
  await expect(page.locator('.hex-initial')).toHaveCount(2);
  await page.getByRole('radio').first().click();
  await expect(echo).toHaveCount(0);
  await expect(gains).toHaveCount(0);
});

test('the log says a move with symbols to the eye and with fields to the ear', async ({ page }) => {
  const known = newTable('board', [PERSON, BOT], 'look');
  playUntil(known, ({ ply, turn }) => ply >= 9 && turn === 0);
  await openTable(page, known);
  const last = page.locator('.log > li').first();
  await expect(last.locator('.log-piece .symbol-icon')).toHaveCount(2);
  await expect(last.locator('.unseen')).toContainText('d9');
});
