import { en } from '../src/i18n/en.ts';
import { rack, rackNames, sorted, tileName } from './tiles.ts';
import { PERSON, newTable } from './records.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { gameCard, knownTable, openTable, passAndPlay, playMove } from './table.ts';

/** Games whose tiles nobody else may see. */
const HIDDEN = ['board', 'board3d'] as const;

const handOver = (page: Page, n: number): Locator =>
  page.getByRole('button', { name: en.table.uncover(en.setup.personName(n)) });

/** The tiles of each seat, by name. */
async function racks(page: Page): Promise<string[][]> {
  const { table } = await knownTable(page);
  return [0, 1].map((seat) => (table.view(seat) as unknown as { rack: string[] }).rack.map(tileName));
}

/** Everything in the page, attributes included, and what scripts and styles cannot hide. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

for (const game of HIDDEN) {
  test(`between turns nothing of the table is in the page (${game})`, async ({ page }) => {
    await page.goto('/');
    await passAndPlay(page, game).click();
    // Who begins is drawn.
    await handOver(page, 1).or(handOver(page, 2)).waitFor();
    for (const tile of (await racks(page)).flat()) expect(await everything(page)).not.toContain(tile);
    await expect(page.locator('svg')).toHaveCount(0);
  });

  test(`nobody sees what another holds, move by move (${game})`, async ({ page }) => {
    await openTable(page, newTable(game, [PERSON, PERSON], 'secrets'));
    for (let turn = 0; turn < 6; turn++) {
      const seat = (await knownTable(page)).table.turn as number;
      await handOver(page, seat + 1).click();
      await rack(page).first().waitFor();
      const all = await racks(page);
      expect(await rackNames(page)).toEqual(sorted(all[seat]!));
      const foreign = all[1 - seat]!.filter((tile) => !all[seat]!.includes(tile));
      for (const tile of foreign) expect(await everything(page), tile).not.toContain(`"${tile}"`);
      await playMove(page, 'mouse');
    }
  });
}

test('a reload covers the table again', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'reload'));
  await handOver(page, 1).click();
  await rack(page).first().waitFor();
  await page.reload();
  await expect(handOver(page, 1)).toBeVisible();
  await expect(rack(page)).toHaveCount(0);
});

test('the way back from another place covers the table again', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'back'));
  await handOver(page, 1).click();
  await rack(page).first().waitFor();
  await page.getByRole('link', { name: en.table.leave }).click();
  await gameCard(page, 'board').waitFor();
  await page.goBack();
  await expect(handOver(page, 1)).toBeVisible();
});
