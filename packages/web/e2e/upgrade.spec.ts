import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result, View } from '@sixfold/engine';
import type { TableConfig } from '@sixfold/protocol';
import { de } from '../src/games/all-messages.fixture.ts';
import type { Settings } from '../src/lib/settings.ts';
import type { PastGame } from '../src/store/store.ts';
import { knownTable, playMove } from '../../testing/src/page/table.ts';
import { expect, test, type Page } from './test.ts';
import { saveSeries } from '@sixfold/host';

/** What the page of 0.1 showed and knew of a table. */
interface Table0 {
  readonly label: string;
  readonly config: TableConfig;
  readonly gameIndex: number;
  readonly ply: number;
  readonly turn: number | null;
  readonly isMarked: boolean;
  readonly isOver: boolean;
  readonly games: readonly string[][];
  readonly views: readonly View[];
  readonly onward: { readonly moves: readonly string[]; readonly result: Result } | null;
}
interface Expected {
  readonly lastTable: string;
  readonly tables: Readonly<Record<string, Table0>>;
  readonly history: readonly PastGame[];
}

/** All that a browser has kept. */
interface Dump {
  readonly name: string;
  readonly version: number;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly stores: Readonly<
    Record<string, { readonly entries: readonly { readonly key: string; readonly value: unknown }[] }>
  >;
}

const FIXTURE = join(import.meta.dirname, '../../testing/fixtures/0.1/device');
const readFixture = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURE, name), 'utf8'));
const EXPECTED = readFixture('expected.json') as Expected;
const DUMP = readFixture('indexeddb.json') as Dump;
const TABLES = Object.entries(EXPECTED.tables);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Puts everything where 0.1 had it, before anything of this page runs. */
async function comeFrom0(page: Page): Promise<void> {
  await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('/before');
  await page.evaluate(async ({ name, version, localStorage: kept, stores }) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.addEventListener('upgradeneeded', () => {
        for (const [store, { entries }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(store);
          for (const { key, value } of entries) made.put(value, key);
        }
      });
      opening.addEventListener('error', () => reject(opening.error as Error));
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  }, DUMP);
}

const changeSettings = (page: Page, wishes: Partial<Settings>): Promise<void> =>
  page.evaluate((changed) => {
    const settings = JSON.parse(localStorage.getItem('sixfold-settings') ?? '{}') as object;
    localStorage.setItem('sixfold-settings', JSON.stringify({ ...settings, ...changed }));
  }, wishes);

/** Goes to a table and takes the device, if it must be handed over. */
async function sitDown(page: Page, id: string, { config, turn }: Table0): Promise<void> {
  await page.goto(`/#/table/${id}`);
  await page.locator('.table[data-ply], .cover').first().waitFor();
  const next = config.seats[turn ?? 0]!.name;
  const cover = page.getByRole('button', { name: de.pass.uncover(next), exact: true });
  if (await cover.isVisible()) await cover.click();
  await page.locator('.table[data-ply]').waitFor();
}

/** Whether a table of 0.1 that the page is at is as it was, and goes on as it would have there. */
async function expectAsLeft(page: Page, old: Table0): Promise<void> {
  await expect(page.locator(`.table[data-ply="${old.ply}"]`)).toBeVisible();
  for (const { name } of old.config.seats) await expect(page.locator('body')).toContainText(name);
  const { series, table } = await knownTable(page);
  expect([series.round, series.ply, series.turn]).toEqual([old.gameIndex, old.ply, old.turn]);
  expect([series.takenBack > 0, series.isOver, saveSeries(series).games]).toEqual([
    old.isMarked,
    old.isOver,
    old.games,
  ]);
  expect(plain(table.seats.map((_, seat) => series.match.view(seat)))).toEqual(old.views);
  for (const move of old.onward?.moves ?? []) expect(series.play(move)).toMatchObject({ ok: true });
  if (old.onward) expect(plain(series.results().at(-1))).toEqual(old.onward.result);
}

test.beforeEach(async ({ page }) => comeFrom0(page));

test('every table of 0.1 is where it was left', async ({ page }) => {
  for (const [id, old] of TABLES) {
    await test.step(old.label, async () => {
      await sitDown(page, id, old);
      await expectAsLeft(page, old);
      await page.goto('/#/settings');
      await page.locator('.table').waitFor({ state: 'detached' });
    });
  }
});

for (const [id, old] of TABLES.filter(([, { isOver, label }]) => !isOver && label.endsWith('against a bot'))) {
  test(`${old.config.game} goes on where 0.1 left it`, async ({ page }) => {
    await changeSettings(page, { language: 'en', speed: 'instant' });
    await sitDown(page, id, old);
    for (let move = 0; move < 3; move++) await playMove(page, 'mouse');
    await page.reload();
    await playMove(page, 'mouse');
    const { series } = await knownTable(page);
    expect(series.ply).toBeGreaterThanOrEqual(old.ply + 4);
    expect(series.match.moves.slice(0, old.ply)).toEqual(old.games[0]);
  });
}

test('the table that was left last in 0.1 is offered, as is the language', async ({ page }) => {
  await page.goto('/');
  const resume = page.getByRole('link', { name: de.home.continue }).first();
  await expect(resume).toHaveAttribute('href', new RegExp(`/#/table/${EXPECTED.lastTable}$`));
});

test('all that was finished in 0.1 is in the history and can be watched again', async ({ page }) => {
  await page.goto('/#/history');
  const games = page.locator('.past-games').last().locator('a:not(.past-review)');
  await expect(games).toHaveCount(EXPECTED.history.length);
  for (const [index, { id, game, seats }] of EXPECTED.history.entries()) {
    await expect(games.nth(index)).toHaveAttribute('href', new RegExp(`/#/replay/${id}$`));
    await expect(games.nth(index)).toContainText(de.games[game as keyof typeof de.games].name);
    for (const { name } of seats) await expect(games.nth(index)).toContainText(name);
  }
  for (const { id } of EXPECTED.history) {
    await page.goto(`/#/replay/${id}`);
    await page.locator('.table[data-ply]').waitFor();
  }
});
