import { GAME_IDS, type View } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { fixtureOf } from '../../testing/src/page/games.ts';
import { rack, sorted } from '../../testing/src/page/tiles.ts';
import { PERSON, newTable } from '../../testing/src/page/records.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { gameCard, knownTable, openTable, passAndPlay, playMove } from '../../testing/src/page/table.ts';

/** Games in which a player holds what nobody else may see. */
const HIDDEN = GAME_IDS.flatMap((game) => {
  const { held } = fixtureOf(game);
  return held ? [{ game, held }] : [];
});

const handOver = (page: Page, n: number): Locator =>
  page.getByRole('button', { name: en.pass.uncover(en.seats.personName(n)) });

const turnOf = async (page: Page): Promise<number> => (await knownTable(page)).series.turn ?? 0;

/** Whoever has moved has seen what came of it; a bonus turn is not handed on. */
async function passOn(page: Page, seat: number): Promise<void> {
  const button = page.getByRole('button', { name: en.pass.passOn(en.seats.personName(seat + 1)) });
  await button.or(page.locator('[aria-checked]')).first().waitFor();
  if (await button.isVisible()) await button.click();
}

/** What views of these games have. */
interface Hands {
  readonly rack: readonly string[];
  readonly open: unknown;
  readonly laid: unknown;
}

/** What somebody holds, and what lies open on the table or was ever told of it. */
interface Knowledge {
  readonly rack: readonly string[];
  readonly seen: string;
}

/** What each seat knows. */
async function knowledge(page: Page): Promise<Knowledge[]> {
  const { series } = await knownTable(page);
  return [0, 1].map((seat) => {
    const { rack: held, open, laid } = series.match.view(seat) as View & Partial<Hands>;
    return { rack: held!, seen: JSON.stringify([held, open, laid, series.match.seenSince(0, seat)]) };
  });
}

/** Everything in the page, attributes included, and what is read out. */
const everything = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.documentElement.outerHTML)) + (await page.locator('body').ariaSnapshot());

for (const { game, held } of HIDDEN) {
  const { nameOf, seen } = held;

  test(`between turns nothing of the table is in the page (${game})`, async ({ page }) => {
    await page.goto('/');
    await passAndPlay(page, game).click();
    // Who begins is drawn.
    await handOver(page, 1).or(handOver(page, 2)).waitFor();
    const all = await everything(page);
    for (const piece of (await knowledge(page)).flatMap(({ rack: pieces }) => pieces))
      expect(all).not.toContain(nameOf(piece));
    await expect(page.locator('svg')).toHaveCount(0);
  });

  test(`nobody sees what another holds, move by move (${game})`, async ({ page }) => {
    await openTable(page, newTable(game, [PERSON, PERSON], 'secrets'));
    for (let turn = 0; turn < 6; turn++) {
      const seat = (await knownTable(page)).series.turn as number;
      await handOver(page, seat + 1).click();
      await page.getByRole('radio').or(page.locator('.cards-held')).first().waitFor();
      const known = await knowledge(page);
      const [own, other] = [known[seat]!, known[1 - seat]!];
      expect(sorted(await seen(page))).toEqual(sorted(own.rack.map(nameOf)));
      const all = await everything(page);
      const foreign = other.rack.filter((piece) => !own.seen.includes(`"${piece}"`));
      expect(foreign, 'something to keep').not.toEqual([]);
      for (const piece of foreign) expect(all, piece).not.toContain(nameOf(piece));
      await playMove(page, 'mouse');
      await passOn(page, await turnOf(page));
    }
  });
}

test('a reload covers the table again', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'reload'));
  await handOver(page, 1).click();
  await rack(page).first().waitFor();
  await page.reload();
  await expect(handOver(page, 1)).toBeVisible();
  await expect(rack(page)).toHaveCount(0);
});

test('the way back from another place covers the table again', async ({ page }) => {
  await openTable(page, newTable('board', [PERSON, PERSON], 'back'));
  await handOver(page, 1).click();
  await rack(page).first().waitFor();
  await page.getByRole('link', { name: en.table.leave }).click();
  await gameCard(page, 'board').waitFor();
  await page.goBack();
  await expect(handOver(page, 1)).toBeVisible();
});
