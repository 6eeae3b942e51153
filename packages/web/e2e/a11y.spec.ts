import { AxeBuilder } from '@axe-core/playwright';
import { en } from '../src/i18n/en.ts';
import { BOT, newTable, openRecord, PERSON, playUntil, type Known } from './records.ts';
import { expect, test, type Page } from './test.ts';
import { openTable, PLAYABLE, playMove, result, type Playable } from './table.ts';

const FURTHER_THEMES = ['light', 'contrast'] as const;

/** What axe finds: the rule and the place in the page. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** All rules in the dark theme; the others differ from it by their colours alone. */
async function expectAccessible(page: Page, place: string): Promise<void> {
  expect.soft(await findings(new AxeBuilder({ page })), place).toEqual([]);
  for (const theme of FURTHER_THEMES) {
    await wear(page, theme);
    const contrast = new AxeBuilder({ page }).withRules(['color-contrast']);
    expect.soft(await findings(contrast), `${place}, ${theme}`).toEqual([]);
  }
  await wear(page, 'dark');
}

/** Changes the theme as the settings do. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** A table at which only one move is left. */
function nearlyOver(game: Playable): Known {
  for (let seed = 0; ; seed++) {
    const known = newTable(game, [PERSON, BOT], `end ${seed}`);
    playUntil(known, () => false);
    const record = known.table.save();
    const moves = record.games[0] as string[];
    const before = { ...record, games: [moves.slice(0, -1)] };
    const nearly = openRecord(before);
    if (nearly.table.turn === 0) return nearly;
  }
}

test('axe finds nothing in any place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await expectAccessible(page, 'home');
  for (const place of ['settings', 'history', ...PLAYABLE.flatMap((game) => [`setup/${game}`, `learn/${game}`])]) {
    await page.goto(`/#/${place}`);
    await page.locator('.page h1').waitFor();
    await expectAccessible(page, place);
  }
});

for (const game of PLAYABLE) {
  test(`axe finds nothing at a table of ${game}`, async ({ page }) => {
    const known = newTable(game, [PERSON, BOT], 'axe');
    playUntil(known, (table) => table.ply >= 12 && table.turn === 0);
    await openTable(page, known);
    await playMove(page, 'mouse');
    await page.getByText(en.table.yourTurn, { exact: true }).first().waitFor();
    await expectAccessible(page, 'table');
  });

  test(`axe finds nothing at the end of ${game}, in its replay and in the history`, async ({ page }) => {
    await openTable(page, nearlyOver(game));
    await playMove(page, 'mouse');
    await result(page).waitFor();
    await expectAccessible(page, 'end');
    await result(page).getByRole('button', { name: en.table.lookAgain }).click();
    await page.getByRole('button', { name: en.history.next }).waitFor();
    await expectAccessible(page, 'replay');
    await page.goto('/#/history');
    await page.getByRole('listitem').getByRole('link').first().waitFor();
    await expectAccessible(page, 'history');
  });
}

test('axe finds nothing while the device changes hands', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'cover'));
  await page.getByText(en.table.coverHelp).waitFor();
  await expectAccessible(page, 'cover');
});
