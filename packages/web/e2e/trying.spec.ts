import { advise, BOT, newTable, PERSON, playUntil } from '../../testing/src/page/records.ts';
import { expect, test } from './test.ts';
import { openTable } from '../../testing/src/page/table.ts';
import { field, isPlace, tryByTouch } from '../../testing/src/page/tiles.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

for (const game of ['board', 'board3d'] as const) {
  test(`${game} stays where it is while a tile is tried, however wide the font`, async ({ page }) => {
    const known = newTable(game, [PERSON, BOT], 'trying');
    playUntil(known, ({ ply, turn }, next) => ply >= 12 && turn === 0 && isPlace(next));
    const move = advise(known)!;
    if (!isPlace(move)) throw new Error('there is no tile to try');
    await openTable(page, known);
    const place = field(page, move.at[0]);
    await place.waitFor();
    await page.locator('.tracks').evaluate((tracks: HTMLElement) => {
      tracks.style.letterSpacing = '0.2em';
    });
    const before = await place.boundingBox();
    await tryByTouch(page, move);
    await page.locator('.rail-gain').first().waitFor();
    expect(await place.boundingBox()).toEqual(before);
  });
}
