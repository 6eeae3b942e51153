import { expect, type Locator, type Page } from '@playwright/test';
import type { GameId } from '@sixfold/engine';
import { en } from '../../../web/src/games/all-messages.fixture.ts';
import { handling as board } from './board.ts';
import { handling as board3d } from './board3d.ts';
import { handling as cards } from './cards.ts';
import { handling as dice } from './dice.ts';
import type { Handling, Way } from './handling.ts';
import { handling as stones } from './stones.ts';
import { advise, openRecord, type Known } from './records.ts';
import { layRecord, readRecord } from './store.ts';

/** The games that the page offers. */
export const HANDLINGS = { board, board3d, cards, stones, dice } satisfies Partial<Record<GameId, Handling>>;
export type Playable = keyof typeof HANDLINGS;
export const PLAYABLE = Object.keys(HANDLINGS) as Playable[];

export const gameCard = (page: Page, game: Playable): Locator =>
  page.getByRole('article', { name: en.games[game].name, exact: true });

export const playNow = (page: Page, game: Playable): Locator =>
  gameCard(page, game).getByRole('button', { name: en.home.play });

export const passAndPlay = (page: Page, game: Playable): Locator =>
  gameCard(page, game).getByRole('button', { name: en.home.pass });

/** The result, once the game is over. */
export const result = (page: Page): Locator => page.getByRole('dialog');

/** What the page has stored of the table it is at. */
export async function knownTable(page: Page): Promise<Known> {
  const record = await readRecord(page);
  if (!record) throw new Error('the page is at no table');
  return openRecord(record);
}

const isPersonsTurn = ({ table }: Known): boolean =>
  table.turn === null || table.config.seats[table.turn]?.kind === 'person';

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

/** Makes one sensible move for the person at the screen; false if the game is over. */
export async function playMove(page: Page, way: Way): Promise<boolean> {
  const known = await personsTurn(page);
  const move = advise(known);
  if (move === null) return false;
  const handling: Handling = HANDLINGS[known.game];
  // A move is stored before it is shown.
  await page.locator(`.table[data-ply="${known.table.ply}"]`).waitFor();
  await handling.isReady(page);
  await handling[way](page, move);
  await movedOn(page, known.table.ply);
  return true;
}

/** Plays on to the end of the game. */
export async function playOn(page: Page, way: Way): Promise<void> {
  while (await playMove(page, way)) continue;
}

/** Goes to a table that lies ready: by way of a small place, which knows where tables are kept. */
export async function openTable(page: Page, { table }: Known, id = 'prepared'): Promise<void> {
  await page.goto('/#/history');
  await page.locator('.past-games, p.sheet').first().waitFor();
  await layRecord(page, id, table.save());
  await page.goto(`/#/table/${id}`);
}
