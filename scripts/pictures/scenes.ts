import { GAME_IDS, type GameId } from '@sixfold/engine';
import { chromium, type Page } from '@playwright/test';
import { fixtureOf } from '../../packages/testing/src/page/games.ts';
import { advise, BOT, newTable, PERSON, playUntil, type Known } from '../../packages/testing/src/page/records.ts';
import { openTable } from '../../packages/testing/src/page/table.ts';
import { tryByMouse, tryByTouch, type Place } from '../../packages/testing/src/page/tiles.ts';
import { launchOptions } from '../browser.ts';

/** What to do before a picture is taken. */
export type Scene = (page: Page) => Promise<void>;

/** One that people can choose, with its name and face. */
const RIVAL = { ...BOT, bot: 'casual' };

const company = (bots: number): (typeof PERSON)[] => [PERSON, ...Array.from({ length: bots }, () => RIVAL)];

const at =
  (place: string): Scene =>
  async (page) => {
    await page.goto(`/#/${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

/** A game in which something has happened and the person at the screen is to move. */
function midGame(game: GameId, plies: number, seats: ReturnType<typeof company>): Known {
  const known = newTable(game, seats, 'picture');
  playUntil(known, ({ ply, turn }) => ply >= plies && turn === 0);
  return known;
}

const table =
  (known: () => Known): Scene =>
  async (page) => {
    const shown = known();
    await openTable(page, shown);
    await fixtureOf(shown.game).handling.untilReady(page);
  };

/** A tile that is being tried, with what it would score. */
const trying: Scene = async (page) => {
  const known = midGame('board', fixtureOf('board').picturedAt, company(1));
  await table(() => known)(page);
  const move = advise(known) as unknown as Place;
  const hasTouch = await page.evaluate('navigator.maxTouchPoints > 0');
  await (hasTouch ? tryByTouch : tryByMouse)(page, move);
};

/** The question at the end of a turn, refill or swap. */
const asked =
  (game: GameId): Scene =>
  async (page) => {
    for (let seed = 0; seed < 100; seed++) {
      const known = newTable(game, company(1), `asked ${seed}`);
      if (!playUntil(known, ({ turn }, { type }) => turn === 0 && (type === 'refill' || type === 'swap'))) continue;
      return table(() => known)(page);
    }
  };

/** The stacking board as a scene; on a phone it is asked for. */
const inScene: Scene = async (page) => {
  await openTable(page, midGame('board3d', 30, company(1)));
  await page.locator('.tiles-rack').waitFor();
  const wish = page.getByRole('button', { name: '3D', exact: true });
  if ((await wish.count()) > 0) await wish.click();
  await page.locator('.board3d-scene.is-open canvas').waitFor();
};

/** The last move is left to be made by nobody: the stored table is over, and shows its result. */
const end =
  (game: GameId): Scene =>
  async (page) => {
    const known = newTable(game, company(1), 'picture');
    playUntil(known, () => false);
    await openTable(page, known);
    await page.getByRole('dialog').waitFor();
  };

/** A table that waits for whoever was invited, with a code to scan. */
const gathering: Scene = async (page) => {
  await at('friends/board')(page);
  await page.locator('input[autocomplete=nickname]').fill('Ada');
  await page.locator('button[type=submit]').click();
  // On large screens the code is open at once.
  const code = page.locator('.link-box button[aria-expanded]').first();
  if ((await code.getAttribute('aria-expanded')) === 'false') await code.click();
};

/** A table to which somebody else has invited; or what comes of its link. */
const invited =
  (placeOf: (link: string) => string): Scene =>
  async (page) => {
    await at('')(page);
    // Whoever has a name already sits down at once.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const browser = await chromium.launch(launchOptions());
    const host = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await gathering(host);
    await host.locator('.show-on-tv summary').click();
    const link = (await host.locator('.show-on-tv a').getAttribute('href')) ?? '';
    await page.goto(placeOf(link));
    await page.locator('main, .tv-seat').first().waitFor();
    await browser.close();
  };

/** A table of this device on its way to a server. */
const taken: Scene = async (page) => {
  await against('board', 1)(page);
  await at('take/prepared')(page);
};

/** A score board beside a printed game, on which a few values were tapped. */
const scoreBoard =
  (game: GameId): Scene =>
  async (page) => {
    await at(`scores/${game}`)(page);
    await page.locator('button[type=submit]').click();
    for (const track of [0, 3, 5, 1, 2, 4, 4]) {
      await page.locator('.pad-track').nth(track).locator('.pad-cell:not(.is-closed)').nth(1).click();
    }
  };

/** As it lies between the players. */
const flatBoard: Scene = async (page) => {
  await scoreBoard('board')(page);
  await page.locator('.sheet-buttons [aria-pressed]').click();
};

/** What helps to count at a score board. */
const counting =
  (game: GameId): Scene =>
  async (page) => {
    await scoreBoard(game)(page);
    await page.locator('.sheet-buttons [aria-haspopup]').click();
    await page.getByRole('dialog').waitFor();
  };

/** The first puzzle of a game, as it is asked or with its solution. */
const puzzle =
  (game: GameId, isShown: boolean): Scene =>
  async (page) => {
    await at(`puzzles/${game}`)(page);
    await page.locator('.puzzle-link').first().click();
    await page.locator('.puzzle-card').waitFor();
    if (isShown) await page.locator('.puzzle-card button').click();
  };

/** A game that a bot ends as soon as the table is opened. */
function nearlyOver(game: GameId): Known {
  for (let seed = 0; seed < 100; seed++) {
    const whole = newTable(game, [PERSON, BOT], `ends ${seed}`);
    playUntil(whole, () => false);
    const last = whole.series.ply - 1;
    const known = newTable(game, [PERSON, BOT], `ends ${seed}`);
    playUntil(known, ({ ply }) => ply === last);
    if (known.series.turn === 1) return known;
  }
  throw new Error('no bot ends a game');
}

/** Where a finished game is seen: it is filed when it ends, not when it is laid down. */
const finished =
  (game: GameId, place: string): Scene =>
  async (page) => {
    await openTable(page, nearlyOver(game));
    await page.getByRole('dialog').waitFor();
    await at(place)(page);
  };

const replay =
  (game: GameId): Scene =>
  async (page) => {
    await finished(game, 'history')(page);
    await page.locator('.past-games a').first().click();
    await page.locator('.is-replay').waitFor();
  };

/** The review of a finished game, once all of it is there, with a marked move and what was better. */
const review =
  (game: GameId): Scene =>
  async (page) => {
    await finished(game, 'history')(page);
    await page.locator('.past-review').click();
    await page.locator('.review-bars').first().waitFor({ timeout: 60_000 });
    const marked = page.locator('.review-marked button').first();
    if ((await marked.count()) > 0) await marked.click();
    await page.evaluate(() => scrollTo(0, 0));
  };

/** The same, further down. */
const reviewBelow =
  (game: GameId): Scene =>
  async (page) => {
    await review(game)(page);
    await page.locator('.review-sums').evaluate((sums) => sums.scrollIntoView());
  };

/** A marked position, in which a better move is to be found. */
const betterMove =
  (game: GameId): Scene =>
  async (page) => {
    await review(game)(page);
    await page.locator('.review-find button').first().click();
    await page.locator('.is-finding').waitFor();
  };

const against = (game: GameId, bots: number): Scene =>
  table(() => midGame(game, (fixtureOf(game).picturedAt * (bots + 1)) / 2, company(bots)));

/** What there is of one game. */
function scenesOf(game: GameId): Record<string, Scene> {
  return {
    [game]: against(game, 1),
    [`${game}-four`]: against(game, 3),
    [`${game}-end`]: end(game),
    [`${game}-setup`]: at(`setup/${game}`),
    [`${game}-rules`]: at(`learn/${game}`),
  };
}

/** What is shown in README and docs. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: at(''),
  settings: at('settings'),
  friends: at('friends/board'),
  gathering,
  lobby: at('lobby'),
  'board-trying': trying,
  'board3d-scene': inScene,
  ...Object.assign({}, ...GAME_IDS.map(scenesOf)),
};

/** What is to be looked at as well. */
export const MORE_SCENES: Readonly<Record<string, Scene>> = {
  history: at('history'),
  statistics: at('history/statistics'),
  luck: at('history/luck'),
  daily: at('daily'),
  puzzles: at('puzzles'),
  'cards-puzzles': at('puzzles/cards'),
  scores: at('scores'),
  'board-flat': flatBoard,
  'board-replay': replay('board'),
  'dice-replay': replay('dice'),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-review`, review(game)])),
  'dice-review-below': reviewBelow('dice'),
  'board-review-below': reviewBelow('board'),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-better`, betterMove(game)])),
  skill: at('review'),
  'history-filled': finished('board', 'history'),
  'statistics-filled': finished('board', 'history/statistics'),
  'luck-filled': finished('board', 'history/luck'),
  invited: invited((link) => link.replace('/tv#', '#')),
  tv: invited((link) => link),
  'board-take': taken,
  'board-solo': table(() => midGame('board', 10, company(0))),
  'board-asked': asked('board'),
  'cards-asked': asked('cards'),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-three`, against(game, 2)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-course`, at(`course/${game}`)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-puzzle`, puzzle(game, false)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-solution`, puzzle(game, true)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-pieces`, at(`pieces/${game}`)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-print`, at(`print/${game}`)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-scores`, at(`scores/${game}`)])),
  ...Object.fromEntries(GAME_IDS.map((game) => [`${game}-score`, scoreBoard(game)])),
  ...Object.fromEntries((['board', 'cards', 'dice'] as const).map((game) => [`${game}-count`, counting(game)])),
};
