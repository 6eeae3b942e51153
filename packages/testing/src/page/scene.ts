import type { Locator, Page } from '@playwright/test';
import type { At, MoveObject } from '@sixfold/engine';
import type { Handling } from './handling.ts';
import { answer, grid, handling as tiles, isPlace, rackTile, turn } from './tiles.ts';

export const canvas = (page: Page): Locator => page.locator('.board3d-scene.is-open canvas');

/** A point of the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The field that the page says the mouse points at. */
export async function pointedAt(page: Page, { x, y }: Spot): Promise<At | null> {
  await page.mouse.move(x, y);
  const name = await grid(page).getAttribute('aria-activedescendant');
  return name === null ? null : (name.slice('field-'.length).split('_').map(Number) as At);
}

/** About how far apart fields are on the screen, along each coordinate. */
const STEP: Readonly<Record<'q' | 'r', Spot>> = { q: { x: 55, y: 27 }, r: { x: 0, y: 50 } };

/** Some point of a field: from where one is pointed at, as far again as that is away. */
async function pointOf(page: Page, [q, r]: At): Promise<Spot> {
  const { x, y, width, height } = (await canvas(page).boundingBox())!;
  let spot = { x: x + width / 2, y: y + height / 2 };
  for (let tries = 0; tries < 30; tries++) {
    const [atQ, atR] = (await pointedAt(page, spot)) ?? [0, 0];
    if (atQ === q && atR === r) return spot;
    const [dq, dr] = [0.7 * (q - atQ), 0.7 * (r - atR)];
    spot = { x: spot.x + dq * STEP.q.x + dr * STEP.r.x, y: spot.y + dq * STEP.q.y + dr * STEP.r.y };
  }
  throw new Error(`${q},${r} is not to be found`);
}

/** The middle of a field as it is seen. */
export async function spotOf(page: Page, at: At): Promise<Spot> {
  const { x, y } = await pointOf(page, at);
  const reach = async (dx: number, dy: number, from: Spot): Promise<number> => {
    for (let far = 0; ; far += 4) {
      const now = await pointedAt(page, { x: from.x + dx * far, y: from.y + dy * far });
      if (String(now) !== String(at)) return far;
    }
  };
  const middle = { x, y: y + ((await reach(0, 1, { x, y })) - (await reach(0, -1, { x, y }))) / 2 };
  return { ...middle, x: x + ((await reach(1, 0, middle)) - (await reach(-1, 0, middle))) / 2 };
}

/** Takes up a tile, points at its place in the scene, turns it there and lays it down. */
async function mouse(page: Page, move: MoveObject): Promise<void> {
  if (!isPlace(move)) return answer(page, move).click();
  const tile = rackTile(page, move.tile);
  if ((await tile.getAttribute('aria-checked')) !== 'true') await tile.click();
  const { x, y } = await pointOf(page, move.at[0]);
  await turn(page, move, () => page.mouse.wheel(0, 100));
  await page.mouse.click(x, y);
}

async function untilReady(page: Page): Promise<void> {
  await tiles.untilReady(page);
  await canvas(page).waitFor();
}

/** The stacking board as a scene, not from above. */
export const handling: Handling = { ...tiles, untilReady, mouse };
