import { GAME_IDS, type GameId } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { fixtureOf } from '../../testing/src/page/games.ts';
import { PLACES } from '../../testing/src/page/places.ts';
import { BOT, newTable, PERSON, playUntil } from '../../testing/src/page/records.ts';
import { openTable } from '../../testing/src/page/table.ts';
import { gapOf, outsideOf, overlapsIn, smallestOf } from './boxes.ts';
import { expect, test, type Page } from './test.ts';

const PHONES = ['320x568', '390x844', '667x375', '844x390'];
const TABLETS = ['820x1180', '1180x820'];
const DESKS = ['1440x900', '1920x1080'];

/** What must never lie over one another, nor reach beyond the screen. */
const AREAS = [
  '.bar',
  '.table > .tracks',
  '.play-field',
  '.play-hand',
  '.log-panel',
  '.hint-card',
  '.guide',
  '.controls',
];

/** What can be pressed; but the log has its own window. */
const CONTROLS = '.table :is(button, a[href]):not(.log-body *)';

test.use({ hasTouch: true });

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  // Two pictures later what follows the size has followed it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function open(page: Page, game: GameId, bots: number): Promise<void> {
  const known = newTable(game, [PERSON, ...Array.from({ length: bots }, () => BOT)], 'sizes');
  const enough = (fixtureOf(game).picturedAt * (bots + 1)) / 2;
  playUntil(known, ({ ply, turn }) => ply >= enough && turn === 0);
  await openTable(page, known);
  await fixtureOf(game).handling.untilReady(page);
}

async function expectTidy(page: Page, at: string): Promise<void> {
  const [width, height] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect.soft([width, height], `${at}: scrolls`).toEqual([0, 0]);
  expect.soft(await overlapsIn(page, AREAS), `${at}: areas overlap`).toEqual([]);
  expect.soft(await overlapsIn(page, [CONTROLS]), `${at}: controls overlap`).toEqual([]);
  expect.soft(await outsideOf(page, [...AREAS, CONTROLS]), `${at}: outside`).toEqual([]);
}

/** What can be hit or must be read is never smaller than this. */
async function expectLegible(page: Page, size: string, at: string): Promise<void> {
  expect.soft(await smallestOf(page, CONTROLS), `${at}: controls`).toBeGreaterThanOrEqual(20);
  expect.soft(await smallestOf(page, '[role=gridcell] > :first-child'), `${at}: fields`).toBeGreaterThanOrEqual(23.5);
  if (PHONES.includes(size)) return;
  expect.soft(await smallestOf(page, '.lane'), `${at}: lanes`).toBeGreaterThanOrEqual(24);
  const digits = await page.$$eval('.lane-value', (all) =>
    all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );
  expect.soft(Math.min(Infinity, ...digits), `${at}: digits`).toBeGreaterThanOrEqual(18);
}

for (const game of GAME_IDS)
  for (const bots of [1, 3])
    test(`${game} with ${bots + 1} players fits every screen`, async ({ page }) => {
      await open(page, game, bots);
      for (const size of [...PHONES, ...TABLETS, ...DESKS]) {
        await resize(page, size);
        const at = `${game}, ${size}`;
        await expectTidy(page, at);
        await expectLegible(page, size, at);
        // What one plays with is at the lower edge, and no third of the screen has nothing on it.
        const { bottom, gap } = await gapOf(page, '.play-hand');
        expect.soft(bottom, `${at}: the hand is at the lower edge`).toBeGreaterThan(0.85);
        if (size === '390x844') expect.soft(gap, `${at}: an empty part`).toBeLessThan(0.3);
      }
    });

/** A game that is looked at again: what a finished one leaves on the device. */
async function openReplay(page: Page, game: GameId): Promise<void> {
  const whole = newTable(game, [PERSON, BOT], 'sizes');
  playUntil(whole, () => false);
  await page.goto('/#/history');
  const buffer = Buffer.from(JSON.stringify(whole.series.transcript(0)));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.is-replay').waitFor();
}

for (const game of ['board', 'dice'] as const)
  test(`a replay of ${game} fits every screen`, async ({ page }) => {
    await openReplay(page, game);
    for (const size of [...PHONES, ...TABLETS, ...DESKS]) {
      await resize(page, size);
      await expectTidy(page, `replay of ${game}, ${size}`);
    }
  });

test.describe('with left hands', () => {
  test.use({ wishes: { leftHanded: true } });

  test('the hand is at the left of a lying phone, with all that belongs to it', async ({ page }) => {
    await open(page, 'board', 1);
    await resize(page, '844x390');
    await expectTidy(page, 'left-handed');
    expect(await outsideOf(page, ['.tiles-side'])).toEqual([]);
    const { x, width } = (await page.locator('.play-hand').boundingBox())!;
    expect(x + width).toBeLessThan(422);
  });
});

test('tiles of the rack are at least as large as those on the board of a tall phone', async ({ page }) => {
  await open(page, 'board', 1);
  await resize(page, '390x844');
  const [held, laid] = await Promise.all([
    smallestOf(page, '.tiles-tile .hex-shell'),
    smallestOf(page, '.tiles-grid .hex-shell'),
  ]);
  expect(held).toBeGreaterThanOrEqual(laid);
});

test('a hint covers neither what it recommends nor anything else', async ({ page }) => {
  await open(page, 'board', 1);
  await page.getByRole('button', { name: en.table.hint }).first().click();
  await page.locator('.hint-card').waitFor();
  for (const size of ['390x844', '844x390', '1180x820']) {
    await resize(page, size);
    const areas = ['.hint-card', '.play-field', '.play-hand', '.is-hinted', '.bar', '.table > .tracks'];
    const found = await overlapsIn(page, areas);
    expect
      .soft(
        found.filter((pair) => pair.includes('hint-card')),
        size,
      )
      .toEqual([]);
    expect.soft(await outsideOf(page, ['.hint-card']), size).toEqual([]);
  }
});

test.describe('with text of twice the size', () => {
  for (const game of GAME_IDS)
    test(`${game} scrolls down, never sideways`, async ({ page }) => {
      await open(page, game, 1);
      await resize(page, '390x844');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await overlapsIn(page, ['.bar', '.table > .tracks', '.surface', '.log-panel'])).toEqual([]);
    });
});

/** But the way to start stays in sight over what is scrolled. */
const IN_PLACES = 'main :is(button, a[href], input, select, summary):not(.setup-start *)';

test.describe('in German, which has the longer words', () => {
  test.use({ wishes: { language: 'de' } });

  for (const kind of new Set(PLACES.map((place) => place.split('/')[0]!)))
    test(`${kind || 'home'}: nothing scrolls sideways, and no control lies on another`, async ({ page }) => {
      for (const place of PLACES.filter((one) => one.split('/')[0] === kind)) {
        await page.goto(`/#/${place}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('.pending').waitFor({ state: 'detached' });
        for (const size of [...PHONES, ...TABLETS, ...DESKS]) {
          await resize(page, size);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(wider, `${place}, ${size}`).toBe(0);
          expect.soft(await overlapsIn(page, [IN_PLACES]), `${place}, ${size}: controls overlap`).toEqual([]);
        }
      }
    });
});
