import type { GameId } from '@sixfold/engine';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import type { FromServer, GameUpdate } from '@sixfold/protocol';
import { en } from '../src/games/all-messages.fixture.ts';
import { fixtureOf } from '../../testing/src/page/games.ts';
import { House } from './house.ts';
import { adviseSeen } from '../../testing/src/page/records.ts';
import { gameCard } from '../../testing/src/page/table.ts';
import { expect, keepSettings } from './test.ts';
import { Wire } from './wire.ts';

/** A person with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page was last told of the game. */
  news: GameUpdate | null;
}

/** One who comes to the tests' own house. */
export interface Player extends Visitor {
  /** The network between this person and the house. */
  readonly wire: Wire;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

interface Own {
  /** Somebody new comes to the house, with a screen of this size or the usual one, and a browser that may do this. */
  meet: (screen?: { width: number; height: number }, browser?: BrowserContextOptions) => Promise<Player>;
}

/** A test with a server that can be killed. What the browser complains of then is no fault of the page. */
export const test = base.extend<Own, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  meet: async ({ browser, house, viewport }, use) => {
    const errors: string[] = [];
    const players: Player[] = [];
    await use(async (screen = viewport ?? PHONE, wishes = {}) => {
      const wire = await Wire.to(house.address);
      const own = { baseURL: wire.address, viewport: screen, serviceWorkers: 'block' as const, ...wishes };
      const context = await browser.newContext(own);
      const player = Object.assign(await introduce(context, errors), { wire });
      players.push(player);
      return player;
    });
    for (const { context, wire } of players) {
      await context.close();
      wire.close();
    }
    expect(errors).toEqual([]);
  },
});

export async function introduce(context: BrowserContext, errors: string[]): Promise<Visitor> {
  const page = await context.newPage();
  const player: Visitor = { page, context, news: null };
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [kind, news] = JSON.parse(String(payload)) as FromServer;
      if (kind === 'game') player.news = news;
    }),
  );
  await keepSettings(page);
  return player;
}

/** The host sets up a table of one's own seat, an invited one, and so many bots. */
export async function openTable(
  { page }: Visitor,
  game: GameId,
  bots: number,
  { name = 'Ada', isPublic = false, guests = 1 } = {},
): Promise<void> {
  await page.goto('/');
  await gameCard(page, game).getByRole('link', { name: en.home.friends }).click();
  await page.getByLabel(en.online.name).fill(name);
  for (let guest = 1; guest < guests; guest++) await page.getByRole('button', { name: en.setup.add }).click();
  for (let bot = 0; bot < bots; bot++) {
    await page.getByRole('button', { name: en.setup.add }).click();
    await page.getByLabel(en.setup.seat(3 + bot), { exact: true }).selectOption('bot');
  }
  if (isPublic) await page.getByRole('radio', { name: en.online.public[0] }).check();
  await page.getByRole('button', { name: en.online.openTable }).click();
  await page.getByRole('heading', { name: en.online.seats }).waitFor();
}

/** The way that the page gives to whoever is invited, from whatever address one reaches the house. */
export async function inviteOf({ page, context }: Visitor): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const group = page.getByRole('group', { name: en.online.invitation });
  await group.getByRole('button', { name: en.online.copy }).click();
  await page.getByText(en.online.copied).first().waitFor();
  return wayTo(await page.evaluate(() => navigator.clipboard.readText()));
}

export function wayTo(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

export async function accept({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(en.online.name).fill(name);
  await page.getByRole('button', { name: en.online.sit }).click();
}

const isMine = ({ news }: Visitor): boolean =>
  news !== null && news.result === null && news.view.turn === news.view.seat;

/** Makes one sensible move with the mouse. */
async function move(player: Visitor, game: GameId): Promise<void> {
  const { page, news } = player;
  const { view, ply } = news as GameUpdate;
  const { handling } = fixtureOf(game);
  await page.locator(`.table[data-ply="${ply}"]`).waitFor();
  await handling.untilReady(page);
  await handling.mouse(page, adviseSeen(game, view));
  await expect.poll(() => player.news!.ply, { intervals: [10, 20], timeout: 60_000 }).toBeGreaterThan(ply);
}

/** Everybody plays on until so many plies are over, or the game is. */
export async function playUntil(players: readonly Visitor[], game: GameId, ply: number): Promise<void> {
  const isEnough = (): boolean =>
    players.some(({ news }) => news !== null && (news.ply >= ply || news.result !== null));
  while (!isEnough()) {
    await expect.poll(() => isEnough() || players.some(isMine), { intervals: [10, 20], timeout: 60_000 }).toBe(true);
    const mover = players.find(isMine);
    if (mover && !isEnough()) await move(mover, game);
  }
}

/** Plays on alone as long as nobody else has to. */
export async function playAlone(player: Player, game: GameId): Promise<void> {
  while (isMine(player)) await move(player, game);
}

/** What the line under the bar says of the connection. */
export const linkState = ({ page }: Player, text: string): Locator => page.locator('.link-state', { hasText: text });
