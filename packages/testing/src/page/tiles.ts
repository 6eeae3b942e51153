import { LETTERS, type At, type Letter, type MoveObject } from '@sixfold/engine';
import { makeField } from '@sixfold/engine/family';
import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../web/src/games/all-messages.fixture.ts';
import { tabTo } from './focus.ts';
import type { Handling, HeldPieces } from './handling.ts';

export interface Place {
  readonly type: 'place';
  readonly tile: string;
  readonly at: readonly [At, At];
}

/** The radius of a board by its number of fields. */
const RADIUS: Readonly<Record<number, number>> = { 37: 3, 61: 4, 91: 5, 127: 6, 169: 7 };
const QUESTIONS: Readonly<Record<string, string>> = { refill: en.tiles.refill, swap: en.tiles.swap };

const symbol = (letter: string): string => en.symbols.names[LETTERS.indexOf(letter as Letter)]!;

export function tileName([first, second]: string): string {
  const [one, two] = [symbol(first as string), symbol(second as string)];
  return one === two ? en.tiles.double(one) : en.tiles.tile(one, two);
}

export const grid = (page: Page): Locator => page.getByRole('grid', { name: en.tiles.label });
export const rack = (page: Page): Locator => page.getByRole('radiogroup', { name: en.tiles.rack }).getByRole('radio');
/** The tiles on the rack by their names, in no order that matters. */
export const rackNames = async (page: Page): Promise<string[]> => sorted(await labels(page));
export const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b));
const labels = (page: Page): Promise<string[]> =>
  rack(page).evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
/** Nobody else may see a rack. */
export const HELD: HeldPieces = { nameOf: tileName, seen: rackNames };
export const rackTile = (page: Page, tile: string): Locator =>
  page.locator(`[role=radio][aria-label="${tileName(tile)}"]`).first();
export const field = (page: Page, at: At): Locator => page.locator(`#field-${at.join('_')}`);
export const answer = (page: Page, move: MoveObject): Locator =>
  page.getByRole('button', { name: QUESTIONS[move.type]! });
export const isPlace = (move: MoveObject): move is MoveObject & Place => move.type === 'place';

/** The middle of a field on the screen; on a board that is too large for it, once the field is in sight. */
async function middle(page: Page, at: At): Promise<[number, number]> {
  const { x, y, width, height } = (await field(page, at).boundingBox())!;
  const point: [number, number] = [x + width / 2, y + height / 2];
  const smaller = page.getByRole('button', { name: en.tiles.zoomOut });
  if ((await isOnBoard(page, point)) || !(await smaller.isVisible())) return point;
  await smaller.click();
  return middle(page, at);
}

const isOnBoard = (page: Page, point: [number, number]): Promise<boolean> =>
  page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[role=grid], canvas')), point);

/** What the page says of the tile once it lies as it should, or with its first half there at least. */
async function saysOf(page: Page, { tile, at }: Place): Promise<{ wanted: string; near: string }> {
  const fields = await page.locator('[role=gridcell]').count();
  const [first, second] = at.map((one) => makeField(RADIUS[fields]!, one)) as [string, string];
  const [one, other] = [symbol(tile[0]!), symbol(tile[1]!)];
  const wanted = en.ear.tiles.lies(one, first, other, second);
  return { wanted, near: wanted.slice(0, wanted.indexOf(',') + 1) };
}

/** Waits until the page says something else of the tile that begins like this, and reads it. */
async function hear(page: Page, beginning: string, before = '', timeout = 20_000): Promise<string> {
  const said = await page.waitForFunction(
    ([start, old]) => {
      const text = document.querySelector('#tiles-tried')?.textContent ?? '';
      return text.startsWith(start) && text !== old && text;
    },
    [beginning, before] as const,
    { timeout },
  );
  return String(await said.jsonValue());
}

/** Points at where a tile is to lie until the page says that it does: a board that is enlarged to what is played may just be moving. */
async function pointAt(page: Page, move: Place, by: (...point: [number, number]) => Promise<void>): Promise<void> {
  const { near } = await saysOf(page, move);
  await expect(async () => {
    await by(...(await middle(page, move.at[0])));
    await hear(page, near, '', 2000);
  }).toPass();
}

/** Turns the tile until it lies as it should. Each turn is waited for: it goes on to the next way that fits. */
export async function turn(page: Page, move: Place, by: () => Promise<void>): Promise<void> {
  const { wanted, near } = await saysOf(page, move);
  let said = await hear(page, near);
  for (let turns = 0; turns < 6 && !said.startsWith(wanted); turns++) {
    await by();
    said = await hear(page, near, said);
  }
  expect(said).toContain(wanted);
}

async function untilReady(page: Page): Promise<void> {
  await page.locator('[role=radio][aria-disabled=false], .refill-or-swap').first().waitFor();
}

/** Takes up a tile and holds it over its place; nothing is decided yet. */
export async function tryByMouse(page: Page, move: Place): Promise<void> {
  const tile = rackTile(page, move.tile);
  if ((await tile.getAttribute('aria-checked')) !== 'true') await tile.click();
  await pointAt(page, move, (x, y) => page.mouse.move(x, y));
  await turn(page, move, () => page.mouse.wheel(0, 100));
}

export async function mouse(page: Page, move: MoveObject): Promise<void> {
  if (!isPlace(move)) return answer(page, move).click();
  await tryByMouse(page, move);
  await page.mouse.click(...(await middle(page, move.at[0])));
}

/** Lays a tile on its place, to be taken up again at will. */
export async function tryByTouch(page: Page, move: Place): Promise<void> {
  const tile = rackTile(page, move.tile);
  if ((await tile.getAttribute('aria-checked')) !== 'true') await tile.tap();
  const tap = (x: number, y: number): Promise<void> => page.touchscreen.tap(x, y);
  await pointAt(page, move, tap);
  await turn(page, move, async () => tap(...(await middle(page, move.at[0]))));
}

async function touch(page: Page, move: MoveObject): Promise<void> {
  if (!isPlace(move)) return answer(page, move).tap();
  await tryByTouch(page, move);
  await page.getByRole('button', { name: en.tiles.place }).tap();
}

async function keyboard(page: Page, move: MoveObject): Promise<void> {
  if (!isPlace(move)) {
    await tabTo(page, answer(page, move));
    return page.keyboard.press('Enter');
  }
  await tabTo(page, grid(page));
  const names = await labels(page);
  await page.keyboard.press(String(names.indexOf(tileName(move.tile)) + 1));
  await walkTo(page, move.at[0]);
  await turn(page, move, () => page.keyboard.press('r'));
  await page.keyboard.press('Enter');
}

/** Walks from field to field: first sideways to the column, then up or down. */
async function walkTo(page: Page, [column, row]: At): Promise<void> {
  for (;;) {
    const at = (await grid(page).getAttribute('aria-activedescendant')) ?? 'field-0_0';
    const [q, r] = at.slice('field-'.length).split('_').map(Number) as [number, number];
    if (q === column && r === row) return;
    const sideways = q < column ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(q !== column ? sideways : r < row ? 'ArrowDown' : 'ArrowUp');
  }
}

export const handling: Handling = { untilReady, mouse, touch, keyboard };
