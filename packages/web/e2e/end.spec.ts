import { en } from '../src/games/all-messages.fixture.ts';
import { BOT, newTable, openLog, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { openTable, playMove, result } from '../../testing/src/page/table.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

/** A table at which one move is left, with which the person wins. */
function nearlyWon(): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable('dice', [PERSON, BOT], `won ${seed}`);
    playUntil(known, () => false);
    const nearly = openLog(known.log.slice(0, -1));
    if (nearly.series.turn === 0 && known.series.match.result?.ranks[0] === 1) return nearly;
  }
}

test('a win brings an achievement, a picture for others and a line in the statistics, which a file brings back', async ({
  page,
}) => {
  await openTable(page, nearlyWon());
  await playMove(page, 'mouse');
  await expect(result(page).getByText(en.statistics.justReached(en.achievements.win.name, ''))).toBeVisible();
  await result(page).getByRole('button', { name: en.picture.show }).click();
  const picture = result(page).getByRole('img', { name: en.end.won(en.seats.personName(1)) });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectAccessible(page, 'picture');
  const saved = page.waitForEvent('download');
  await result(page).getByRole('button', { name: en.picture.save }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Sixfold-.*\.png$/);

  await page.goto('/#/history/statistics');
  await expect(page.getByRole('heading', { name: /: [1-3] / })).toBeVisible();
  await expect(page.getByRole('row', { name: en.statistics.players(2) })).toContainText('1');
  await expectAccessible(page, 'statistics');

  const copied = page.waitForEvent('download');
  await page.getByRole('button', { name: en.device.save }).click();
  const file = await (await copied).path();
  await page.getByRole('button', { name: en.device.clear }).click();
  await page.getByRole('button', { name: en.app.yes }).click();
  await expect(page.getByText(en.statistics.empty)).toBeVisible();
  const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"sixfold-device"}') };
  await page.getByLabel(en.device.load).setInputFiles(bad);
  await expect(page.getByRole('alert')).toHaveText(en.device.damaged('tables'));
  await page.getByLabel(en.device.load).setInputFiles(file);
  await expect(page.getByText(en.device.taken(1, 1)).first()).toBeVisible();
  await page.goto('/#/history');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: en.history.next }).waitFor();
  await page.getByRole('button', { name: en.history.last }).click();
  await page.getByRole('button', { name: en.history.remove }).click();
  await page.getByRole('button', { name: en.app.yes }).click();
  await expect(page.getByText(en.history.empty)).toBeVisible();
});
