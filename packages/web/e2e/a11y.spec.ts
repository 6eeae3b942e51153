import { GAME_IDS, type GameId } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { BOT, newTable, openLog, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { expect, test, type Page } from './test.ts';
import { openTable, playMove, result } from '../../testing/src/page/table.ts';

/** A table at which only one move is left. */
function nearlyOver(game: GameId): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable(game, [PERSON, BOT], `end ${seed}`);
    playUntil(known, () => false);
    const nearly = openLog(known.log.slice(0, -1));
    if (nearly.series.turn === 0) return nearly;
  }
}

async function expectAccessiblePlace(page: Page, place: string): Promise<void> {
  await page.goto(`/#/${place}`);
  await page.locator('.page h1').waitFor();
  await expect(page.locator('.diagram:empty')).toHaveCount(0);
  await expectAccessible(page, place);
}

test('axe finds nothing at home, in the settings, among puzzles, in an empty history and in what luck and skill are', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await expectAccessible(page, 'home');
  for (const place of ['settings', 'puzzles', 'history', 'review']) await expectAccessiblePlace(page, place);
});

for (const game of GAME_IDS) {
  test(`axe finds nothing in the rules and the set-up of ${game}`, async ({ page }) => {
    for (const place of [`setup/${game}`, `learn/${game}`]) await expectAccessiblePlace(page, place);
  });

  test(`axe finds nothing at a table of ${game}`, async ({ page }) => {
    const known = newTable(game, [PERSON, BOT], 'axe');
    playUntil(known, ({ ply, turn }) => ply >= 12 && turn === 0);
    await openTable(page, known);
    await playMove(page, 'mouse');
    await page.getByText(en.table.yourTurn, { exact: true }).first().waitFor();
    await expectAccessible(page, 'table');
  });
}

/** What is around a game is the same for all: one with a board, and one without. */
for (const game of ['board', 'dice'] as const) {
  test(`axe finds nothing at the end of ${game} and in its replay`, async ({ page }) => {
    await openTable(page, nearlyOver(game));
    await playMove(page, 'mouse');
    await result(page).waitFor();
    await expectAccessible(page, 'end');
    await result(page).getByRole('button', { name: en.end.lookAgain }).click();
    await page.getByRole('button', { name: en.history.next }).waitFor();
    await expectAccessible(page, 'replay');
  });
}

test('axe finds nothing in the history of a game', async ({ page }) => {
  await openTable(page, nearlyOver('cards'));
  await playMove(page, 'mouse');
  await result(page).waitFor();
  await page.goto('/#/history');
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  await expectAccessible(page, 'history');
});

test('axe finds nothing while the device changes hands', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'cover'));
  await page.getByText(en.pass.coverHelp).waitFor();
  await expectAccessible(page, 'cover');
});
