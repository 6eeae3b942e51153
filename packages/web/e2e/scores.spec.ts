import { readFileSync } from 'node:fs';
import type { Transcript } from '@sixfold/engine/transcript';
import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { smallestOf } from './boxes.ts';
import { buttonsFor, firstValue, NAMES, openScores, pressAll, type BoardWish } from './score-board.ts';
import { expect, test, type Page } from './test.ts';

const FOREIGN = new URL('../../engine/test/foreign/', import.meta.url);

/** One whole game of each kind, and of the boards solo and in teams. */
const WHOLE = ['board-2', 'board3d-3', 'cards-2', 'stones-3', 'dice-2', 'board-1', 'board3d-1', 'board-4-partners'];

const readGame = (name: string): Transcript =>
  JSON.parse(readFileSync(new URL(`${name}.jsonl`, FOREIGN), 'utf8')) as Transcript;

function wishOf({ game, players, starter, options }: Transcript): BoardWish {
  const way = players === 1 ? 'solo' : options['partners'] === true ? 'partners' : 'against';
  return { game, way, players, starter, games: 2 };
}

/** Everybody's rank and victory points, as the result shows them. */
async function resultOn(page: Page): Promise<{ ranks: string[]; points: string[] }> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('.standings').waitFor();
  return {
    ranks: await dialog.locator('.ranking tbody th').allTextContents(),
    points: await dialog.locator('.standings li').allTextContents(),
  };
}

for (const name of WHOLE)
  test(`${name}: a whole game through the buttons shows the same tracks, bonus turns, ranks and points`, async ({
    page,
  }) => {
    const transcript = readGame(name);
    const { players, result } = transcript;
    await openScores(page, wishOf(transcript));
    const { lines, buttons } = buttonsFor(transcript);
    const shown = await pressAll(page, buttons);
    const teams = shown[0]?.tracks.length ?? 0;
    for (const [index, { tracks, hasBonus }] of shown.entries()) {
      expect(tracks, `entry ${index}`).toEqual(lines[index]?.tracks.slice(0, teams));
      if (index + 1 < shown.length) expect(hasBonus, `entry ${index}`).toBe(isBonusNext(lines, index));
    }
    const { ranks, points } = await resultOn(page);
    for (const [seat, rank] of result.ranks.entries()) {
      const said = players === 1 ? '' : `${en.end.rank(rank)} `;
      expect(ranks.some((row) => row.startsWith(said) && row.includes(NAMES[seat] ?? ''))).toBe(true);
      expect(
        points.some((row) => row.includes(NAMES[seat] ?? '') && row.endsWith(en.end.points(result.points[seat] ?? 0))),
      ).toBe(true);
    }
    const mean = shown.reduce((sum, { taps }) => sum + taps, 0) / shown.length;
    console.info(`${name}: ${mean.toFixed(2)} taps a turn`);
  });

/** Whether the same seat goes on after this entry, with a turn on top. */
function isBonusNext(lines: ReturnType<typeof buttonsFor>['lines'], index: number): boolean {
  let due = 0;
  for (const { move, bonuses } of lines.slice(0, index + 1)) {
    due = move.type === 'pass' ? 0 : Math.max(0, due - 1) + bonuses.length;
  }
  return due > 0;
}

test('what was entered is taken back as often as one likes, by button and by key, also after the end', async ({
  page,
}) => {
  await openScores(page, { game: 'cards', players: 2, starter: 0 });
  const tap = (symbol: number, value: number) => firstValue(page, symbol, value).click();
  const ply = (count: number) => page.locator(`.table[data-ply="${count}"]`).waitFor();
  await tap(0, 2);
  await tap(4, 1);
  await ply(1);
  await page.getByRole('button', { name: en.sheet.nothing }).click();
  await ply(2);
  await page.getByRole('button', { name: en.sheet.over }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.end.lookAtTable }).click();
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await ply(2);
  await page.keyboard.press('z');
  await ply(1);
  await page.keyboard.press('z');
  await ply(0);
  await expect(page.getByRole('button', { name: en.table.takeBack })).toBeDisabled();
});

test('a wrong entry is refused with the rule', async ({ page }) => {
  await openScores(page, { game: 'cards', players: 2, starter: 0 });
  const closed = firstValue(page, 0, 4);
  await expect(closed).toBeDisabled();
  await closed.click({ force: true });
  await expect(page.getByText(en.sheet.why.gate(4, 1))).toBeVisible();
  await expect(page.locator('.table[data-ply="0"]')).toBeVisible();
});

test('open cards that were tapped in for counting are there after a reload, until the game is over', async ({
  page,
}) => {
  await openScores(page, { game: 'cards', players: 2, starter: 0 });
  const dialog = page.getByRole('dialog');
  const tap = (symbol: number) =>
    dialog.getByRole('button', { name: en.symbols.names[symbol] ?? '', exact: true }).click();
  await page.getByRole('button', { name: en.sheet.count }).click();
  for (const symbol of [0, 4, 0, 1, 4, 5]) await tap(symbol);
  await dialog.getByRole('button', { name: en.counting.enter }).click();
  await page.locator('.table[data-ply="1"]').waitFor();
  await page.reload();
  await page.getByRole('button', { name: en.sheet.count }).click();
  await expect(dialog.locator('.count-slot')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.sheet.over }).click();
  await dialog.getByRole('button', { name: en.end.lookAtTable }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('sixfold-lying'))).toBeNull();
});

test('a copy of the device brings back a score board that is over, once', async ({ page }) => {
  await openScores(page, { game: 'dice', players: 2, starter: 0 });
  await page.getByRole('button', { name: en.sheet.over }).click();
  await page.getByRole('dialog').locator('.ranking').waitFor();
  await page.goto('/#/history/statistics');
  const copied = page.waitForEvent('download');
  await page.getByRole('button', { name: en.device.save }).click();
  const file = await (await copied).path();
  await page.getByRole('button', { name: en.device.clear }).click();
  await page.getByRole('button', { name: en.app.yes }).click();
  await expect(page.locator('section > p', { hasText: en.device.saved })).toHaveCount(0);
  for (const [games, tables] of [
    [1, 1],
    [0, 0],
  ] as const) {
    await page.getByLabel(en.device.load).setInputFiles(file);
    await expect(page.getByText(en.device.taken(games, tables)).first()).toBeVisible();
  }
  await page.goto('/#/history');
  await expect(page.locator('.past-score')).toHaveCount(1);
});

test('players exchange places and colours by key, and whoever moves keeps the focus', async ({ page }) => {
  await page.goto('/#/scores/board');
  await page.getByRole('radio', { name: '3', exact: true }).first().check();
  const nameAt = (place: number) => page.getByLabel(`${en.setup.seat(place)}: ${en.setup.name}`);
  for (const [seat, name] of NAMES.slice(0, 3).entries()) await nameAt(seat + 1).fill(name);
  await page.getByRole('button', { name: en.scores.down('Ada') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en.scores.down('Ada') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: en.scores.up('Ada') })).toBeFocused();
  expect(await Promise.all([1, 2, 3].map((place) => nameAt(place).inputValue()))).toEqual(['Bo', 'Cleo', 'Ada']);
});

const SIZES = ['320x568', '390x844', '844x390', '820x1180', '1440x900'];
const CONTROLS = '.sheet-play button, .dialog button';

async function expectFits(page: Page, at: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${at} scrolls sideways`).toBe(0);
  expect.soft(await smallestOf(page, CONTROLS), `${at}: controls`).toBeGreaterThanOrEqual(44);
}

test('score boards fit every screen, lie flat, and axe finds nothing', async ({ page }) => {
  await page.goto('/#/scores');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'which score board');
  await page.goto('/#/scores/board');
  await page.getByRole('button', { name: en.scores.start }).waitFor();
  await expectAccessible(page, 'set up a score board');
  await openScores(page, { game: 'board', players: 4, starter: 0 });
  await expectAccessible(page, 'score board');
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await expectFits(page, size);
    await page.getByRole('button', { name: en.sheet.flat }).click();
    await expectFits(page, `${size}, flat`);
    await page.getByRole('button', { name: en.sheet.upright }).click();
  }
  await page.getByRole('button', { name: en.sheet.count }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'help with counting');
});

test('a tile is counted on a drawn board, by touch and by key, and lies there at the next turn', async ({ page }) => {
  await openScores(page, { game: 'board', players: 2, starter: 0 });
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: en.sheet.count }).click();
  const field = (at: string) => dialog.locator(`#field-${at}`);
  const choose = (label: string, symbol: number) =>
    dialog.getByRole('group', { name: label }).getByRole('button').nth(symbol).click();
  await open();
  await dialog.getByRole('radio', { name: en.counting.onBoard }).check();
  await field('-2_0').click();
  await field('-1_0').click();
  await dialog.getByRole('radio', { name: en.counting.newTile }).check();
  await choose(en.counting.first, 0);
  await choose(en.counting.second, 4);
  const grid = dialog.getByRole('grid');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await grid.press(key);
  await expectAccessible(page, 'a drawn board to count on');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectFits(page, 'a drawn board');
  await expect(dialog.locator('.count-outcome [role=status]')).toHaveText(
    en.sheet.gained(en.symbols.names[0] ?? '', 2, 2),
  );
  await dialog.getByRole('button', { name: en.counting.enter }).click();
  await page.locator('.table[data-ply="1"]').waitFor();
  await open();
  await expect(field('0_0')).toHaveAccessibleName(`f6, ${en.symbols.names[0]}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.table.takeBack }).click();
  await page.locator('.table[data-ply="0"]').waitFor();
  await open();
  await expect(field('0_0')).toHaveAccessibleName(`f6, ${en.tiles.free}`);
  await expect(field('-1_0')).toHaveAccessibleName(`f5, ${en.symbols.names[0]}`);
});
