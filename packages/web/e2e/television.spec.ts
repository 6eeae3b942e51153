import type { GameId } from '@sixfold/engine';
import type { FromServer, GameUpdate, TableInfo } from '@sixfold/protocol';
import { en } from '../src/games/all-messages.fixture.ts';
import { botKind, botName } from '../src/i18n/bot-name.ts';
import { expectAccessible } from './accessible.ts';
import { accept, DESKTOP, inviteOf, openTable, playAlone, playUntil, test, wayTo, type Player } from './online.ts';
import { expect, type Page } from './test.ts';

const PHONE = { width: 390, height: 844 };
const TELEVISION = { width: 1920, height: 1080 };
/** Enough for everybody to have played. */
const PLIES = 5;
const GAMES: readonly GameId[] = ['dice', 'board'];

test.use({ viewport: PHONE });

/** What a page is told of tables and games, from now on. */
interface Told {
  readonly games: GameUpdate[];
  readonly tables: TableInfo[];
}

function listen(page: Page): Told {
  const told: Told = { games: [], tables: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [kind, news] = JSON.parse(String(payload)) as FromServer;
      if (kind === 'game') told.games.push(news);
      if (kind === 'table') told.tables.push(news);
    }),
  );
  return told;
}

/** A television in the host's own browser, which knows who the host is. */
async function openTelevision({ page, context }: Player): Promise<{ tv: Page; told: Told }> {
  const opened = context.waitForEvent('page');
  await page.getByText(en.tv.show).click();
  await page.getByRole('link', { name: en.tv.open }).click();
  const link = await (await opened).evaluate(() => location.href);
  await (await opened).close();
  const tv = await context.newPage();
  await tv.setViewportSize(TELEVISION);
  const told = listen(tv);
  await tv.goto(link);
  return { tv, told };
}

/** Whoever scans a code on the television comes here. */
const inviteOn = (tv: Page): string => wayTo(tv.url()).replace('/tv#', '#');

const handOnly = async ({ page }: Player): Promise<void> => {
  await page.getByRole('link', { name: en.hand.only }).click();
  await page.locator('.is-hand').waitFor();
};

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  );

for (const game of GAMES) {
  test(`two phones and a television: ${game}`, async ({ meet }) => {
    test.setTimeout(180_000);
    const [ada, bo] = [await meet(), await meet()];
    await openTable(ada, game, 0);
    const { tv, told } = await openTelevision(ada);
    await expect(tv.getByText(en.tv.sit)).toBeVisible();
    const free = tv.locator('.tv-seat.is-free');
    await expect(free.getByRole('img', { name: en.online.codeOf(en.tv.code) })).toHaveCount(1);
    await expectAccessible(tv, 'gathering on a television');

    await accept(bo, inviteOn(tv), 'Bo');
    for (const one of [ada, bo]) {
      await one.page.locator('.table').waitFor();
      await handOnly(one);
    }
    await playUntil([ada, bo], game, PLIES);
    const ply = Math.max(...[ada, bo].map(({ news }) => news!.ply));
    await expect(tv.locator(`.is-picture[data-ply="${ply}"]`)).toBeVisible();
    await expect(tv.locator('.tv-last')).toContainText(/Ada|Bo/);
    for (const page of [tv, ada.page, bo.page]) expect(await fits(page)).toBe(true);
    const picture = await tv.locator('.is-picture > *').boundingBox();
    expect(picture?.height).toBeGreaterThan(TELEVISION.height / 2);
    // No other table waits for them.
    for (const { page } of [ada, bo]) await expect(page.locator('.home-button .badge')).toHaveCount(0);

    // What it is told is what any spectator is, though its browser is Ada's.
    expect(told.games.length).toBeGreaterThan(1);
    for (const { view } of told.games) expect([view.seat, heldIn(view)]).toEqual([null, []]);
    for (const { you, invite } of told.tables) expect([you, invite]).toEqual([null, undefined]);
    expect(ada.news!.view.seat).toBe(0);
    expect(bo.news!.view.seat).toBe(1);

    const digits = tv.locator('.lane-value').first();
    expect(await digits.evaluate((lane) => parseFloat(getComputedStyle(lane).fontSize))).toBeGreaterThanOrEqual(40);
    await expectAccessible(tv, 'television');
    await expectAccessible(ada.page, 'hand');
  });
}

/** What somebody holds in a view; nothing in a game without hidden pieces. */
const heldIn = (view: GameUpdate['view']): unknown => ('rack' in view ? view.rack : []);

test('a television stands in the path of its table, and its older address leads there', async ({ meet }) => {
  const ada = await meet(TELEVISION);
  await openTable(ada, 'dice', 0);
  const { pathname, hash } = new URL(ada.page.url());
  const table = pathname.split('/').at(-1);
  await ada.page.goto(`/#/tv/${table}/${hash.slice(1)}`);
  await expect(ada.page.getByText(en.tv.sit)).toBeVisible();
  expect(wayTo(ada.page.url())).toBe(`/t/${table}/tv${hash}`);
  await ada.page.reload();
  await expect(ada.page.getByText(en.tv.sit)).toBeVisible();
});

test('a television says who gave up, and marks bots as bots', async ({ meet }) => {
  const [ada, bo] = [await meet(DESKTOP), await meet(DESKTOP)];
  await openTable(ada, 'dice', 1);
  const link = await inviteOf(ada);
  const { tv } = await openTelevision(ada);
  await expect(tv.locator('.tv-seat').nth(2)).toContainText(botName('casual', en));
  await accept(bo, link, 'Bo');
  await expect(tv.locator('.tv-teams')).toContainText(botName('casual', en));
  // What is told of people stands there until somebody moves: it must be Ada's turn, who does not.
  const hasTurn = ({ news }: Player): boolean => news !== null && news.view.turn === news.view.seat;
  await expect.poll(() => hasTurn(bo) || hasTurn(ada)).toBe(true);
  await playAlone(bo, 'dice');
  await expect.poll(() => hasTurn(ada)).toBe(true);
  await bo.page.getByRole('button', { name: en.online.menu, exact: true }).click();
  await bo.page.getByRole('button', { name: en.online.resign, exact: true }).click();
  await bo.page.getByRole('button', { name: en.app.yes, exact: true }).click();
  await expect(tv.locator('.tv-teams')).toContainText(en.seats.botFor('Bo', botKind('club', en)));
  await expect(tv.locator('.tv-last')).toContainText(en.online.gaveUpToBot('Bo', botKind('club', en)));
});
