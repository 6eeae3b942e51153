/**
 * Takes the pictures for README and docs from the built page: docs/pictures/PLACE-SIZE-THEME.png.
 *   npm run build:page && npm run make:screenshots        all pictures, in English
 *   npm run make:screenshots -- board --language de       only those whose name contains a word; in a language
 */
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { PAGE, serve } from '@sixfold/server';
import { tryByMouse, tryByTouch, type Place } from '../packages/testing/src/page/tiles.ts';
import { fixtureOf } from '../packages/testing/src/page/games.ts';
import { advise, BOT, newTable, PERSON, playUntil, type Known } from '../packages/testing/src/page/records.ts';
import { openTable } from '../packages/testing/src/page/table.ts';
import { preferredLanguage } from '../packages/web/src/lib/languages.ts';
import { launchOptions } from './browser.ts';

const pictures = join(import.meta.dirname, '../docs/pictures');
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } };
const THEMES = ['dark', 'light'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' } },
});
const language = preferredLanguage([values.language]);

/** What to do before a picture is taken. */
type Scene = (page: Page) => Promise<void>;

const at =
  (place: string): Scene =>
  async (page) => {
    await page.goto(`/#/${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** A game in which something has happened and the person at the screen is to move. */
function midGame(game: GameId, plies: number, seats = [PERSON, BOT]): Known {
  const known = newTable(game, seats, 'picture');
  playUntil(known, ({ ply, turn }) => ply >= plies && turn === 0);
  return known;
}

const table =
  (known: Known): Scene =>
  async (page) => {
    await openTable(page, known);
    await fixtureOf(known.game).handling.untilReady(page);
  };

/** A tile that is being tried, with what it would score. */
const trying: Scene = async (page) => {
  const known = midGame('board', fixtureOf('board').picturedAt);
  await table(known)(page);
  const move = advise(known) as unknown as Place;
  const hasTouch = await page.evaluate('navigator.maxTouchPoints > 0');
  await (hasTouch ? tryByTouch : tryByMouse)(page, move);
};

/** The stacking board as a scene; on a phone it is asked for. */
const inScene: Scene = async (page) => {
  await openTable(page, midGame('board3d', 30));
  await page.locator('.tiles-rack').waitFor();
  const wish = page.getByRole('button', { name: '3D', exact: true });
  if ((await wish.count()) > 0) await wish.click();
  await page.locator('.board3d-scene.is-open canvas').waitFor();
};

/** The last move is left to be made by nobody: the stored table is over, and shows its result. */
const end =
  (game: GameId): Scene =>
  async (page) => {
    const known = newTable(game, [PERSON, BOT], 'picture');
    playUntil(known, () => false);
    await openTable(page, known);
    await page.getByRole('dialog').waitFor();
  };

/** A table that waits for whoever was invited, with a code to scan. */
const gathering: Scene = async (page) => {
  await at('friends/board')(page);
  await page.locator('input[autocomplete=nickname]').fill('Ada');
  await page.locator('button[type=submit]').click();
  await page.locator('.link-box button[aria-expanded]').first().click();
};

const SCENES: Readonly<Record<string, Scene>> = {
  home: at(''),
  settings: at('settings'),
  friends: at('friends/board'),
  gathering,
  lobby: at('lobby'),
  'board-trying': trying,
  'board3d-scene': inScene,
  ...Object.fromEntries(
    GAME_IDS.flatMap((game): [string, Scene][] => [
      [game, table(midGame(game, fixtureOf(game).picturedAt))],
      [`${game}-four`, table(midGame(game, 2 * fixtureOf(game).picturedAt, [PERSON, BOT, BOT, BOT]))],
      [`${game}-end`, end(game)],
      [`${game}-setup`, at(`setup/${game}`)],
      [`${game}-rules`, at(`learn/${game}`)],
    ]),
  ),
};

async function take(page: Page, name: string, scene: Scene): Promise<void> {
  await scene(page);
  await page.locator('.pending').waitFor({ state: 'detached' });
  // What appears once, such as a celebration, is over by then.
  await page.waitForTimeout(1200);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  console.log(`${name}.png`);
}

mkdirSync(pictures, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'sixfold-pictures-'));
const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data });
const browser = await chromium.launch(launchOptions());
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const isPhone = size === 'phone';
      const context = await browser.newContext({
        viewport,
        baseURL: serving.address,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
        deviceScaleFactor: isPhone ? 2 : 1,
      });
      const settings = JSON.stringify({ language, theme, motion: false, speed: 'fast' });
      await context.addInitScript((text) => localStorage.setItem('sixfold-settings', text), settings);
      for (const [place, scene] of Object.entries(SCENES)) {
        const name = `${place}-${size}-${theme}`;
        if (!positionals.every((word) => name.includes(word))) continue;
        const page = await context.newPage();
        await take(page, name, scene);
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await serving.close();
  rmSync(data, { recursive: true });
}
