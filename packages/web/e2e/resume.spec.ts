import { GAME_IDS, type GameId } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { rack, rackNames } from '../../testing/src/page/tiles.ts';
import { BOT, earnsBonus, newTable, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { expect, test } from './test.ts';
import { knownTable, openTable, playMove, playNow } from '../../testing/src/page/table.ts';

/** A table at which the person's next move earns a bonus turn. */
function beforeBonus(game: GameId): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable(game, [PERSON, BOT], `bonus ${seed}`);
    if (playUntil(known, ({ turn }, move) => turn === 0 && earnsBonus(known, move))) return known;
  }
}

for (const game of GAME_IDS) {
  test(`${game} goes on after a reload where it was`, async ({ page }) => {
    await page.goto('/');
    await playNow(page, game).click();
    await page.waitForURL(/#\/table\//);
    for (let move = 0; move < 3; move++) await playMove(page, 'mouse');
    await page.reload();
    await playMove(page, 'mouse');
    await page.goto('/');
    await page.getByRole('link', { name: en.home.continue }).click();
    await playMove(page, 'mouse');
    expect((await knownTable(page)).series.ply).toBeGreaterThanOrEqual(5);
  });
}

test('a reload in the middle of a bonus turn loses neither the turn nor a tile', async ({ page }) => {
  await openTable(page, beforeBonus('board'));
  await playMove(page, 'mouse');
  const bonus = page.locator('.turn').getByText(en.table.bonus);
  await expect(bonus).toBeVisible();
  const held = await rackNames(page);
  const { ply } = (await knownTable(page)).series;
  await page.reload();
  await expect(bonus).toBeVisible();
  expect(await rackNames(page)).toEqual(held);
  expect((await knownTable(page)).series.ply).toBe(ply);
  await playMove(page, 'mouse');
});

test('two tabs at the same table do not spoil it', async ({ page, context }) => {
  await openTable(page, newTable('board', [PERSON, BOT], 'tabs'));
  await rack(page).first().waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [other, page, other]) {
    await tab.bringToFront();
    await playMove(tab, 'mouse');
  }
  expect((await knownTable(page)).series.ply).toBeGreaterThanOrEqual(5);
});
