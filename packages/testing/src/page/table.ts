import { expect, type Locator, type Page } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { en } from '../../../web/src/games/all-messages.fixture.ts';
import { fixtureOf } from './games.ts';
import type { Handling, Way } from './handling.ts';
import { advise, openLog, type Known } from './records.ts';
import { layTable, readLog } from './store.ts';

export const gameCard = (page: Page, game: GameId): Locator =>
  page.getByRole('article', { name: en.games[game].name, exact: true });

export const playNow = (page: Page, game: GameId): Locator =>
  gameCard(page, game).getByRole('button', { name: en.home.play });

export const passAndPlay = (page: Page, game: GameId): Locator =>
  gameCard(page, game).getByRole('button', { name: en.home.pass });

/** The result, once the game is over. */
export const result = (page: Page): Locator => page.getByRole('dialog');

/** What the page has stored of the table it is at. */
export async function knownTable(page: Page): Promise<Known> {
  const log = await readLog(page);
  if (log.length === 0) throw new Error('the page is at no table');
  return openLog(log);
}

const isPersonsTurn = ({ table, series: { turn } }: Known): boolean =>
  turn === null || table.seats[turn]?.kind === 'person';

/** Waits until a person is to decide or the game is over. */
async function personsTurn(page: Page): Promise<Known> {
  let known = await knownTable(page);
  const look = async (): Promise<boolean> => isPersonsTurn((known = await knownTable(page)));
  if (!isPersonsTurn(known)) await expect.poll(look, { intervals: [20], timeout: 20_000 }).toBe(true);
  return known;
}

/** Waits until the table shows a later ply, or is covered for whoever comes next. */
async function movedOn(page: Page, ply: number): Promise<void> {
  await page.waitForFunction((before) => {
    const shown = document.querySelector<HTMLElement>('.table[data-ply]');
    return shown === null || Number(shown.dataset['ply']) > before;
  }, ply);
}

/** Makes one sensible move for the person at the screen, perhaps by another handling than the usual; false if the game is over. */
export async function playMove(page: Page, way: Way, other?: Handling): Promise<boolean> {
  const known = await personsTurn(page);
  const move = advise(known);
  if (move === null) return false;
  const handling = other ?? fixtureOf(known.game).handling;
  // A move is stored before it is shown.
  await page.locator(`.table[data-ply="${known.series.ply}"]`).waitFor();
  await handling.untilReady(page);
  await handling[way](page, move);
  await movedOn(page, known.series.ply);
  return true;
}

/** Plays on to the end of the game. */
export async function playOn(page: Page, way: Way): Promise<void> {
  while (await playMove(page, way)) continue;
}

/** Goes to a table that lies ready: by way of a small place, which knows where tables are kept. */
export async function openTable(page: Page, known: Known, id = 'prepared'): Promise<void> {
  await page.goto('/#/history');
  await page.locator('.past-games, p.sheet').first().waitFor();
  await layTable(page, id, known);
  await page.goto(`/#/table/${id}`);
}
